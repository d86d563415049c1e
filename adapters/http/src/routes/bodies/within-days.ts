import { after, DAY, startOfDay, type Within } from '@app/domain'

export type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Days of UTC, both included, as times of which the last is not. */
export const timesOf = ({ from, to }: Days): Within => ({
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : after(new Date(to), DAY),
})

const USUAL_DAYS = 30
const MAX_DAYS = 366

/** The same for a report that has a row for each day: the last 30 days where none are given, none in the future, at most 366. */
export function shownDays(days: Days, now: Date): { readonly from: Date; readonly to: Date } {
  const { from, to } = timesOf(days)
  const tomorrow = after(startOfDay(now), DAY)
  const end = to !== null && to < tomorrow ? to : tomorrow
  const first = after(end, -MAX_DAYS * DAY)
  const start = from ?? after(end, -USUAL_DAYS * DAY)
  return { from: start < first ? first : start, to: end }
}
