import { askWhichMeaning, isSummary, TOPICS, type Topic } from '@app/domain'
import type { GoalCase } from '../cases/goals.ts'
import { questionsIn, topicsAsked } from '../learner.ts'
import { type Expectations, UNSPOILED } from '../models/bad-model.ts'
import type { PlayedGoal } from '../play/play-goal.ts'
import { isIn } from './language.ts'
import { liveNodes } from './markdown.ts'
import { scoreOutline } from './score-outline.ts'
import { overlap, shareIn, wordsOf } from './words.ts'

/** What one play of a goal showed. Shares are of 1; null where there was nothing to look at. */
export type GoalScore = ReturnType<typeof scoreGoal>

export function scoreGoal(goal: GoalCase, played: PlayedGoal, expects: Expectations | null) {
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
    /** Messages that ask again what was asked before, in whatever words. */
    repeats: countRepeats(played.messages),
    /** Whether the first thing said was the question which meaning is meant; null for a goal of one meaning. */
    meaningAsked:
      goal.category === 'ambiguous' ? played.messages[0] === askWhichMeaning(goal.goal, goal.language) : null,
    ...slots(played),
    subjectRight: plan && goal.subject.length > 0 ? goal.subject.some((word) => hasWord(planText, word)) : null,
    /** Whether the first message asked which meaning is meant, although there is but one. */
    clearAsked: goal.category !== 'ambiguous' && isQuestionOfMeaning(played.messages[0] ?? '', goal),
    /** Null where nothing was written, or the tutor has but another language. */
    languageRight:
      lessons[0] && (played.writes ?? goal.language) === goal.language
        ? isIn(goal.language, `${planText} ${lessons[0].introduction}`)
        : null,
    /** Whether a learner of another language reads that the tutor has not theirs; null where it has. */
    languageReported:
      (played.writes ?? goal.language) === goal.language
        ? null
        : [...played.messages, plan?.description ?? ''].some((text) => /\bin English\b/.test(text)),
    twinTitles: plan ? plan.titles.filter((title, index) => isTwin(title, plan.titles.slice(0, index))).length : 0,
    ...scoreOutline(
      plan?.outlines ?? [],
      played.given.has('time') ? goal.totalMinutes : null,
      /\bThis plan needs less time than you have\b/.test(plan?.description ?? ''),
    ),
    links: drawn.flatMap(liveNodes).length,
    ...unexpected(played, expects),
    /** Messages of the assistant that the model knows to be unfit. */
    unfitReplies: expects?.reply === 'unfit' ? countSaved(played) : 0,
    firstCall: firstCalls(played),
    fitByGates: fitAnswers(played),
    inputTokens: sum(played.calls.map(({ answer }) => answer?.inputTokens ?? 0)),
    outputTokens: sum(played.calls.map(({ answer }) => answer?.outputTokens ?? 0)),
    seconds: played.seconds,
    slowestCallMs: Math.max(0, ...played.calls.map(({ ms }) => ms)),
  }
}

const SAME_TITLE = 0.8

const hasWord = (text: string, word: string): boolean =>
  word.length <= 2 ? wordsOf(text).includes(word) : text.toLowerCase().includes(word)

const isTwin = (title: string, before: readonly string[]): boolean =>
  before.some(
    (other) =>
      wordsOf(other).join(' ') === wordsOf(title).join(' ') || overlap(wordsOf(other), wordsOf(title)) > SAME_TITLE,
  )

/** In the same words about a goal's name: those that ask which meaning is meant. */
const isQuestionOfMeaning = (message: string, { goal, language }: GoalCase): boolean =>
  message === askWhichMeaning(goal, language) ||
  (message === askWhichMeaning('Go', language)?.replace('Go', goal) && message !== '')

const SAME_QUESTION = 0.7

/** About a topic that was asked about before, or nearly in words that were asked before. */
function countRepeats(messages: readonly string[]): number {
  const topics = new Set<string>()
  const questions: (readonly string[])[] = []
  return messages.filter((message) => {
    if (isSummary(message)) return false
    const topic = topicsAsked(message)[0]
    const asked = questionsIn(message)
      .map(wordsOf)
      .filter((words) => words.length > 2)
    const again =
      (topic !== undefined && topics.has(topic)) ||
      asked.some((words) => questions.some((other) => overlap(words, other) >= SAME_QUESTION))
    if (topic !== undefined) topics.add(topic)
    questions.push(...asked)
    return again
  }).length
}

/** What of the stated topics the brief knows, and what of the brief was never said. */
function slots({ brief, given, said }: PlayedGoal) {
  const spoken = wordsOf(said.join(' '))
  const known = (topic: Topic | 'goal'): readonly string[] => wordsOf(brief?.[topic] ?? '')
  const all = [...TOPICS.flatMap(known), ...known('goal')]
  const stated = TOPICS.filter((topic) => given.has(topic))
  return {
    given: stated.length,
    /** The brief knows the topic, or its words stand elsewhere in it: nothing of it is lost. */
    filled: stated.filter((topic) => known(topic).length > 0 || shareIn(wordsOf(given.get(topic) ?? ''), all) === 1)
      .length,
    /** The brief knows the topic in what the learner meant. */
    right: stated.filter((topic) => overlapsMost(wordsOf(given.get(topic) ?? ''), known(topic))).length,
    invented: TOPICS.filter((topic) => known(topic).length > 0 && shareIn(known(topic), spoken) < GROUNDED).length,
  }
}

const GROUNDED = 0.6
const overlapsMost = (meant: readonly string[], known: readonly string[]): boolean =>
  known.length > 0 && (shareIn(meant, known) >= GROUNDED || shareIn(known, meant) >= GROUNDED)

/** Plans and chapters that are COMPLETE although the model knows that they are unfit, and FAILED although they could be read. */
function unexpected(played: PlayedGoal, expects: Expectations | null) {
  const { plan = 'fit', chapter = 'fit' } = expects ?? {}
  const parts = [
    ...(played.planStatus ? [{ name: 'plan', status: played.planStatus, expected: plan }] : []),
    ...played.chapters.map(({ number, status }) => ({ name: `chapter ${number}`, status, expected: chapter })),
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

type Rate = { readonly good: number; readonly of: number }

const rate = (tries: readonly boolean[]): Rate => ({ good: tries.filter(Boolean).length, of: tries.length })

/** Of plans and chapters: those that were there at the first call. */
function firstCalls({ calls, planStatus, chapters }: PlayedGoal): Rate {
  const callsFor = (task: string, number: number): number =>
    calls.filter((call) => call.task === task && call.number === number).length
  return rate([
    ...(planStatus ? [planStatus === 'COMPLETE' && callsFor('plan', 0) === 1] : []),
    ...chapters
      .filter(({ status }) => status !== 'PENDING')
      .map(({ number, status }) => status === 'COMPLETE' && callsFor('chapter', number) === 1),
  ])
}

/** Of the model's answers: those that the product's own gates let through. */
const fitAnswers = ({ calls }: PlayedGoal): Rate =>
  rate(calls.filter(({ answer }) => answer !== null).map(({ fit }) => fit))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
