import type { LanguageModel } from '@app/domain'
import type { TwinCase } from '../cases/twins.ts'
import { scoreTwins, type TwinScore } from '../score/score-twins.ts'
import { inParallel } from './in-parallel.ts'
import { playGoal } from './play-goal.ts'

/** Only their plans are compared: no chapter is unlocked. */
export const runTwins = (
  twins: readonly TwinCase[],
  model: () => LanguageModel,
  atOnce: number,
): Promise<readonly TwinScore[]> =>
  inParallel(atOnce, twins, async (twin) => {
    const [one, other] = twin.pair
    return scoreTwins(twin, await playGoal(one, model(), 0), await playGoal(other, model(), 0))
  })
