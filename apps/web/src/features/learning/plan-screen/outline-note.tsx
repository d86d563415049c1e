import type { PlanDetails } from '@app/contract'
import { WalkingDots } from '../../../ui/trail.tsx'
import { outlineWords as words } from '../outline-words.ts'

/** Of a chapter that the learner has added: what it teaches is being written, or could not be. */
export const OutlineNote = ({ chapter }: { readonly chapter: PlanDetails['chapters'][number] }) => {
  if (chapter.outline_status === 'PENDING') {
    return (
      <p className="mt-1 flex items-center gap-3 text-note text-muted">
        {words.outlining}
        <WalkingDots className="flex-none" />
      </p>
    )
  }
  return (
    chapter.outline_status === 'FAILED' && (
      <p className="mt-1 max-w-[36rem] text-note text-danger">{words.outlineFailed}</p>
    )
  )
}
