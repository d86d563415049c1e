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

const inSteps = (minutes: number): number => (minutes < 5 ? minutes : Math.round(minutes / 5) * 5)
