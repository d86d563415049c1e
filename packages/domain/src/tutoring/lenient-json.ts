import { mendJson } from './mend-json.ts'

type Json = Readonly<Record<string, unknown>>

/** How often each character may be read on the average: braces that open nothing cost a reading of what follows them. */
const MAX_READINGS = 16
/** Objects that are tried: a refusal of the parser costs more than its length. */
const MAX_TRIED = 100
/** `{"result": {"chapter": {…}}}`, `{"name": "chapter", "arguments": {…}}` */
const MAX_WRAPPERS = 3

const OPEN = 0x7b
const CLOSE = 0x7d
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * The JSON object in a model's answer: the one that has most of the `wanted` properties, and of those the longest. Models think
 * aloud first, wrap it in code fences, sentences or another object, draft it twice, and make the slips that `mendJson` mends;
 * the object itself must be whole. Null when there is none. Takes time in proportion to the answer's length, whatever it is.
 */
export function readJsonObject(said: string, wanted: readonly string[] = []): Json | null {
  const answer = unquoted(said)
  let best: { readonly value: Json; readonly score: number; readonly length: number } | null = null
  for (const found of wholeObjects(answer, afterThinking(answer))) {
    const value = unwrapped(found.value, wanted)
    const score = has(value, wanted)
    if (!best || score > best.score || (score === best.score && found.length > best.length)) {
      best = { value, score, length: found.length }
    }
  }
  return best?.value ?? null
}

/** A text without what a model thought before it. A tag that never closes means that the answer never came. */
export const withoutThinking = (answer: string): string => answer.slice(afterThinking(answer)).trimStart()

/**
 * Where the answer begins. Only tags before its first brace count: an object may well teach about `<think>`. Some servers keep
 * the opening tag to themselves.
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

type Found = { readonly value: Json; readonly length: number }

/** Whole objects, in order. Where a brace opens none, the objects behind it count: it may have been mere words in braces. */
function* wholeObjects(text: string, from: number): Generator<Found> {
  let left = MAX_READINGS * text.length
  let tried = 0
  for (let at = from; at < text.length && left > 0 && tried < MAX_TRIED; at += 1) {
    if (text.charCodeAt(at) !== OPEN) continue
    const end = endOfObject(text, at)
    left -= (end < 0 ? text.length : end) - at
    if (end < 0) continue
    const value = parse(text.slice(at, end))
    tried += 1
    if (!value) continue
    yield { value, length: end - at }
    at = end - 1
  }
}

/** Behind the brace that closes the one at `start`, braces in strings aside; -1 when none does. */
function endOfObject(text: string, start: number): number {
  let open = 0
  let inString = false
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inString && code === BACKSLASH) at += 1
    else if (code === QUOTE) inString = !inString
    else if (inString) continue
    else if (code === OPEN) open += 1
    else if (code === CLOSE) {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  return -1
}

function parse(text: string): Json | null {
  for (const read of [(): string => text, (): string => mendJson(text)]) {
    try {
      const value: unknown = JSON.parse(read())
      return isRecord(value) ? value : null
    } catch {
      // mended it may be read
    }
  }
  return null
}

function unwrapped(value: Json, wanted: readonly string[]): Json {
  let inner = value
  for (let wrappers = 0; wrappers < MAX_WRAPPERS && has(inner, wanted) === 0; wrappers += 1) {
    const [only, ...others] = Object.values(inner)
    const inside = others.length === 0 ? only : Object.hasOwn(inner, 'name') ? inner.arguments : undefined
    const object = typeof inside === 'string' ? parse(inside) : inside
    if (!isRecord(object)) break
    inner = object
  }
  return has(inner, wanted) > 0 ? inner : value
}

/** Some servers hand on an object as the text of one. */
function unquoted(answer: string): string {
  if (!answer.trimStart().startsWith('"')) return answer
  try {
    return textOf(JSON.parse(answer)) || answer
  } catch {
    return answer
  }
}

const has = (value: Json, wanted: readonly string[]): number =>
  wanted.filter((name) => Object.hasOwn(value, name)).length

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
