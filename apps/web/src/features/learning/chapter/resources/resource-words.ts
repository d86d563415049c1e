import type { CuratedResource, ResourcesStatus } from '@app/contract'

const types: Readonly<Record<CuratedResource['resource_type'], string>> = {
  video: 'Video',
  article: 'Article',
  exercise: 'Exercise',
  book: 'Book',
  course: 'Course',
}

type Report = NonNullable<CuratedResource['reported']>

const counted = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`)

/** Everything that is said around the resources of a chapter. */
export const resourceWords = {
  none: 'No curated resources available for this chapter yet.',
  search: 'Search',
  type: (type: CuratedResource['resource_type']) => types[type],
  on: (site: string) => `on ${site}`,
  costs: 'Needs a login or payment',
  checkedOn: 'Checked on',
  unchecked: 'Not checked yet',
  replaced: { gone: 'which is gone.', changed: 'which is about something else now.', reported: 'which you reported.' },

  searches: 'Each link opens a search on a trusted site.',
  searching: 'Looking for pages that fit this chapter. We open each one before you see it.',
  takesLong: 'This is taking longer than usual. Come back later to see new links.',
  found: (count: number) => counted(count, 'One new link is here.', 'new links are here.'),
  nothingNew: 'We found nothing better, so these links stay.',
  takenAway: (count: number) =>
    count === 1
      ? 'We took that link away. We found nothing good enough to put in its place.'
      : `We took ${count} links away. We found nothing good enough to put in their place.`,
  nothingFound: 'We found no pages that fit this chapter.',
  unreachable: 'We couldn’t reach our sources. We’ll try again by ourselves.',
  searchesMeanwhile: 'Until then, each link opens a search on a trusted site.',
  tryNow: 'Try now',
  find: 'Find checked links',
  findNote: 'We can look for pages that fit, and open each one first. It’s free.',
  findFailed: 'We couldn’t start looking. Please try again.',

  report: 'Report this link',
  reportAgain: 'Report another problem',
  whatIsWrong: 'What’s wrong with this link?',
  reasons: {
    dead: 'It doesn’t work',
    'off-topic': 'It’s about something else',
    paywall: 'It wants money or a login',
    other: 'Something else',
  } satisfies Readonly<Record<Report, string>>,
  chooseReason: 'Please choose what’s wrong.',
  send: 'Send report',
  cancel: 'Cancel',
  reportFailed: 'We couldn’t send your report. Please try again.',
  alreadyGone: 'This link has already been replaced.',
  /** Of one that was reported. It is still there once all is settled: then it was looked at, and held. */
  reported: (status: ResourcesStatus | null) =>
    status === 'searching'
      ? 'Thank you. We’re opening it now. If it’s no good, another takes its place.'
      : status === 'settled'
        ? 'You reported this link. We looked at it again and kept it.'
        : 'You reported this link.',
}

/** What a badge says of it. What leads to a search is no video or book yet, whatever it may find. */
export const kindOf = ({ state, resource_type }: CuratedResource): string =>
  state === 'search' ? resourceWords.search : resourceWords.type(resource_type)

/** Where it is and what it takes, in a few words each. A language is only said where the reader may not expect it. */
export const factsOf = (
  { state, site, minutes, language, free }: CuratedResource,
  expected: readonly string[] = navigator.languages,
): readonly string[] =>
  state === 'search'
    ? [resourceWords.on(site)]
    : [
        site,
        ...(minutes === null ? [] : [describeLength(minutes)]),
        ...(language === null || expected.some((one) => primaryOf(one) === primaryOf(language))
          ? []
          : [languageName(language)]),
        ...(free === false ? [resourceWords.costs] : []),
      ]

const describeLength = (minutes: number): string =>
  minutes < 90 ? `${minutes} min` : `about ${Math.round(minutes / 60)} h`

const primaryOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? tag

/** Its own tag where no name is known. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
