import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { aChapter, aPlan, done, open } from '../../../features/learning/plan/testing/builders.ts'
import { paths } from '../../../routing/paths.ts'
import { press } from '../look.ts'
import { button, heading, link, type Moment, status, text } from '../table.ts'

const PLANS = 'GET /api/learning-plans'
const made = aPlan([aChapter(1, done), aChapter(2, open), aChapter(3)], { progress: 33 })
const failed = aPlan([], { generation_status: 'FAILED', generation_error: 'The tutor could not be reached.' })
const beingMade = aPlan([], { generation_status: 'GENERATING' })
const pending = aPlan([], { generation_status: 'PENDING' })

const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

const dashboard = { screen: 'dashboard', from: '§2 /dashboard' } as const

export const dashboardMoments: readonly Moment[] = [
  {
    ...dashboard,
    state: 'while the plans are on their way',
    answers: { [PLANS]: lateAnswer().handler },
    strings: [
      heading('My Learning Dashboard'),
      status('Loading your learning plans...'),
      link('Create New Plan', paths.newLearningRequest),
    ],
  },
  {
    ...dashboard,
    state: 'without plans',
    strings: [
      heading('No learning plans yet'),
      'Submit a learning request to get started on your learning journey.',
      link('Create New Plan', paths.newLearningRequest),
    ],
  },
  {
    ...dashboard,
    state: 'with a plan',
    answers: { [PLANS]: [200, [made]] },
    strings: [
      heading('Bread that rises'),
      'From flour and water to a loaf.',
      '33%',
      '1 of 3 chapters done',
      button('Chapters 3'),
      link('View Chapter', paths.chapter(made.id, aChapter(2).id)),
    ],
  },
  {
    ...dashboard,
    from: '§4 Plan generation_status',
    state: 'with a plan that is pending',
    answers: { [PLANS]: [200, [pending]] },
    strings: [status('Creating your plan...')],
  },
  {
    ...dashboard,
    from: '§4 Plan generation_status',
    state: 'with a plan that is being generated',
    answers: { [PLANS]: [200, [beingMade]] },
    strings: [status('Creating your plan...')],
  },
  {
    ...dashboard,
    from: '§4 Plan generation_status',
    state: 'with a plan that failed',
    answers: { [PLANS]: [200, [failed]] },
    strings: [
      'Plan generation failed. Please try again.',
      'The tutor could not be reached.',
      button('Retry Generation'),
    ],
  },
  {
    ...dashboard,
    from: '§8 Dashboard',
    state: 'after the plans are refused',
    refusedCall: PLANS,
    strings: ['Failed to fetch learning plans', text('Error', { from: '§2 /dashboard' })],
  },
  {
    ...dashboard,
    from: '§8 Dashboard',
    state: 'after the plans are refused to be read again',
    refusedCall: PLANS,
    answers: { [PLANS]: [200, [made]] },
    act: async ({ server, refused }) => {
      await press('Chapters 3')
      server.answer({ [PLANS]: refused })
      comeBack()
    },
    strings: ['Failed to refresh learning plans'],
  },
  {
    ...dashboard,
    from: '§8 Dashboard',
    state: 'after a failed plan is refused to be made again',
    answers: { [PLANS]: [200, [failed]] },
    refusedCall: `POST /api/learning-plans/${failed.id}/retry-generation`,
    act: () => press('Retry Generation'),
    strings: ['Failed to retry plan generation'],
  },
]
