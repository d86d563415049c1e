import { checkStuckPlans, listConversations, listLearningPlans, type PlanChapter } from '@app/contract'
import { act, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeServer, reply } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { DashboardPage } from '../../dashboard/dashboard-page.tsx'
import { aChapter, aPlan } from './builders.ts'

export const PLANS = 'GET /api/learning-plans'
export const UNLOCK = `POST /api/learning-plans/${aPlan([]).id}/unlock-next-chapter`
export const toggle = (number: number) => `POST /api/chapters/${aChapter(number).id}/toggle_completion`
export const status = (number: number) => `GET /api/chapters/${aChapter(number).id}/status`

/** The dashboard of a user with one plan. */
export function openWith(chapters: readonly PlanChapter[]) {
  const plan = aPlan(chapters)
  const server = fakeServer({
    [PLANS]: reply(listLearningPlans, [plan]),
    'POST /api/learning-plans/check-stuck': reply(checkStuckPlans, { requeued: [] }),
    'GET /api/conversations': reply(listConversations, []),
  })
  return { plan, server, ...renderSignedIn(<DashboardPage />) }
}

/** What the dashboard shows of a chapter. */
export async function row(number: number) {
  const list = await screen.findByRole('list', { name: 'Chapters' })
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(`Chapter ${number}`))
  if (!found) throw new Error(`there is no row of chapter ${number}`)
  return within(found)
}

export const mark = (number: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Completed: Chapter ${number}`, pressed })

/** A little more than asked for: what an answer sets off comes right behind it. */
export const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
