import type { AdminCosts } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, fakeServer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Costs } from './costs.tsx'
import { usd } from './descriptions.ts'

describe('usd', () => {
  it.each([
    [0, '$0.00'],
    [0.000001, 'under $0.0001'],
    [0.0042, '$0.0042'],
    [0.05, '$0.0500'],
    [1234.5, '$1,234.50'],
  ])('should write %d as %s', (amount, words) => expect(usd(amount)).toBe(words))
})

describe('Costs', () => {
  it('should hold what was spent today against the budget', async () => {
    open({ spent_today: 2.5, daily_budget: 10 })
    const bar = await screen.findByRole('progressbar', { name: 'Daily budget' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByText('$2.50 of $10.00 spent today')).toBeVisible()
    expect(screen.queryByText(/The rest|is reserved/)).toBeNull()
  })

  it('should distinguish what calls that run now may add', async () => {
    open({ spent_today: 2.5, reserved_today: 0.25, daily_budget: 10 })
    expect(await screen.findByText('Up to $0.25 more is reserved for calls in progress.')).toBeVisible()
    expect(screen.getByText('$2.50 of $10.00 spent today')).toBeVisible()
  })

  it('should say when the rest of the budget covers nothing more', async () => {
    open({ spent_today: 9.95, daily_budget: 10, accepts_generations: false })
    expect(
      await screen.findByText('The rest doesn’t cover another plan or chapter. Generation resumes at midnight UTC.'),
    ).toBeVisible()
    expect(screen.getByText('$9.95 of $10.00 spent today')).toBeVisible()
  })

  it('should say that no budget is set', async () => {
    open({ spent_today: 2.5 })
    expect((await screen.findByText(/No daily budget/)).textContent).toContain('$2.50 spent today')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('should draw the days, with the same numbers as a table', async () => {
    open({ days: [day('2026-11-20', 0.5, 10), day('2026-11-21', 0.25, 1)] })
    expect(await screen.findByRole('figure', { name: /Cost, highest day: \$0\.50/ })).toBeVisible()
    expect(screen.getByRole('figure', { name: /Credits earned, highest day: 10 credits/ })).toBeVisible()
    expect(screen.getByText('$0.75 for 6 calls. 11 credits earned.')).toBeVisible()
    fireEvent.click(screen.getByText('Show as a table'))
    const rows = within(screen.getByRole('table', { name: /by day/ })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayCallsCostEarnedBought',
      'Nov 213$0.2510',
      'Nov 203$0.50100',
    ])
  })

  it('should name who and what cost most, or that they are gone', async () => {
    const sums = { calls: 3, cost: 0.5, credits_paid: 10 }
    open({
      users: [
        { id: anId(2), username: 'ana', ...sums },
        { id: anId(3), username: null, ...sums },
      ],
      chapters: [
        { id: anId(4), title: 'Flour', plan_title: 'Bread', learner: { id: anId(2), username: 'ana' }, ...sums },
        { id: anId(5), title: null, plan_title: null, learner: null, ...sums },
      ],
      average_chapter_cost: 0.0123,
    })
    expect(textsOf(await screen.findByRole('table', { name: 'Highest-cost users' }))).toEqual([
      'UserCallsCostCredits paid',
      'ana3$0.5010',
      'Deleted account3$0.5010',
    ])
    expect(textsOf(screen.getByRole('table', { name: 'Highest-cost chapters' }))).toEqual([
      'ChapterLearnerCallsCostCredits paid',
      'FlourBreadana3$0.5010',
      'Deleted chapterDeleted account3$0.5010',
    ])
    expect(screen.getByText(/costs \$0\.0123 on average/)).toBeVisible()
  })

  it('should say of each version of a task what it cost, and how many of its answers were unfit', async () => {
    const sums = { input_tokens: 12_040, output_tokens: 310 }
    open({
      tasks: [
        { task: 'section@1', calls: 9, cost: 0.5, ...sums, answers: 8, unfit: 1 },
        { task: 'reply', calls: 2, cost: 0, input_tokens: null, output_tokens: null, answers: 0, unfit: 0 },
      ],
    })
    expect(textsOf(await screen.findByRole('table', { name: 'Costs by task and prompt version' }))).toEqual([
      'TaskCallsTokensCostRejected answers',
      'Section section@1912,040 in, 310 out$0.5012.5% of 8',
      'Message reply2not counted$0.00no answers',
    ])
  })

  it('should say what is not known, and what there is none of', async () => {
    open({ calls_without_price: 3 })
    expect(await screen.findByText('3 calls without a known price')).toBeVisible()
    expect(screen.getByText(/^Unknown: /)).toBeVisible()
    expect(screen.getByText('Nothing spent or earned in this period.')).toBeVisible()
    expect(screen.getByText('No model calls for users.')).toBeVisible()
    expect(screen.getByText('No model calls for chapters.')).toBeVisible()
  })

  it('should try again when it could not be loaded', async () => {
    const server = fakeServer({ [COSTS]: refusal(400, 'invalid-input', 'The server says why.') })
    renderSignedIn(<Costs />)
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [COSTS]: answer({}) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No daily budget/)).toBeVisible()
  })
})

// Helpers

const COSTS = 'GET /api/admin/costs?days=30'

const day = (date: string, cost: number, credits_earned: number): AdminCosts['days'][number] => ({
  day: date,
  calls: 3,
  cost,
  credits_earned,
  credits_bought: 0,
})

const answer = (change: Partial<AdminCosts>): Answer => [
  200,
  {
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
    ...change,
  },
]

function open(change: Partial<AdminCosts>): void {
  fakeServer({ [COSTS]: answer(change) })
  renderSignedIn(<Costs />)
}

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
