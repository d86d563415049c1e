import { texts } from 'virtual:texts/learning/plan-screen/edit'
import type { PlanDetails } from '@app/contract'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorLine } from '../../../../ui/feedback/alert.tsx'
import { archiveId, editId } from './focus-soon.ts'
import { explainEdit, usePlanEdits } from './plan-edits.ts'
import { type Notices, UndoNotice } from './undo-notice.tsx'

type PlanToolbarProps = {
  readonly plan: PlanDetails
  readonly notices: Notices
  /** Opens the editor; null while that cannot be. */
  readonly onEdit: (() => void) | null
  readonly isOpening: boolean
}

/** What can be done with the plan as a whole; its place is a row that wraps. */
export function PlanToolbar({ plan, notices, onEdit, isOpening }: PlanToolbarProps) {
  const { mutate, error } = usePlanEdits(plan.id)

  const archive = () => {
    const [kind, undo] = plan.archived ? (['unarchive', 'archive'] as const) : (['archive', 'unarchive'] as const)
    const text = kind === 'archive' ? texts.saidArchived : texts.saidUnarchived
    notices.clear()
    mutate({ kind }, { onSuccess: () => notices.show({ text, undo: { kind: undo }, at: null, returnTo: archiveId }) })
  }

  return (
    <>
      {plan.archived && (
        <div className="order-first mb-1 max-w-[60ch] basis-full">
          <Badge>{texts.archived}</Badge>
          <p className="mt-2 text-note text-muted">{texts.archivedNote}</p>
        </div>
      )}
      {onEdit && plan.revision_status && (
        <p className="order-first mb-1 max-w-[60ch] basis-full text-note text-muted">
          {texts.revision[plan.revision_status]}
        </p>
      )}
      {/* together, so that the last one does not wrap alone */}
      <div className="flex flex-wrap gap-2">
        {onEdit && (
          <Button id={editId} size="sm" busy={isOpening} onClick={onEdit}>
            {plan.revision_status && plan.revision_status !== 'FAILED' ? texts.seeRevision : texts.edit}
          </Button>
        )}
        <Button id={archiveId} size="sm" variant="quiet" className={onEdit ? 'px-2!' : '-ms-4'} onClick={archive}>
          {plan.archived ? texts.unarchive : texts.archive}
        </Button>
      </div>
      {error !== null && <ErrorLine className="basis-full">{explainEdit(error, texts.changed)}</ErrorLine>}
      <UndoNotice planId={plan.id} notices={notices} />
    </>
  )
}
