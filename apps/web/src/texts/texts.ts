import { pluralsOf } from './plurals.ts'

const plural = pluralsOf('en')

/** Words that several features share, and the language in which dates and numbers are written. */
export const texts = {
  locale: 'en',
  credits: plural({ one: '# credit', other: '# credits' }),
  /** '10 credits, $1' */
  cost: (credits: string, money: string) => `${credits}, ${money}`,
  free: 'Free!',
  toUnlock: (credits: string) => `(${credits} to unlock)`,
  unlock: (price: string) => `Unlock (${price})`,

  about: (time: string) => `about ${time}`,
  /** Short, beside a thing to do. */
  shortMinutes: (minutes: number) => `${minutes} min`,
  shortHours: (hours: number) => `${hours} h`,
  minutes: plural({ one: '# minute', other: '# minutes' }),
  hours: plural({ one: '# hour', other: '# hours' }),
  /** `hours` ends in a half: '2½'. */
  halfHours: (hours: string) => `${hours} hours`,
  weeks: plural({ one: '# week', other: '# weeks' }),
  lessThanAWeek: 'less than a week',
  /** 'about 6 weeks at 2 hours a week' */
  pace: (span: string, weekly: string) => `${span} at ${weekly} a week`,

  lastTenMinutes: 'in the last 10 minutes',
  onDay: (day: string) => `on ${day}`,
}
