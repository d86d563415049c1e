import { paths } from '../../../routing/paths.ts'
import { choose } from '../choose.ts'
import { press } from '../look.ts'
import { button, heading, link, type Moment, part, placeholder, tab, text } from '../table.ts'

const landing = { screen: 'landing', who: 'visitor', from: '§2 Landing page' } as const

export const landingMoments: readonly Moment[] = [
  {
    ...landing,
    state: 'when it is opened',
    strings: [
      tab('Conversation'),
      tab('Learning Plan'),
      tab('Chapter Content'),
      'Sample data',
      heading('How It Works'),
      heading('Share your goals', { part: true }),
      heading('Get a custom path', { part: true }),
      heading('Unlock chapters at $1 each', { part: true }),
      heading('Learn and progress', { part: true }),
      heading('Pay Per Chapter'),
      '$1',
      'per chapter',
      'Unlimited learning paths',
      'AI-powered assessments',
      'Curated learning resources',
      'Progress tracking',
      'Lifetime access to paid chapters',
      link('Get Started Now', paths.register),
      part('No subscription', '§1 Marketing text'),
      part('first chapter of every plan is free', '§1 Marketing text'),
      part('10 credits', '§9 Chapter unlock price'),
    ],
  },
  {
    ...landing,
    state: 'while a sample chapter is unlocked',
    act: async () => {
      await choose('Learning Plan')
      await press('Unlock (10 credits)')
    },
    strings: ['Chapter Unlocked!'],
  },
  {
    ...landing,
    state: 'in its sample plan',
    act: () => choose('Learning Plan'),
    strings: [
      part('about 45 minutes', '§9 Demo estimated chapter time'),
      text('(10 credits to unlock)', { from: '§9 Chapter unlock price' }),
    ],
  },
  {
    ...landing,
    state: 'in its sample chapter',
    act: () => choose('Chapter Content'),
    strings: [heading('Introduction'), heading('Learning Objectives'), heading('Curated Resources')],
  },
  {
    ...landing,
    state: 'in its sample conversation',
    act: () => choose('Conversation'),
    strings: [placeholder('Sample conversation'), button('Send')],
  },
]
