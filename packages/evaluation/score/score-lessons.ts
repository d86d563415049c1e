import {
  CHAPTER_PRICE,
  type ChapterContent,
  checkLesson,
  checkQuestions,
  checkRecap,
  checkSection,
  type Fault,
  type Question,
  type RecapTask,
  type SectionTask,
  type Task,
  withoutFencedCode,
  wordsOf,
} from '@app/domain'
import { makeMarkdown } from '@app/markdown'
import type { LessonGoal } from '../cases/lesson-goals.ts'
import { isKeyFound } from '../cases/solutions.ts'
import type { PlayedGoal } from '../play/play-goal.ts'
import { liveNodes } from './markdown.ts'
import { sharedShare, shinglesOf } from './shingles.ts'

/** What the chapters of one plan are worth, by the gates that let them through and by what only all of them together can show. */
export type LessonScore = ReturnType<typeof scoreLessons>

type Share = { readonly good: number; readonly of: number }

const markdown = makeMarkdown()
/** Visible words that an ordinary chapter's introduction has, and its sections together. */
const INTRODUCTION = [80, 200] as const
const SECTIONS = [600, 1_500] as const
/** Every fourth row of eight words, chosen by what it says: the same ones of every text. */
const SAMPLED = 4

export function scoreLessons({ id, category }: LessonGoal, { chapters, calls, charged, writes }: PlayedGoal) {
  const written = chapters.flatMap(({ number, title, content, questions }) =>
    content ? [{ number, title, content, questions }] : [],
  )
  const judged = written.map(({ number, title, content, questions }) => {
    const tasks = calls.map(({ asked }) => asked).filter((task) => isOf(task, { number, title }))
    return { title, content, questions, ...judge({ content, questions, tasks, writes }) }
  })
  const keys = judged.flatMap(({ questions }) => questions.map((question) => [question, isKeyFound(question)] as const))
  const faults = judged.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`))
  return {
    id,
    category,
    chapters: { good: written.length, of: chapters.length },
    checks: share(judged, ({ questions }) => questions.length > 0),
    length: share(judged, ({ isLengthRight }) => isLengthRight),
    treated: total(judged.map(({ treated }) => treated)),
    asked: total(judged.flatMap(({ questions, asked }) => (questions.length > 0 ? [asked] : []))),
    debris: judged.reduce((sum, { debris }) => sum + debris, 0),
    solved: share(keys, ([, found]) => found !== null),
    agreed: share(
      keys.filter(([, found]) => found !== null),
      ([, found]) => found === true,
    ),
    /** Of each chapter the share of its rows of words that an earlier one of the plan has. */
    repeated: judged.map(({ content }, place) => {
      const before = judged.slice(0, place).flatMap(({ content }) => rowsOf(content))
      return sharedShare(rowsOf(content), new Set(before))
    }),
    paidForNothing: charged - CHAPTER_PRICE * written.filter(({ number }) => number > 1).length,
    callsBeyondParts: calls.filter(({ asked }) => isOfChapters(asked)).length - sum(written.map(partsOf)),
    rows: [...new Set(judged.flatMap(({ content }) => rowsOf(content)))].filter((row) => row % SAMPLED === 0),
    faults: [
      ...faults,
      ...judged.filter(({ isLengthRight }) => !isLengthRight).map(({ title, words }) => `${title}: ${words} words`),
      ...keys.filter(([, found]) => found === false).map(([{ prompt }]) => `another answer was found: ${prompt}`),
      ...keys.filter(([, found]) => found === null).map(([{ prompt }]) => `not solved: ${prompt}`),
    ].map((fault) => `${id}: ${fault}`),
  }
}

type Written = {
  readonly content: ChapterContent
  readonly questions: readonly Question[]
  readonly tasks: readonly Task[]
  readonly writes: string | null
}

/** By the gates themselves, each part in the task that it was written for. */
function judge({ content, questions, tasks, writes }: Written) {
  const last = <K extends Task['kind']>(kind: K, fits = (_: Extract<Task, { kind: K }>): boolean => true) =>
    tasks.findLast((task): task is Extract<Task, { kind: K }> => task.kind === kind && fits(task as never))
  const gating = { markdown, writes }
  const opening = last('chapter')
  const sections = content.sections.map((section, place) => {
    const task: SectionTask | undefined = last('section', (one) => one.place === place)
    const siblings = content.sections.filter((other) => other !== section)
    return task ? checkSection(section, { task, ...gating, siblings }) : [NOT_ASKED_FOR]
  })
  const recap: RecapTask | undefined = last('recap')
  const { keyPoints, practice } = content
  const asking = last('questions')
  const faults = [
    ...(opening ? checkLesson(content, { task: opening, ...gating }) : [NOT_ASKED_FOR]),
    ...sections.flat(),
    ...(recap && practice ? checkRecap({ keyPoints, practice }, { task: recap, ...gating }) : [NOT_ASKED_FOR]),
    ...(asking && questions.length > 0 ? checkQuestions(questions, { task: asking, writes }) : []),
  ]
  const [introduction, words] = [
    wordCount(content.introduction),
    sum(content.sections.map(({ body }) => wordCount(body))),
  ]
  const { learningObjectives: objectives } = content
  return {
    faults: faults.map(({ code }) => code),
    words: `${introduction} + ${words}`,
    isLengthRight:
      isIn(introduction, INTRODUCTION) && isIn(words, SECTIONS) && !faults.some(({ code }) => LENGTHS.includes(code)),
    treated: share(
      objectives,
      (_, place) => sections[place]?.every(({ code }) => code !== 'objectives-not-taught') ?? false,
    ),
    asked: share(objectives, (objective) => questions.some((question) => question.objective === objective)),
    debris: faults.filter(({ code }) => DEBRIS.includes(code)).length + textsOf(content).flatMap(liveNodes).length,
  }
}

const NOT_ASKED_FOR: Fault = { code: 'not-asked-for', words: '' }
const LENGTHS = ['too-short', 'shorter-than-asked', 'too-long']
/** What is left of a prompt, a model or a page, and no lesson. */
const DEBRIS = [
  'placeholder',
  'prompt-echo',
  'refusal',
  'invisible-characters',
  'garbled',
  'link',
  'cut-off',
  'not-asked-for',
]

/** A task for questions or their solution names no number. */
const isOf = (task: Task, { number, title }: { readonly number: number; readonly title: string }): boolean =>
  'number' in task ? task.number === number : 'title' in task && task.title === title

const isOfChapters = ({ kind }: Task): boolean => ['chapter', 'section', 'recap', 'questions', 'solve'].includes(kind)

/** An opening, sections, a recap, questions and their solution. */
const partsOf = ({ content }: Pick<Written, 'content'>): number => 4 + content.sections.length

const textsOf = ({ introduction, sections }: ChapterContent): readonly string[] => [
  introduction,
  ...sections.map(({ body }) => body),
]

/** Code and tables come on top of the words that a lesson has. */
const prose = (text: string): string => markdown.visibleText(withoutFencedCode(text).replace(/^\|.*$/gm, ''))
const rowsOf = (content: ChapterContent): readonly number[] =>
  textsOf(content).flatMap((text) => shinglesOf(prose(text)))
const wordCount = (text: string): number => wordsOf(prose(text)).tokens.length
const isIn = (number: number, [least, most]: readonly [number, number]): boolean => number >= least && number <= most
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

function share<T>(items: readonly T[], isGood: (item: T, place: number) => boolean): Share {
  return { good: items.filter(isGood).length, of: items.length }
}

const total = (shares: readonly Share[]): Share => ({
  good: sum(shares.map(({ good }) => good)),
  of: sum(shares.map(({ of }) => of)),
})
