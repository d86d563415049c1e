import type { PaidPurchase } from '@app/contract'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anId } from '../../../api/testing/signed-in.tsx'
import { type AnalyticsEvent, setAnalyticsSink } from '../../../reporting/reports.ts'
import { address } from '../../../testing/address.tsx'
import { takeToasts } from '../../../testing/toasts.ts'
import { CONFIRM, confirmed } from '../../account/testing/account-server.ts'
import { come, notice, tick } from '../../account/testing/come-back.tsx'
import { look } from '../../account/testing/look.ts'
import { pendingUnlock, rememberPendingUnlock } from '../pending-unlock.ts'

type Unlock = NonNullable<PaidPurchase['pending_unlock']>

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

describe('what was to be unlocked right after the payment', () => {
  const wanted = { planId: anId(1), id: anId(2), title: 'Proving' }
  const place = `/learning-plan/${anId(1)}/chapter/${anId(2)}`

  it('should be read, and led to, once the server has unlocked it', async () => {
    rememberPendingUnlock(wanted)
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid('unlocked') }, { strict: true })
    await tick(50)
    expect(address()).toBe(place)
    expect(takeToasts()).toEqual(['success: 100 credits were added.', 'success: “Proving” is unlocked.'])
    expect(counted).toContainEqual({ name: 'chapter-unlock' })
    expect(pendingUnlock()).toBe(null)
  })

  it('should be waited for until the server has decided', async () => {
    rememberPendingUnlock(wanted)
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: paid(null) })
    expect(notice()?.textContent).toContain('Unlocking “Proving”…')
    server.answer({ [CONFIRM]: paid('unlocked') })
    await tick(3_000)
    await tick(50)
    expect(address()).toBe(place)
  })

  it('should be promised for later after 30 seconds, and be looked for when the page is looked at again', async () => {
    rememberPendingUnlock(wanted)
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: paid(null) })
    await tick(31_000)
    expect(notice()?.textContent).toContain('This is taking longer than usual. We’ll unlock it shortly')
    expect(notice()?.textContent).not.toContain('Unlocking')
    look('hidden')
    server.answer({ [CONFIRM]: paid('unlocked') })
    look('visible')
    await tick(50)
    await tick(50)
    expect(address()).toBe(place)
  })

  it('should only be read where another tab has unlocked it meanwhile', async () => {
    rememberPendingUnlock(wanted)
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid('already-unlocked') })
    await tick(50)
    expect(address()).toBe(place)
    expect(takeToasts()).toContain('success: “Proving” is already unlocked. Your credits stay in your account.')
    expect(counted).not.toContainEqual({ name: 'chapter-unlock' })
  })

  it.each([
    ['not-next', '“Proving” isn’t the next chapter anymore'],
    ['previous-in-preparation', 'is still being written'],
    ['archived', 'because the plan is archived. Your credits stay in your account.'],
    ['changed', 'The chapters of “Proving” have changed'],
    ['insufficient-credits', 'You need more credits to unlock “Proving”. You can buy more anytime.'],
    ['refused', 'We couldn’t unlock “Proving”. Your credits are in your account. Open it to try again.'],
  ] as const)('should stay locked, and say why: %s', async (outcome, words) => {
    rememberPendingUnlock(wanted)
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid(outcome) })
    await tick(50)
    expect(notice()?.textContent).toContain(words)
    expect(address()).toBe('/account')
    expect(screen.getByRole('link', { name: 'Continue: Proving' })).toBeVisible()
  })

  it('should say that it is gone, and lead elsewhere', async () => {
    rememberPendingUnlock(wanted)
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid('gone') })
    await tick(50)
    expect(notice()?.textContent).toContain('“Proving” isn’t there anymore')
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    expect(pendingUnlock()).toBe(null)
  })

  it('should lead to the plan where all of its chapters are unlocked', async () => {
    rememberPendingUnlock({ planId: anId(1), id: anId(1), title: 'Bread', chapterIds: [anId(2), anId(3)] })
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid('unlocked', true) })
    await tick(50)
    expect(address()).toBe(`/learning-plan/${anId(1)}`)
  })

  it('should not lead away where this tab remembers nothing of it, and be said all the same', async () => {
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid('unlocked') })
    await tick(50)
    expect(address()).toBe('/account')
    expect(notice()?.textContent).toContain('Unlocked right after payment.')
  })
})

// Helpers

const paid = (outcome: Unlock['outcome'], is_whole_plan = false) =>
  confirmed('paid', { plan_id: anId(1), chapter_ids: [anId(2)], is_whole_plan, cost: 10, outcome })
