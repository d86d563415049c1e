import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../../browser/copy-text.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'

export function CopyButton({ text }: { readonly text: string }) {
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
