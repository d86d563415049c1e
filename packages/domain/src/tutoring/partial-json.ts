/** Nested deeper is no answer of ours: nothing more of it is read. */
const MAX_DEPTH = 16
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi

/**
 * The JSON object of an answer that is still coming, with all in it that is whole; null before anything is. Thinking, sentences and
 * fences around it are passed over. Takes time in proportion to the text.
 */
export function partialJson(text: string): unknown {
  const answer = text.replace(THOUGHTS, '')
  const open: string[] = []
  let read = ''
  let whole = { length: 0, end: '' }
  let isText = false
  let isEscaped = false
  for (const character of answer.slice(answer.indexOf('{'))) {
    // a line end in a text should have been escaped
    read += isText && character === '\n' ? '\\n' : character
    if (isText) {
      isText = isEscaped || character !== '"'
      isEscaped = !isEscaped && character === '\\'
      continue
    }
    isText = character === '"'
    if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']')
    const isEnd = character === '}' || character === ']'
    if (isEnd) open.pop()
    if (isEnd || character === ',') whole = { length: read.length - (isEnd ? 0 : 1), end: open.toReversed().join('') }
    if (open.length === 0 || open.length > MAX_DEPTH) break
  }
  try {
    return JSON.parse(read.slice(0, whole.length) + whole.end)
  } catch {
    return null
  }
}
