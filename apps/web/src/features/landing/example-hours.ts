/** What each example plan takes, as the demo tutor makes it for a beginner; a model makes its own. */
export const EXAMPLE_HOURS = {
  guitar: 21,
  statistics: 12,
  portuguese: 18,
  python: 14,
  drawing: 16,
  running: 26,
} as const

export type ExamplePlan = keyof typeof EXAMPLE_HOURS
