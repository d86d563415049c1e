/**
 * Programs that run on the memory adapters import the same entry as tests do, and need not have vitest. So it is asked
 * for here, once, and missed only when a suite is called.
 */
type Vitest = typeof import('vitest')

const missing = (): never => {
  throw new Error('The contract suites run in vitest, which is not installed here.')
}

// Only calls reach these stand-ins, and each call ends in the same error: the cast says no more than that.
const absent = { describe: missing, it: missing, expect: missing } as unknown as Vitest

const vitest: Vitest = await import('vitest').catch(() => absent)

export const describe: Vitest['describe'] = vitest.describe
export const it: Vitest['it'] = vitest.it
export const expect: Vitest['expect'] = vitest.expect
