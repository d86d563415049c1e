import { isQuoted, type Level } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { readLessonFile } from '../lessons/parse-lesson-file.ts'

/** A subject that the tutor has lessons for. */
export type Subject = Readonly<ReturnType<typeof readSubject>>

/** A subject by the name of its file in the folder `lessons`. */
function readSubject(fileName: string) {
  const { head, lessons } = readLessonFile(fileName, [
    ...(['names', 'names_de', 'names_es', 'welcome', 'asks_level', 'asks_focus', 'aims'] as const),
    ...(['plan_new', 'plan_some', 'plan_good', 'outcome', 'field'] as const),
  ])
  const [en, de, es] = [head.names, head.names_de, head.names_es].map((names) => names.split(', '))
  const chipOf = ([first = '']: readonly string[] = []): string => `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  const { plan_new: planNew, plan_some: planSome, plan_good: planGood } = head
  const planTitle: Readonly<Record<Level, string>> = {
    ...{ new: planNew, some: planSome, comfortable: planGood, expert: planGood },
  }
  return {
    /** What a learner presses to choose it, by language. */
    chips: { de: chipOf(de), en: chipOf(en), es: chipOf(es) },
    /** What it is called in those languages. */
    names: [en, de, es].flatMap((names) => names ?? []),
    welcome: head.welcome,
    asksLevel: head.asks_level,
    asksFocus: head.asks_focus,
    /** Answers to that. */
    aims: head.aims.split(' | '),
    planTitle,
    /** Of the product's fields of knowledge, or `other`. */
    field: head.field,
    /** What the learner can do at the end: goes on after "you'll ". */
    outcome: head.outcome,
    /** What its lessons build step by step; empty where they do not build one thing. */
    thread: head.thread ?? '',
    lessons,
  }
}

/** The subjects that the tutor teaches. Of any other goal it says that it cannot. */
export const SUBJECTS: readonly Subject[] = [
  ...['cooking', 'drawing', 'guitar', 'neural-networks', 'portuguese'],
  ...['python', 'running', 'sourdough', 'spanish', 'statistics'],
].map(readSubject)

/** Ways of learning that hold for any subject, and claim nothing about one: the three chapters of the free general plan. */
export const WAYS_OF_LEARNING = readLessonFile('general').lessons

/** The chapters 4 to 9 that general plans had until 2026-11: written for older plans only. */
const OLDER_WAYS_OF_LEARNING = readLessonFile('general-older').lessons

export const EVERY_LESSON: readonly Lesson[] = [
  ...SUBJECTS.flatMap(({ lessons }) => lessons),
  ...WAYS_OF_LEARNING,
  ...OLDER_WAYS_OF_LEARNING,
]

/** The one subject that a text names as a whole word; null where it names none, or several. */
export function subjectNamed(text: string): Subject | null {
  const named = SUBJECTS.filter(({ names }) => names.some((name) => isQuoted(name, text)))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** The learner's own word for a subject, as it stands in a text. */
export const nameIn = (text: string, { names }: Subject): string =>
  names
    .flatMap((name) => new RegExp(name, 'iu').exec(text)?.[0] ?? [])
    .toSorted((one, other) => other.length - one.length)[0] ?? text
