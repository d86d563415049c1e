import { describeNumber } from '../words/english.ts'

/** Minutes up to which these words hold. */
const UP_TO: readonly (readonly [number, string])[] = [
  [7, 'about five minutes'],
  [12, 'about ten minutes'],
  [17, 'about a quarter of an hour'],
  [24, 'about twenty minutes'],
  [37, 'about half an hour'],
  [52, 'about three quarters of an hour'],
  [74, 'about an hour'],
  [104, 'about an hour and a half'],
]
const WHOLE_HOURS_FROM = 6

/** "about two and a half hours": near enough, never to the minute. */
export function describeAmount(minutes: number): string {
  const short = UP_TO.find(([most]) => minutes <= most)?.[1]
  if (short) return short
  const hours = Math.round(minutes / 30) / 2
  if (hours >= WHOLE_HOURS_FROM || Number.isInteger(hours)) return `about ${describeNumber(Math.round(hours))} hours`
  return `about ${describeNumber(Math.floor(hours))} and a half hours`
}

/** Weeks below which it is the half of one. */
const HALF_A_WEEK = 0.8

/** "about a week", "about three weeks". */
export const describeWeeks = (weeks: number): string => {
  if (weeks < HALF_A_WEEK) return 'half a week'
  const whole = Math.round(weeks)
  return whole <= 1 ? 'about a week' : `about ${describeNumber(whole)} weeks`
}

/** Below so much of a week, minutes say more. */
const MIN_WEEKS = 0.3

/** "about four hours, about two weeks at your pace", or "about half an hour" for what is done in a sitting or two. */
export function describeSpan(minutes: number, weeks: number): string {
  if (weeks < MIN_WEEKS) return describeAmount(minutes)
  return `${describeAmount(minutes)}, ${weeks < HALF_A_WEEK ? 'half of your week' : `${describeWeeks(weeks)} at your pace`}`
}
