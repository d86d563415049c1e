import type { LanguageModel } from '@app/domain'
import type { GoalCase } from '../cases/goals.ts'
import type { BadModel } from '../models/bad-model.ts'
import { type GoalScore, scoreGoal } from '../score/score-goal.ts'
import { inParallel } from './in-parallel.ts'
import { playGoal } from './play-goal.ts'

const AT_ONCE = 16

export const runGoals = (
  goals: readonly GoalCase[],
  model: () => LanguageModel,
  atOnce = AT_ONCE,
): Promise<readonly GoalScore[]> =>
  inParallel(atOnce, goals, async (goal) => scoreGoal(goal, await playGoal(goal, model()), null))

/** A model whose plans are never good writes no chapters: so every second goal gets a good plan from it. */
export const runBadModel = (
  goals: readonly GoalCase[],
  bad: BadModel,
  good: () => LanguageModel,
): Promise<readonly GoalScore[]> =>
  inParallel(AT_ONCE, [...goals.entries()], async ([index, goal]) => {
    const spares = index % 2 === 0 && bad.expects.plan === 'unfit'
    const played = await playGoal(goal, bad.makeModel(good(), spares ? 'plan' : undefined))
    return scoreGoal(goal, played, { ...bad.expects, ...(spares && { plan: 'fit' }) })
  })
