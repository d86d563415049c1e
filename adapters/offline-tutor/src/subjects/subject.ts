import { isQuoted, type Level } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { readLessonFile } from '../lessons/parse-lesson-file.ts'

/** A subject that the tutor has lessons for. */
export type Subject = {
  /** For the middle of a sentence: "Spanish", "the guitar". */
  readonly name: string
  /** What it is called in English, German and Spanish; the longest first. */
  readonly names: readonly string[]
  readonly welcome: string
  readonly asksLevel: string
  readonly asksFocus: string
  /** Answers to that. */
  readonly aims: readonly string[]
  readonly planTitle: Readonly<Record<Level, string>>
  /** What the learner can do at the end: goes on after "you'll ". */
  readonly outcome: string
  readonly lessons: readonly Lesson[]
}

/** A subject by the name of its file in the folder `lessons`. */
function readSubject(fileName: string): Subject {
  const { head, lessons } = readLessonFile(fileName, [
    ...(['name', 'names', 'welcome', 'asks_level', 'asks_focus', 'aims'] as const),
    ...(['plan_new', 'plan_some', 'plan_good', 'outcome'] as const),
  ])
  return {
    name: head.name,
    names: head.names.split(', ').toSorted((one, other) => other.length - one.length),
    welcome: head.welcome,
    asksLevel: head.asks_level,
    asksFocus: head.asks_focus,
    aims: head.aims.split(' | '),
    planTitle: { new: head.plan_new, some: head.plan_some, comfortable: head.plan_good, expert: head.plan_good },
    outcome: head.outcome,
    lessons,
  }
}

/** The subjects that the tutor teaches. Of any other goal it says that it cannot. */
export const SUBJECTS: readonly Subject[] = [
  ...['cooking', 'drawing', 'guitar', 'neural-networks', 'portuguese'],
  ...['python', 'running', 'sourdough', 'spanish', 'statistics'],
].map(readSubject)

/** Ways of learning that hold for any subject, and claim nothing about one. */
export const WAYS_OF_LEARNING = readLessonFile('general').lessons

export const EVERY_LESSON: readonly Lesson[] = [...SUBJECTS.flatMap(({ lessons }) => lessons), ...WAYS_OF_LEARNING]

/** The one subject that a text names, and the word for it; null where it names none, or several. */
export function subjectNamed(text: string): { readonly subject: Subject; readonly word: string } | null {
  const named = SUBJECTS.flatMap((subject) => {
    const word = subject.names.find((name) => isQuoted(name, text))
    return word === undefined ? [] : [{ subject, word }]
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

export const subjectOf = (goal: string): Subject | null => subjectNamed(goal)?.subject ?? null
