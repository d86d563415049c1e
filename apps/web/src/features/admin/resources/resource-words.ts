import type { ResourceSourceState, TroubledLink } from '@app/contract'
import { counted } from '../health/descriptions.ts'

const WINDOWS = new Map([
  [1, 'second'],
  [60, 'minute'],
  [3_600, 'hour'],
  [86_400, 'day'],
])

const reasons: Readonly<Record<keyof TroubledLink['reports'], string>> = {
  dead: 'doesn’t work',
  'off-topic': 'off topic',
  paywall: 'money or login',
  other: 'other',
}

/** Everything that the page of learning resources says. */
export const adminResourceWords = {
  lead: 'Where links for chapters come from, and which are in trouble.',
  loading: 'Loading the resources...',
  failedTitle: 'The resources could not be loaded.',
  staleTitle: 'The resources could not be read again.',
  asOf: (time: string) => `As of ${time}.`,
  readAgain: 'Read again',
  offTitle: 'The search for links is off',
  off: 'Chapters show links that each open a search on a trusted site.',

  sources: 'Sources',
  sourcesNote: 'Asked for pages that fit a chapter, within a budget for each.',
  noSources: 'No source is configured.',
  source: 'Source',
  state: 'State',
  states: { ready: 'Ready', paused: 'Paused', 'used-up': 'Used up' } satisfies Record<
    ResourceSourceState['state'],
    string
  >,
  pausedUntil: 'Until',
  usedUp: 'Until its next window',
  used: 'Requests',
  usedOf: ({ used, limit, window_seconds: seconds }: ResourceSourceState) =>
    `${used.toLocaleString('en')} of ${limit.toLocaleString('en')} ${windowOf(seconds)}`,
  failures: 'Failures in a row',
  lastFailure: 'Last failure',
  lastAnswer: 'Last answer',
  none: 'None',
  never: 'Never',

  links: 'Links',
  linksNote: 'Pages that chapters show. Each is opened again every week.',
  lists: 'Chapters',
  listsNote: 'How the search for their links stands.',
  linkStates: { live: 'Works', failing: 'Failing', gone: 'Gone', unchecked: 'Not checked yet' } satisfies Record<
    TroubledLink['state'],
    string
  >,
  listStates: { searching: 'Being searched for', settled: 'Done', unreachable: 'No source reached' },

  troubled: 'Links in trouble',
  troubledNote: 'Failing, gone or reported by learners, newest first, at most 100.',
  noTroubled: 'No link is in trouble.',
  troubledLabel: 'Links in trouble, newest first',
  address: 'Address',
  failure: 'Failure',
  since: (time: string) => `Since ${time}`,
  read: 'Last opened',
  chapters: 'Chapters',
  reports: 'Reports',
  /** 'Doesn’t work (2), off topic (1)'; empty where there are none. */
  reportsOf: (reports: TroubledLink['reports']) =>
    Object.entries(reasons)
      // the keys of the record are those of the reports
      .map(([reason, words]) => ({ words, count: reports[reason as keyof typeof reasons] }))
      .filter(({ count }) => count > 0)
      .map(({ words, count }) => `${words} (${count.toLocaleString('en')})`)
      .join(', ')
      .replace(/^./, (first) => first.toUpperCase()),
}

const windowOf = (seconds: number): string => {
  const unit = WINDOWS.get(seconds)
  return unit === undefined ? `in ${counted(seconds, 'second')}` : `per ${unit}`
}
