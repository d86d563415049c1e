import { readJsonObject } from './lenient-json.ts'
import { headOf, type ReplyHead } from './reply-draft.ts'
import { withoutLinks } from './without-links.ts'

export type ReplyStream = {
  /** Takes the next piece of the model's answer. */
  readonly feed: (piece: string) => void
  /** What has been shown so far. */
  readonly shown: () => string
  /** Null until the part before the message is complete. */
  readonly head: () => ReplyHead | null
}

const MESSAGE_KEY = /"message"\s*:\s*"/
/** A Markdown link that may still be growing at the end of what has come. */
const UNFINISHED_LINK = /!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/

/**
 * Shows the `message` of a JSON answer while the answer is still being written. `accept` judges what stands before
 * the message; if it says no, nothing is shown. Words are shown whole, and never with an address in them.
 */
export function makeReplyStream(options: {
  readonly accept: (head: ReplyHead) => boolean
  readonly onText: (piece: string) => void
}): ReplyStream {
  let raw = ''
  let messageStart = -1
  let head: ReplyHead | null = null
  let accepted = false
  let shown = ''

  const findMessage = (): void => {
    const key = MESSAGE_KEY.exec(raw)
    if (!key) return
    messageStart = key.index + key[0].length
    const before = readJsonObject(`${raw.slice(0, key.index).replace(/,\s*$/, '')}}`)
    head = headOf(before ?? {})
    accepted = options.accept(head)
  }

  const show = (): void => {
    const clean = withoutLinks(wholeWords(decodeString(raw, messageStart))).trimStart()
    // where cleaning changed what was shown already, the finished message puts it right
    if (clean.length <= shown.length || !clean.startsWith(shown)) return
    options.onText(clean.slice(shown.length))
    shown = clean
  }

  return {
    feed: (piece) => {
      raw += piece
      if (messageStart < 0) findMessage()
      if (accepted) show()
    },
    shown: () => shown,
    head: () => head,
  }
}

/** The JSON string that begins at `start`, as far as it has come: up to its closing quote or the last whole escape. */
function decodeString(raw: string, start: number): { readonly text: string; readonly closed: boolean } {
  const body = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(raw.slice(start))?.[0] ?? ''
  const closed = raw[start + body.length] === '"'
  const whole = closed ? body : body.replace(/\\u[dD][89abAB][0-9a-fA-F]{2}$/, '')
  try {
    return { text: JSON.parse(`"${whole.replace(/\n/g, '\\n').replace(/[^\P{Cc}]/gu, ' ')}"`), closed }
  } catch {
    return { text: '', closed }
  }
}

function wholeWords({ text, closed }: { readonly text: string; readonly closed: boolean }): string {
  if (closed) return text
  return text.replace(/\S*$/, '').replace(UNFINISHED_LINK, '')
}
