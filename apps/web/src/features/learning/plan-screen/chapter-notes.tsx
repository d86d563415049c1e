import { texts } from 'virtual:texts/learning/plan-screen'
import { texts as editing } from 'virtual:texts/learning/plan-screen/edit'
import type { PlanDetails } from '@app/contract'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { WalkingDots } from '../../../ui/trail.tsx'
import { explainEdit, usePlanEdits } from './edit/plan-edits.ts'

type ChapterNotesProps = { readonly plan: PlanDetails; readonly chapter: PlanDetails['chapters'][number] }

/** What is to be said of a chapter beside what it teaches. */
export function ChapterNotes({ plan, chapter }: ChapterNotesProps) {
  const earlier = plan.chapters.filter(({ id }) => chapter.prerequisites.includes(id))
  return (
    <>
      <OutlineNote plan={plan} chapter={chapter} />
      {earlier.length > 0 && (
        <p className="mt-1 max-w-[36rem] text-note text-muted">
          {texts.buildsOn}
          {earlier.map(({ id, number, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              {number} <bdi>{title}</bdi>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** Of a chapter that the learner has added: what it teaches is being written, or could not be. */
function OutlineNote({ plan, chapter }: ChapterNotesProps) {
  const { mutate, error, isPending } = usePlanEdits(plan.id)
  if (chapter.outline_status === undefined) return null
  if (chapter.outline_status === 'PENDING') {
    return (
      <p className="mt-1 flex items-center gap-3 text-note text-muted">
        {texts.outlining}
        <WalkingDots className="flex-none" />
      </p>
    )
  }
  return (
    <div className="mt-1 max-w-[36rem]">
      <p className="text-note text-danger">{texts.outlineFailed}</p>
      <Button
        size="sm"
        className="mt-2 print:hidden"
        busy={isPending}
        onClick={() => mutate({ kind: 'outline', chapter_id: chapter.id })}
      >
        <LabelOf label={texts.retryOutline} of={chapter.title} />
      </Button>
      {error !== null && (
        <Alert className="mt-3">
          <p>{explainEdit(error, editing.changed, texts.retryOutlineFailed)}</p>
        </Alert>
      )}
    </div>
  )
}
