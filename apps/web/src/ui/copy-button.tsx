import { texts } from 'virtual:texts/ui/copying'
import { useEffect, useState } from 'react'
import { announce } from './feedback/announcer.tsx'
import { StrokeIcon } from './stroke-icon.tsx'

const twoSheets = 'M9 9h12v12H9zM5 15H3V3h12v2'
const tick = 'm4 12.5 5 5L20 6.5'

type CopyButtonProps = {
  readonly text: string
  /** What is copied, for those who do not see what the button stands at: 'this message'. */
  readonly what: string
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), 2_000)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async () => {
    const outcome = (await copyText(text)) ? texts.copied : texts.copyFailed
    setSaid(outcome)
    announce(outcome)
  }

  return (
    <button
      type="button"
      onClick={copy}
      className="flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-note text-muted hover:text-ink sm:pointer-fine:min-h-6 print:hidden"
    >
      <StrokeIcon path={said === texts.copied ? tick : twoSheets} size={14} />
      {said ?? (
        <span>
          {texts.copy} <span className="sr-only">{what}</span>
        </span>
      )}
    </button>
  )
}

/** Answers whether it worked. */
async function copyText(text: string): Promise<boolean> {
  try {
    // it is not there where the page comes over plain HTTP, as in many a home network
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // refused, for one thing by a policy of the browser: the old way may still be open
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
