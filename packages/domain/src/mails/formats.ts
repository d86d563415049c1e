import type { Language } from '../users/language.ts'

type Formats = {
  /** `1,200` */
  readonly digits: (count: number) => string
  /** `US$9.90`. Throws where no such amount can be paid. */
  readonly dollars: (cents: number) => string
  /** `21 November 2026`, in UTC. */
  readonly day: (at: Date) => string
}

/** `14:05`, in UTC. */
export const timeOfDay = (at: Date): string => at.toISOString().slice(11, 16)

/** Of millionths of a US dollar. */
export const centsOf = (millionths: number): number => Math.round(millionths / 10_000)

/** The same on every machine: `Intl` would ask it how it likes to write numbers, and what it calls its months. */
export const FORMATS: Readonly<Record<Language, Formats>> = {
  en: {
    digits: (count) => grouped(String(count), ','),
    dollars: (cents) => `US$${amount(cents, ',', '.')}`,
    day: dayIn(
      'January February March April May June July August September October November December',
      (day, month, year) => `${day} ${month} ${year}`,
    ),
  },
  de: {
    digits: (count) => grouped(String(count), '.'),
    dollars: (cents) => `${amount(cents, '.', ',')}\u00A0US$`,
    day: dayIn(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      (day, month, year) => `${day}. ${month} ${year}`,
    ),
  },
  es: {
    digits: (count) => grouped(String(count), '.'),
    dollars: (cents) => `${amount(cents, '.', ',')}\u00A0US$`,
    day: dayIn(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
      (day, month, year) => `${day} de ${month} de ${year}`,
    ),
  },
}

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}

function amount(cents: number, separator: string, point: string): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} cents are no amount that was paid.`)
  return `${grouped(String(Math.floor(cents / 100)), separator)}${point}${String(cents % 100).padStart(2, '0')}`
}

function dayIn(months: string, write: (day: number, month: string, year: number) => string): (at: Date) => string {
  const names = months.split(' ')
  return (at) => write(at.getUTCDate(), names[at.getUTCMonth()] ?? '', at.getUTCFullYear())
}
