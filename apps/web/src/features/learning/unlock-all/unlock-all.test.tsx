// dialogs are loaded when they are first opened, which can take longer on a busy machine than a test waits
import '../../../ui/dialogs/confirm-dialog.tsx'
import '../../payments/buy/buy-dialog.tsx'
import { type PlanDetails, readLearningPlan } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../routing/paths.ts'
import {
  anOutlinedChapter,
  aPlan,
  aPlanDetails,
  done,
  open,
  preparing,
  withoutOutline,
} from '../plan/testing/builders.ts'
import { PlanPage } from '../plan-screen/plan-page.tsx'

const { id } = aPlan([])
const PLAN = `GET /api/learning-plans/${id}`
const UNLOCK_ALL = `POST /api/learning-plans/${id}/unlock-all`
const CHAPTERS = [anOutlinedChapter(1, open), anOutlinedChapter(2), anOutlinedChapter(3), anOutlinedChapter(4)]
const IDS = CHAPTERS.slice(1).map((chapter) => chapter.id)
const BUTTON = 'Unlock all 3 (30 credits)'

describe('unlocking all chapters', () => {
  it('should say what is held before it asks the server, and show the chapters being written in order', async () => {
    const { server } = openWith(aPlanDetails(CHAPTERS))
    fireEvent.click(await screen.findByRole('button', { name: BUTTON }))
    const dialog = await screen.findByRole('dialog', { name: 'Unlock all 3 chapters?' })
    expect(dialog.textContent).toContain('We set aside 30 credits, $3 and write the chapters in order.')
    expect(dialog.textContent).toContain('You have 40 credits. You’ll have 10 left.')
    expect(dialog.textContent).toContain('If we can’t write a chapter, you get its credits back')

    let sent: unknown
    const writing = CHAPTERS.map((chapter, place) => (place === 0 ? chapter : { ...chapter, ...preparing }))
    server.answer({
      [UNLOCK_ALL]: (body) => {
        sent = body
        return [200, { unlocked: IDS }]
      },
      [PLAN]: reply(readLearningPlan, aPlanDetails(writing)),
    })
    fireEvent.click(within(dialog).getByRole('button', { name: BUTTON }))
    expect(
      await screen.findByText('We’re writing 3 chapters, one after another. You can leave this page.'),
    ).toBeVisible()
    expect(sent).toEqual({ chapter_ids: IDS })
    expect(screen.getAllByText('Generating...')).toHaveLength(1)
    const waiting = screen.getAllByText(/^Unlocked. We’ll write it after/)
    expect(waiting.map(({ textContent }) => textContent)).toEqual([
      'Unlocked. We’ll write it after Chapter 2.',
      'Unlocked. We’ll write it after Chapter 2.',
    ])
    expect(screen.queryByRole('button', { name: BUTTON })).toBe(null)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('We’re writing 3 chapters'))
  })

  it('should speak of no payment where all are free', async () => {
    openWith(aPlanDetails([1, 2, 3].map((number) => anOutlinedChapter(number, { price: 0 }))))
    const button = await screen.findByRole('button', { name: /^Unlock all 3/ })
    expect(button.parentElement?.textContent).toContain('They’re free. We write them in order.')
    expect(button.parentElement?.textContent).not.toMatch(/credit|pay/i)
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('They’re free.')
    expect(dialog.textContent).not.toMatch(/credit|pay/i)
  })

  it('should wait for what an added chapter teaches, and say so', async () => {
    const added = anOutlinedChapter(5, { ...withoutOutline, title: 'Rye', outline_status: 'PENDING' })
    const { server } = openWith(aPlanDetails([...CHAPTERS, added]))
    const waits = await screen.findByRole('button', { name: /^Unlock all 4/ })
    expect(waits.getAttribute('aria-disabled')).toBe('true')
    const why = 'We’re still planning “Rye”. You can unlock it once that’s done.'
    expect(screen.getByText(why, { selector: 'p' })).toBeVisible()
    fireEvent.click(waits)
    expect(server.count(UNLOCK_ALL)).toBe(0)
    expect(screen.queryByRole('dialog')).toBe(null)

    server.answer({ [PLAN]: reply(readLearningPlan, aPlanDetails([...CHAPTERS, anOutlinedChapter(5)])) })
    await waitFor(() => expect(waits.getAttribute('aria-disabled')).toBe(null))
  })

  it('should ask the server for nothing when the learner would rather not', async () => {
    const { server } = openWith(aPlanDetails(CHAPTERS))
    fireEvent.click(await screen.findByRole('button', { name: BUTTON }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(server.count(UNLOCK_ALL)).toBe(0)
  })

  it('should offer the packages at once when the credits are not enough, and at each press', async () => {
    const more = [...CHAPTERS, anOutlinedChapter(5), anOutlinedChapter(6)]
    const { server } = openWith(aPlanDetails(more))
    for (const _ of ['once', 'again']) {
      fireEvent.click(await screen.findByRole('button', { name: 'Unlock all 5 (50 credits)' }))
      const dialog = await screen.findByRole('dialog', { name: 'Buy Credits' })
      expect(dialog.textContent).toContain('You need 50 credits for Bread that rises. You have 40. You need 10 more.')
      fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    }
    expect(screen.getByText(/^These 5 chapters cost 50 credits, \$5\. You have 40\./)).toBeVisible()
    expect(server.count(UNLOCK_ALL)).toBe(0)
  })

  it('should offer the packages when the server knows of fewer credits', async () => {
    openWith(aPlanDetails(CHAPTERS), refusal(402, 'insufficient-credits', 'm', { missing: 25 }))
    await confirm()
    const dialog = await screen.findByRole('dialog', { name: 'Buy Credits' })
    expect(dialog.textContent).toContain('You have 5. You need 25 more.')
  })

  it.each([
    [
      'the plan has changed',
      refusal(409, 'plan-changed', 'This plan has changed meanwhile.'),
      'This plan has changed meanwhile.',
    ],
    ['the server fails', [500, {}] as const, 'We couldn’t unlock the chapters.'],
  ])('should say why not when %s', async (_why, answer, text) => {
    openWith(aPlanDetails(CHAPTERS), answer)
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByRole('button', { name: BUTTON })).toBeVisible()
  })

  it('should say what became of those that could not be written', async () => {
    const failed = { content_status: 'FAILED' } as const
    openWith(aPlanDetails([anOutlinedChapter(1, done), anOutlinedChapter(2, failed), anOutlinedChapter(3, failed)]))
    expect(await screen.findByText(/^We couldn’t write a chapter, so the ones after it are locked again/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unlock all 2 (20 credits)' })).toBeVisible()
  })

  it('should not stand beside the button of the only locked chapter', async () => {
    openWith(aPlanDetails([anOutlinedChapter(1, open), anOutlinedChapter(2)]))
    expect(await screen.findByRole('button', { name: 'Unlock (10 credits)' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Unlock all/ })).toBe(null)
  })

  it('should unlock behind a chapter that is being written', async () => {
    openWith(aPlanDetails([anOutlinedChapter(1, preparing), anOutlinedChapter(2), anOutlinedChapter(3)]))
    expect(await screen.findByRole('button', { name: 'Unlock all 2 (20 credits)' })).toBeVisible()
  })
})

// Helpers

function openWith(plan: PlanDetails, answer: Parameters<typeof fakeServer>[0][string] = [500, {}]) {
  const server = fakeServer({
    [PLAN]: reply(readLearningPlan, plan),
    [UNLOCK_ALL]: answer,
    'GET /api/credits/packages': [200, []],
  })
  const page = (
    <Routes>
      <Route path={planPattern} element={<PlanPage />} />
    </Routes>
  )
  return { server, ...renderSignedIn(page, { at: paths.plan(id) }) }
}

async function confirm(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }))
  const dialog = await screen.findByRole('dialog', { name: /^Unlock all/ })
  fireEvent.click(within(dialog).getByRole('button', { name: BUTTON }))
}
