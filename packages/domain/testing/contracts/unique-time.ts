import { after, DAY } from '../../src/shared/duration.ts'

let latest = new Date('2100-01-01T00:00:00.000Z')

/** A midnight UTC that is later than all that tests which share a database did before. */
export function uniqueTime(): Date {
  latest = after(latest, 40 * DAY)
  return latest
}
