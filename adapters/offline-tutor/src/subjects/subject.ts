import { type Grade, type Phrases, phrases } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { readLessonFile } from '../lessons/parse-lesson-file.ts'
import { wordSet } from '../words/phrases.ts'
import { listNamed } from '../words/word-lists.ts'

/** A subject that the tutor has lessons of its own for. */
export type Subject = {
  /** For the middle of a sentence: "Spanish", "the guitar". */
  readonly name: string
  /** Words that name it. */
  readonly keywords: Phrases
  /**
   * Words that may stand beside them without making it another subject. Any other word does: "bass guitar" is not the
   * guitar, and a wrong lesson is worse than an honest "I have none".
   */
  readonly context: ReadonlySet<string>
  readonly welcome: string
  readonly asksLevel: string
  readonly asksFocus: string
  readonly planTitle: Readonly<Record<Grade, string>>
  /** What the learner can do at the end: goes on after "you'll ". */
  readonly outcome: string
  /**
   * Where many have mastered something close to it: only a level that names one of these words skips the basics. Someone who
   * programs daily may never have met a neuron.
   */
  readonly field?: Phrases
  /** Words of goals that have no lessons, but whose learners may like these. */
  readonly near?: Phrases
  readonly lessons: readonly Lesson[]
}

/** What people say beside the name of a language when they mean the language, and not its food, music or history. */
const CONTEXT_OF_A_LANGUAGE = listNamed('subject.context-of-a-language')

/** A subject by the name of its file in the folder `lessons`. */
function readSubject(fileName: string): Subject {
  const { head, lessons } = readLessonFile(fileName, {
    required: [
      ...(['name', 'keywords', 'context', 'welcome', 'asks_level', 'asks_focus'] as const),
      ...(['plan_new', 'plan_some', 'plan_good', 'outcome'] as const),
    ],
    optional: ['kind', 'field', 'near'],
  })
  return {
    name: head.name,
    keywords: phrases(head.keywords),
    context: wordSet(head.context, ...(head.kind === 'language' ? CONTEXT_OF_A_LANGUAGE : [])),
    welcome: head.welcome,
    asksLevel: head.asks_level,
    asksFocus: head.asks_focus,
    planTitle: { new: head.plan_new, some: head.plan_some, good: head.plan_good },
    outcome: head.outcome,
    ...(head.field === '' ? {} : { field: phrases(head.field) }),
    ...(head.near === '' ? {} : { near: phrases(head.near) }),
    lessons,
  }
}

/** The subjects that the tutor teaches. For every other goal it offers its general ways of learning, and says so. */
export const SUBJECTS: readonly Subject[] = [
  ...['cooking', 'drawing', 'guitar', 'neural-networks', 'portuguese'],
  ...['python', 'running', 'sourdough', 'spanish', 'statistics'],
].map(readSubject)
