import { texts } from 'virtual:texts/learning/brief'
import { isBusy } from '../../../ui/chat/turn.ts'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { BriefSlots } from '../../learning/brief/brief-slots.tsx'
import { useEdits } from '../../learning/brief/use-edits.ts'
import type { Conversation } from '../use-conversation.ts'

const Dialog = lazyDialog(() => import('../../../ui/dialogs/dialog.tsx'), 'Dialog')

/** What is known of what the learner wants, beside the chat or as a sheet. */
export function BriefPanel({ conversation }: { readonly conversation: Conversation }) {
  const { id, brief: known, controls, shown, show } = conversation
  const edits = useEdits()
  const isBeside = useIsWide('56.25rem')
  if (id === null || !known) return null
  const waits = isBusy(controls.turn)
  const brief = { ...edits, conversationId: id, brief: known, waits, onPlacement: () => show('placement') }
  if (!isBeside) {
    return (
      <Dialog open={shown === 'brief'} onClose={() => show(null)} title={texts.title} shape="sheet">
        <BriefSlots brief={brief} />
      </Dialog>
    )
  }
  return (
    <section
      aria-labelledby="brief-title"
      className="h-150 max-h-[calc(100dvh-var(--header-height)-1rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet px-5 py-4 shadow-sheet"
    >
      <h2 id="brief-title" className="text-lead">
        {texts.title}
      </h2>
      <BriefSlots brief={brief} />
    </section>
  )
}
