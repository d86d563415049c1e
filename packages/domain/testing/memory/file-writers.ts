import type { Adapters } from '../../src/ports/adapters.ts'

/** Their files are JSON: what is in them can be read back. */
export const makeMemoryFileWriters = (): Pick<Adapters, 'deckWriter' | 'calendarWriter'> => ({
  deckWriter: { write: async (deck, at) => new TextEncoder().encode(JSON.stringify({ ...deck, at })) },
  calendarWriter: { write: async (calendar, at) => JSON.stringify({ ...calendar, at }) },
})
