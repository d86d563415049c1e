import type { PaidPurchase } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { accountServer, aPurchase, PURCHASES } from '../../account/testing/account-server.ts'
import { PurchasesCard } from './cards.tsx'

describe('PurchasesCard', () => {
  it('should show what was paid, with its receipt in a new tab', async () => {
    open({})
    const [row] = await rows()
    expect(row?.textContent).toBe(
      'Package B, 100 creditsPaid on November 20, 2026$9Receipt for Package B, November 20, 2026 (opens in new tab)',
    )
    const link = screen.getByRole('link', { name: /^Receipt for Package B/ })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://pay.example/receipts/1',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('should mark what the sandbox took', async () => {
    open({ is_pretend: true, receipt_url: null })
    expect((await rows())[0]?.textContent).toBe(
      'Package B, 100 creditsSandboxPaid on November 20, 2026, no real money charged$9',
    )
    expect(screen.queryByRole('link')).toBe(null)
  })

  it('should not lead to an address that is none', async () => {
    open({ receipt_url: 'javascript:alert(1)' })
    await rows()
    expect(screen.queryByRole('link')).toBe(null)
  })

  it.each([
    [{ refunded: 9, credits_taken_back: 100 }, '$9 was refunded. 100 credits were taken back.'],
    [{ refunded: 4.5, credits_taken_back: 1 }, '$4.50 of it was refunded. 1 credit was taken back.'],
    [{ refunded: 9, credits_taken_back: 0 }, '$9 was refunded. No credits were taken back.'],
  ])('should show a refund: %o', async (refund, words) => {
    open(refund)
    expect(within((await rows())[0] ?? document.body).getByText(words)).toBeVisible()
  })

  it.each([
    [{ outcome: 'unlocked' }, 'Unlocked right after payment. Open chapter'],
    [
      { outcome: 'not-next' },
      'Not unlocked: the chapter was no longer the next one. No credits were used. Open chapter',
    ],
    [
      { outcome: 'changed', is_whole_plan: true },
      'Not unlocked: the plan had changed. No credits were used. Open plan',
    ],
    [{ outcome: 'gone' }, 'Not unlocked: the chapter or plan no longer exists. No credits were used. '],
    [{ outcome: null }, 'Unlocking… Open chapter'],
  ] as const)('should say what became of what it was made for: %o', async (change, words) => {
    const unlock = { plan_id: anId(1), chapter_ids: [anId(2)], is_whole_plan: false, cost: 10 }
    open({ pending_unlock: { ...unlock, ...change } })
    expect((await rows())[0]?.textContent).toContain(words)
  })

  it('should show the first three of many', async () => {
    const many = [1, 2, 3, 4, 5].map((number) => ({ ...aPurchase, id: anId(300 + number) }))
    accountServer({ [PURCHASES]: [200, many] })
    renderSignedIn(<PurchasesCard />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }))
    expect(await rows()).toHaveLength(5)
    // Tab goes on from here, not from the top of the list
    expect(document.activeElement).toBe((await rows())[3])
  })

  it('should say that it loads, when it could not, and when there is nothing', async () => {
    const answer = lateAnswer()
    const server = accountServer({ [PURCHASES]: answer.handler })
    renderSignedIn(<PurchasesCard />)
    expect(await screen.findByText('Loading your purchases...')).toBeVisible()
    answer.arrive(400, {})
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your purchases.')
    server.answer({ [PURCHASES]: [200, []] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No purchases yet.')).toBeVisible()
  })
})

// Helpers

function open(change: Partial<PaidPurchase>): void {
  accountServer({ [PURCHASES]: [200, [{ ...aPurchase, ...change }]] })
  renderSignedIn(<PurchasesCard />)
}

const rows = async () => within(await screen.findByRole('list', { name: /^Purchases/ })).getAllByRole('listitem')
