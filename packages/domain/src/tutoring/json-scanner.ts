/** Stands in a path for an element of a list. */
export const ELEMENT = '[]'
/** Characters of a text that are kept: titles and sentences are shorter, and what is longer is read at the end. */
const MAX_TEXT = 4_000
/** Nested deeper is no answer of ours: nothing more of it is read. */
const MAX_DEPTH = 16
const MAX_TAG_LENGTH = '</thinking>'.length

export type JsonScanner = { readonly feed: (piece: string) => void }

type Frame = { readonly isList: boolean; key: string; awaitsKey: boolean }

/**
 * Finds the texts of a JSON object while it comes. Thinking, sentences and fences around it are passed over, and what is no JSON within.
 * Looks at each character once, whatever it is, and never throws: what it cannot read it does not hand on.
 */
export function makeJsonScanner(on: {
  /** A text is whole. Its path are the properties that lead to it. */
  readonly onText: (path: readonly string[], text: string) => void
  /** An object has ended. */
  readonly onEnd: (path: readonly string[]) => void
}): JsonScanner {
  const frames: Frame[] = []
  let state: 'outside' | 'thinking' | 'inside' | 'text' | 'done' = 'outside'
  let tail = ''
  let raw = ''
  let isEscaped = false

  const path = (): readonly string[] => frames.map(({ isList, key }) => (isList ? ELEMENT : key))

  const open = (isList: boolean): void => {
    frames.push({ isList, key: '', awaitsKey: !isList })
    state = frames.length > MAX_DEPTH ? 'done' : 'inside'
  }

  const close = (): void => {
    const closed = frames.pop()
    if (closed && !closed.isList) on.onEnd(path())
    if (frames.length === 0) state = 'outside'
  }

  const outside = (character: string): void => {
    tail = (tail + character).slice(-MAX_TAG_LENGTH)
    if (character === '{' && state === 'outside') open(false)
    if (character !== '>') return
    const tag = tail.toLowerCase()
    if (tag.endsWith('</think>') || tag.endsWith('</thinking>')) state = 'outside'
    else if (tag.endsWith('<think>') || tag.endsWith('<thinking>')) state = 'thinking'
  }

  const inside = (character: string): void => {
    const frame = frames.at(-1)
    if (character === '"') {
      state = 'text'
      raw = ''
    } else if (character === '{' || character === '[') open(character === '[')
    else if (character === '}' || character === ']') close()
    else if (frame && !frame.isList && character === ':') frame.awaitsKey = false
    else if (frame && !frame.isList && character === ',') frame.awaitsKey = true
  }

  const endText = (): void => {
    state = 'inside'
    const frame = frames.at(-1)
    const text = unescaped(raw)
    if (frame?.awaitsKey) frame.key = text ?? ''
    else if (text !== null) on.onText(path(), text)
  }

  const text = (character: string): void => {
    if (!isEscaped && character === '"') {
      endText()
      return
    }
    isEscaped = !isEscaped && character === '\\'
    if (raw.length < MAX_TEXT) raw += character
  }

  return {
    feed: (piece) => {
      for (let at = 0; at < piece.length && state !== 'done'; at += 1) {
        const character = piece.charAt(at)
        if (state === 'text') text(character)
        else if (state === 'inside') inside(character)
        else outside(character)
      }
    },
  }
}

/** Null for what is no text. A line break that should have been escaped is one. */
function unescaped(raw: string): string | null {
  if (!raw.includes('\\')) return raw
  try {
    return String(JSON.parse(`"${raw.replaceAll('\n', '\\n')}"`))
  } catch {
    return null
  }
}
