import type { ChapterView } from '@app/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, lateAnswer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { ChapterPage } from './chapter-page.tsx'
import { aView, locked, pending } from './testing/views.ts'

describe('an objective', () => {
  it('should be ticked as the server knows it', async () => {
    openWith({ ticked_objectives: ['Shape a loaf'] })
    expect(await box('Shape a loaf')).toMatchObject({ checked: true })
    expect(await box('Fold a dough')).toMatchObject({ checked: false })
  })

  it('should show its tick at once, and take it back when the server refuses', async () => {
    const late = lateAnswer()
    openWith({}, { [TICK]: late.handler })
    fireEvent.click(await box('Fold a dough'))
    await waitFor(async () => expect(await box('Fold a dough')).toMatchObject({ checked: true }))
    await act(async () => late.arrive(500, {}))
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save that. Please try again.')
    await waitFor(async () => expect(await box('Fold a dough')).toMatchObject({ checked: false }))
  })

  it('should end where the last press left it, and lose no other tick', async () => {
    const saved = new Set<string>()
    const sent: boolean[] = []
    const tick = (body: unknown) => {
      const { objective, ticked } = body as { objective: string; ticked: boolean }
      sent.push(ticked)
      saved[ticked ? 'add' : 'delete'](objective)
      return [200, { ticked_objectives: [...saved] }] as const
    }
    openWith({}, { [TICK]: tick })
    for (const name of ['Fold a dough', 'Shape a loaf', 'Fold a dough', 'Fold a dough', 'Shape a loaf']) {
      fireEvent.click(await box(name))
    }
    await waitFor(() => expect(sent).toEqual([true, true, false, true, false]))
    await waitFor(async () => expect(await box('Fold a dough')).toMatchObject({ checked: true }))
    expect(await box('Shape a loaf')).toMatchObject({ checked: false })
  })
})

describe('a chapter that is turned to', () => {
  it('should be noted once', async () => {
    const server = openWith({}, { [READ]: [204, undefined] })
    await box('Fold a dough')
    await waitFor(() => expect(server.count(READ)).toBe(1))
  })

  it.each([
    ['locked', locked],
    ['being written', pending],
  ])('should not be noted while it is %s', async (_what, change) => {
    const server = openWith(change)
    await screen.findByRole('heading', { level: 1, name: 'Folding and shaping' })
    expect(server.count(READ)).toBe(0)
  })
})

// Helpers

const CHAPTER = `GET /api/chapters/${aView.id}`
const TICK = `PUT /api/chapters/${aView.id}/objectives`
const READ = `PUT /api/chapters/${aView.id}/last-read`

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

function openWith(change: Partial<ChapterView>, answers: Answers = {}) {
  const server = fakeServer({ [CHAPTER]: [200, { ...aView, ...change }], ...answers })
  const page = <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
  renderSignedIn(<Routes>{page}</Routes>, { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` })
  return server
}
