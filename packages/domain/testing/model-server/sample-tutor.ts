import { REWRITE_WAYS } from '../../src/chapters/versions.ts'
import type { ReviseTask } from '../../src/tutoring/task.ts'
import { A_FEEDBACK, aFitChapterAnswer, aFitPlanAnswer, aFitRevisionAnswer } from '../fit-answers.ts'
import { aFitQuestionsAnswer, aFitSolutionAnswer } from '../fit-check.ts'
import { aFitBlueprintAnswer, aFitExercisesAnswer, aFitRecapAnswer, aFitSectionAnswer } from '../fit-parts.ts'

/** What a good model would answer to the product's prompts: enough for a conversation from a goal to read chapters. */
export type SentMessage = { readonly role: string; readonly content: string }

const TOPICS = ['level', 'time', 'focus'] as const
const QUESTIONS = {
  level: 'What do you already know about it, or have you tried before?',
  time: 'How much time can you give it, for example per week?',
  focus: 'What matters most to you in it?',
} as const
const WHAT_TO_CHANGE = 'What would you like to change?'

/** The answer to `messages` in the shape of `schema`, as JSON. Small talk when the shape is none that it knows. */
export function sampleAnswer(messages: readonly SentMessage[], schema: string): string {
  if (schema.includes('"asks"')) return JSON.stringify(reply(messages))
  if (schema.includes('"from"')) return JSON.stringify(revision(messages))
  if (schema.includes('"chapters"')) return JSON.stringify(plan(messages))
  if (schema.includes('"introduction"')) return JSON.stringify(chapter(messages))
  if (schema.includes('"explanation"')) return JSON.stringify(questions(messages))
  if (schema.includes('"answers"')) return JSON.stringify(solution(messages))
  if (schema.includes('"hands_over"') || schema.includes('"terms"')) return JSON.stringify(blueprint(messages))
  if (schema.includes('"errors"')) return JSON.stringify({ errors: [] })
  if (schema.includes('"tasks"')) return JSON.stringify(aFitExercisesAnswer({ number: chapterNumber(messages) }))
  if (schema.includes('"key_points"')) return JSON.stringify(recap(messages))
  if (schema.includes('"feedback"')) return JSON.stringify({ feedback: A_FEEDBACK })
  if (schema.includes('"heading"')) return JSON.stringify(section(messages))
  return 'Hello! What would you like to learn?'
}

/** By what was asked: values that a good model would find in such answers. */
const FACTS = {
  level: { about: 'level', value: 'some' },
  time: { about: 'hours_per_week', value: '2' },
  focus: { about: 'outcome', value: '' },
} as const

function reply(messages: readonly SentMessage[]) {
  const system = messages[0]?.content ?? ''
  const before = messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const latest = valueAt(messages.findLast(({ role }) => role === 'user')?.content, 'learner')
  const asked = TOPICS.find((topic) => before.includes(QUESTIONS[topic]))
  const answered = asked ?? (before.includes(WHAT_TO_CHANGE) ? 'focus' : null)
  const facts = answered ? [{ ...FACTS[answered], value: FACTS[answered].value || latest, quote: latest }] : []
  const head = { route: 'learn', language: 'en', facts, corrects: [], wants: 'go-on' }
  if (system.includes('wants to change something'))
    return { ...head, asks: 'nothing', answer: '', question: WHAT_TO_CHANGE, suggestions: [] }

  const open = [...system.matchAll(/^- (level|time|focus):/gm)].map(([, topic]) => topic)
  const next = TOPICS.find((topic) => open.includes(topic) && topic !== answered)
  if (!next) return { ...head, asks: 'nothing', answer: 'Good, I have what I need.', question: '', suggestions: [] }
  return {
    ...head,
    asks: next,
    answer: 'Good, let us see.',
    question: QUESTIONS[next],
    suggestions: ['A little', 'A lot'],
  }
}

const PLAN_TITLES = [
  ...[
    'Find your starting point',
    'Learn the essential ideas',
    'Practise in small steps',
    'Build something of your own',
  ],
  ...['Keep going', 'Borrow from a master', 'Mend what went wrong', 'Set your own pace', 'Look a year ahead'],
]
const USUAL_CHAPTERS = 5

/** How many a plan may have, as the prompt says it. */
function chaptersAsked(prompt: string): number {
  const [, min = USUAL_CHAPTERS, max = USUAL_CHAPTERS] = /plan of (\d{1,2}) to (\d{1,2}) chapters/.exec(prompt) ?? []
  return Math.min(Math.max(USUAL_CHAPTERS, Number(min)), Number(max))
}

function plan(messages: readonly SentMessage[]) {
  const goal = valueAt(messages.at(-1)?.content, 'learner', 'goal')
  const plan = aFitPlanAnswer({ goal }, PLAN_TITLES.slice(0, chaptersAsked(messages[0]?.content ?? '')))
  const [first, ...others] = plan.chapters
  return { ...plan, chapters: [{ ...first, summary: `What "${goal}" involves, and where you stand.` }, ...others] }
}

/** Adds a chapter at the end whatever is asked for, or writes what the added one teaches. */
function revision(messages: readonly SentMessage[]) {
  const content = messages.at(-1)?.content
  const { chapters = [] } = JSON.parse(content ?? '{}') as { chapters?: ReviseTask['chapters'] } // as the prompt has it
  const write = valueAt(content, 'write')
  const wanted = write === '' ? { request: valueAt(content, 'request') } : { added: Number(write) - 1 }
  return aFitRevisionAnswer({ chapters, wanted })
}

function chapter(messages: readonly SentMessage[]) {
  const task = messages.at(-1)?.content
  const goal = valueAt(task, 'learner', 'goal')
  const title = valueAt(task, 'write', 'title') || 'This chapter'
  const fit = aFitChapterAnswer({ title, number: Number(valueAt(task, 'write', 'chapter') || 1) })
  return { ...fit, introduction: `${fit.introduction}\n\nAll of it is a step on your way to "${goal}".` }
}

const WAYS: readonly string[] = REWRITE_WAYS

function section(messages: readonly SentMessage[]) {
  const task = messages.at(-1)?.content
  const objective = valueAt(task, 'write', 'objective')
  const place = Number(valueAt(task, 'write', 'section') || 1) - 1
  const how = WAYS.indexOf(valueAt(task, 'differently', 'how'))
  const words = Number(valueAt(task, 'write', 'words'))
  const retold = how < 0 ? {} : { retold: { telling: how + 1, words } }
  return aFitSectionAnswer({ objective, place, number: Number(valueAt(task, 'chapter', 'number') || 1), ...retold })
}

function blueprint(messages: readonly SentMessage[]) {
  type Asked = { readonly chapter?: { readonly number: number; readonly objectives: readonly string[] } }
  const { chapter = { number: 1, objectives: [] } } = JSON.parse(messages.at(-1)?.content ?? '{}') as Asked // as the prompt has it
  return aFitBlueprintAnswer(chapter)
}

function questions(messages: readonly SentMessage[]) {
  // as the prompt has it
  type Asked = { readonly [Name in 'objectives' | 'steps' | 'asked_already']?: readonly string[] }
  const {
    steps = [],
    objectives = steps,
    asked_already: besides,
  } = JSON.parse(messages.at(-1)?.content ?? '{}') as Asked
  return aFitQuestionsAnswer({ objectives: objectives.map((objective) => objective.replace(/^\d+\. /, '')), besides })
}

function solution(messages: readonly SentMessage[]) {
  type Asked = { readonly questions?: readonly { readonly options?: readonly string[] }[] }
  const { questions: asked = [] } = JSON.parse(messages.at(-1)?.content ?? '{}') as Asked // as the prompt has it
  return aFitSolutionAnswer({
    questions: asked.map(({ options = [] }) => ({ options: options.map((option) => option.replace(/^[A-Z]\) /, '')) })),
  })
}

const chapterNumber = (messages: readonly SentMessage[]): number =>
  Number(valueAt(messages.at(-1)?.content, 'chapter', 'number') || 1)

function recap(messages: readonly SentMessage[]) {
  const title = valueAt(messages.at(-1)?.content, 'chapter', 'title') || 'This chapter'
  return aFitRecapAnswer({ title, number: chapterNumber(messages) })
}

/** A value of a message that is JSON; empty where there is none. */
function valueAt(content: string | undefined, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), JSON.parse(content ?? '{}'))
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
