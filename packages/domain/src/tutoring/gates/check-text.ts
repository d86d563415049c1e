import type { Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import type { EarlierChapter, Task } from '../task.ts'
import { checkEnd } from './cut-off.ts'
import { checkEcho, checkEchoOfLines } from './echo.ts'
import { checkInvisible } from './invisible.ts'
import { checkLanguage, checkLanguageOfParts } from './language-gate.ts'
import { checkModelTalk } from './model-talk.ts'
import { checkPitch } from './pitch.ts'
import { checkPlaceholder } from './placeholder.ts'
import { withoutFencedCode } from './prose.ts'
import { checkRefusal } from './refusal.ts'
import { checkHeadings, checkRepetition } from './repetition.ts'
import { checkSentences } from './whole-sentences.ts'

const LINK: Fault = { code: 'link', words: 'Write without links, addresses, images and HTML.' }

type Taught = {
  /** What teaches: Markdown. */
  readonly text: string
  /** What says what it is about: headings, objectives, key points. */
  readonly lines: readonly string[]
  /** Further sentences of a line each. */
  readonly remarks?: readonly string[]
}

export type TextContext = {
  readonly task: Extract<Task, { readonly planTitle: string; readonly chapterTitles: readonly string[] }>
  readonly markdown: Markdown
  /** The only language that the tutor writes; null where it writes any. */
  readonly writes: string | null
  /** Texts that the learner has besides. */
  readonly before: readonly string[]
}

/** What is wrong with any text that a learner pays for. Linear in its length, which is clipped before. */
export function checkText({ text, lines, remarks = [] }: Taught, context: TextContext): readonly Fault[] {
  const { task, markdown, writes, before } = context
  const source = withoutFencedCode(text)
  const prose = markdown.visibleText(source)
  const all = [source, ...lines, ...remarks].join('\n')
  const plan = [task.planTitle, ...task.chapterTitles, task.summary].join('\n')
  const { goal, level, focus } = task.brief
  const request = [goal, level, focus].join('\n')
  return [
    ...checkSentences(prose, source),
    ...checkEnd(text),
    ...checkInvisible([text, ...lines, ...remarks].join('\n')),
    ...(writes === null ? checkLanguage(prose, `${plan}\n${goal}`, request) : []),
    ...(writes === null ? checkLanguageOfParts(source.split(/\n{2,}/), `${plan}\n${request}`) : []),
    ...checkRefusal(prose),
    ...checkModelTalk(all),
    ...checkPlaceholder(lines, all),
    ...checkEcho(prose, task),
    ...checkEchoOfLines(lines, task),
    ...checkRepetition(prose, before.map(withoutFencedCode)),
    ...checkHeadings(source),
    ...checkPitch(all),
    ...(mayHoldLink(text) && markdown.withoutLinks(text) !== text ? [LINK] : []),
  ]
}

/** Of each chapter, what it says at length. */
export const textsOf = (chapters: readonly EarlierChapter[] = []): readonly string[] =>
  chapters.flatMap(({ introduction, sections = [] }) => [introduction, ...sections.map(({ body }) => body)])

/** A text without any of these has no link, so it is not parsed again. */
const mayHoldLink = (text: string): boolean => /[<@]|\]\(|\]:|:\/\/|www\./i.test(text)
