import { heading, type Moment, momentsOf, part } from '../table.ts'

export const legalMoments: readonly Moment[] = [
  momentsOf({ screen: 'privacy', who: 'visitor' })('when it is opened', [
    heading('Privacy Policy'),
    part('Deleted accounts are removed within 30 days'),
    part('we notify you within 72 hours'),
  ]),
  momentsOf({ screen: 'terms', who: 'visitor' })('when it is opened', [
    heading('Terms of Service'),
    part('at least 13 years old'),
    part('Credits are non-refundable and non-transferable'),
    part('governed by the laws of the US state'),
    part('binding arbitration'),
    part('Each chapter unlock costs 10 credits'),
    part('the first chapter of a plan is free'),
    part('A credit costs $0.10'),
  ]),
]
