import type { AdminHealth, GenerationFailure } from '@app/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Failures } from './failures.tsx'

describe('why something failed', () => {
  it('should be shown with what admins search the log for, and what the learner reads', async () => {
    open({ [FAILURES]: failures(failed({ last_call: REJECTED })) })
    const row = await screen.findByRole('row', { name: /Flour/ })
    expect(row.textContent).toContain('Call rejected model-rejected')
    expect(row.textContent).toContain('Model gpt-large')
    expect(row.textContent).toContain('Request req-7')
    expect(row.textContent).toContain('The learner reads: The tutor is not set up correctly.')
  })

  it('should be shown with the faults of the answer', async () => {
    const call = { ...REJECTED, outcome: 'bad-answer', faults: ['too-short', 'off-topic'] }
    open({ [FAILURES]: failures(failed({ last_call: call }), failed({ ...OTHER, last_call: REJECTED })) })
    const row = await screen.findByRole('row', { name: /Flour/ })
    expect(row.textContent).toContain('Rejected for too-short, off-topic')
    expect(screen.getByRole('row', { name: /Water/ }).textContent).not.toContain('Rejected')
  })

  it('should leave out a request that no one knows, and a call that never was', async () => {
    const job = failed({ id: anId(2), last_call: { ...REJECTED, request_id: null } })
    open({ [FAILURES]: failures(job, failed({ title: 'Water' })) })
    const row = await screen.findByRole('row', { name: /Flour/ })
    expect(row.textContent).not.toContain('Request')
    const other = screen.getByRole('row', { name: /Water/ })
    expect(other.textContent).toContain('The tutor is not set up correctly.')
    expect(other.textContent).not.toMatch(/Model|The learner reads/)
  })
})

describe('what making it again costs', () => {
  it('should be shown before it is pressed, and of whose credits', async () => {
    open({ [FAILURES]: failures(failed({ price: 10 })), [REQUEUE]: PENDING })
    const button = await screen.findByRole('button', { name: 'Requeue chapter Flour' })
    const line = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(line?.textContent).toBe('Sets aside 10 credits from ana again')
    fireEvent.click(button)
    await screen.findByText('Requeued')
    expect(screen.queryByText(/Sets aside/)).toBe(null)
  })

  it('should not be shown for what is free', async () => {
    open({ [FAILURES]: failures(failed({ price: 0 })) })
    const button = await screen.findByRole('button', { name: 'Requeue chapter Flour' })
    expect(button.hasAttribute('aria-describedby')).toBe(false)
    expect(screen.queryByText(/Sets aside/)).toBe(null)
  })
})

describe('what fails again', () => {
  it('should say so in its row, and can be made again once more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = open({ [FAILURES]: failures(failed({}), failed(OTHER)), [REQUEUE]: PENDING })
    fireEvent.click(await screen.findByRole('button', { name: 'Requeue chapter Flour' }))
    await screen.findByText('Requeued')
    await waitFor(() => expect(server.count(HEALTH)).toBe(2))
    const again = failed({ since: '2026-11-20T13:00:00.000Z', last_call: REJECTED })
    server.answer({ [HEALTH]: failures(failed(OTHER), again) })
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect((await screen.findByRole('row', { name: /Flour/ })).textContent).toContain(
      'Failed again: Call rejected model-rejected',
    )
    expect(screen.queryByText('Requeued')).toBe(null)
    // in their places
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'FlourChapter of Bread',
      'WaterChapter of Bread',
    ])
    expect(screen.queryByRole('button', { name: 'Show newer failures' })).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Requeue chapter Flour' }))
    expect(await screen.findByText('Requeued')).toBeVisible()
    expect(screen.queryByText(/Failed again/)).toBe(null)
  })
})

describe('requeueing all', () => {
  it('should say what it takes, and read the list anew', async () => {
    const server = open({
      [FAILURES]: failures(failed({ price: 10 }), failed(OTHER)),
      'POST /api/admin/failures/requeue': [202, { requeued: 1, skipped: 1 }],
    })
    const button = await screen.findByRole('button', { name: 'Requeue all' })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/prices/)
    server.answer({ [FAILURES]: failures(failed({ price: 10 })) })
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('row', { name: /Water/ })).toBe(null))
    // its own button is enough
    expect(screen.queryByRole('button', { name: 'Requeue all' })).toBe(null)
  })
})

// Helpers

const FAILURES = 'GET /api/admin/health?limit=20'
const HEALTH = 'GET /api/admin/health?limit=100'
const REQUEUE = `POST /api/admin/chapters/${anId(1)}/requeue`
const PENDING = [202, { content_status: 'PENDING' }] as const
const REJECTED = { outcome: 'model-rejected', model: 'gpt-large', faults: [], request_id: 'req-7' }
const OTHER = { id: anId(2), title: 'Water', since: '2026-11-20T11:00:00.000Z' }

const none = { pending: 0, generating: 0, complete: 0, failed: 0 }

const failures = (...found: readonly GenerationFailure[]): readonly [number, AdminHealth] => [
  200,
  {
    plans: none,
    chapters: none,
    failures: [...found],
    next_cursor: null,
    queue: [],
    model_calls: { since: '2026-11-20T12:00:00.000Z', outcomes: [], faults: [] },
  },
]

const failed = (change: Partial<GenerationFailure>): GenerationFailure => ({
  kind: 'chapter',
  id: anId(1),
  title: 'Flour',
  plan_title: 'Bread',
  learner: { id: anId(90), username: 'ana' },
  reason: 'The tutor is not set up correctly.',
  since: '2026-11-20T12:00:00.000Z',
  price: 0,
  last_call: null,
  ...change,
})

function open(answers: Answers) {
  const server = fakeServer({ [HEALTH]: failures(), ...answers })
  renderSignedIn(<Failures />, { at: '/admin/health' })
  return server
}
