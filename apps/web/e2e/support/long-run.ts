/** How many times as much as in the test command: `npm run test:long` sets it. */
export const LONG_RUN = Number(process.env.LONG_RUN ?? 1)

export const IS_LONG_RUN = LONG_RUN > 1

/** Marks what only the long run does: what a faster test shows as well, or another browser test shows of a sibling. */
export const long = { tag: '@long' }
