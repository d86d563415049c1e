/** Of one thing to do: 'about 45 min', 'about 1 h 30 min'. In steps of 5 minutes, as no one plans more closely. */
export function describeMinutes(minutes: number): string {
  const rounded = inSteps(minutes)
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return `about ${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')}`
}

/** Of many things together: 'about 50 minutes', 'about 2½ hours', 'about 12 hours'. */
export function describeHours(minutes: number): string {
  const rounded = inSteps(minutes)
  if (rounded < 60) return `about ${rounded} ${rounded === 1 ? 'minute' : 'minutes'}`
  const halves = Math.round(minutes / 30)
  const hours = halves < 20 ? Math.floor(halves / 2) : Math.round(minutes / 60)
  const half = halves < 20 && halves % 2 === 1
  return `about ${hours}${half ? '½' : ''} ${hours === 1 && !half ? 'hour' : 'hours'}`
}

/** To the minute, as it was said or typed: '45 minutes', '1 hour', '2 h 30 min'. */
export function describeExactTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} minutes`
  if (rest > 0) return `${hours} h ${rest} min`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** 'about 6 weeks at 2 hours a week', 'less than a week at 10 hours a week' */
export function describePace(minutes: number, weekly: number): string {
  const weeks = Math.round(minutes / weekly)
  const span = weeks === 0 ? 'less than a week' : `about ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
  return `${span} at ${describeExactTime(weekly)} a week`
}

const inSteps = (minutes: number): number => (minutes < 5 ? minutes : Math.round(minutes / 5) * 5)
