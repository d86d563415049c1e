import { type AdminCosts, type AdminHealth, adminCosts, adminHealth, type GenerationFailure } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { HealthPage } from './health-page.tsx'

describe('Health', () => {
  it('should say so when all is well', async () => {
    open()
    const health = await section('Health')
    expect(await within(health).findByText('All good')).toBeVisible()
    expect(rowOf(health, 'Chapters')).toEqual(['1', '2', '30', '0'])
  })

  it('should not worry about what learners stopped, nor about what runs', async () => {
    const outcomes = ['answered', 'model-stopped', 'running'].map((outcome) => ({ outcome, calls: 3 }))
    open({ [HEALTH]: [200, health({ outcomes })] })
    expect(await within(await section('Health')).findByText('All good')).toBeVisible()
  })

  it('should say why answers were sent back', async () => {
    const faults = [{ task: 'chapter', code: 'too-short', answers: 2 }]
    open({ [HEALTH]: [200, health({ faults })] })
    const shown = await section('Health')
    await within(shown).findByText('too-short')
    expect(rowOf(shown, 'too-short')).toEqual(['Chapter', '2'])
  })

  it('should name what the operator should look at', async () => {
    const queue = [{ kind: 'send-mail', waiting: 4, running: 1, oldest_waiting_since: '2020-01-01T00:00:00.000Z' }]
    const outcomes = [
      { outcome: 'answered', calls: 9 },
      { outcome: 'model-timeout', calls: 1 },
    ]
    open({ [HEALTH]: [200, health({ chapters: { ...none, failed: 1 }, queue, outcomes })] })
    const shown = await section('Health')
    expect(await within(shown).findByText('1 chapter failed. You can requeue it below.')).toBeVisible()
    expect(within(shown).getByText(/^Emails to send: longest wait [\d,]+ days\.$/)).toBeVisible()
    expect(within(shown).getByText('1 of 10 model calls failed in the last 24 hours.')).toBeVisible()
    expect(rowOf(shown, 'Timed out')).toEqual(['1'])
  })

  it('should read anew every 15 seconds, and keep what it had when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = open()
    await within(await section('Health')).findByText('All good')
    server.answer({ [HEALTH]: refusal(400, 'invalid-input', 'The server says why.') })
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText('We couldn’t refresh the health status.')).toBeVisible()
    expect(screen.getByText('All good')).toBeVisible()
    expect(server.count(HEALTH)).toBe(2)
  })
})

describe('Failures', () => {
  it('should say what failed for whom, and lead to them', async () => {
    open({ [FAILURES]: failures([failed(1)]) })
    const shown = await section('Failures')
    const row = within(shown).getByRole('row', { name: /Chapter 1/ })
    expect(row.textContent).toContain('The tutor could not write it.')
    expect(within(row).getByRole('link', { name: 'ana' }).getAttribute('href')).toBe(`/admin/users/${anId(90)}`)
  })

  it('should have one made again, with a row that says so', async () => {
    const late = lateAnswer()
    open({ [FAILURES]: failures([failed(1)]), [REQUEUE]: late.handler })
    const button = await screen.findByRole('button', { name: 'Requeue chapter Chapter 1' })
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    late.arrive(202, { content_status: 'PENDING' })
    expect(await screen.findByText('Requeued')).toBeVisible()
    expect(document.activeElement?.textContent).toBe('Requeued')
    expect(screen.queryByRole('button', { name: /Requeue/ })).toBeNull()
  })

  it('should have a plan made again', async () => {
    const plan: GenerationFailure = { ...failed(1), kind: 'plan' }
    const path = `POST /api/admin/plans/${plan.id}/requeue`
    open({ [FAILURES]: failures([plan]), [path]: [202, { generation_status: 'PENDING' }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Requeue plan Chapter 1' }))
    expect(await screen.findByText('Requeued')).toBeVisible()
  })

  it.each([
    [
      refusal(402, 'learner-lacks-credits', 'The learner needs 3 more credits.', { missing: 3 }),
      /needs 3 more credits/,
    ],
    [refusal(409, 'chapter-not-failed', 'x'), /^This chapter has been requeued already\.$/],
    [refusal(404, 'chapter-not-found', 'x'), /^This chapter no longer exists\.$/],
    [refusal(503, 'daily-budget-spent', 'x', { retry_after: 7200 }), /budget is spent.*Try again in 2 hours\.$/],
  ])('should explain beside the button why the server refused with %j', async (answer, words) => {
    open({ [FAILURES]: failures([failed(1)]), [REQUEUE]: answer })
    fireEvent.click(await screen.findByRole('button', { name: 'Requeue chapter Chapter 1' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('link', { name: 'Add credits' }) !== null).toBe(answer[0] === 402)
  })

  it('should show more from where the page before ended', async () => {
    open({ [FAILURES]: failures([failed(2)], 'place'), [`${FAILURES}&cursor=place`]: failures([failed(1)]) })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Chapter 1')).toBeVisible()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No more failures.'))
  })

  it.each([[[]], [[failed(1)]]])('should offer newer ones rather than move the rows: %#', async (older) => {
    const server = open({
      [HEALTH]: [200, { ...health({}), failures: [failed(2)] }],
      [FAILURES]: failures(older),
    })
    const newer = await screen.findByRole('button', { name: 'Show newer failures' })
    server.answer({ [FAILURES]: failures([failed(2), failed(1)]) })
    fireEvent.click(newer)
    expect(await screen.findByText('Chapter 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show newer failures' })).toBeNull()
  })

  it('should not take an older one for news once the newer ones were requeued', async () => {
    const older = { ...failed(2), since: '2026-11-19T12:00:00.000Z' }
    const server = open({ [HEALTH]: [200, { ...health({}), failures: [older] }], [FAILURES]: failures([failed(1)]) })
    expect(await screen.findByText('Chapter 1')).toBeVisible()
    await screen.findByText('All good')
    expect(server.count(HEALTH)).toBe(1)
    expect(screen.queryByRole('button', { name: 'Show newer failures' })).toBeNull()
  })

  it('should say that nothing failed, or that it could not be loaded', async () => {
    const server = open({ [FAILURES]: refusal(400, 'invalid-input', 'The server says why.') })
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [FAILURES]: failures([]) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No failures.')).toBeVisible()
  })

  it('should draw cards where a table has no room', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    open({ [FAILURES]: failures([failed(1)]) })
    const list = await screen.findByRole('list', { name: 'Failures, newest first' })
    expect(within(list).getByText('Chapter 1')).toBeVisible()
    expect(within(list).getByRole('button', { name: 'Requeue chapter Chapter 1' })).toBeVisible()
  })
})

// Helpers

const HEALTH = 'GET /api/admin/health?limit=100'
const FAILURES = 'GET /api/admin/health?limit=20'
const COSTS = 'GET /api/admin/costs?days=30'
const REQUEUE = `POST /api/admin/chapters/${anId(1)}/requeue`

const none = { pending: 0, generating: 0, complete: 0, failed: 0 }

type Change = Partial<Pick<AdminHealth, 'chapters' | 'queue'>> & {
  readonly outcomes?: AdminHealth['model_calls']['outcomes']
  readonly faults?: AdminHealth['model_calls']['faults']
}

const health = ({ outcomes = [{ outcome: 'answered', calls: 9 }], faults = [], ...change }: Change): AdminHealth => ({
  plans: none,
  chapters: { pending: 1, generating: 2, complete: 30, failed: 0 },
  failures: [],
  next_cursor: null,
  queue: [{ kind: 'send-mail', waiting: 0, running: 0, oldest_waiting_since: null }],
  model_calls: { since: '2026-11-20T12:00:00.000Z', outcomes, faults },
  ...change,
})

const failures = (found: GenerationFailure[], next: string | null = null) =>
  [200, { ...health({}), failures: found, next_cursor: next }] as const

const failed = (number: number): GenerationFailure => ({
  kind: 'chapter',
  id: anId(number),
  title: `Chapter ${number}`,
  plan_title: 'Bread',
  learner: { id: anId(90), username: 'ana' },
  reason: 'The tutor could not write it.',
  since: '2026-11-20T12:00:00.000Z',
  price: 0,
  last_call: null,
})

const costs: AdminCosts = {
  days: [],
  tasks: [],
  users: [],
  chapters: [],
  average_chapter_cost: null,
  calls_without_price: 0,
  spent_today: 0,
  reserved_today: 0,
  daily_budget: null,
  accepts_generations: true,
}

function open(answers: Answers = {}) {
  const server = fakeServer({
    [HEALTH]: reply(adminHealth, health({})),
    [FAILURES]: failures([]),
    [COSTS]: reply(adminCosts, costs),
    ...answers,
  })
  return { ...server, ...renderSignedIn(<HealthPage />, { at: '/admin/health' }) }
}

const section = async (name: string) => {
  const found = await screen.findByRole('region', { name })
  await within(found).findAllByRole('table')
  return found
}

const rowOf = (shown: HTMLElement, name: string) =>
  within(within(shown).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
