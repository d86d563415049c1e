const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The same on every machine: in UTC, and without asking what the machine calls its months. */
export const formatDay = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
