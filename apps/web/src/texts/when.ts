const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 21, 2026', where the reader is. */
export const shortDate = (iso: string): string => day.format(new Date(iso))

/** 'Nov 21, 2026, 3:04 PM', where the reader is. */
export const exactTime = (iso: string): string => moment.format(new Date(iso))
