import { type PlanDetails, readLearningPlan } from '@app/contract'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../routing/paths.ts'
import { anOutlinedChapter, aPlanDetails, done, open } from '../plan/testing/builders.ts'
import { PlanPage } from './plan-page.tsx'

describe('the end of a plan', () => {
  it('should sum it up, claim what was shown and no more, and lead on', async () => {
    show('complete', { shown_objectives: ['Do 1b'] })
    const finish = within(await screen.findByRole('region', { name: 'You finished the whole plan' }))
    expect(finish.getByText('2 chapters · about 3 hours')).toBeVisible()
    const list = within(finish.getByRole('list', { name: 'You’ve shown 1 of 4 objectives' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Do 1b'])
    expect(finish.getByText('Take the quizzes in your chapters to show the rest.')).toBeVisible()
    expect(finish.getByRole('link', { name: 'Plan what’s next' }).getAttribute('href')).toBe(paths.newLearningRequest)
  })

  it('should say what has lasted', async () => {
    show('complete', { shown_objectives: ['Do 1a', 'Do 1b'], held_objectives: ['Do 1b'] })
    const list = within(await screen.findByRole('list', { name: 'You’ve shown 2 of 4 objectives' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Do 1a',
      'Do 1b (held: right on three days)',
    ])
  })

  it('should list nothing where nothing was shown', async () => {
    show('complete')
    const finish = within(await screen.findByRole('region', { name: 'You finished the whole plan' }))
    expect(finish.getByText('You’ve shown 0 of 4 objectives')).toBeVisible()
    expect(finish.queryByRole('list')).toBe(null)
  })

  it('should say how much is held for how long, where there is anything to hold', async () => {
    show('complete', {}, { questions: 24, days_30: 18, days_90: 9, days_365: 0 })
    const finish = within(await screen.findByRole('region', { name: 'You finished the whole plan' }))
    expect(finish.getByRole('heading', { name: 'How long you’ll hold it' })).toBeVisible()
    expect(finish.getByText('Of 24 questions, you hold 18 for 30 days, 9 for 90 days, 0 for 365 days.')).toBeVisible()
  })

  it.each([undefined, { questions: 0, days_30: 0, days_90: 0, days_365: 0 }])(
    'should not speak of holding where there are no cards: %j',
    async (held) => {
      show('complete', {}, held)
      await screen.findByRole('region', { name: 'You finished the whole plan' })
      expect(screen.queryByText(/hold/)).toBe(null)
    },
  )

  it('should not come before it', async () => {
    show('in_progress')
    await screen.findByRole('list', { name: 'Chapters' })
    expect(screen.queryByRole('region', { name: 'You finished the whole plan' })).toBe(null)
  })
})

// Helpers

function show(
  status: 'complete' | 'in_progress',
  first: Parameters<typeof anOutlinedChapter>[1] = {},
  held?: PlanDetails['held_for'],
) {
  const plan = aPlanDetails(
    [anOutlinedChapter(1, { ...done, ...first }), anOutlinedChapter(2, status === 'complete' ? done : open)],
    { status, ...(held && { held_for: held }) },
  )
  fakeServer({ [`GET /api/learning-plans/${plan.id}`]: reply(readLearningPlan, plan) })
  const page = <Route path={planPattern} element={<PlanPage />} />
  renderSignedIn(<Routes>{page}</Routes>, { at: paths.plan(plan.id) })
}
