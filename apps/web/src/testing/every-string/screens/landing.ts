import { paths } from '../../../routing/paths.ts'
import { choose, press } from '../look.ts'
import { button, heading, link, type Moment, momentsOf, part, placeholder, tab, text } from '../table.ts'

const landing = momentsOf({ screen: 'landing', who: 'visitor' })

export const landingMoments: readonly Moment[] = [
  landing('when it is opened', [
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
    part('No subscription'),
    part('first chapter of every plan is free'),
    part('10 credits'),
  ]),
  landing('while a sample chapter is unlocked', ['Chapter Unlocked!'], {
    act: async () => {
      await choose('Learning Plan')
      await press('Unlock (10 credits)')
    },
  }),
  landing('in its sample plan', [part('about 45 minutes'), text('(10 credits to unlock)')], {
    act: () => choose('Learning Plan'),
  }),
  landing(
    'in its sample chapter',
    [heading('Introduction'), heading('Learning Objectives'), heading('Curated Resources')],
    { act: () => choose('Chapter Content') },
  ),
  landing('in its sample conversation', [placeholder('Sample conversation'), button('Send')], {
    act: () => choose('Conversation'),
  }),
]
