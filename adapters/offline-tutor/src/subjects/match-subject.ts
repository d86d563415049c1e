import { findPhrase, phrases, wordSet } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'
import { SUBJECTS } from './all-subjects.ts'
import type { Subject } from './subject.ts'

/** Words that say nothing about which subject it is. */
const GENERIC = wordSet(
  'a an the my our your some any more i me we myself you it its is are be been and or of in on at with from by as that',
  'this to into how what about all only just really very well better good great best nice own new first basic basics',
  'learn learning study studying understand understanding know improve improving practise practice practising start',
  'starting started begin beginning beginners beginner beginnerish intermediate advanced get getting become becoming',
  'master mastering try trying want need enough little bit lot much everything anything something simple simply easy',
  'easily quickly fast properly fluently short long small big again finally ever day daily everyday real regularly',
  'skills skill course lessons lesson class fundamentals foundations essentials introduction intro tutorial guide',
  'able can do doing make making works work use using home scratch level ground time together alone fun people friends',
  'weekend weekends evening evenings morning mornings night nights family kids children myself others everyone aprender lernen apprendre imparare aprendre like',
)

/** Behind these words stands what it is for, which may be anything. */
const PURPOSE = phrases(
  'for, because, so that, so i, in order to, to, while, since, before, like, on my, on our, on a trip, during, when i, at work',
)

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
    if (named && length === 0 && PURPOSE.lengthAt(words, index) > 0) return index
    const word = normAt(words, index)
    if (length === 0 && !GENERIC.has(word) && !context.has(word)) return null
    named ||= length > 0
    index += length || 1
  }
  return named ? words.length : null
}

/** Words that name a subject, wherever they stand: "I've played the guitar for years". */
export function findSubjectName(words: Words): { readonly from: number; readonly to: number } | null {
  for (const { keywords } of SUBJECTS) {
    const from = findPhrase(keywords, words)
    if (from >= 0) return { from, to: from + keywords.lengthAt(words, from) }
  }
  return null
}
