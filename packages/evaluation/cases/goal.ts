import type { Topic } from '@app/domain'

/**
 * How a learner talks. `answers`: what is asked, and nothing else. `everything`: all of it in the first message. `evades`
 * and `counter-questions`: only when a thing is asked for the second time. `contradicts`: takes the level back when the
 * summary is shown. `pastes-prompts`: adds an order to the model. `hurries`: asks for the plan at once.
 */
export type Style =
  | 'answers'
  | 'everything'
  | 'evades'
  | 'counter-questions'
  | 'contradicts'
  | 'pastes-prompts'
  | 'hurries'

export type GoalCase = {
  readonly id: string
  readonly category: string
  /** BCP 47. */
  readonly language: string
  /** The first message. */
  readonly goal: string
  /** One of these belongs into a plan for it, without regard to case. Empty: there is no subject. */
  readonly subject: readonly string[]
  /** Hidden until the learner says them. */
  readonly facts: Readonly<Record<Topic, string>>
  readonly style: Style
}
