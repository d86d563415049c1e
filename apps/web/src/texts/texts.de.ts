import { pluralsOf } from './plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  locale: 'de',
  credits: plural({ one: '# Credit', other: '# Credits' }),
  cost: (credits, money) => `${credits}, ${money}`,
  free: 'kostenlos',
  toUnlock: (credits) => `(${credits} zum Freischalten)`,
  unlock: (price) => `Freischalten (${price})`,

  about: (time) => `etwa ${time}`,
  shortMinutes: (minutes) => `${minutes} Min.`,
  shortHours: (hours) => `${hours} Std.`,
  minutes: plural({ one: '# Minute', other: '# Minuten' }),
  hours: plural({ one: '# Stunde', other: '# Stunden' }),
  halfHours: (hours) => `${hours} Stunden`,
  weeks: plural({ one: '# Woche', other: '# Wochen' }),
  lessThanAWeek: 'weniger als eine Woche',
  pace: (span, weekly) => `${span} bei ${weekly} pro Woche`,

  lastTenMinutes: 'in den letzten 10 Minuten',
  onDay: (day) => `am ${day}`,
}
