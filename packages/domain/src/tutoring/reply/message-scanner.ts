/** Longer than thinking tags and heads of answers are: what comes behind is not shown while it comes. */
const MAX_HEAD_LENGTH = 60_000
const THINK = '<think'
const MAX_KEY_LENGTH = 10

export type MessageScanner = { readonly feed: (piece: string) => void }

/**
 * Finds the strings behind these keys of a JSON object while it comes, and hands them on character by character,
 * unescaped. Thinking in front of the object is passed over. Looks at each character once.
 */
export function makeMessageScanner<Key extends string>(
  keys: readonly Key[],
  on: {
    /** The string behind a key begins; `before` is the object up to there, without such strings. */
    readonly onBegin: (key: Key, before: string) => void
    readonly onCharacter: (character: string) => void
    readonly onEnd: () => void
  },
): MessageScanner {
  let state: 'before' | 'object' | 'string' | 'message' | 'done' = 'before'
  let raw = ''
  let depth = 0
  let escaping = ''
  /** The string that ended last, if only a colon and spaces came since; null otherwise. */
  let key: string | null = null
  /** That string, once its colon has come and it is one of those that are looked for. */
  let wanted: Key | null = null
  let hasBegun = false
  let keyStart = 0
  let text = ''
  let high = ''
  /** Null until enough has come to decide. */
  let thinking: boolean | null = null

  const object = (character: string): void => {
    if (character === '"') {
      if (wanted !== null && depth === 1) {
        state = 'message'
        raw = raw.slice(0, keyStart).trimEnd().replace(/,$/, '')
        hasBegun = true
        on.onBegin(wanted, `${raw.replace(/^\{\s*,/, '{')}}`)
        return
      }
      state = 'string'
      text = ''
      keyStart = raw.length - 1
      key = null
      wanted = null
    } else if (character === '{' || character === '[') {
      depth += 1
      key = null
      wanted = null
    } else if (character === '}' || character === ']') {
      depth -= 1
      key = null
      if (depth <= 0) state = hasBegun ? 'done' : 'before'
    } else if (character === ':') {
      wanted = keys.find((one) => one === key) ?? null
      key = null
    } else if (!isSpace(character)) {
      key = null
      wanted = null
    }
  }

  const string = (character: string): void => {
    if (escaping !== '') escaping = ''
    else if (character === '\\') escaping = character
    else if (character === '"') {
      state = 'object'
      key = text
    } else if (text.length < MAX_KEY_LENGTH) text += character
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
        state = 'object'
        wanted = null
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
