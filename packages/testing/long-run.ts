/** How many times the long run is played; 1: the few rounds of the test command. `npm run test:long` and `npm run chaos` set it. */
const LONG_RUN = Number(process.env.LONG_RUN ?? 1)
export const isLongRun = LONG_RUN > 1

/** A few in the test command, in a long run so many times `many`. */
export const rounds = (few: number, many = few): number => (isLongRun ? many * LONG_RUN : few)

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** All in a long run; in the test command one of so many, the first among them. */
export const sample = <T>(all: readonly T[], nth: number): readonly T[] =>
  isLongRun ? all : all.filter((_, index) => index % nth === 0)
