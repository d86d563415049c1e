import { jsonrepair } from 'jsonrepair'

type Json = Readonly<Record<string, unknown>>

/** Characters: far more than any answer that is read, with all that was thought aloud. */
const MAX_LENGTH = 200_000
/** Characters of an object that is repaired: that takes time by its length and its slips. */
const MAX_REPAIRED = 32_000
/** Braces that open nothing cost a reading of what follows them. */
const MAX_TRIED = 64

type Wanted = {
  /** Properties of the object that was asked for. */
  readonly wanted: readonly string[]
  /** Whether the answer came to its end: of one that did not, nothing is repaired, since that would hide it. */
  readonly isWhole: boolean
}

/**
 * What a model was asked for, out of its answer: without thinking, sentences, fences and wrappers around it, and with its slips repaired. It is
 * the object with most of the wanted properties, and of those the longest. An answer that holds none comes back without its thinking.
 */
export function cleanAnswer(answer: string, { wanted, isWhole }: Wanted): string {
  if (answer.length > MAX_LENGTH) return answer
  const begin = afterThinking(answer)
  const text = begin === 0 ? answer : answer.slice(begin).trimStart()
  const plain = parsed(text)
  if (plain && scoreOf(plain, wanted) > 0) return text
  const found = objectsIn(text)
    .map((said) => unwrapped(parsed(said) ?? (isWhole ? repaired(said) : null), wanted))
    .filter((value) => value !== null)
    .toSorted((one, other) => scoreOf(other, wanted) - scoreOf(one, wanted))
  const score = found[0] ? scoreOf(found[0], wanted) : 0
  if (score === 0) return text
  const texts = found.filter((one) => scoreOf(one, wanted) === score).map((one) => JSON.stringify(one))
  return texts.reduce((longest, one) => (one.length > longest.length ? one : longest))
}

/**
 * Where the answer begins. Only tags before its first brace count: an object may well teach about `<think>`. Some servers keep
 * the opening tag to themselves. One that never closes means that the answer never came.
 */
function afterThinking(answer: string): number {
  const tags = /<(\/?)think(?:ing)?>/gi
  let begin = 0
  let openedAt = -1
  for (let tag = tags.exec(answer); tag; tag = tags.exec(answer)) {
    const closes = tag[1] === '/'
    if (openedAt < 0 && answer.slice(begin, tag.index).includes('{')) return begin
    if (closes) begin = tags.lastIndex
    openedAt = closes ? -1 : tag.index
  }
  return openedAt < 0 ? begin : answer.length
}

/** Texts that may be whole objects, in order; of nested ones the outermost. */
function objectsIn(text: string): readonly string[] {
  const found: string[] = []
  let tried = 0
  for (let at = text.indexOf('{'); at >= 0 && tried < MAX_TRIED; tried += 1) {
    const end = endOfObject(text, at)
    // an object that never closes was cut off: what lies within it is no answer
    if (end < 0 && /^\{\s{0,40}"/.test(text.slice(at, at + 42))) break
    if (end > 0) found.push(text.slice(at, end))
    at = text.indexOf('{', end > 0 ? end : at + 1)
  }
  // a quotation mark that should have been escaped hides the end
  const all = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const isHidden = found.length === 0 && (all.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1
  if (isHidden && /^\s{0,9}(?:```)?\s{0,9}$/.test(text.slice(text.lastIndexOf('}') + 1))) found.push(all)
  return found
}

/** Behind the brace that closes the one at `start`, braces in strings aside; -1 when none does. */
function endOfObject(text: string, start: number): number {
  let open = 0
  let inString = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{') open += 1
    else if (character === '}') {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  return -1
}

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** A backslash that escapes nothing stands for itself: `\(x\)` of a formula. The library would drop it. */
const ESCAPE = /\\(u[\da-fA-F]{4}|["\\/bfnrt]|)/g

function repaired(said: string): Json | null {
  if (said.length > MAX_REPAIRED) return null
  try {
    return parsed(jsonrepair(said.replace(ESCAPE, (whole, escaped: string) => (escaped === '' ? '\\\\' : whole))))
  } catch {
    return null
  }
}

/** `{"result": {…}}` */
function unwrapped(value: Json | null, wanted: readonly string[]): Json | null {
  if (value === null || scoreOf(value, wanted) > 0) return value
  return Object.values(value).find((inner): inner is Json => isRecord(inner) && scoreOf(inner, wanted) > 0) ?? value
}

const scoreOf = (value: Json, wanted: readonly string[]): number =>
  wanted.filter((name) => Object.hasOwn(value, name)).length

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
