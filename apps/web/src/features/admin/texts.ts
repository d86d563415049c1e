import { pluralsOf } from '../../texts/plurals.ts'

const plural = pluralsOf('en')

/** What the pages of the portal share. */
export const texts = {
  title: (section: string) => `Admin Portal - ${section}`,
  portal: 'Admin portal',
  sections: {
    users: 'Users',
    purchases: 'Purchases',
    chapters: 'Chapters',
    resources: 'Resources',
    activity: 'Activity',
    health: 'Costs and health',
    funnel: 'Funnel',
    configuration: 'Configuration',
  },
  unexpectedError: 'An unexpected error occurred.',
  clearFilters: 'Clear filters',
  showMore: 'Show more',
  moreShown: plural({ one: '# more shown', other: '# more shown' }),
  nothingMatches: 'No matches.',
  endOfMatches: 'No more matches.',
  from: 'From',
  to: 'To',
  downloadCsv: 'Download CSV',
  preparingCsv: 'Preparing…',
  csvReady: 'The file is ready.',
  csvCut: (rows: string) => `The file has the first ${rows} rows. Narrow the list to get the rest.`,
}
