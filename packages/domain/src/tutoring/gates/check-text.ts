import { clip, plain, remember, wordsOf } from '../../shared/index.ts'
import { type Fault, hard, soft } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import type { JsonShape } from '../prompt.ts'
import { promptFor } from '../prompt-for.ts'
import { lengthInWords, ownWords, withoutCode, withoutFencedCode } from '../prose.ts'
import type { EarlierChapter, Task } from '../task.ts'
import { checkLanguage, type LanguageGating } from './language-gate.ts'

export type TextContext = LanguageGating & {
  readonly task: Extract<Task, { readonly planTitle: string; readonly chapterTitles: readonly string[] }>
  readonly markdown: Markdown
  /** Texts that the learner has besides. */
  readonly before: readonly string[]
}

/** What is wrong with a text that a learner pays for. Linear in its length, which is clipped before. */
export function checkText(text: string, { task, markdown, before, ...gating }: TextContext): readonly Fault[] {
  const source = withoutFencedCode(text)
  const prose = markdown.visibleText(source)
  const own = ownWords(text)
  return [
    ...checkInvisible(text),
    ...checkMarkup(source),
    ...checkEnd(text),
    ...checkTongue(lengthInWords(own) < FEW_WORDS ? prose : own, task, gating),
    ...checkRefusal(own),
    ...checkGaps(own),
    ...checkRepetition(prose, task, before),
    ...checkHeadings(source),
    ...checkPayment(withoutCode(text)),
    ...(mayHoldLink(text) && markdown.withoutLinks(text) !== text ? [LINK] : []),
  ]
}

/** What is wrong with titles, summaries, objectives and key points. */
export function checkLines(lines: readonly string[], task: Task): readonly Fault[] {
  return [
    ...lines.flatMap((line) => checkWords(line, task)),
    ...(lines.some(isPlaceholder) ? [PLACEHOLDER] : []),
    ...checkDummy(lines.join('\n')),
  ]
}

/** What makes any sentence of a model's unfit. */
export function checkWords(text: string, task: Task): readonly Fault[] {
  return [
    ...checkInvisible(text),
    ...checkRefusal(ownWords(text)),
    ...(echoes(text, task) ? [ECHO] : []),
    ...checkPayment(withoutCode(text)),
  ]
}

/** In another language than it answers, as a whole or in a good part. */
export function checkTongue(
  text: string,
  { brief, planTitle, chapterTitles, summary }: TextContext['task'],
  gating: LanguageGating,
): readonly Fault[] {
  const { goal, level, focus, language } = brief
  const like = [planTitle, ...chapterTitles, summary, goal, level, focus].join('\n')
  return checkLanguage(text, { language, like }, gating)
}

/** Of each chapter, what it says at length. */
export const textsOf = (chapters: readonly EarlierChapter[] = []): readonly string[] =>
  chapters.flatMap(({ introduction, sections = [] }) => [introduction, ...sections.map(({ body }) => body)])

const LINK = hard('link', 'Write without links, addresses, images and HTML.')

/** A text without any of these has no link, so it is not parsed again. */
const mayHoldLink = (text: string): boolean => /[<@]|\]\(|\]:|:\/\/|www\./i.test(text)

/** Turns letters around: what is read is not what is written. */
const OVERRIDE = /[\u202D\u202E]/u
/** Marks direction. Right in Arabic and Hebrew, a trick elsewhere. */
const DIRECTION = /[\u202A-\u202C\u2066-\u2069]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Blank letters, and letters for machines alone. A flag of a region is written with such tags after a black flag. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800\u{E0000}-\u{E007F}]/u
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F}/gu
/** What is left of letters that were read in the wrong encoding. A lesson about encodings may show some. */
const GARBLED = /\uFFFD|[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u20AC|\u00E2\u0080/gu
const MAX_GARBLED = 6
/** Accents piled up until nothing can be read: the marks of no spelling stand four on a letter. */
const PILED = /\p{Script=Inherited}{4}/u
const UNSEEN = /[\u00AD\u200B\u2060-\u2064\uFEFF]/gu
/** Soft hyphens and the like, of all characters: more than a careful typesetter sets. */
const MAX_UNSEEN = 0.02

const INVISIBLE = hard(
  'invisible-characters',
  'Write without invisible characters and without marks of text direction.',
)
const UNREADABLE = hard('garbled', 'Write plain UTF-8: your answer has letters that were garbled.')

function checkInvisible(text: string): readonly Fault[] {
  const hides =
    OVERRIDE.test(text) ||
    PILED.test(text.normalize('NFC')) ||
    BLANK.test(text.replace(FLAG, '')) ||
    (DIRECTION.test(text) && !RIGHT_TO_LEFT.test(text)) ||
    (text.match(UNSEEN)?.length ?? 0) > Math.max(2, text.length * MAX_UNSEEN)
  return [...(hides ? [INVISIBLE] : []), ...((text.match(GARBLED)?.length ?? 0) > MAX_GARBLED ? [UNREADABLE] : [])]
}

const MARKUP = hard('markup', 'Write plain Markdown: no JSON, no YAML and no markup around the text.')
const DATA = /^\s*(?:[[{]\s*["{[]|[a-z_]{2,30}:\s*[|>]\n)/i
/** Of all lines, those that Markdown shows as code because they are indented. */
const MAX_INDENTED = 0.8

function checkMarkup(source: string): readonly Fault[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  const indented = lines.filter((line) => /^(?: {4}|\t)/.test(line)).length
  const isCode = lines.length > 2 && indented / (lines.length - 1) >= MAX_INDENTED
  return isCode || DATA.test(source) || (/^<[a-z]{1,20}>/i.test(source) && /<\/[a-z]{1,20}>$/i.test(source))
    ? [MARKUP]
    : []
}

const CUT_OFF = hard('cut-off', 'Bring the text to its end: it stops in the middle of a sentence.')
/** Headings, lists, quotations, tables, fences, emphasis, markup, formulas, footnotes, and what is indented below them. */
const NO_PROSE = /^(?:[ \t]|#|[-+•–—]|[*_]|>|\||`{3}|~{3}|<|\$\$|\[\^|\p{N}{1,4}[.)]|\p{L}[.)] )/u
/** The last character of a sentence that goes on: no mark, no bracket, no quotation mark, no formula, no code. */
const GOES_ON = /[\p{L}\p{N}\p{M},，、-]$/u
/** Where sentences end without a mark. */
const WITHOUT_MARKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const END_OF_SENTENCE = /(?:(?<=[\p{L}\p{N}\p{M})\]"'”’»`%][.!?…])["'”’»)]?\s+|[。！？।؟۔։።])/u
/** Characters of a line that stands by itself: a verse, a greeting, a name. */
const SHORT_LINE = 60
/** Words, or signs, of what is more than a greeting behind the last sentence ("Happy baking to all of you"). */
const ENOUGH_WORDS = 7
const ENOUGH_SIGNS = 10

/**
 * Whether a Markdown text stops in the middle of a sentence. Only a last paragraph of several sentences is judged, and only in a
 * text whose other paragraphs end with a mark.
 */
function checkEnd(markdown: string): readonly Fault[] {
  const blocks = markdown.trim().split(/\n[ \t]*\n/)
  const last = blocks.at(-1) ?? ''
  if (!isProse(last) || !goesOn(last)) return []
  const sentences = last.split(END_OF_SENTENCE)
  const { tokens, sign } = wordsOf(sentences.at(-1) ?? '')
  const isCut = sentences.length > 1 && tokens.length >= (sign ? ENOUGH_SIGNS : ENOUGH_WORDS)
  // a long paragraph without a mark: the author sets none
  const setsNone = blocks.slice(0, -1).some((block) => isProse(block) && block.length > 2 * SHORT_LINE && goesOn(block))
  return isCut && !setsNone ? [CUT_OFF] : []
}

function isProse(block: string): boolean {
  const lines = block.split('\n')
  const standsByItself = (line: string): boolean => line.length < SHORT_LINE && goesOn(line)
  return (
    !lines.some((line) => NO_PROSE.test(line)) && !lines.slice(0, -1).some(standsByItself) && !WITHOUT_MARKS.test(block)
  )
}

/** Emphasis and the white space at its end aside. */
function goesOn(text: string): boolean {
  let end = text.length
  while (end > 0 && ' \t\n*_~\\'.includes(text[end - 1] ?? '')) end -= 1
  return GOES_ON.test(text.slice(0, end))
}

const REFUSAL = hard(
  'refusal',
  'Write the content itself: no apology, no refusal, no remark about being a model or what you can or cannot do.',
)
/** How models begin when they decline, or think aloud, as they were seen to in these languages. In others they are too short, or no JSON. */
const DECLINES =
  /^\P{L}{0,20}(?:(?:i(?:'| a)m (?:very |so |truly )?)?sorry,? but (?:i|as) |i apologi[sz]e,? but |once again, i apologi[sz]e|(?:unfortunately,? )?i (?:can(?:'t|not| not)|(?:'| a)m (?:unable|not able) to|won't be able to|must decline to) (?:help you|help with|assist|provide|create|write|generate|answer|fulfill?|comply|continue|complete)|as an? (?:ai|artificial intelligence|(?:large )?language model)\b|(?:okay, |alright, )?(?:so )?the user (?:wants|asks|asked|told|has told|has asked|is asking) me\b|okay, (?:so )?the user |es tut mir leid,? aber |als ki\b|je suis désolée?,? mais |lo siento,? pero |извините,? но |申し訳(?:ありません|ございません)|很?抱歉|对不起|作为(?:一[个名款])?(?:ai|人工智能|大?型?语言模型))/iu
const SENTENCE = /(?<=[.!?。！？])\s*|\n+/u
/** So short a text says nothing besides; one that declines twice may be longer. */
const FEW_WORDS = 60
const MANY_WORDS = 150

/** Hard where the whole text declines. `own`: without what it quotes. */
function checkRefusal(own: string): readonly Fault[] {
  const sentences = own
    .replaceAll('’', "'")
    .split(SENTENCE)
    .filter((sentence) => sentence.trim() !== '')
  const declining = sentences.filter((sentence) => DECLINES.test(sentence))
  const [first] = declining
  if (first === undefined) return []
  const length = lengthInWords(own)
  const isAll = first === sentences[0] && length < (declining.length > 1 ? MANY_WORDS : FEW_WORDS)
  return [isAll ? REFUSAL : { ...REFUSAL, isSoft: true, quote: clip(first.trim(), 200) }]
}

export const PLACEHOLDER = hard(
  'placeholder',
  'Fill everything in: no placeholder such as "Chapter title", "TODO" or "[topic]".',
)
/** "[Title of chapter 1]", "{{chapter_title}}", "<title>", "%(title)s". */
const TEMPLATE = /^\s*(?:\[[^\]\n]{2,120}\]|\{{1,2}[^}\n]{2,120}\}{1,2}|<[^>\n]{2,120}>|%\([a-z_]{2,30}\)s)\s*$/u
/** The word of a form that was never filled in. */
const EMPTY =
  /^(?:(?:(?:chapter|plan) )?title(?: of the (?:chapter|plan))?|chapter|lesson|unit|section|part|module|(?:learning )?objective|summary|untitled|placeholder|todo|tbd|to be determined|n\/a|null|undefined)[\s\d.:#-]*$/iu
const TO_DO = /^\P{L}{0,20}(?:todo|tbd|fixme|xxx)\b/iu
const DUMMY = /\b(?:lorem|ipsum|consectetur|adipiscing|eiusmod|incididunt)\b/giu
/** A lesson about layouts may name it. */
const MAX_DUMMY = 4
/** Of the paragraphs: a letter to be filled in has one, too. */
const MAX_GAPS = 1 / 3

/** Without a word, or with that of an empty form. A single sign of Chinese is a word; an empty line is no placeholder. */
export function isPlaceholder(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? []
  const isBare = letters.length === 0 || (letters.length === 1 && /\p{Script=Latin}/u.test(line))
  return line.trim() !== '' && (isBare || TEMPLATE.test(line) || EMPTY.test(line))
}

const checkDummy = (text: string): readonly Fault[] =>
  (text.match(DUMMY)?.length ?? 0) > MAX_DUMMY ? [PLACEHOLDER] : []

/** Paragraphs that are still to be written. */
function checkGaps(own: string): readonly Fault[] {
  const blocks = own.split(/\n\s*\n/).filter((block) => block.trim() !== '')
  const gaps = blocks.filter((block) => TEMPLATE.test(block) || TO_DO.test(block)).length
  return gaps > blocks.length * MAX_GAPS ? [PLACEHOLDER] : checkDummy(own)
}

/** Words in a row that two texts do not share by chance; of a script without spaces, signs. */
const WORDS_IN_A_ROW = 8
const SIGNS_IN_A_ROW = 14
/** A third of a text that stands elsewhere is no chance and no quotation. */
const MAX_SHARE = 1 / 3
/** A shorter line may be the instructions' own by chance. */
const MIN_WORDS_OF_ECHO = 4

export const LOOPS = hard('repeats-itself', 'Say each thing once, in sentences that differ.')
const REPEATS_EARLIER = hard(
  'repeats-earlier',
  'Write about this chapter only: do not repeat what the earlier chapters taught.',
)
const ECHO = hard('prompt-echo', 'Do not repeat these instructions or the task: write the content itself.')

/** Every row of eight words. Numbers are all the same: "Step 1" and "Step 2" of one sentence repeat it. A row half of numbers stands in a table. */
const rowsOf = remember((text): readonly string[] => {
  const { tokens, sign } = wordsOf(text)
  const length = sign ? SIGNS_IN_A_ROW : WORDS_IN_A_ROW
  const words = tokens.map((token) => (/^\p{N}+$/u.test(token) ? '0' : token))
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => words.slice(at, at + length))
    .filter((row) => row.filter((word) => word === '0').length < length / 2)
    .map((row) => row.join(' '))
})

const shareOf = (rows: readonly string[], isShared: (row: string) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(isShared).length / rows.length

/** Loops, copies of what was taught before, and echoes of the prompt. */
function checkRepetition(prose: string, task: Task, before: readonly string[]): readonly Fault[] {
  const rows = rowsOf(prose)
  const earlier = new Set(before.flatMap((text) => rowsOf(withoutFencedCode(text))))
  const asked = new Set(instructionsOf(task).flatMap(rowsOf))
  return [
    ...checkLoop(prose),
    ...(shareOf(rows, (row) => earlier.has(row)) > MAX_SHARE ? [REPEATS_EARLIER] : []),
    ...(shareOf(rows, (row) => asked.has(row)) > MAX_SHARE ? [ECHO] : []),
  ]
}

export function checkLoop(text: string): readonly Fault[] {
  const seen = new Set<string>()
  const isSecond = (row: string): boolean => seen.size === seen.add(row).size
  return shareOf(rowsOf(text), isSecond) > MAX_SHARE ? [LOOPS] : []
}

/** Whether a line is a piece of the instructions. What the task gave is right there. */
function echoes(line: string, task: Task): boolean {
  const { tokens, sign } = wordsOf(line)
  return (
    !sign &&
    tokens.length >= MIN_WORDS_OF_ECHO &&
    instructionsOf(task).some((text) => plain(text).includes(plain(line)))
  )
}

function instructionsOf(task: Task): readonly string[] {
  const { messages, shape } = promptFor(task)
  return [...messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])), ...descriptions(shape)]
}

function descriptions(shape: JsonShape): readonly string[] {
  const own = shape.description === undefined ? [] : [shape.description]
  if (shape.type === 'object') return [...own, ...Object.values(shape.properties).flatMap(descriptions)]
  return shape.type === 'array' ? [...own, ...descriptions(shape.items)] : own
}

const HEADING_TWICE = soft('heading-twice', 'Use each heading once.')
/** A line in bold stands for a heading inside a section. */
const HEADING = /^ {0,3}(?:#{1,6}[ \t]([^\n]*)|\*\*([^*\n]*)\*\*)$/

function checkHeadings(source: string): readonly Fault[] {
  const headings = source.split('\n').flatMap((line) => {
    const [, marked, bold = marked] = HEADING.exec(line) ?? []
    return bold === undefined ? [] : [plain(bold)]
  })
  return new Set(headings).size < headings.length ? [HEADING_TWICE] : []
}

const PAYMENT = hard(
  'payment-address',
  'Name no account and no wallet that could be paid to; an example of one belongs in code.',
)
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g
const WALLET =
  /\b(?:bc1[a-z\d]{25,60}|0x[\da-fA-F]{40}|(?=[1-9A-HJ-NP-Z]{0,34}[a-z])[13](?=[1-9a-km-z]{0,34}[A-Z])[1-9A-HJ-NP-Za-km-z]{25,34}|4[\dAB][1-9A-HJ-NP-Za-km-z]{93})\b/

/** `text`: without code. */
function checkPayment(text: string): readonly Fault[] {
  return WALLET.test(text) || (text.match(IBAN) ?? []).some(isIban) ? [PAYMENT] : []
}

/** By its check digits (ISO 13616): letters count from 10, and the whole is 1 of 97. */
function isIban(said: string): boolean {
  const bare = said.replaceAll(' ', '')
  const digits = [...`${bare.slice(4)}${bare.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (10 * rest + Number(digit)) % 97, 0) === 1
}
