/** A day and an hour as the reader writes them, where the reader is. */
export const localTime = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
