/** How many times as much as in the test command: `npm run chaos` sets it. */
export const LONG_RUN = Number(process.env.LONG_RUN ?? 1)

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
