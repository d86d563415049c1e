import type { Within } from '../../../src/ports/read-models/admin-support.ts'

export const isWithin = (time: Date, { from, to }: Within = { from: null, to: null }): boolean =>
  (from === null || time >= from) && (to === null || time < to)
