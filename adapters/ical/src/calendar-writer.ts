import { after, type CalendarWriter, MINUTE } from '@app/domain'

/** The library is loaded with the first calendar: most processes never write one. */
export const makeCalendarWriter = (): CalendarWriter => ({
  write: async ({ name, sequence, events }, at) => {
    const { ICalCalendar } = await import('ical-generator')
    const calendar = new ICalCalendar({ name, prodId: { company: 'waymark', product: 'study-sessions' } })
    for (const { uid, start, minutes, title, url } of events) {
      // of a floating event it writes what the time is in UTC, without saying so
      const begin = new Date(`${start}Z`)
      const time = { start: begin, end: after(begin, minutes * MINUTE), floating: true }
      calendar.createEvent({ ...time, id: uid, sequence, stamp: at, summary: title, url })
    }
    return `${calendar}\r\n`
  },
})
