const ESCAPES = '"\\/bfnrtu'
/** Characters that look like a space, or like nothing, but are no white space of JSON. */
const ODD_SPACES = '\u00A0\u200B\u2028\u2029\u3000\uFEFF'

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c

/**
 * What models get wrong within an object that is otherwise whole: line breaks and control characters in strings, backslashes
 * that escape nothing, trailing commas, odd spaces. One pass; anything else is left for the parser to refuse.
 */
export function mendJson(text: string): string {
  let mended = ''
  let copied = 0
  let inString = false
  const replace = (at: number, length: number, by: string): void => {
    mended += text.slice(copied, at) + by
    copied = at + length
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) inString = !inString
    else if (inString && code === BACKSLASH) {
      const next = text.charAt(at + 1)
      // `\(x\)` of a formula, `\'` of another language
      if (next === "'") replace(at, 1, '')
      else if (!ESCAPES.includes(next)) replace(at, 1, '\\\\')
      if (!isControl(text.charCodeAt(at + 1))) at += 1
    } else if (inString && isControl(code)) replace(at, 1, JSON.stringify(text.charAt(at)).slice(1, -1))
    else if (!inString && code === COMMA && closesNext(text, at + 1)) replace(at, 1, '')
    else if (!inString && isOddSpace(code)) replace(at, 1, ' ')
  }
  return mended + text.slice(copied)
}

const isControl = (code: number): boolean => code < 0x20

const isOddSpace = (code: number): boolean => code >= 0xa0 && ODD_SPACES.includes(String.fromCharCode(code))

/** White space is read twice at most: here, and by the caller. */
function closesNext(text: string, from: number): boolean {
  let at = from
  while (at < text.length && (text.charCodeAt(at) <= 0x20 || isOddSpace(text.charCodeAt(at)))) at += 1
  return text.charAt(at) === '}' || text.charAt(at) === ']'
}
