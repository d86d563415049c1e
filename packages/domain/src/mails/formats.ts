/** `1 credit`, `12 credits`, `1,200 credits`. */
export const counted = (count: number, noun: string): string =>
  `${withThousands(String(count))} ${noun}${count === 1 ? '' : 's'}`

/** Commas as in English; `Intl` would ask the machine how it likes to write numbers. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The same on every machine: in UTC, and without asking what the machine calls its months. */
export const formatDay = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
