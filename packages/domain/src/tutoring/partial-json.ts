/** Nested deeper is no answer of ours: nothing more of it is read. */
const MAX_DEPTH = 16
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi
/** At the end of a text: the rest of it has not come. */
const HALF_ESCAPE = /\\(?:u[\da-f]{0,3})?$/i

/**
 * The JSON object of an answer that is still coming, with all in it that is whole, and on demand the beginning of a text that is not; null
 * before anything is. Thinking, sentences and fences around it are passed over. Takes time in proportion to the text.
 */
export function partialJson(text: string, withBegun = false): unknown {
  const answer = text.replace(THOUGHTS, '')
  const open: string[] = []
  let read = ''
  let whole = { length: 0, end: '' }
  let isText = false
  let isEscaped = false
  for (const character of answer.slice(answer.indexOf('{'))) {
    if (isText) {
      // what should have been escaped: a line end, and the backslash of a formula
      if (isEscaped && !/["\\/bfnrtu]/.test(character)) read += '\\'
      read += character < ' ' ? JSON.stringify(character).slice(1, -1) : character
      isText = isEscaped || character !== '"'
      isEscaped = !isEscaped && character === '\\'
      continue
    }
    read += character
    isText = character === '"'
    if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']')
    const isEnd = character === '}' || character === ']'
    if (isEnd) open.pop()
    if (isEnd || character === ',') whole = { length: read.length - (isEnd ? 0 : 1), end: open.toReversed().join('') }
    if (open.length === 0 || open.length > MAX_DEPTH) break
  }
  const begun = withBegun && isText ? parsed(`${read.replace(HALF_ESCAPE, '')}"${open.toReversed().join('')}`) : null
  return begun ?? parsed(read.slice(0, whole.length) + whole.end)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
