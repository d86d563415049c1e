import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** Everything that is said around the resources of a chapter. */
export const texts = {
  none: 'No curated resources available for this chapter yet.',
  types: { video: 'Video', article: 'Article', exercise: 'Exercise', book: 'Book', course: 'Course' },
  search: 'Search',
  on: (site: string) => `on ${site}`,
  costs: 'Needs a login or payment',
  checkedOn: 'Checked on {day}',
  unchecked: 'Not checked yet',
  opensInNewTab: '(opens in new tab)',
  replaces: {
    gone: 'Replaces “{title}”, which is no longer available.',
    changed: 'Replaces “{title}”, which is about something else now.',
    reported: 'Replaces “{title}”, which you reported.',
  },

  searches: 'Each link opens a search on a trusted site.',
  searching: 'Looking for pages that fit this chapter. We open each one before you see it.',
  takesLong: 'This is taking longer than usual. Come back later to see new links.',
  found: plural({ one: 'One new link is here.', other: '# new links are here.' }),
  nothingNew: 'We found nothing better, so these links stay.',
  takenAway: plural({
    one: 'We removed that link. We found nothing good enough to replace it.',
    other: 'We removed # links. We found nothing good enough to replace them.',
  }),
  nothingFound: 'We found no pages that fit this chapter.',
  unreachable: 'We couldn’t reach our sources. We’ll try again automatically.',
  searchesMeanwhile: 'Until then, each link opens a search on a trusted site.',
  tryNow: 'Try now',
  find: 'Find checked links',
  findNote: 'We can look for pages that fit, and open each one first. It’s free.',
  findFailed: 'We couldn’t start looking. Please try again.',

  report: 'Report this link',
  reportTitle: (title: string) => `Report this link: ${title}`,
  reportAgain: 'Report another problem',
  reportAgainTitle: (title: string) => `Report another problem: ${title}`,
  whatIsWrong: 'What’s wrong with this link?',
  reasons: {
    dead: 'It doesn’t work',
    'off-topic': 'It’s about something else',
    paywall: 'It needs a login or payment',
    other: 'Something else',
  },
  chooseReason: 'Please choose what’s wrong.',
  sendReport: 'Send report',
  reportFailed: 'We couldn’t send your report. Please try again.',
  alreadyGone: 'This link has already been replaced.',
  reported: {
    searching: 'Thanks! We’re checking it now. If it’s no good, we’ll replace it.',
    settled: 'You reported this link. We checked it again and kept it.',
    other: 'You reported this link.',
  },
}
