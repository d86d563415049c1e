import { texts } from 'virtual:texts/learning/chapter/content'
import type { ChapterView, PlanDetails } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink, paths } from '../../../../routing/page-link.tsx'
import { describeHours } from '../../../../texts/durations.ts'
import { Trail, TrailStop } from '../../../../ui/trail.tsx'
import { planQuery } from '../../model.ts'
import { ObjectivesList } from '../../objectives-list.tsx'
import { heldNote, shownOf } from '../../outline-words.ts'

type FinishProps = { readonly chapter: ChapterView; readonly objectives: readonly string[] }

/** What has come of a chapter. The next step stands right below, among the neighbours. */
export function Finish({ chapter, objectives }: FinishProps) {
  const isTaken = chapter.check?.best != null
  const untaken = chapter.check ? texts.quizNotTaken : chapter.check_pending ? texts.checkPending : texts.noQuiz
  return (
    <div className="mt-8 flex flex-col gap-10">
      <section aria-labelledby="finish-title">
        <h2 id="finish-title" className="mb-3 text-lead">
          {texts.youCan}
        </h2>
        <ObjectivesList
          objectives={objectives}
          labelledBy="finish-title"
          noteOf={(objective) =>
            isTaken && !chapter.shown_objectives?.includes(objective) ? texts.notShown : heldNote(chapter, objective)
          }
        />
        {!isTaken && <p className="mt-3 text-note text-muted">{untaken}</p>}
      </section>
      {chapter.next_chapter === null && <PlanFinish planId={chapter.learning_plan_id} chapterId={chapter.id} />}
    </div>
  )
}

type PlanFinishProps = {
  readonly planId: string
  /** The chapter that has just been completed: the plan may have been read a moment before. */
  readonly chapterId: string
}

/** Of a plan whose last chapter is complete: all that it has taught, and what is left of it. Without the plan nothing is missed. */
function PlanFinish({ planId, chapterId }: PlanFinishProps) {
  const { data: plan } = useQuery(planQuery(planId))
  if (!plan) return null
  const chapters = plan.chapters.map((one) => ({
    ...one,
    isDone: one.is_completed_by_current_user || one.id === chapterId,
  }))
  const left = chapters.filter(({ isDone }) => !isDone).length
  return (
    <section aria-labelledby="plan-finish-title">
      <h2 id="plan-finish-title" className="text-lead">
        {left === 0 ? texts.plan.done : texts.plan.soFar}
      </h2>
      <p className="mt-1 mb-5 text-note text-muted">{describePlan(plan, left)}</p>
      <Trail label={texts.plan.label}>
        {chapters.map(({ id, title, isDone, ...chapter }) => (
          <TrailStop
            key={id}
            mark={isDone ? 'done' : 'open'}
            markLabel={isDone ? texts.plan.completed : texts.plan.notCompleted}
          >
            {isDone ? (
              <p dir="auto" className="text-balance font-semibold">
                {title}
              </p>
            ) : (
              <PageLink to={paths.chapter(planId, id)}>
                <bdi>{title}</bdi>
              </PageLink>
            )}
            {isDone && shownOf(chapter).length > 0 && (
              <div className="mt-1 text-note">
                <ObjectivesList objectives={shownOf(chapter)} noteOf={(one) => heldNote(chapter, one)} />
              </div>
            )}
          </TrailStop>
        ))}
      </Trail>
    </section>
  )
}

const describePlan = ({ chapters, minutes }: PlanDetails, left: number): string =>
  [
    texts.plan.chapters({ count: chapters.length }),
    ...(minutes === null ? [] : [describeHours(minutes)]),
    ...(left === 0 ? [] : [texts.plan.left({ count: left })]),
  ].join(' · ')
