import { heading, type Moment, part } from '../table.ts'

export const legalMoments: readonly Moment[] = [
  {
    screen: 'privacy',
    who: 'visitor',
    from: '§1 Privacy facts',
    state: 'when it is opened',
    strings: [
      heading('Privacy Policy', { from: '§2 Header and footer' }),
      part('Deleted accounts are removed within 30 days'),
      part('we give notice within 72 hours'),
    ],
  },
  {
    screen: 'terms',
    who: 'visitor',
    from: '§1 Terms facts',
    state: 'when it is opened',
    strings: [
      heading('Terms of Service', { from: '§2 Header and footer' }),
      part('at least 13 years old'),
      part('Credits are non-refundable and non-transferable'),
      part('governed by the laws of the state of the United States'),
      part('binding arbitration'),
      part('Each chapter unlock costs 10 credits'),
      part('the first chapter of a plan is free', '§9 Chapter unlock price'),
      part('A credit is priced at $0.10', '§1 Marketing text'),
    ],
  },
]
