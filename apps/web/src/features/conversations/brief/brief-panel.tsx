import { texts } from 'virtual:texts/conversations/brief'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { BriefSlots } from './brief-slots.tsx'
import { type Brief, useEdits } from './use-edits.ts'

const Dialog = lazyDialog(() => import('../../../ui/dialogs/dialog.tsx'), 'Dialog')

type BriefPanelProps = Pick<Brief, 'conversationId' | 'brief' | 'waits'> & {
  /** Whether the sheet is open, where there is no room beside the chat. */
  readonly isShown: boolean
  readonly onClose: () => void
  /** Opens the questions about the learner's level. */
  readonly onPlacement: () => void
}

/** What is known of what the learner wants, beside the chat or as a sheet. */
export function BriefPanel({ isShown, onClose, onPlacement, ...known }: BriefPanelProps) {
  const brief = { ...known, ...useEdits(), onPlacement }
  const isBeside = useIsWide('56.25rem')
  if (!isBeside) {
    return (
      <Dialog open={isShown} onClose={onClose} title={texts.title} shape="sheet">
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
