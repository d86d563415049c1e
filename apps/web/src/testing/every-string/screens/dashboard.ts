import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { aChapter, aPlan, done, open } from '../../../features/learning/plan/testing/builders.ts'
import { paths } from '../../../routing/paths.ts'
import { press } from '../look.ts'
import { button, heading, link, type Moment, momentsOf, status, text } from '../table.ts'

const PLANS = 'GET /api/learning-plans'
const made = aPlan([aChapter(1, done), aChapter(2, open), aChapter(3)], { progress: 33 })
const failed = aPlan([], { generation_status: 'FAILED', generation_error: 'The tutor could not be reached.' })
const beingMade = aPlan([], { generation_status: 'GENERATING' })
const pending = aPlan([], { generation_status: 'PENDING' })

const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

const dashboard = momentsOf({ screen: 'dashboard' })

export const dashboardMoments: readonly Moment[] = [
  dashboard(
    'while the plans are on their way',
    [
      heading('My Learning Dashboard'),
      status('Loading your learning plans...'),
      link('Create New Plan', paths.newLearningRequest),
    ],
    { answers: { [PLANS]: lateAnswer().handler } },
  ),
  dashboard('without plans', [
    heading('No learning plans yet'),
    'Submit a learning request to get started on your learning journey.',
    link('Create New Plan', paths.newLearningRequest),
  ]),
  dashboard(
    'with a plan',
    [
      heading('Bread that rises'),
      'From flour and water to a loaf.',
      '33%',
      '1 of 3 chapters done',
      button('Chapters 3'),
      link('View Chapter', paths.chapter(made.id, aChapter(2).id)),
    ],
    { answers: { [PLANS]: [200, [made]] } },
  ),
  dashboard('with a plan that is pending', [status('Creating your plan...')], {
    answers: { [PLANS]: [200, [pending]] },
  }),
  dashboard('with a plan that is being generated', [status('Creating your plan...')], {
    answers: { [PLANS]: [200, [beingMade]] },
  }),
  dashboard(
    'with a plan that failed',
    ['Plan generation failed. Please try again.', 'The tutor could not be reached.', button('Retry Generation')],
    { answers: { [PLANS]: [200, [failed]] } },
  ),
  dashboard('after the plans are refused', ['Failed to fetch learning plans', text('Error')], { refusedCall: PLANS }),
  dashboard('after the plans are refused to be read again', ['Failed to refresh learning plans'], {
    refusedCall: PLANS,
    answers: { [PLANS]: [200, [made]] },
    act: async ({ server, refused }) => {
      await press('Chapters 3')
      server.answer({ [PLANS]: refused })
      comeBack()
    },
  }),
  dashboard('after a failed plan is refused to be made again', ['Failed to retry plan generation'], {
    answers: { [PLANS]: [200, [failed]] },
    refusedCall: `POST /api/learning-plans/${failed.id}/retry-generation`,
    act: () => press('Retry Generation'),
  }),
]
