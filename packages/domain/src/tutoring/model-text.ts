import { clip, tidy } from '../shared/index.ts'
import { type Fault, soft } from './fault.ts'
import type { Markdown } from './markdown.ts'

/** Some models escape line breaks twice: then there is no other in the text. */
export const withLineBreaks = (text: string): string =>
  text.includes('\\n\\n') && !text.includes('\n') ? text.replaceAll('\\n', '\n') : text

/** Ends with a whole paragraph, or at least a whole sentence, where there is one in the second half. */
export function clipAtEnd(text: string, length: number): string {
  if (text.length <= length) return text
  const clipped = text.slice(0, length)
  const paragraph = clipped.lastIndexOf('\n\n')
  const end =
    paragraph > length / 2
      ? paragraph
      : Math.max(...['. ', '! ', '? ', '。'].map((mark) => clipped.lastIndexOf(mark))) + 1
  return end > length / 2 ? clipped.slice(0, end).trimEnd() : clip(text, length)
}

/** Without anything unseen, apart from the joiners with which some scripts and emoji are spelled. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(
      /[\u00AD\u200B\u2060-\u2064\uFEFF\u115F\u1160\u3164\uFFA0\u2800\u202A-\u202E\u2066-\u2069]|(?<!\u{1F3F4}|[\u{E0020}-\u{E007F}])[\u{E0000}-\u{E007F}]/gu,
      '',
    )
    .trim()

/** Handing over what was asked for: "Sure! Here is the section:". "Here is an example:" hands over nothing. */
const HANDS_OVER =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay)[!,.:]? )?(?:here(?:'s| is)|below is) (?:the|your|a) (?:[\w-]+ ){0,3}(?:section|chapter|introduction|lesson|content|text)\b[^\n]{0,120}[:.!]$/i
const GREETS = /^(?:sure|certainly|of course|absolutely)[!.]$/i
const TAKES_LEAVE =
  /^(?:i hope (?:this|that|it) (?:help|was)|let me know (?:if|whether) you|feel free to ask|would you like me to|\(?word count:? ?\d)[^\n]*$/i
/** What chat templates put between turns. */
const TEMPLATE = /<\|[a-z_]{2,20}\|>|<\/s>|\[\/?INST\]/g

/**
 * Without what a model says to whom it hands the text, at its beginning and at its end, and without a fence around all of it; with the bars
 * of code and formulas in tables escaped.
 */
export function withoutDebris(markdown: string): string {
  let text = withoutFence(markdown.replace(TEMPLATE, ' ').trim())
  for (let end = text.indexOf('\n\n'); end > 0 && isGreeting(text.slice(0, end)); end = text.indexOf('\n\n'))
    text = withoutFence(text.slice(end).trim())
  for (let at = text.lastIndexOf('\n\n'); at > 0 && isLeave(text.slice(at)); at = text.lastIndexOf('\n\n'))
    text = text.slice(0, at).trim()
  return withBarsInCells(text)
}

const isGreeting = (line: string): boolean => [HANDS_OVER, GREETS].some((pattern) => pattern.test(straight(line)))
const isLeave = (line: string): boolean => TAKES_LEAVE.test(straight(line))
const straight = (line: string): string => line.replaceAll('’', "'").trim()

/** Code and formulas, whose bars would end the cell that they stand in. */
const IN_ROW = /`[^`\n]+`|\$[^$\n]+\$/g
const RULE = /^ {0,3}\|[\s:|-]+$/

const barsIn = (row: string): number => row.match(/(?<!\\)\|/g)?.length ?? 0

/** With such bars escaped in rows that have more cells than their table, where that makes them fit: `| $5 | $10 |` is two prices. */
function withBarsInCells(markdown: string): string {
  const lines = markdown.split('\n')
  let bars = 0
  return lines
    .map((row, at) => {
      if (!row.trimStart().startsWith('|')) bars = 0
      else if (RULE.test(lines[at + 1] ?? '')) bars = barsIn(lines[at + 1] ?? '')
      if (bars === 0 || barsIn(row) <= bars) return row
      const escaped = row.replace(IN_ROW, (inner) => inner.replace(/(?<!\\)\|/g, '\\|'))
      return barsIn(escaped) === bars ? escaped : row
    })
    .join('\n')
}

/** A lesson that is one block of code to its end is a lesson in a fence, if the fence says so. */
const withoutFence = (text: string): string => {
  const [, inner] = /^```(?:markdown|md)\n([\s\S]*)\n```$/i.exec(text) ?? []
  return inner === undefined || inner.includes('\n```\n') ? text : inner.trim()
}

const LINKED = soft('link', 'Write without links, addresses and HTML; code and its signs stand between backticks.')
const ADDRESS = /[^\s"]{0,80}(?:]\(|:\/\/|www\.)[^\s"]{0,80}/

/** Without links and HTML. What had some is better asked for again: what is left of it was not written to stand alone. */
export function unlinked(
  text: string,
  markdown: Markdown,
): { readonly text: string; readonly faults: readonly Fault[] } {
  const clean = tidy(markdown.withoutLinks(text))
  const [quote] = ADDRESS.exec(text) ?? []
  return { text: clean, faults: clean === text ? [] : [{ ...LINKED, ...(quote !== undefined && { quote }) }] }
}

/** A model's text as a title or a sentence: plain words in one line, at most `length` characters, no address in them. */
const oneLine = (value: string, length: number, { withoutLinks, visibleText }: Markdown): string => {
  // twice the room: what is taken out must not cost words
  const text = clip(tidy(value), 2 * length)
  const clean = withoutLinks(text)
  // a title is no Markdown: `__init__` and `Array<T>` stay as they are, and code marks are not shown
  const words = withoutEscapes(clean) === withoutEscapes(text) ? text : visibleText(clean)
  return clip(words.replace(/\s+/g, ' ').trim(), length)
}

/** The same without what cannot be seen: for words that are shown again, a model's or a learner's. */
export const ownLine = (value: string, length: number, markdown: Markdown): string =>
  withoutInvisible(oneLine(value, length, markdown))

/** The same for a model's words, which hold no address at all. */
export const modelLine = (text: string, length: number, markdown: Markdown): string =>
  ownLine(text, length, markdown)
    .split(' ')
    .filter((word) => !/:\/\/|www\./i.test(word))
    .join(' ')

/** A line that is drawn as Markdown: an address in it stays as code. */
export const markdownLine = (value: string, length: number, { withoutLinks }: Markdown): string => {
  const clean = withoutLinks(clip(tidy(value), 2 * length))
  return clip(withoutInvisible(clean).replace(/\s+/g, ' ').trim(), length)
}

const withoutEscapes = (text: string): string => text.replaceAll('\\', '')
