import type { ResourceSourceState, TroubledLink } from '@app/contract'
import { number } from '../../../texts/numbers.ts'
import { texts } from './texts.ts'

/** '12 of 100 per minute' */
export const describeUsed = ({ used, limit, window_seconds: seconds }: ResourceSourceState): string =>
  texts.usedOf(number(used), number(limit), windowOf(seconds))

const windows: Readonly<Record<number, string>> = texts.windows

const windowOf = (seconds: number): string => windows[seconds] ?? texts.inSeconds(seconds)

/** 'Doesn’t work (2), off topic (1)'; empty where there are none. */
export const describeReports = (reports: TroubledLink['reports']): string =>
  Object.entries(texts.reasons)
    // the keys of the record are those of the reports
    .map(([reason, words]) => ({ words, count: reports[reason as keyof typeof texts.reasons] }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${words} (${number(count)})`)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())
