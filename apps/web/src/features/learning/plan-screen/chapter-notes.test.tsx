import { type PlanDetails, readLearningPlan, retryOutline } from '@app/contract'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../api/testing/fake-server.ts'
import { anOutlinedChapter, aPlanDetails, done } from '../plan/testing/builders.ts'
import { open, PLAN, plan } from './edit/testing/open-editor.tsx'

const UNLOCK = `POST /api/learning-plans/${plan.id}/unlock-next-chapter`
const RETRY = `POST /api/learning-plans/${plan.id}/chapters/${anOutlinedChapter(2).id}/retry-outline`

describe('a chapter that its learner has added', () => {
  it('should not be unlocked before it is known what it teaches', async () => {
    const server = await open(withAdded('PENDING'))
    const button = await screen.findByRole('button', { name: 'Unlock (10 credits)' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.title).toMatch(/^We’re still planning “Rye”/)
    expect(button.className).not.toContain('sign')
    fireEvent.click(button)
    expect(server.count(UNLOCK)).toBe(0)
  })

  it('should be tried again by a press, and say what came of it', async () => {
    const server = await open(withAdded('FAILED'))
    const button = await screen.findByRole('button', { name: 'Try again: Rye' })
    server.answer({ [RETRY]: refusal(409, 'revision-open', 'Please accept or discard them first.') })
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('Please accept or discard them first.')
    server.answer({
      [RETRY]: reply(retryOutline, withAdded('PENDING')),
      [PLAN]: reply(readLearningPlan, aPlanDetails([anOutlinedChapter(1, done), rye({ summary: 'Why rye.' })])),
    })
    fireEvent.click(button)
    expect(await screen.findByText('We’re planning what this chapter teaches.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
    expect(await screen.findByText('Why rye.')).toBeVisible()
    expect(server.count(RETRY)).toBe(2)
  })

  it('should be offered with the server’s words where this page knew no better', async () => {
    const server = await open(aPlanDetails([anOutlinedChapter(1, done), rye({})]))
    const message = 'What “Rye” teaches is still being written.'
    server.answer({
      [UNLOCK]: refusal(409, 'chapter-not-outlined', message),
      [PLAN]: reply(readLearningPlan, withAdded('PENDING')),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Unlock (10 credits)' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })
})

describe('a chapter that was locked again with the one before it', () => {
  it('should say so, and be unlocked as if nothing had been', async () => {
    const message = "The chapter before this one couldn't be written, so this one is locked again. Nothing was charged."
    const lockedAgain = { content_status: 'FAILED', content_error: { code: 'earlier-failed', message } } as const
    await open(aPlanDetails([anOutlinedChapter(1, done), anOutlinedChapter(2, lockedAgain)]))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByText(/We couldn’t write this chapter/)).toBe(null)
    expect(screen.getByRole('button', { name: 'Unlock (10 credits)' })).toBeVisible()
  })
})

// Helpers

const rye = (change: Partial<PlanDetails['chapters'][number]>) =>
  anOutlinedChapter(2, { title: 'Rye', summary: '', objectives: [], minutes: null, ...change })

const withAdded = (outline_status: 'PENDING' | 'FAILED') =>
  aPlanDetails([anOutlinedChapter(1, done), rye({ outline_status })])
