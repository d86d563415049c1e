import { twoSets } from './check.ts'
import { brokenAnswer, expect, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { giveCards, givePlans } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenStateGroup, Visit } from './screen-state.ts'

/** A learner with one question in the first chapter: which one comes first is known then. */
async function open(visit: Visit, path = '/review') {
  const plan = guitar('done', 'open')
  const [first, ...others] = plan.chapters
  if (!first) throw new Error('the plan has no chapters')
  const chapters = [{ ...first, content: lesson, questions: twoSets().slice(0, 1) }, ...others]
  const [written] = await givePlans(visit, { ...plan, chapters })
  await giveCards(visit, written?.chapters.slice(0, 1) ?? [])
  await visit.page.goto(path)
}

const seeQuestion = ({ page }: Visit) =>
  seeText(page, 'You change 20 times in a minute. How long does one change take?')

const answer = async ({ page }: Visit, option: string) => {
  await page.getByRole('radio', { name: option, exact: true }).check()
  await press(page, 'Check my answer')
}

export const reviewStates: ScreenStateGroup = {
  name: 'reviews',
  signedIn: true,
  credits: 40,
  states: [
    {
      name: 'review-question',
      reach: async (visit) => {
        await open(visit)
        await seeQuestion(visit)
        await expect(visit.page.getByRole('radio').first()).toBeFocused()
      },
    },
    {
      name: 'review-wrong',
      reach: async (visit) => {
        await open(visit)
        await answer(visit, '20 seconds')
        await seeText(visit.page, 'You’ll see this one again in a moment.')
      },
    },
    {
      name: 'review-right',
      reach: async (visit) => {
        await open(visit)
        await answer(visit, '3 seconds')
        await seeText(visit.page, 'How hard was it?')
      },
    },
    {
      name: 'review-unsent',
      reach: async (visit) => {
        await open(visit)
        await seeQuestion(visit)
        await brokenAnswer(visit.page, '**/api/reviews/*')
        await answer(visit, '3 seconds')
        await seeText(visit.page, /^We couldn’t reach the server/)
      },
    },
    {
      name: 'review-summary',
      reach: async (visit) => {
        await open(visit)
        await answer(visit, '3 seconds')
        await seeText(visit.page, 'How hard was it?')
        await press(visit.page, 'Next')
        await seeText(visit.page, /^Your next reviews are due on/)
      },
    },
    {
      name: 'review-nothing-due',
      reach: async (visit) => {
        await givePlans(visit, guitar('done', 'open'))
        await visit.page.goto('/review')
        await seeHeading(visit.page, 'Nothing to review today')
      },
    },
    {
      name: 'review-loading',
      reach: async (visit) => {
        await neverAnswered(visit.page, '**/api/reviews?limit=50')
        await open(visit)
        await seeText(visit.page, 'Loading your reviews...')
      },
    },
    {
      name: 'review-error',
      reach: async (visit) => {
        await brokenAnswer(visit.page, '**/api/reviews?limit=50')
        await open(visit)
        await expect(visit.page.getByRole('alert')).toBeVisible()
      },
    },
    {
      name: 'dashboard-reviews-due',
      reach: async (visit) => {
        await open(visit, '/dashboard')
        await expect(visit.page.getByRole('main').getByRole('link', { name: '1 review' })).toBeVisible()
      },
    },
  ],
}
