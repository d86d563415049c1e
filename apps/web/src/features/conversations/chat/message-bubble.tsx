import { Check, Copy } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { copyText } from '../../../browser/copy-text.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { LazyMarkdown, PlainText } from '../../../ui/markdown/lazy-markdown.tsx'
import { paintedDiamond } from '../../../ui/trail/painted-diamond.ts'
import type { Entry } from '../turn/entries.ts'

/** Drawn anew only when it changes: while a reply comes in, that is the last one ten times a second. */
export const MessageBubble = memo(function MessageBubble({ text, isFromUser, coming }: Entry) {
  return isFromUser ? <LearnersBubble text={text} /> : <AssistantsBubble text={text} coming={coming} />
})

const LearnersBubble = ({ text }: { readonly text: string }) => (
  <div className="flex justify-end ps-8 sm:ps-16">
    <div className="min-w-0 rounded-md rounded-ee-none bg-ink px-4 py-2.5 text-paper">
      <span className="sr-only">You: </span>
      <PlainText text={text} />
    </div>
  </div>
)

const AssistantsBubble = ({ text, coming }: Omit<Entry, 'isFromUser'>) => (
  <div className="flex gap-2 sm:gap-3 sm:pe-8">
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className="mt-4 flex-none max-sm:hidden">
      <path d={paintedDiamond} className="fill-ink" />
    </svg>
    <div className="min-w-0">
      <div className="flex min-w-0 flex-col gap-3 rounded-md rounded-es-none border border-line bg-paper px-4 py-2.5 wrap-anywhere">
        <span className="sr-only">Assistant: </span>
        <LazyMarkdown text={text} />
      </div>
      <div className="min-h-11 sm:pointer-fine:min-h-6">{!coming && <CopyButton text={text} />}</div>
    </div>
  </div>
)

function CopyButton({ text }: { readonly text: string }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), 2_000)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async () => {
    const outcome = (await copyText(text)) ? 'Copied' : 'Copying failed'
    setSaid(outcome)
    announce(outcome)
  }

  const Icon = said === 'Copied' ? Check : Copy
  return (
    <button
      type="button"
      onClick={copy}
      className="flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-note text-muted hover:text-ink sm:pointer-fine:min-h-6"
    >
      <Icon size={14} aria-hidden="true" />
      {said ?? (
        <span>
          Copy <span className="sr-only">this message</span>
        </span>
      )}
    </button>
  )
}
