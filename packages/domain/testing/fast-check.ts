/** Asked for once, and missed only when an arbitrary is made: see `contracts/vitest.ts`. */
type FastCheck = typeof import('fast-check')

// Any use of the stand-in ends in the same error, so the cast promises nothing that anybody gets to rely on.
const absent = new Proxy({} as FastCheck, {
  get: (_target, property) => {
    // `await` looks for a `then` in everything that it is given.
    if (property === 'then') return undefined
    throw new Error('Arbitraries are made with fast-check, which is not installed here.')
  },
})

export const fc: FastCheck = await import('fast-check').catch(() => absent)
