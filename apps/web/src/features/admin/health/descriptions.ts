import { texts } from 'virtual:texts/admin/health'
import { texts as shared } from 'virtual:texts/shared'
import { number } from '../../../texts/numbers.ts'

/** US dollars. What models cost is often a fraction of a cent, which must not look like nothing. */
export function usd(amount: number): string {
  if (amount > 0 && amount < 0.0001) return texts.costs.under({ amount: usd(0.0001) })
  const digits = amount > 0 && amount < 0.1 ? 4 : 2
  return number(amount, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const dayOfUtc = new Intl.DateTimeFormat(shared.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Nov 21'. Days of costs are days of UTC, wherever the reader is. */
export const shortDay = (day: string): string => dayOfUtc.format(new Date(`${day}T00:00:00Z`))

/** '3 hours': how long something has been going on, roughly; clocks that disagree make it none. */
export function roughly(milliseconds: number): string {
  const [value, unit] = largestUnit(milliseconds)
  return value < 1 ? texts.lessThanAMinute : number(value, { style: 'unit', unit, unitDisplay: 'long' })
}

/** 'in 2 hours', or 'tomorrow' where no one knows. */
export function whenAgain(seconds: unknown): string {
  const relative = new Intl.RelativeTimeFormat(shared.locale, { numeric: 'auto' })
  if (typeof seconds !== 'number') return relative.format(1, 'day')
  const [value, unit] = largestUnit(seconds * 1000)
  return relative.format(Math.max(1, value), unit)
}

function largestUnit(milliseconds: number): readonly [value: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 120) return [minutes, 'minute']
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
}

const jobs: Readonly<Record<string, string>> = texts.jobs
export const jobKind = (kind: string): string => jobs[kind] ?? kind

const tasks: Readonly<Record<string, string>> = texts.taskNames
/** A task may come with the version of its prompt, as in `section@1`, which these words leave out. */
export const taskName = (task: string): string => {
  const [name = task] = task.split('@')
  return tasks[name] ?? name
}

/** '12.5%' */
export const share = (part: number, whole: number): string =>
  number(part / whole, { style: 'percent', maximumFractionDigits: 1 })

/** '1,204 in, 310 out' */
export const tokens = (input: number | null, output: number | null): string =>
  input === null && output === null
    ? texts.costs.notCounted
    : texts.costs.tokensInOut({ input: number(input ?? 0), output: number(output ?? 0) })

const outcomes: Readonly<Record<string, string>> = texts.outcomes
export const callOutcome = (outcome: string): string => outcomes[outcome] ?? outcome
