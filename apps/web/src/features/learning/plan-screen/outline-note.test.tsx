import { type PlanDetails, readLearningPlan } from '@app/contract'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../api/testing/fake-server.ts'
import { anOutlinedChapter, aPlanDetails, done } from '../plan/testing/builders.ts'
import { open, PLAN, plan } from './edit/testing/open-editor.tsx'

const UNLOCK = `POST /api/learning-plans/${plan.id}/unlock-next-chapter`

describe('a chapter that its learner has added', () => {
  it('should not be unlocked before it is known what it teaches', async () => {
    const server = await open(withAdded('PENDING'))
    const button = await screen.findByRole('button', { name: 'Unlock (10 credits)' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.title).toMatch(/^What “Rye” teaches isn’t known yet/)
    expect(button.className).not.toContain('sign')
    fireEvent.click(button)
    expect(server.count(UNLOCK)).toBe(0)
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

// Helpers

const rye = (change: Partial<PlanDetails['chapters'][number]>) =>
  anOutlinedChapter(2, { title: 'Rye', summary: '', objectives: [], minutes: null, ...change })

const withAdded = (outline_status: 'PENDING' | 'FAILED') =>
  aPlanDetails([anOutlinedChapter(1, done), rye({ outline_status })])
