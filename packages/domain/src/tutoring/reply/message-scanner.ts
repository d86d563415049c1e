/** Longer than thinking tags and heads of answers are: what comes behind is not shown while it comes. */
const MAX_HEAD_LENGTH = 60_000
const THINK = '<think'

export type MessageScanner = { readonly feed: (piece: string) => void }

/**
 * Finds the string behind the key `message` of a JSON object while it comes, and hands it on character by character,
 * unescaped. Thinking in front of the object is passed over. Looks at each character once.
 */
export function makeMessageScanner(on: {
  /** The message begins; `before` is the object without it. */
  readonly onMessage: (before: string) => void
  readonly onCharacter: (character: string) => void
  readonly onEnd: () => void
}): MessageScanner {
  let state: 'before' | 'object' | 'string' | 'message' | 'done' = 'before'
  let raw = ''
  let depth = 0
  let escaping = ''
  /** The string that ended last, if only a colon and spaces came since; null otherwise. */
  let key: string | null = null
  let keyStart = 0
  let text = ''
  let high = ''
  /** Null until enough has come to decide. */
  let thinking: boolean | null = null

  const object = (character: string): void => {
    if (character === '"') {
      if (key === 'message:' && depth === 1) {
        state = 'message'
        on.onMessage(`${raw.slice(0, keyStart).trimEnd().replace(/,$/, '')}}`)
        raw = ''
        return
      }
      state = 'string'
      text = ''
      if (key !== 'message:') keyStart = raw.length - 1
      key = null
    } else if (character === '{' || character === '[') {
      depth += 1
      key = null
    } else if (character === '}' || character === ']') {
      depth -= 1
      key = null
      if (depth <= 0) state = 'before'
    } else if (character === ':' && key === 'message') {
      key = 'message:'
    } else if (!isSpace(character)) {
      key = null
    }
  }

  const string = (character: string): void => {
    if (escaping !== '') escaping = ''
    else if (character === '\\') escaping = character
    else if (character === '"') {
      state = 'object'
      key = text
    } else if (text.length < 10) text += character
  }

  const emit = (character: string): void => {
    if (high !== '' || /[\uD800-\uDBFF]/.test(character)) {
      const pair = high + character
      high = pair.length === 1 ? pair : ''
      if (high === '') on.onCharacter(pair)
    } else if (character !== '\r' && (character === '\n' || character === '\t' || !/\p{Cc}/u.test(character))) {
      on.onCharacter(character)
    }
  }

  const message = (character: string): void => {
    if (escaping === '') {
      if (character === '\\') escaping = character
      else if (character === '"') {
        state = 'done'
        on.onEnd()
      } else emit(character)
      return
    }
    escaping += character
    if (escaping[1] === 'u' && escaping.length < 6) return
    emit(
      escaping[1] === 'u'
        ? String.fromCharCode(Number.parseInt(escaping.slice(2), 16) || 0xff_fd)
        : unescaped(character),
    )
    escaping = ''
  }

  const before = (character: string): void => {
    if (thinking === null && raw.length < 100 && raw.trimStart().length === THINK.length)
      thinking = raw.trimStart().toLowerCase() === THINK
    if (thinking && character === '>' && /<\/think(?:ing)?>$/i.test(raw.slice(-11))) thinking = false
    if (character !== '{' || thinking) return
    state = 'object'
    raw = character
    depth = 1
    key = null
  }

  return {
    feed: (piece) => {
      for (let index = 0; index < piece.length && state !== 'done'; index += 1) {
        const character = piece[index] ?? ''
        if (state === 'message') {
          message(character)
          continue
        }
        if (raw.length >= MAX_HEAD_LENGTH) return
        raw += character
        if (state === 'before') before(character)
        else if (state === 'object') object(character)
        else string(character)
      }
    },
  }
}

const isSpace = (character: string): boolean => ' \t\r\n'.includes(character)

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }
const unescaped = (character: string): string => ESCAPES[character] ?? character
