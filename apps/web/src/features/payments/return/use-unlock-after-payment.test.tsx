import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, refusal } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { type AnalyticsEvent, setAnalyticsSink } from '../../../reporting/reports.ts'
import { address } from '../../../testing/address.tsx'
import { deliverToastsTo } from '../../../ui/feedback/notify.ts'
import { CONFIRM, confirmed } from '../../account/testing/account-server.ts'
import { come, notice, tick } from '../../account/testing/come-back.tsx'
import { aView } from '../../learning/chapter/testing/views.ts'
import { pendingUnlock, rememberPendingUnlock } from '../pending-unlock.ts'

let counted: AnalyticsEvent[] = []
let toasts: string[] = []
let stopListening = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem('token', 'good')
  counted = []
  toasts = []
  setAnalyticsSink((event) => counted.push(event))
  stopListening = deliverToastsTo(({ kind, text }) => toasts.push(`${kind}: ${text}`))
})
afterEach(() => {
  stopListening()
  setAnalyticsSink(() => undefined)
})

describe('what was to be unlocked right after the payment', () => {
  const CHAPTER = `GET /api/chapters/${anId(2)}`
  const UNLOCK = `POST /api/learning-plans/${anId(1)}/unlock-next-chapter`
  const wanted = { planId: anId(1), id: anId(2), title: 'Proving' }
  const place = `/learning-plan/${anId(1)}/chapter/${anId(2)}`
  const locked: Answer = [200, aLockedChapter]
  const unlocked: Answer = [200, { id: anId(2), title: 'Proving', content_status: 'PENDING' }]

  it('should be unlocked once, and lead to the chapter', async () => {
    rememberPendingUnlock(wanted, true)
    let sent: unknown
    const { server } = await come(
      'payment=success&checkout=cs_1',
      {
        [CONFIRM]: paid,
        [CHAPTER]: locked,
        [UNLOCK]: (body) => {
          sent = body
          return unlocked
        },
      },
      { strict: true },
    )
    await tick(50)
    expect([sent, server.count(UNLOCK)]).toEqual([{ chapter_id: anId(2) }, 1])
    expect(address()).toBe(place)
    expect(toasts).toEqual(['success: 100 credits were added.', 'success: “Proving” is unlocked.'])
    expect(counted).toContainEqual({ name: 'chapter-unlock' })
    expect(pendingUnlock()).toBe(null)
  })

  it('should wait for the credits', async () => {
    rememberPendingUnlock(wanted, true)
    const { server } = await come('payment=success&checkout=cs_1', { [CONFIRM]: open, [CHAPTER]: locked })
    expect(server.count(UNLOCK)).toBe(0)
    server.answer({ [CONFIRM]: paid, [UNLOCK]: unlocked })
    await tick(3_000)
    await tick(50)
    expect([server.count(UNLOCK), address()]).toEqual([1, place])
  })

  it('should only be read where another tab has unlocked it meanwhile', async () => {
    rememberPendingUnlock(wanted, true)
    const { server } = await come('payment=success&checkout=cs_1', {
      [CONFIRM]: paid,
      [CHAPTER]: [200, { ...aLockedChapter, is_unlocked: true }],
    })
    await tick(50)
    expect([server.count(UNLOCK), address()]).toEqual([0, place])
    expect(toasts).toContain('success: “Proving” is already unlocked. Your credits stay in your account.')
  })

  it.each([
    ['is not next any more', refusal(409, 'not-next-chapter', 'm'), '“Proving” isn’t the next chapter anymore'],
    [
      'has one before it in preparation',
      refusal(409, 'previous-chapter-in-preparation', 'm'),
      'is still being written',
    ],
    [
      'costs more',
      refusal(402, 'insufficient-credits', 'm', { missing: 5 }),
      'You need 5 more credits to unlock “Proving”.',
    ],
    ['meets a fault', [500, {}] as const, 'We couldn’t unlock “Proving” yet. Your credits stay in your account.'],
  ])('should stay locked, and say why, where it %s', async (_, answer, words) => {
    rememberPendingUnlock(wanted, true)
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid, [CHAPTER]: locked, [UNLOCK]: answer })
    await tick(50)
    expect(notice()?.textContent).toContain(words)
    expect(address()).toBe('/account')
    expect(screen.getByRole('link', { name: 'Continue: Proving' })).toBeVisible()
  })

  it('should say that it is gone, and lead elsewhere', async () => {
    rememberPendingUnlock(wanted, true)
    const gone = refusal(404, 'chapter-not-found', 'There is nothing here.')
    await come('payment=success&checkout=cs_1', { [CONFIRM]: paid, [CHAPTER]: gone })
    await tick(50)
    expect(notice()?.textContent).toContain('“Proving” isn’t there anymore')
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
  })

  it('should be all chapters of a plan whose prices the learner was shown', async () => {
    rememberPendingUnlock({ planId: anId(1), id: anId(1), title: 'Bread', chapterIds: [anId(2), anId(3)] }, true)
    let sent: unknown
    await come('payment=success&checkout=cs_1', {
      [CONFIRM]: paid,
      [`POST /api/learning-plans/${anId(1)}/unlock-all`]: (body) => {
        sent = body
        return [200, { unlocked: [anId(2), anId(3)] }]
      },
    })
    await tick(50)
    expect(sent).toEqual({ chapter_ids: [anId(2), anId(3)] })
    expect(address()).toBe(`/learning-plan/${anId(1)}`)
  })
})

// Helpers

const paid = confirmed('paid')
const open = confirmed('open')
const aLockedChapter = { ...aView, is_unlocked: false }
