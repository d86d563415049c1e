import type { Grade } from '../learner/grade.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { capitalised } from '../words/english.ts'
import { lookUp } from '../words/look-up.ts'

/** What the learner wants to learn, in forms that fit into our sentences. */
export type Subject = {
  /** For the middle of a sentence: "Spanish", "the guitar", "baking bread". */
  readonly name: string
  /** For the beginning of one: "Spanish", "The guitar", "Baking bread". */
  readonly Name: string
  /** Without article: "guitar". */
  readonly bare: string
  readonly Bare: string
  /** What to search for: as few words as name it. */
  readonly search: string
}

/** Phrases of several words for which a search finds little, and what finds more. */
const SEARCHES: Readonly<Record<string, string>> = {
  'running a marathon': 'marathon training',
  'running five kilometres': 'running',
  'running ten kilometres': 'running',
  'getting fit': 'fitness',
  'losing weight': 'weight loss',
  'starting a business': 'small business',
  'making things': 'handicraft',
  'the computer': 'computer basics',
  'writing a novel': 'novel writing',
  'writing a book': 'book writing',
  'writing a memoir': 'memoir writing',
  'writing a blog': 'blogging',
  'writing a screenplay': 'screenwriting',
}

/** Of the name of a certificate the first words are enough. */
const CERTIFICATE = /^(?<search>(?:aws|azure|cisco|comptia)(?: \S+){0,2}) (?:\S+ )?(?:exam|certification)$/i

export function subjectNamed(name: string): Subject {
  const bare = name.replace(/^(?:the|an?|your) /i, '')
  const search =
    lookUp(SEARCHES, name) ??
    CERTIFICATE.exec(bare)?.groups?.search ??
    bare.replace(/^(?:making|baking|growing) /, '').replace(/^history of (?:the )?(.+)$/i, '$1 history')
  return { name, Name: capitalised(name), bare, Bare: capitalised(bare), search }
}

/** What is known about one kind of goal: the words that give it away, what to ask, and what to teach. */
export type Kind = {
  /** Name of a subject to the words that stand for it: alternatives of a regular expression, in lower case. */
  readonly subjects: Readonly<Record<string, string>>
  /** The same, for words so general that any subject's own words go before them. */
  readonly general: Readonly<Record<string, string>>
  /** Which kind wins where the words of two are there: "exam" says more than "chemistry". Usually 1. */
  readonly strength?: number
  readonly welcome: (subject: Subject) => string
  readonly asksLevel: (subject: Subject) => string
  readonly asksFocus: (subject: Subject) => string
  /** What is assumed when the learner names no focus. */
  readonly usualFocus: string
  readonly planTitle: (subject: Subject, grade: Grade) => string
  /** What the learner can do at the end: goes on after "you ". */
  readonly outcome: (subject: Subject) => string
  readonly lessons: (subject: Subject) => readonly Lesson[]
}

/** Alternatives over several lines. */
export const words = (...alternatives: readonly string[]): string => alternatives.join('|')
