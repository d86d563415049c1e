import { LEVELS } from '@app/domain'
import type { PlacementScore, Placing } from '../play/run-placement.ts'
import type { Figures } from './figures.ts'

export function figuresOfPlacement(scores: readonly PlacementScore[]): Figures {
  const questions = scores.flatMap((score) => score.questions)
  const placings = scores.flatMap((score) => score.placings)
  const found = (but: Placing['but']): number => {
    const those = placings.filter((one) => one.but === but)
    return share(those.filter((one) => levelsOff(one) === 0).length, those.length)
  }
  const prompts = (score: PlacementScore) => score.questions.map(({ prompt }) => prompt)
  const solved = questions.filter(({ agreed }) => agreed !== null)
  return {
    goals: scores.length,
    'goals with questions': scores.filter((score) => score.questions.length > 0).length,
    'most questions': Math.max(0, ...scores.map((score) => score.questions.length)),
    'questions repeated': questions.length - scores.reduce((sum, score) => sum + new Set(prompts(score)).size, 0),
    'keys verified %': share(questions.filter(({ isSolved }) => isSolved).length, questions.length),
    'key agreement %': share(solved.filter(({ agreed }) => agreed).length, questions.length),
    learners: placings.length,
    'level found %': found('nothing'),
    'level found with a slip %': found('slip'),
    'level found with a lucky guess %': found('guess'),
    'more than one level off': placings.filter((one) => Math.abs(levelsOff(one)) > 1).length,
    'raised by a slip or lowered by a guess': placings.filter(
      (one) => (one.but === 'slip' && levelsOff(one) > 0) || (one.but === 'guess' && levelsOff(one) < 0),
    ).length,
  }
}

/** Above 0: a higher level than it is. */
export const levelsOff = ({ level, found }: Placing): number => LEVELS.indexOf(found) - LEVELS.indexOf(level)

const share = (good: number, of: number): number => (of === 0 ? 100 : Math.round((1_000 * good) / of) / 10)
