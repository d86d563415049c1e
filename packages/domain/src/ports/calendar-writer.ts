/** Something at a time of day without a zone: it is at that time wherever its reader is. */
export type CalendarEvent = {
  /** The same for the same event of a later calendar. */
  readonly uid: string
  /** As `2026-03-04T18:00`. */
  readonly start: string
  readonly minutes: number
  readonly title: string
  readonly url: string
}

export type Calendar = {
  readonly name: string
  /** Higher whenever something in it may have changed. */
  readonly sequence: number
  readonly events: readonly CalendarEvent[]
}

/** Writes an iCalendar file (RFC 5545), made at `at`. */
export type CalendarWriter = { readonly write: (calendar: Calendar, at: Date) => Promise<string> }
