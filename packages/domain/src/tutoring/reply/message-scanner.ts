import { partialJson } from '../partial-json.ts'

/** Longer than thinking and heads of answers are: what comes behind is not shown while it comes. */
const MAX_HEAD_LENGTH = 60_000
/** Places that look as if a message began there: more are no answer of ours. */
const MAX_TRIED = 20
/** A key with what may stand between it and its text. */
const MAX_BEGIN_LENGTH = 40

/**
 * Finds the texts behind these keys of a JSON object while it comes, and hands them on, unescaped, as they come. Thinking in front of the
 * object is passed over. Takes time in proportion to the answer.
 */
export function makeMessageScanner<Key extends string>(
  keys: readonly Key[],
  on: {
    /** The text behind a key begins; `before` is the object up to there, without such texts. */
    readonly onBegin: (key: Key, before: unknown) => void
    readonly onText: (text: string) => void
    readonly onEnd: () => void
  },
): { readonly feed: (piece: string) => void } {
  // in a text its quotation marks would be escaped
  const begin = new RegExp(`"(${keys.join('|')})"\\s{0,9}:\\s{0,9}"`, 'g')
  /** All that came, with empty texts for messages. */
  let head = ''
  let searchedTo = 0
  let tried = 0
  /** Of a message, what is not whole yet: an escape, half of a character. Null outside of one. */
  let message: string | null = null
  let half = ''

  /** What stands behind the beginning of a message; null where none begins. */
  const findBegin = (piece: string): string | null => {
    head += piece
    while (tried < MAX_TRIED && head.length < MAX_HEAD_LENGTH) {
      begin.lastIndex = searchedTo
      const found = begin.exec(head)
      if (!found) {
        searchedTo = Math.max(searchedTo, head.length - MAX_BEGIN_LENGTH)
        return null
      }
      tried += 1
      searchedTo = begin.lastIndex
      const before = head.slice(0, found.index)
      if (depthOf(before) !== 1) continue
      const behind = head.slice(searchedTo)
      head = `${head.slice(0, searchedTo)}"`
      searchedTo = head.length
      message = ''
      // one of the keys that it was made of
      on.onBegin(found[1] as Key, partialJson(before))
      return behind
    }
    return null
  }

  /** What stands behind the end of the message; null while it goes on. */
  const passOn = (piece: string): string | null => {
    const coming = `${message ?? ''}${piece}`
    const [whole = ''] = /^(?:[^"\\]+|\\u[\s\S]{4}|\\[^u])*/.exec(coming) ?? []
    const text = half + unescaped(whole)
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
    on.onText(text.slice(0, text.length - half.length).replace(UNSHOWN, ''))
    message = coming.slice(whole.length)
    if (!message.startsWith('"')) return null
    const behind = message.slice(1)
    message = null
    half = ''
    on.onEnd()
    return behind
  }

  return {
    feed: (piece) => {
      for (let rest: string | null = piece; rest !== null; ) rest = message === null ? findBegin(rest) : passOn(rest)
    },
  }
}

const THINKING = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi
const TEXT = /"(?:[^"\\]|\\[\s\S])*"/g

/** In how many objects and lists the end of a JSON text is. */
function depthOf(json: string): number {
  const bare = json.replace(THINKING, '').replace(TEXT, '')
  return (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0)
}

/** Control characters but tabs and line ends. */
const UNSHOWN = /[^\P{Cc}\t\n]/gu
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\s\S]{4})|([\s\S]))/g, (_, code: string | undefined, sign = '') =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16) || 0xff_fd),
  )
