import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { type AnalyticsEvent, setAnalyticsSink } from '../../../reporting/reports.ts'
import { address } from '../../../testing/address.tsx'
import { takeToasts } from '../../../testing/toasts.ts'
import { aMovement, aPurchase, CONFIRM, confirmed, HISTORY, PURCHASES } from '../../account/testing/account-server.ts'
import { come, notice, tick } from '../../account/testing/come-back.tsx'
import { look } from '../../account/testing/look.ts'
import { rememberPendingUnlock } from '../pending-unlock.ts'

let counted: AnalyticsEvent[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem('token', 'good')
  counted = []
  setAnalyticsSink((event) => counted.push(event))
})
afterEach(() => {
  takeToasts()
  setAnalyticsSink(() => undefined)
})

describe('coming back from a checkout that was paid', () => {
  it('should refresh the profile, clear the address and say what was added', async () => {
    let asked: unknown
    const { refreshed } = await come('payment=success&checkout=cs_1&theme=dark', {
      [CONFIRM]: (body) => {
        asked = body
        return paid
      },
    })
    expect(asked).toEqual({ checkout: 'cs_1' })
    expect(address()).toBe('/account?theme=dark')
    expect(notice()?.textContent).toContain('100 credits were added.You bought Package B and now have 140 credits.')
    expect(
      within(notice() ?? document.body)
        .getByRole('link', { name: 'Go to your dashboard' })
        .getAttribute('href'),
    ).toBe('/dashboard')
    // at the return, and again since the balance is another one now
    expect(refreshed()).toBe(2)
    expect(takeToasts()).toEqual(['success: 100 credits were added.'])
    expect(counted).toEqual([{ name: 'purchase' }])
  })

  it('should have its region before the words that are read out in it', async () => {
    await come('payment=success&checkout=cs_1', { [CONFIRM]: open }, { wait: 0 })
    const empty = screen.getAllByRole('status').filter((region) => region.textContent === '')
    await tick(200)
    expect(empty).toContain(notice())
  })

  it('should lead back to the chapter that the credits are for', async () => {
    rememberPendingUnlock({ planId: anId(1), id: anId(2), title: 'Proving' })
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid })
    const link = screen.getByRole('link', { name: 'Continue: Proving' })
    expect(link.getAttribute('href')).toBe(`/learning-plan/${anId(1)}/chapter/${anId(2)}`)
  })

  it('should ask every 3 seconds until the money is there, then show it everywhere', async () => {
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: open })
    expect(notice()?.textContent).toContain('Checking your payment...')
    await tick(6_000)
    expect(server.count(CONFIRM)).toBe(3)
    server.answer({
      [CONFIRM]: paid,
      [HISTORY]: [200, { entries: [aMovement(1, { package_name: 'Package B' })], next_cursor: null }],
      [PURCHASES]: [200, [aPurchase]],
    })
    await tick(3_000)
    expect(notice()?.textContent).toContain('100 credits were added.')
    expect(screen.getByText('Bought Package B')).toBeVisible()
    expect(screen.getByText('Package B, 100 credits')).toBeVisible()
    await tick(30_000)
    expect(server.count(CONFIRM)).toBe(4)
    expect(counted).toHaveLength(1)
  })

  it('should not show lists that were read before the credits came', async () => {
    const early = lateAnswer()
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: open, [PURCHASES]: early.handler })
    server.answer({ [CONFIRM]: paid, [PURCHASES]: [200, [aPurchase]] })
    await tick(3_000)
    early.arrive(200, [])
    await tick(100)
    expect(screen.getByText('Package B, 100 credits')).toBeVisible()
  })

  it('should say calmly after 30 seconds that it is on its way, and look again on request', async () => {
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: open })
    await tick(30_000)
    expect(notice()?.textContent).toContain('Your payment is on its way')
    expect(notice()?.textContent).toContain('even if you leave this page')
    expect(notice()?.textContent).toContain('then open this page again. Or write to help@example.org')
    const asked = server.count(CONFIRM)
    await tick(60_000)
    expect([asked, server.count(CONFIRM)]).toEqual([11, 11])
    const lookAgain = screen.getByRole('button', { name: 'Check again' })
    lookAgain.focus()
    fireEvent.click(lookAgain)
    await tick(0)
    expect(document.activeElement).toBe(lookAgain)

    server.answer({ [CONFIRM]: paid })
    fireEvent.click(lookAgain)
    await tick(0)
    expect(notice()?.textContent).toContain('100 credits were added.')
    // the button is gone, and the keyboard stays where it was
    expect(document.activeElement).toBe(notice())
  })

  it('should ask nothing while the tab is hidden, and at once when it is looked at again', async () => {
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: open })
    look('hidden')
    await tick(20_000)
    expect(server.count(CONFIRM)).toBe(1)
    await tick(60_000)
    server.answer({ [CONFIRM]: paid })
    look('visible')
    await tick(0)
    expect(notice()?.textContent).toContain('100 credits were added.')
  })

  it.each([
    ['lost', () => Promise.reject(new TypeError('offline'))],
    ['overrun', refusal(429, 'too-many-tries', 'Wait.')],
    ['down', refusal(503, 'unavailable', 'Down.')],
  ])('should go on asking a server that is %s, and end no session', async (_, answer) => {
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: answer })
    expect(notice()?.textContent).toContain('Checking your payment...')
    server.answer({ [CONFIRM]: paid })
    await tick(3_000)
    expect(notice()?.textContent).toContain('100 credits were added.')
    expect(localStorage.getItem('token')).toBe('good')
  })

  it('should ask once where effects run twice, and count the purchase once', async () => {
    const { server, refreshed } = await come('payment=success&checkout=cs_1', { [CONFIRM]: paid }, { strict: true })
    expect([server.count(CONFIRM), refreshed(), takeToasts().length, counted.length]).toEqual([1, 2, 1, 1])
  })

  it('should not count it again when the same return is opened again', async () => {
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid })
    cleanup()
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid })
    expect(notice()?.textContent).toContain('100 credits were added.')
    expect([takeToasts().length, counted.length]).toEqual([1, 1])
  })

  it('should say that nothing was paid when the checkout lapsed', async () => {
    await come('payment=success&checkout=cs_1', { [CONFIRM]: confirmed('lapsed') })
    expect(notice()?.textContent).toContain('You weren’t charged.The checkout for Package B closed')
    expect([takeToasts(), counted]).toEqual([[], []])
  })

  it('should say plainly that the balance has no room for what was paid, and how to get the money back', async () => {
    await come('payment=success&checkout=cs_1', { [CONFIRM]: confirmed('balance-full') })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Your balance is full')
    expect(alert.textContent).toContain(
      'If you’ve paid for Package B, your credits arrive as soon as your balance has room',
    )
    expect(within(alert).getByRole('link', { name: 'help@example.org' })).toBeDefined()
  })

  it('should say plainly that what was paid does not match', async () => {
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: confirmed('mismatched') })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('We need to check your payment')
    expect(alert.textContent).toContain(
      'The amount paid doesn’t match the price of Package B, so no credits were added yet.',
    )
    const link = within(alert).getByRole('link', { name: 'help@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:help@example.org?subject=My%20payment%20for%20Package%20B')
    await tick(30_000)
    expect([server.count(CONFIRM), counted]).toEqual([1, []])
  })

  it.each([
    ['knows none of that name', [200, { credits: 40, purchase: null }] as const],
    ['refuses the name', refusal(400, 'invalid-input', 'This is not a valid checkout.')],
  ])('should point to another account when the server %s', async (_, answer) => {
    const { server } = await come('payment=success&checkout=of-another-user', { [CONFIRM]: answer })
    expect(notice()?.textContent).toContain('We can’t find that payment in this account')
    await tick(30_000)
    expect(server.count(CONFIRM)).toBe(1)
  })

  it('should show the credits also when the notice of the provider was quicker, and nothing waits any more', async () => {
    const { server, refreshed } = await come('payment=success', { [CONFIRM]: open })
    server.answer({
      [CONFIRM]: [200, { credits: 140, purchase: null }],
      [HISTORY]: [200, { entries: [aMovement(1, { package_name: 'Package B' })], next_cursor: null }],
    })
    await tick(3_000)
    expect(refreshed()).toBe(2)
    expect(screen.getByText('Bought Package B')).toBeVisible()
    await tick(30_000)
    expect(refreshed()).toBe(2)
  })

  it('should only refresh the profile where nothing waits and no checkout is named', async () => {
    const answer: Answer = [200, { credits: 40, purchase: null }]
    const { refreshed } = await come('payment=success', { [CONFIRM]: answer })
    expect([refreshed(), notice(), address()]).toEqual([1, null, '/account'])
  })
})

describe('coming back otherwise', () => {
  it('should say that nothing was paid, clear the address and ask nothing', async () => {
    rememberPendingUnlock({ planId: anId(1), id: anId(2), title: 'Proving' })
    const { server } = await come('payment=cancelled&checkout=cs_1')
    expect(address()).toBe('/account')
    expect(screen.getByText('You weren’t charged.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue: Proving' })).toBeVisible()
    expect(
      within(screen.getAllByRole('status')[0] ?? document.body).getByText('Checkout cancelled. You weren’t charged.'),
    ).toBeVisible()
    expect([server.count(CONFIRM), counted]).toEqual([0, []])
  })

  it.each(['payment=maybe', 'payment=', 'payment=SUCCESS&checkout=cs_1'])(
    'should take %s out of the address, and make nothing of it',
    async (query) => {
      const { server, refreshed } = await come(query)
      expect([address(), notice(), server.count(CONFIRM), refreshed()]).toEqual(['/account', null, 0, 0])
    },
  )
})

// Helpers

const paid = confirmed('paid')
const open = confirmed('open')
