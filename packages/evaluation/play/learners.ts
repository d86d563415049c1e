import type { Level } from '@app/domain'
import type { GoalCase } from '../cases/goals.ts'
import type { Talk } from './play-goal.ts'

/** No learner is asked more often. */
const MAX_MESSAGES = 12

/** Says the goal and nothing else. */
export const hurry = ({ summarise }: Talk): Promise<void> => summarise()

/** Uses the controls of the brief, and presses the first suggestion as long as there is one. */
export const press =
  (level: Level) =>
  async ({ read, say, set, summarise }: Talk): Promise<void> => {
    await set({ level, minutesPerWeek: 600 })
    for (let number = 0; number < MAX_MESSAGES; number += 1) {
      const { awaitsConfirmation, suggestions } = await read()
      if (awaitsConfirmation) return
      if (suggestions[0] === undefined) return summarise()
      await say(suggestions[0])
    }
  }

/** Asks back once, answers what is asked and nothing else, and takes the level back when the summary is shown. */
export const answer =
  ({ answers, asksBack, correction }: GoalCase) =>
  async ({ read, say, summarise }: Talk): Promise<void> => {
    let corrected = false
    for (let number = 0; number < MAX_MESSAGES; number += 1) {
      const { awaitsConfirmation, isOpen, asks, suggestions } = await read()
      if (!isOpen || (awaitsConfirmation && corrected)) return
      const said = awaitsConfirmation ? correction : number === 0 ? asksBack : (answers[asks ?? ''] ?? suggestions[0])
      corrected ||= awaitsConfirmation
      // about what the learner has nothing to say
      await (said === undefined ? summarise() : say(said))
    }
  }
