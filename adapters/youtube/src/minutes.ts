const DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})S)?)?$/

/** Of an ISO 8601 duration such as 'PT1H3M20S'; null of anything else, and of a live stream's 'P0D'. */
export function minutesOf(duration: string): number | null {
  const parts = DURATION.exec(duration)
  if (!parts) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return (days * 24 + hours) * 60 + minutes + seconds / 60 || null
}
