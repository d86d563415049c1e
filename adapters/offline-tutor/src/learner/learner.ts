import {
  type Brief,
  type Grade,
  gradeOf,
  gradeOfLevel,
  hasPhrase,
  minutesPerWeek,
  requirementsIn,
  timeBeside,
  tokenize,
} from '@app/domain'
import type { Subject } from '../subjects/subject.ts'
import { inSecondPerson } from '../words/english.ts'
import { hasLetters, quotedWords } from '../words/learner-words.ts'
import { phraseList } from '../words/phrases.ts'
import { deadlineIn, isAtHand, weeksLeft } from './deadline.ts'
import { isOpen, isPleasure } from './focus.ts'

/** A brief as the plan needs it: known facts as figures, defaults for the others. */
export type Learner = {
  readonly grade: Grade
  /** Minutes a week, if known. */
  readonly weekly: number | null
  /** Weeks until the learner wants to be ready, if they counted them. */
  readonly weeks: number | null
  /** As it was said, or the day that was put in; null where none is known. */
  readonly deadline: string | null
  /** In the second person, fit for a sentence; null where the learner leaves it open. */
  readonly focus: string | null
  /** They learn it to pass an exam. */
  readonly hasExam: boolean
}

/** What is assumed of a learner who does not say how much time there is. */
export const DEFAULT_WEEKLY_MINUTES = 120
/** Up to so many minutes a week a plan keeps to the essentials. */
export const LITTLE_TIME = 75
/** From so many on it goes further. */
export const MUCH_TIME = 300

const EXAM = phraseList('learner.exam')

const MAX_FOCUS_LENGTH = 90

/** What the learner put in by hand counts instead of their words. */
export function learnerOf(brief: Brief, subject: Subject | null): Learner {
  const { level, time, set = {} } = brief
  const own = timeBeside(brief) ?? ''
  const focus = set.outcome ? set.outcome.value : requirementsIn(brief.focus ?? '').rest
  return {
    // too easy does less harm than too hard
    grade:
      (set.level ? set.level.value && gradeOfLevel(set.level.value) : gradeOf(level ?? '', subject?.field)) ?? 'new',
    weekly: set.minutesPerWeek ? set.minutesPerWeek.value : minutesPerWeek(time ?? ''),
    weeks: set.deadline ? null : weeksLeft(own),
    deadline: set.deadline?.value ?? namedDeadline(own),
    focus: focus === null || isOpen(focus) || isPleasure(focus) ? null : describeFocus(focus),
    hasExam: [brief.goal, focus ?? ''].some((text) => hasPhrase(EXAM, tokenize(text))),
  }
}

const namedDeadline = (words: string): string | null => (isAtHand(words) ? null : deadlineIn(words))

function describeFocus(focus: string): string | null {
  const words = inSecondPerson(quotedWords(focus, MAX_FOCUS_LENGTH))
  return hasLetters(words) ? words : null
}

/** Weeks that a chapter of so many minutes takes: as long as the work does, or as the learner's own date leaves. */
export function weeksFor(minutes: number, { weekly, weeks }: Learner, chapters: number): number {
  const byWork = minutes / (weekly ?? DEFAULT_WEEKLY_MINUTES)
  return weeks === null ? byWork : Math.min(byWork, weeks / chapters)
}
