import { type Brief, TOPICS } from '@app/domain'
import type { GoalCase } from '../cases/goals.ts'
import { topicsAsked } from '../learner.ts'
import { type Expectations, UNSPOILED } from '../models/bad-model.ts'
import type { PlayedChapter, PlayedGoal } from '../play/play-goal.ts'
import { isIn } from './language.ts'
import { liveNodes } from './markdown.ts'
import { contentWords, gramsOf, overlap, shareIn, wordsOf } from './words.ts'

/** What one play of a goal showed. Shares are of 1; null where there was nothing to look at. */
export type GoalScore = {
  readonly id: string
  readonly ended: PlayedGoal['ended']
  readonly plan: string | null
  readonly chapters: readonly string[]
  readonly questions: number
  /** Messages that ask again what was asked before, in whatever words. */
  readonly repeats: number
  /** Topics that the learner stated. */
  readonly given: number
  /** Of those, topics that the brief knows, or whose words stand elsewhere in it: nothing of them is lost. */
  readonly filled: number
  /** Of those, topics that the brief knows in what the learner meant. */
  readonly right: number
  /** What the brief says although the learner did not. */
  readonly invented: number
  readonly subjectRight: boolean | null
  readonly languageRight: boolean | null
  readonly twinTitles: number
  readonly lessonWords: readonly number[]
  readonly objectiveCoverage: number | null
  readonly links: number
  /** Plans and chapters that are COMPLETE although the model knows that they are unfit. */
  readonly unfitComplete: readonly string[]
  /** Messages of the assistant that the model knows to be unfit. */
  readonly unfitReplies: number
  /** Plans and chapters that FAILED although they could be read. */
  readonly fitFailed: readonly string[]
  /** Of plans and chapters: those that were there at the first call. */
  readonly firstCall: { readonly good: number; readonly of: number }
  /** Of the model's answers: those that the product's own gates let through. */
  readonly fitByGates: { readonly good: number; readonly of: number }
  readonly inputTokens: number
  readonly outputTokens: number
  readonly seconds: number
  readonly slowestCallMs: number
  /** Some runs of eight words of the lessons, to be compared with those of other goals. */
  readonly grams: readonly string[]
}

export function scoreGoal(goal: GoalCase, played: PlayedGoal, expects: Expectations | null): GoalScore {
  const lessons = played.chapters.flatMap(({ content }) => (content ? [content] : []))
  const plan = played.planTexts
  const planText = plan ? [plan.title, plan.description, ...plan.titles].join('. ') : ''
  const drawn = [...played.messages, ...lessons.map(({ introduction }) => introduction)]
  return {
    id: goal.id,
    ended: played.ended,
    plan: played.planStatus,
    chapters: played.chapters.map(({ status }) => status),
    questions: played.messages.filter((message) => /[?？؟;]\s*/.test(message)).length,
    repeats: countRepeats(played.messages),
    ...slots(played),
    subjectRight: plan && goal.subject.length > 0 ? goal.subject.some((word) => hasWord(planText, word)) : null,
    languageRight: lessons[0] ? isIn(goal.language, `${planText} ${lessons[0].introduction}`) : null,
    twinTitles: plan ? plan.titles.filter((title, index) => isTwin(title, plan.titles.slice(0, index))).length : 0,
    lessonWords: lessons.map(({ introduction }) => wordsOf(introduction).length),
    objectiveCoverage: average(lessons.map(coverage)),
    links: drawn.flatMap(liveNodes).length,
    ...unexpected(played, expects),
    unfitReplies: expects?.reply === 'unfit' ? countSaved(played) : 0,
    firstCall: firstCalls(played),
    fitByGates: fitAnswers(played),
    inputTokens: sum(played.calls.map(({ answer }) => answer?.inputTokens ?? 0)),
    outputTokens: sum(played.calls.map(({ answer }) => answer?.outputTokens ?? 0)),
    seconds: played.seconds,
    slowestCallMs: Math.max(0, ...played.calls.map(({ ms }) => ms)),
    grams: lessons.flatMap(({ introduction }) => gramsOf(introduction)).filter((_, index) => index % SAMPLED === 0),
  }
}

const SAMPLED = 5
const SAME_TITLE = 0.8

const hasWord = (text: string, word: string): boolean =>
  word.length <= 2 ? wordsOf(text).includes(word) : text.toLowerCase().includes(word)

const isTwin = (title: string, before: readonly string[]): boolean =>
  before.some(
    (other) =>
      wordsOf(other).join(' ') === wordsOf(title).join(' ') || overlap(wordsOf(other), wordsOf(title)) > SAME_TITLE,
  )

function countRepeats(messages: readonly string[]): number {
  const seen = new Set<string>()
  return messages.filter((message) => {
    if (/proceed\?|correct\?/i.test(message)) return false
    const topic = topicsAsked(message)[0]
    if (topic === undefined) return false
    const again = seen.has(topic)
    seen.add(topic)
    return again
  }).length
}

function slots({ brief, given, said }: PlayedGoal) {
  const spoken = wordsOf(said.join(' '))
  const known = (topic: keyof Brief): readonly string[] => wordsOf(brief?.[topic] ?? '')
  const all = [...TOPICS.flatMap(known), ...known('goal')]
  const stated = TOPICS.filter((topic) => given.has(topic))
  return {
    given: stated.length,
    filled: stated.filter((topic) => known(topic).length > 0 || shareIn(wordsOf(given.get(topic) ?? ''), all) === 1)
      .length,
    right: stated.filter((topic) => overlapsMost(wordsOf(given.get(topic) ?? ''), known(topic))).length,
    invented: TOPICS.filter((topic) => known(topic).length > 0 && shareIn(known(topic), spoken) < GROUNDED).length,
  }
}

const GROUNDED = 0.6
const overlapsMost = (meant: readonly string[], known: readonly string[]): boolean =>
  known.length > 0 && (shareIn(meant, known) >= GROUNDED || shareIn(known, meant) >= GROUNDED)

const coverage = ({ learningObjectives, introduction }: NonNullable<PlayedChapter['content']>): number => {
  const text = contentWords(introduction).map(stem)
  return average(learningObjectives.map((objective) => shareIn(contentWords(objective).map(stem), text))) ?? 0
}

/** Enough of a word to know it again with another ending. */
const stem = (word: string): string => word.slice(0, 5)

function unexpected(played: PlayedGoal, expects: Expectations | null) {
  const parts = [
    ...(played.planStatus ? [{ name: 'plan', status: played.planStatus, expected: expects?.plan ?? 'fit' }] : []),
    ...played.chapters.map(({ number, status }) => ({
      name: `chapter ${number}`,
      status,
      expected: expects?.chapter ?? 'fit',
    })),
  ]
  const names = (expected: string, status: string): readonly string[] =>
    parts.filter((part) => part.expected === expected && part.status === status).map(({ name }) => name)
  return { unfitComplete: names('unfit', 'COMPLETE'), fitFailed: names('fit', 'FAILED') }
}

/** Messages that begin as something unfit that the model said. */
function countSaved({ messages, calls }: PlayedGoal): number {
  const said = calls.flatMap(({ task, answer }) =>
    task === 'reply' && answer && answer.model !== UNSPOILED ? [beginning(messageOf(answer.text))] : [],
  )
  return messages.filter((message) => said.includes(beginning(message))).length
}

const beginning = (message: string): string => wordsOf(message).slice(0, 8).join(' ')

const messageOf = (answer: string): string => {
  try {
    return String(JSON.parse(answer).message)
  } catch {
    return answer
  }
}

function firstCalls({ calls, planStatus, chapters }: PlayedGoal): GoalScore['firstCall'] {
  const callsFor = (task: string, number: number): number =>
    calls.filter((call) => call.task === task && call.number === number).length
  const made = [
    ...(planStatus ? [planStatus === 'COMPLETE' && callsFor('plan', 0) === 1] : []),
    ...chapters
      .filter(({ status }) => status !== 'PENDING')
      .map(({ number, status }) => status === 'COMPLETE' && callsFor('chapter', number) === 1),
  ]
  return { good: made.filter(Boolean).length, of: made.length }
}

function fitAnswers({ calls }: PlayedGoal): GoalScore['fitByGates'] {
  const answered = calls.filter(({ answer }) => answer !== null)
  return { good: answered.filter(({ fit }) => fit).length, of: answered.length }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : sum(numbers) / numbers.length
