/** The example plans of the landing page, and how many hours each takes. */
export const EXAMPLE_HOURS = {
  guitar: 21,
  statistics: 12,
  portuguese: 18,
  python: 14,
  drawing: 16,
  running: 26,
} as const

export type ExamplePlan = keyof typeof EXAMPLE_HOURS

export const isExamplePlan = (name: string | null): name is ExamplePlan =>
  name !== null && Object.hasOwn(EXAMPLE_HOURS, name)
