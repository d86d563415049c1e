import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { takeToasts } from '../../../testing/toasts.ts'
import { pendingUnlock, rememberPendingUnlock } from '../../payments/pending-unlock.ts'
import { aChapter, aPlan, done, open, preparing } from './testing/builders.ts'
import { openWith, PLANS, row, status, tick, UNLOCK } from './testing/open-dashboard.tsx'

afterEach(() => void takeToasts())

describe('a chapter on the dashboard', () => {
  it('should show its price while locked, and let only the first locked one be unlocked', async () => {
    openWith([aChapter(1), aChapter(2), aChapter(3, { price: 1 })])
    expect((await row(1)).getByText('Free!')).toBeVisible()
    expect((await row(2)).getByText('(10 credits to unlock)')).toBeVisible()
    expect((await row(3)).getByText('(1 credit to unlock)')).toBeVisible()
    expect((await row(1)).getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
    expect((await row(2)).queryByRole('button')).toBe(null)
  })

  it('should lead to what is open', async () => {
    const { plan } = openWith([aChapter(1, open)])
    const link = (await row(1)).getByRole('link', { name: 'View Chapter: Chapter 1' })
    expect(link.getAttribute('href')).toBe(`/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`)
  })

  it('should be unlocked, written and opened while one looks on', async () => {
    vi.useFakeTimers()
    const { server, plan, refreshed } = openWith([aChapter(1, done), aChapter(2), aChapter(3)])
    await tick(0)
    let sent: unknown
    rememberPendingUnlock({ planId: plan.id, id: aChapter(2).id, title: 'Chapter 2' })
    const answer = lateAnswer()
    server.answer({
      [UNLOCK]: (body) => {
        sent = body
        return answer.handler()
      },
      [status(2)]: [200, { content_status: 'GENERATING' }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (10 credits)' }))
    await tick(0)
    // in the list and on the panel above it
    expect(screen.getAllByRole('button', { name: 'Unlocking...' })).toHaveLength(2)
    expect(sent).toEqual({ chapter_id: aChapter(2).id })

    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, preparing), aChapter(3)])]] })
    answer.arrive(200, { id: aChapter(2).id, title: 'Chapter 2', content_status: 'PENDING' })
    await tick(0)
    expect(screen.getByText('Generating...')).toBeVisible()
    expect([server.count(PLANS), refreshed()]).toEqual([2, 1])
    // no one needs to be led back to it any more
    expect(pendingUnlock()).toBe(null)
    await tick(3_000)
    expect(server.count(status(2))).toBe(1)

    server.answer({
      [status(2)]: [200, { content_status: 'COMPLETE' }],
      [PLANS]: [200, [{ ...plan, chapters: [aChapter(1, done), aChapter(2, open), aChapter(3)] }]],
    })
    await tick(3_000)
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    await tick(30_000)
    expect(server.count(status(2))).toBe(2)
  })

  it('should say when writing failed, and try again', async () => {
    vi.useFakeTimers()
    const { server, refreshed } = openWith([aChapter(1, done), aChapter(2, preparing)])
    server.answer({ [status(2)]: [200, { content_status: 'FAILED' }] })
    await tick(0)
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, { content_status: 'FAILED' })])]] })
    await tick(3_000)
    expect(screen.getByText(/^Content generation failed after multiple attempts/).textContent).toBe(
      'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
    )
    expect(screen.getByRole('button', { name: 'Failed - Retry' })).toBeVisible()
    // said once: the alert says it
    expect(screen.queryByText('We couldn’t write this chapter.')).toBe(null)
    expect(refreshed()).toBe(1)

    server.answer({
      [UNLOCK]: [200, { id: aChapter(2).id, title: 'Chapter 2', content_status: 'PENDING' }],
      [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, preparing)])]],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    await tick(0)
    expect(screen.getByText('Generating...')).toBeVisible()
    expect(screen.queryByText(/^Content generation failed/)).toBe(null)
    await tick(3_000)
    expect(server.count(status(2))).toBe(2)
  })

  it.each([
    [2, 'You got your credits back.'],
    [1, null],
  ])('should be distinguished from a locked one when it has failed: chapter %i', async (number, refund) => {
    const before = number === 1 ? [] : [aChapter(1, done)]
    openWith([...before, aChapter(number, { content_status: 'FAILED' }), aChapter(3)])
    const failed = await row(number)
    expect(failed.getByText('Failed')).toBeVisible()
    expect(failed.getByText('We couldn’t write this chapter.')).toBeVisible()
    expect(failed.queryByText(/credits back/) === null).toBe(refund === null)
    expect(failed.getByRole('button', { name: 'Failed - Retry' })).toBeVisible()
    expect((await row(3)).getByText('Locked')).toBeVisible()
    expect(screen.getByRole('button', { name: new RegExp(`^Retry chapter ${number} `) })).toBeVisible()
  })

  it('should time out after 5 minutes', async () => {
    vi.useFakeTimers()
    const { server } = openWith([aChapter(1, preparing)])
    server.answer({ [status(1)]: [200, { content_status: 'GENERATING' }] })
    await tick(0)
    await tick(300_000)
    expect(screen.getByText('Content generation timed out. Please try unlocking the chapter again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry Generation' })).toBeVisible()
  })

  it('should have the next one wait while it is being written', async () => {
    openWith([aChapter(1, preparing), aChapter(2)])
    const button = (await row(2)).getByRole('button', { name: 'Unlock (10 credits)' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('“Chapter 1”')
    expect(button.parentElement?.textContent).toContain('We’re still writing chapter 1.')
    expect(button.className).toContain('border-dashed!')
  })

  it('should say how many credits are missing', async () => {
    const { server } = openWith([aChapter(1, done), aChapter(2)])
    server.answer({
      [UNLOCK]: refusal(402, 'insufficient-credits', 'You need 4 more credits.', { missing: 4 }),
      'GET /api/credits/packages': [200, []],
    })
    fireEvent.click((await row(2)).getByRole('button', { name: 'Unlock (10 credits)' }))
    const offer = await screen.findByText(/^This chapter costs/)
    expect(offer.textContent).toContain('This chapter costs 10 credits, $1. You have 6. You need 4 more.')
    expect(await screen.findByRole('dialog', { name: 'Buy Credits' })).toBeVisible()
    expect(screen.getByText('Get credits')).toBeVisible()
  })

  it('should be unlocked once by two presses, wherever its buttons are', async () => {
    const { server } = openWith([aChapter(1)])
    const answer = lateAnswer()
    server.answer({ [UNLOCK]: answer.handler })
    const button = (await row(1)).getByRole('button', { name: 'Unlock (Free!)' })
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('button', { name: 'Unlock chapter 1 (Free!)' }))
    expect(await screen.findAllByRole('button', { name: 'Unlocking...' })).toHaveLength(2)
    expect(server.count(UNLOCK)).toBe(1)
    answer.arrive(500, {})
    await screen.findByRole('alert')
    fireEvent.click(button)
    await waitFor(() => expect(server.count(UNLOCK)).toBe(2))
  })

  it('should say when it cannot be unlocked', async () => {
    const { server } = openWith([aChapter(1)])
    server.answer({ [UNLOCK]: [500, {}] })
    fireEvent.click((await row(1)).getByRole('button', { name: 'Unlock (Free!)' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to unlock next chapter')
  })

  it.each([
    ['no line', false, 'You seem to be offline. Nothing was charged.'],
    ['no answer', true, 'We couldn’t reach the server. Please try again. You won’t be charged twice.'],
  ])('should say why it cannot be unlocked: %s', async (_why, online, cause) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const { server } = openWith([aChapter(1)])
    server.answer({ [UNLOCK]: () => Promise.reject(new TypeError('offline')) })
    fireEvent.click((await row(1)).getByRole('button', { name: 'Unlock (Free!)' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to unlock next chapter')).toBeVisible()
    expect(alert.getByText(cause)).toBeVisible()
  })

  it('should say when there is nothing left to unlock, and show the plan as it is', async () => {
    const { server } = openWith([aChapter(1, done), aChapter(2)])
    const button = (await row(2)).getByRole('button', { name: 'Unlock (10 credits)' })
    server.answer({
      [UNLOCK]: [200, { all_unlocked: true }],
      [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]],
    })
    fireEvent.click(button)
    expect(await screen.findByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    expect(takeToasts()).toEqual(['info: You’ve already unlocked every chapter in this plan.'])
  })

  it('should be the one loud step when it comes next', async () => {
    const { server } = openWith([aChapter(1)])
    server.answer({ [UNLOCK]: [200, { id: aChapter(1).id, title: 'Chapter 1', content_status: 'PENDING' }] })
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, preparing)])]] })
    const panel = await screen.findByRole('region', { name: /^Up next/ })
    fireEvent.click(within(panel).getByRole('button', { name: 'Unlock chapter 1 (Free!)' }))
    await waitFor(() => expect(screen.getByRole('region', { name: /^Writing your chapter…/ })).toBeVisible())
    expect(document.activeElement?.textContent).toBe('Writing your chapter…: Chapter 1')
  })

  it('should say for how long it has been written', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:05:09Z') })
    const { server } = openWith([aChapter(1, preparing)])
    server.answer({ [status(1)]: [200, { content_status: 'GENERATING' }] })
    await tick(0)
    expect(screen.getByText('9 s so far.')).toBeVisible()
    await tick(60_000)
    expect(screen.getByText('1 min 9 s so far.')).toBeVisible()
    expect(screen.getAllByText('You can leave this page.')).toHaveLength(2)
  })

  it('should say so from the moment in which it is unlocked', async () => {
    vi.useFakeTimers()
    const { server } = openWith([aChapter(1)])
    await tick(0)
    server.answer({
      [UNLOCK]: [200, { id: aChapter(1).id, title: 'Chapter 1', content_status: 'PENDING' }],
      [PLANS]: lateAnswer().handler,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (Free!)' }))
    await tick(0)
    expect(screen.getByText('0 s so far.')).toBeVisible()
  })

  it.each([
    ['after an answer that is none', 500],
    ['after a lost line', 0],
  ])('should be watched again when the line is back, %s', async (_when, answer) => {
    vi.useFakeTimers()
    const { server } = openWith([aChapter(1, preparing)])
    server.answer({ [status(1)]: () => (answer === 0 ? Promise.reject(new TypeError('offline')) : [answer, {}]) })
    await tick(30_000)
    expect(server.count(status(1))).toBe(1)
    expect(screen.queryByRole('alert')).toBe(null)
    server.answer({ [status(1)]: [200, { content_status: 'GENERATING' }] })
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await tick(6_000)
    expect(server.count(status(1))).toBe(4)
  })
})
