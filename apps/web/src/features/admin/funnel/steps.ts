/** From a view to a purchase, in the order in which they are taken. */
export const STEPS = ['views', 'sign_ups', 'verified', 'conversations', 'plans', 'unlocks', 'purchases'] as const
export type Step = (typeof STEPS)[number]

type Counts = Readonly<Record<Step, number>>

export const sumOf = (days: readonly Counts[]): Counts =>
  // fromEntries forgets the names
  Object.fromEntries(STEPS.map((step) => [step, days.reduce((sum, day) => sum + day[step], 0)])) as Counts

/** Each step with its share of the one before; null where there is none. */
export const sharesOf = (counts: Counts) =>
  STEPS.map((step, index) => {
    const before = STEPS[index - 1]
    const whole = before === undefined ? 0 : counts[before]
    return { step, count: counts[step], share: whole === 0 ? null : counts[step] / whole }
  })
