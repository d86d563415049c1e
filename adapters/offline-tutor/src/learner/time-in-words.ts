import { inWords } from '../words/english.ts'

/** "about two and a half hours": near enough, never to the minute. */
export function amountInWords(minutes: number): string {
  if (minutes < 25)
    return `about ${minutes < 8 ? 'five' : minutes < 13 ? 'ten' : minutes < 18 ? 'a quarter of an hour' : 'twenty'}${minutes < 13 || minutes >= 18 ? ' minutes' : ''}`
  if (minutes < 38) return 'about half an hour'
  if (minutes < 53) return 'about three quarters of an hour'
  const halves = Math.round(minutes / 30)
  const hours = Math.floor(halves / 2)
  if (halves % 2 === 0 || hours >= 6)
    return hours === 1 ? 'about an hour' : `about ${inWords(Math.round(minutes / 60))} hours`
  return hours === 1 ? 'about an hour and a half' : `about ${inWords(hours)} and a half hours`
}

/** "about a week", "about three weeks". */
export const weeksInWords = (weeks: number): string => {
  if (weeks < 0.8) return 'half a week'
  const whole = Math.round(weeks)
  return whole <= 1 ? 'about a week' : `about ${inWords(whole)} weeks`
}
