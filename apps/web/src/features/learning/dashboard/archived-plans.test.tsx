import { listLearningPlans, unarchivePlan } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths } from '../../../routing/paths.ts'
import { aChapter, aPlan, aPlanDetails, done } from '../plan/testing/builders.ts'
import { DashboardPage } from './dashboard-page.tsx'

const PLANS = 'GET /api/learning-plans'
const ARCHIVED = 'GET /api/learning-plans?archived=true'
const plan = aPlan([aChapter(1, done), aChapter(2)], { archived: true })
const UNARCHIVE = `DELETE /api/learning-plans/${plan.id}/archive`

describe('archived plans', () => {
  it('should be found on the dashboard, folded', async () => {
    openWith([plan])
    const fold = await screen.findByText('Archived plans')
    expect(fold.closest('details')?.open).toBe(false)
    const list = within(screen.getByRole('list', { name: 'Archived plans', hidden: true }))
    expect(list.getByText('Bread that rises').getAttribute('href')).toBe(paths.plan(plan.id))
    expect(list.getByText('1 of 2 chapters done')).toBeVisible()
  })

  it.each([
    ['there are none', reply(listLearningPlans, [])],
    ['they cannot be read', refusal(404, 'not-found', 'There is nothing here.')],
  ])('should take no room when %s', async (_why, answer) => {
    const server = openWith([], answer)
    await screen.findByText('No learning plans yet')
    await waitFor(() => expect(server.count(ARCHIVED)).toBe(1))
    expect(screen.queryByText('Archived plans')).toBe(null)
  })

  it('should be moved back', async () => {
    const server = openWith([plan])
    const back = await screen.findByText('Move back')
    server.answer({
      [UNARCHIVE]: reply(unarchivePlan, aPlanDetails([])),
      [ARCHIVED]: reply(listLearningPlans, []),
      [PLANS]: reply(listLearningPlans, [{ ...plan, archived: false }]),
    })
    fireEvent.click(back)
    expect(await screen.findByRole('article', { name: 'Bread that rises' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Archived plans')).toBe(null))
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('“Bread that rises” is back on your dashboard.')
  })

  it('should say why one cannot be moved back', async () => {
    const server = openWith([plan])
    server.answer({ [UNARCHIVE]: [500, {}] })
    fireEvent.click(await screen.findByText('Move back'))
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save this change. Please try again.')
  })
})

// Helpers

function openWith(
  archived: Parameters<typeof reply<typeof listLearningPlans>>[1],
  answer = reply(listLearningPlans, archived),
) {
  const server = fakeServer({
    [PLANS]: reply(listLearningPlans, []),
    [ARCHIVED]: answer,
    'POST /api/learning-plans/check-stuck': [200, { requeued: [] }],
    'GET /api/conversations': [200, []],
  })
  renderSignedIn(<DashboardPage />)
  return server
}
