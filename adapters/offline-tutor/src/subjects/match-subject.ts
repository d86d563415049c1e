import { findPhrase, hasPhrase, normAt, type Words } from '@app/domain'
import { phraseList, wordList, wordSet } from '../words/phrases.ts'
import { SUBJECTS, type Subject } from './subject.ts'

/** Words that say nothing about which subject it is. */
const GENERIC = wordList('match-subject.generic')

/** Behind these words stands what it is for, which may be anything. */
const PURPOSE = phraseList('match-subject.purpose')

const JOINING = wordSet('and or plus und oder sowie et ou y o e')

export type SubjectMatch = {
  readonly subject: Subject
  /** Where the words end that name the subject, before what it is for. */
  readonly end: number
}

/** The subject of a goal, only if every word of the goal fits it. */
export function matchSubject(words: Words): SubjectMatch | null {
  for (const subject of SUBJECTS) {
    const end = matchedEnd(subject, words)
    if (end !== null) return { subject, end }
  }
  return null
}

function matchedEnd({ keywords, context }: Subject, words: Words): number | null {
  let named = false
  for (let index = 0; index < words.length; ) {
    const length = keywords.lengthAt(words, index)
    // "to cook and to run a marathon" is a goal of its own
    if (named && length === 0 && PURPOSE.lengthAt(words, index) > 0)
      return JOINING.has(normAt(words, index - 1)) ? null : index
    const word = normAt(words, index)
    if (length === 0 && !GENERIC.has(word) && !context.has(word)) return null
    named ||= length > 0
    index += length || 1
  }
  return named ? words.length : null
}

/** A subject beside a goal that has none of its own: sourdough, of bread. */
export const findNeighbour = (words: Words): Subject | null =>
  SUBJECTS.find(({ near }) => near !== undefined && hasPhrase(near, words)) ?? null

/** Words that name a subject, wherever they stand: "I've played the guitar for years". */
export function findSubjectName(words: Words): { readonly from: number; readonly to: number } | null {
  for (const { keywords } of SUBJECTS) {
    const from = findPhrase(keywords, words)
    if (from >= 0) return { from, to: from + keywords.lengthAt(words, from) }
  }
  return null
}
