import type { PlantedScore } from '../play/run-lessons.ts'
import type { Figures } from './figures.ts'
import type { LessonScore } from './score-lessons.ts'
import { sharedShare } from './shingles.ts'

export function figuresOfLessons(scores: readonly LessonScore[]): Figures {
  const count = (of: (score: LessonScore) => number): number => scores.reduce((sum, score) => sum + of(score), 0)
  const shareOf = (key: 'chapters' | 'checks' | 'length' | 'treated' | 'asked' | 'solved' | 'agreed'): number => {
    const of = count((score) => score[key].of)
    return of === 0 ? 100 : rounded((100 * count((score) => score[key].good)) / of)
  }
  return {
    plans: scores.length,
    chapters: count(({ chapters }) => chapters.of),
    'chapters COMPLETE %': shareOf('chapters'),
    'chapters with a check %': shareOf('checks'),
    'length in range %': shareOf('length'),
    'objectives treated %': shareOf('treated'),
    'objectives asked %': shareOf('asked'),
    'shared with another goal, most %': rounded(100 * Math.max(0, ...sharedWithOthers(scores))),
    'shared with earlier chapters, most %': rounded(100 * Math.max(0, ...scores.flatMap(({ repeated }) => repeated))),
    questions: count(({ solved }) => solved.of),
    'questions solved without a key %': shareOf('solved'),
    'key agreement %': shareOf('agreed'),
    debris: count(({ debris }) => debris),
    'charged without content': count(({ paidForNothing }) => paidForNothing),
    'calls beyond parts': count(({ callsBeyondParts }) => callsBeyondParts),
  }
}

export function figuresOfPlanted(scores: readonly PlantedScore[]): Figures {
  const count = (of: (score: PlantedScore) => number): number => scores.reduce((sum, score) => sum + of(score), 0)
  const [wrong, left] = [count((score) => score.wrong), count((score) => score.left.length)]
  return {
    'wrong keys planted': wrong,
    'caught before a learner sees them %': rounded(100 * (1 - left / Math.max(1, wrong))),
    'right keys kept %': rounded(
      (100 * count(({ rightKept }) => rightKept)) /
        Math.max(
          1,
          count(({ right }) => right),
        ),
    ),
    'left in a check': left,
    'left after a report': count(({ leftAfterReport }) => leftAfterReport.length),
  }
}

/** Of each plan the share of its rows of words that plans for other goals have; two learners with one goal have one subject. */
const sharedWithOthers = (scores: readonly LessonScore[]): readonly number[] =>
  scores.map(({ id, rows }) =>
    sharedShare(rows, new Set(scores.flatMap((other) => (goalIn(other.id) === goalIn(id) ? [] : other.rows)))),
  )

const goalIn = (id: string): string => id.slice(0, id.lastIndexOf('/'))

const rounded = (number: number): number => Math.round(number * 10) / 10
