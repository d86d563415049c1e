import { texts } from 'virtual:texts/shared'

/** Of one thing to do: 'about 45 min', 'about 1 h 30 min'. In steps of 5 minutes, from two hours on of 15, as no one plans more closely. */
export const describeMinutes = (minutes: number): string => texts.about({ time: roundedTime(minutes) })

/** '45 min', '1 h 30 min', likewise. */
export function roundedTime(minutes: number): string {
  const rounded = inSteps(minutes)
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return [hours > 0 && texts.shortHours({ hours }), rest > 0 && texts.shortMinutes({ minutes: rest })]
    .filter(Boolean)
    .join(' ')
}

/** Of many things together: 'about 50 minutes', 'about 2½ hours', 'about 12 hours'. */
export function describeHours(minutes: number): string {
  const rounded = inSteps(minutes)
  if (rounded < 60) return texts.about({ time: texts.minutes({ count: rounded }) })
  const halves = Math.round(minutes / 30)
  if (halves >= 20) return texts.about({ time: texts.hours({ count: Math.round(minutes / 60) }) })
  const hours = Math.floor(halves / 2)
  return texts.about({
    time: halves % 2 === 1 ? texts.halfHours({ hours: `${hours}½` }) : texts.hours({ count: hours }),
  })
}

/** To the minute, as it was said or typed: '45 minutes', '1 hour', '2 h 30 min'. */
export function describeExactTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return texts.minutes({ count: rest })
  return rest > 0
    ? `${texts.shortHours({ hours })} ${texts.shortMinutes({ minutes: rest })}`
    : texts.hours({ count: hours })
}

/** 'about 6 weeks at 2 hours a week', 'less than a week at 10 hours a week' */
export function describePace(minutes: number, weekly: number): string {
  const weeks = Math.round(minutes / weekly)
  const span = weeks === 0 ? texts.lessThanAWeek : texts.about({ time: texts.weeks({ count: weeks }) })
  return texts.pace({ span, weekly: describeExactTime(weekly) })
}

function inSteps(minutes: number): number {
  const step = minutes < 120 ? 5 : 15
  return minutes < 5 ? minutes : Math.round(minutes / step) * step
}
