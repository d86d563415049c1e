import type { LearningPlan } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { takeToasts } from '../../../testing/toasts.ts'
import { aChapter, aPlan, done, open } from '../plan/testing/builders.ts'
import { DashboardPage } from './dashboard-page.tsx'

describe('DashboardPage', () => {
  it('should say that it loads, then show each plan', async () => {
    const answer = lateAnswer()
    openWith([], { [PLANS]: answer.handler })
    expect(await screen.findByText('Loading your learning plans...')).toBeVisible()
    answer.arrive(200, [aPlan([aChapter(1, done), aChapter(2, open)], { progress: 50 })])
    const plan = within(await screen.findByRole('article', { name: 'Bread that rises' }))
    expect(plan.getByText('From flour and water to a loaf.')).toBeVisible()
    const bar = plan.getByRole('progressbar', { name: 'Progress of Bread that rises' })
    expect(bar.getAttribute('aria-valuetext')).toBe('50%, 1 of 2 chapters done')
    expect(plan.getByText('50%')).toBeVisible()
  })

  it('should lead to a new plan', async () => {
    openWith([aPlan([aChapter(1)])])
    const link = await screen.findByRole('link', { name: 'Create New Plan' })
    expect(link.getAttribute('href')).toBe('/new-learning-request')
  })

  it('should help a user who has no plan yet', async () => {
    openWith([])
    expect(await screen.findByRole('heading', { name: 'No learning plans yet' })).toBeVisible()
    expect(screen.getByText('Submit a learning request to get started on your learning journey.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create New Plan' })).toHaveLength(1)
    expect(within(screen.getByRole('list', { name: /try one of these/ })).getAllByRole('link')).toHaveLength(3)
  })

  it('should say when the plans cannot be read, and try again', async () => {
    const server = openWith([], { [PLANS]: [400, {}] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error')
    expect(alert.textContent).toContain('Failed to fetch learning plans')
    server.answer({ [PLANS]: [200, []] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No learning plans yet')).toBeVisible()
  })

  it('should ask once for stuck generations, whatever becomes of that', async () => {
    const server = openWith([aPlan([aChapter(1)])], { [STUCK]: [500, {}] })
    await screen.findByRole('article')
    await waitFor(() => expect(server.count(STUCK)).toBe(1))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should read the plans again when stuck generations were restarted', async () => {
    const server = openWith([aPlan([aChapter(1)])], { [STUCK]: [200, { requeued: [anId(1)] }] })
    await waitFor(() => expect(server.count(PLANS)).toBe(2))
  })

  it('should read the plans every 3 seconds until the one being made is there', async () => {
    vi.useFakeTimers()
    const server = openWith([aPlan([], { title: 'learn to bake', generation_status: 'PENDING' })])
    await tick(0)
    expect(screen.getByText('Creating your plan...')).toBeVisible()
    await tick(3_000)
    expect(server.count(PLANS)).toBe(2)
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1)])]] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Bread that rises' })).toBeVisible()
    await tick(30_000)
    expect(server.count(PLANS)).toBe(3)
  })

  it('should stop reading on an error, keep what it has and say so', async () => {
    vi.useFakeTimers()
    vi.setSystemTime('2026-11-20T10:00:05Z')
    const server = openWith([aPlan([], { generation_status: 'GENERATING' })])
    await tick(0)
    expect(screen.getByText('5 s so far.')).toBeVisible()
    server.answer({ [PLANS]: [500, {}] })
    await tick(30_000)
    expect(server.count(PLANS)).toBe(2)
    expect(screen.getByRole('alert').textContent).toContain('Failed to refresh learning plans')
    expect(screen.getByText('Creating your plan...')).toBeVisible()
    // and does not pretend to look on
    expect(screen.getByText(/^We couldn’t check the progress/)).toBeVisible()
    expect(screen.queryByText(/so far\.$/)).toBe(null)
    expect(screen.queryByText('Creating your plan...')?.closest('[role=status]')).toBe(null)
  })

  it('should read again when the line is back, and go on from there', async () => {
    vi.useFakeTimers()
    const server = openWith([aPlan([], { generation_status: 'GENERATING' })])
    await tick(0)
    server.answer({ [PLANS]: [400, {}] })
    await tick(3_000)
    server.answer({ [PLANS]: [200, [aPlan([], { generation_status: 'GENERATING' })]] })
    act(() => window.dispatchEvent(new Event('offline')))
    act(() => window.dispatchEvent(new Event('online')))
    await tick(0)
    expect([screen.queryByRole('alert'), server.count(PLANS)]).toEqual([null, 3])
    await tick(3_000)
    expect(server.count(PLANS)).toBe(4)
  })

  it('should have a failed plan made again', async () => {
    const failed = aPlan([], { generation_status: 'FAILED', generation_error: 'The tutor did not answer.' })
    const server = openWith([failed])
    const retry = `POST /api/learning-plans/${failed.id}/retry-generation`
    server.answer({ [retry]: [500, {}] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Plan generation failed. Please try again.')
    expect(alert.textContent).toContain('The tutor did not answer.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    expect(await screen.findByText('Failed to retry plan generation')).toBeVisible()
    server.answer({ [retry]: [202, { generation_status: 'PENDING' }] })
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    expect(await screen.findByText('Creating your plan...')).toBeVisible()
  })

  it.each([
    ['out of sight', -20, 1],
    ['in sight', 20, 0],
  ])('should speak of a refresh that failed by a toast where its box is %s', async (_, bottom, toasts) => {
    vi.useFakeTimers()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect) // all that is read
    const server = openWith([aPlan([], { generation_status: 'GENERATING' })])
    await tick(0)
    server.answer({ [PLANS]: [400, {}] })
    await tick(30_000)
    expect(takeToasts()).toEqual(Array(toasts).fill('error: Failed to refresh learning plans'))
    vi.restoreAllMocks()
  })

  it('should remember which plans were folded', async () => {
    openWith([aPlan([aChapter(1)])])
    fireEvent.click(await screen.findByRole('button', { name: /^Chapters/, expanded: true }))
    cleanup()
    openWith([aPlan([aChapter(1)])])
    expect(await screen.findByRole('button', { name: /^Chapters/, expanded: false })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Chapters' })).toBe(null)
  })

  it('should offer the page that was asked for and the conversation that is open', async () => {
    sessionStorage.setItem('wanted-path', '/account')
    const open = { conversation_id: anId(7), initial_goal: 'Sharpen knives', ...unplanned }
    openWith([], { [CONVERSATIONS]: [200, [open]] })
    expect((await screen.findByRole('link', { name: 'Continue to your account' })).getAttribute('href')).toBe(
      '/account',
    )
    expect(await screen.findByText('Sharpen knives')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Resume conversation: Sharpen knives' }).getAttribute('href')).toBe(
      `/new-learning-request?conversation=${anId(7)}`,
    )
  })

  it.each([
    ['made, and locked all along', aPlan([aChapter(1), aChapter(2)])],
    ['being made', aPlan([], { generation_status: 'GENERATING' })],
    ['FAILED', aPlan([], { generation_status: 'FAILED', generation_error: 'No answer.' })],
  ])('should lead back into the conversation of a plan that is %s', async (_what, plan) => {
    const server = openWith([plan], { [REOPEN]: [200, REOPENED] })
    const button = await screen.findByRole('button', { name: 'Change my answers', description: 'Bread that rises' })
    fireEvent.click(button)
    await waitFor(() => expect(address()).toBe(`/new-learning-request?conversation=${anId(9)}`))
    expect(server.count(REOPEN)).toBe(1)
  })

  it('should not change the answers of a plan of which something is unlocked, here or elsewhere', async () => {
    const server = openWith([aPlan([aChapter(1), aChapter(2)])], {
      [REOPEN]: refusal(409, 'chapter-unlocked', 'A chapter of this plan is unlocked.'),
    })
    const button = await screen.findByRole('button', { name: 'Change my answers' })
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, open), aChapter(2)])]] })
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change my answers' })).toBe(null))
    expect(address()).toBe('/')
  })
})

// Helpers

const unplanned = { updated_at: '2026-11-20T10:00:00Z', learning_plan_id: null }

const REOPEN = `POST /api/conversation/${anId(9)}/reopen`
const REOPENED = {
  messages: [],
  status: 'awaiting-learner',
  awaiting_confirmation: false,
  learning_plan_id: anId(1),
}
const PLANS = 'GET /api/learning-plans'
const CONVERSATIONS = 'GET /api/conversations'
const STUCK = 'POST /api/learning-plans/check-stuck'

function openWith(plans: readonly LearningPlan[], answers: Answers = {}) {
  const server = fakeServer({
    [PLANS]: [200, plans],
    [STUCK]: [200, { requeued: [] }],
    [CONVERSATIONS]: refusal(404, 'not-found', ''),
    ...answers,
  })
  renderSignedIn(
    <>
      <DashboardPage />
      <Address />
    </>,
  )
  return server
}

/** A little more than asked for: what an answer sets off comes right behind it. */
const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
