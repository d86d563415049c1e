import { type PlanDetails, previewPlan, readLearningPlan } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal, reply } from '../../../api/testing/fake-server.ts'
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
import { PlanPage } from './plan-page.tsx'

const { id } = aPlan([])
const PLAN = `GET /api/learning-plans/${id}`
const PREVIEW = `GET /api/learning-plans/${id}/preview`
const UNLOCK = `POST /api/learning-plans/${id}/unlock-next-chapter`
const RETRY = `POST /api/learning-plans/${id}/retry-generation`
const status = (number: number) => `GET /api/chapters/${anOutlinedChapter(number).id}/status`

describe('the plan screen', () => {
  it('should show the route with all that it takes, before anything is spent', async () => {
    openWith(aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2), anOutlinedChapter(3)]))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bread that rises' })).toBeVisible()
    expect(screen.getByText('From flour and water to a loaf.')).toBeVisible()
    expect(screen.getByText('About 4½ hours')).toBeVisible()
    expect(screen.getByText('20 credits, $2')).toBeVisible()
    expect(screen.getByText('You have 40 credits.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Learning Plans' }).getAttribute('href')).toBe(paths.dashboard)
    expect(screen.getByRole('button', { name: 'Change my answers' })).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBe(null)

    const second = await stop(2)
    expect(second.getByRole('heading', { level: 3, name: '2 Chapter 2' })).toBeVisible()
    expect(second.getByText('About 1 h 30 min · 10 credits, $1')).toBeVisible()
    expect(second.getByText('Why chapter 2 comes here.')).toBeVisible()
    expect(second.getByText('Builds on:', { exact: false }).textContent).toBe('Builds on: 1 Chapter 1')
    expect(second.queryByRole('button')).toBe(null)
    expect((await stop(1)).queryByText(/^Builds on/)).toBe(null)
  })

  it('should unfold what the next chapter teaches, and the others on a press', async () => {
    openWith(aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)]))
    const foldOf = async (number: number) => (await stop(number)).getByText(`Do ${number}a`).closest('details')
    expect((await foldOf(1))?.open).toBe(true)
    expect((await foldOf(2))?.open).toBe(false)
    const label = (await stop(2)).getByText('What you’ll be able to do', { selector: 'summary > span' })
    expect(label.textContent).toBe('What you’ll be able to do: Chapter 2')
    fireEvent.click(label)
    expect((await foldOf(2))?.open).toBe(true)
  })

  it('should have one loud step only', async () => {
    openWith(aPlanDetails([anOutlinedChapter(1, done), anOutlinedChapter(2, open), anOutlinedChapter(3)]))
    const view = (await stop(2)).getByRole('link', { name: 'View Chapter: Chapter 2' })
    expect(view.getAttribute('href')).toBe(paths.chapter(id, anOutlinedChapter(2).id))
    const pressable = [...screen.getAllByRole('link', { name: /^View Chapter/ }), ...screen.getAllByRole('button')]
    expect(pressable.filter(({ className }) => className.includes('sign'))).toEqual([view])
    expect((await stop(3)).getByRole('button', { name: 'Unlock (10 credits)' })).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
  })

  it('should say how each chapter stands', async () => {
    openWith(
      aPlanDetails([
        anOutlinedChapter(1, done),
        anOutlinedChapter(2, open),
        anOutlinedChapter(3, { content_status: 'FAILED' }),
        anOutlinedChapter(4),
      ]),
    )
    expect((await stop(1)).getByText('About 1 h 30 min · Completed')).toBeVisible()
    expect((await stop(2)).getByText('Next')).toBeVisible()
    const failed = await stop(3)
    expect(failed.getByText('Failed')).toBeVisible()
    expect(failed.getByText('We couldn’t write this chapter.')).toBeVisible()
    expect(failed.getByRole('button', { name: 'Failed - Retry' })).toBeVisible()
    expect((await stop(4)).getByText('Locked')).toBeVisible()
  })

  it('should say what its chapters build, and when each is to be done', async () => {
    const first = anOutlinedChapter(1, { ...done, week: 1 })
    openWith(aPlanDetails([first, anOutlinedChapter(2, { week: 3 })], { thread: 'one loaf, better each time' }))
    expect((await stop(2)).getByText('Week 3 · About 1 h 30 min · 10 credits, $1')).toBeVisible()
    expect((await stop(1)).getByText('About 1 h 30 min · Completed')).toBeVisible()
    expect(screen.getByText(/^You’ll work toward/).textContent).toBe('You’ll work toward: one loaf, better each time')
    cleanup()
    openWith(aPlanDetails([anOutlinedChapter(1, { week: 1, due: '2030-06-01' })]))
    expect((await stop(1)).getByText(/^By June 1, 2030/)).toBeVisible()
    expect(screen.queryByText(/^You’ll work toward/)).toBe(null)
  })

  it.each([
    ['on-track', 'On track', 0],
    ['ahead', 'Ahead', 0],
    ['behind', 'A little behind', 1],
  ] as const)('should say without blame how it is going: %s', async (pace, words, notes) => {
    openWith(aPlanDetails([anOutlinedChapter(1, open)], { pace }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryAllByText(/^That’s fine/)).toHaveLength(notes)
  })

  it('should say which objectives were shown, and which have lasted', async () => {
    const recall = { shown_objectives: ['Do 1a', 'Do 1b'], held_objectives: ['Do 1a'] }
    openWith(aPlanDetails([anOutlinedChapter(1, { ...open, ...recall })]))
    const items = (await stop(1)).getAllByRole('listitem', { hidden: true })
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Do 1a (held: right on three days)',
      'Do 1b (shown in the quiz)',
    ])
  })

  it('should let one read the first section of the next chapter where it is prepared, and of no other', async () => {
    const plan = aPlanDetails([anOutlinedChapter(1, open), anOutlinedChapter(2), anOutlinedChapter(3)])
    const preview = { chapter_id: anOutlinedChapter(2).id, heading: 'The `crumb`', body: 'Cut it **warm**.' }
    openPage({ [PLAN]: reply(readLearningPlan, plan), [PREVIEW]: reply(previewPlan, { preview }) })
    const fold = await (await stop(2)).findByText('Read the first section', { exact: false })
    expect(screen.queryByText('warm')).toBe(null)
    const details = fold.closest('details')
    if (details) details.open = true
    expect(await (await stop(2)).findByText('warm')).toBeVisible()
    expect((await stop(2)).getByRole('heading', { level: 4, name: 'The crumb' })).toBeVisible()
    expect(screen.getAllByText('Read the first section', { exact: false })).toHaveLength(1)
  })

  it.each([
    ['nothing is prepared', open, { preview: null }],
    ['another chapter was', open, { preview: { chapter_id: anOutlinedChapter(3).id, heading: 'A', body: 'B' } }],
  ])('should offer nothing to read where %s', async (_, first, answer) => {
    const { server } = openPage({
      [PLAN]: reply(readLearningPlan, aPlanDetails([anOutlinedChapter(1, first), anOutlinedChapter(2)])),
      [PREVIEW]: reply(previewPlan, answer),
    })
    await waitFor(() => expect(server.count(PREVIEW)).toBe(1))
    await stop(2)
    expect(screen.queryByText('Read the first section', { exact: false })).toBe(null)
  })

  it('should not ask for it before anything is unlocked', async () => {
    const { server } = openWith(aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)]))
    await stop(1)
    expect(server.count(PREVIEW)).toBe(0)
  })

  it('should show nothing empty of a plan that an earlier version made', async () => {
    const old = { description: '', minutes: null }
    openWith(aPlanDetails([anOutlinedChapter(1, { ...open, ...withoutOutline })], old))
    const first = await stop(1)
    expect(first.getByRole('link', { name: 'View Chapter: Chapter 1' })).toBeVisible()
    expect(screen.queryByText(/What you’ll be able to do|Builds on|Time|null/)).toBe(null)
    expect(screen.getByText('Nothing')).toBeVisible()
    for (const paragraph of document.querySelectorAll('main p, main li, article p')) {
      expect(paragraph.textContent?.trim()).not.toBe('')
    }
  })

  it('should unlock the next chapter, keep focus in its place, and watch it being written', async () => {
    vi.useFakeTimers()
    const { server, refreshed } = openWith(aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)]))
    await tick(0)
    let sent: unknown
    server.answer({
      [UNLOCK]: (body) => {
        sent = body
        return [200, { id: anOutlinedChapter(1).id, title: 'Chapter 1', content_status: 'PENDING' }]
      },
      [PLAN]: reply(readLearningPlan, aPlanDetails([anOutlinedChapter(1, preparing), anOutlinedChapter(2)])),
      [status(1)]: [200, { content_status: 'COMPLETE' }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (Free!)' }))
    await tick(0)
    expect(sent).toEqual({ chapter_id: anOutlinedChapter(1).id })
    expect(screen.getByText('Generating...')).toBeVisible()
    expect(document.activeElement?.closest('li')?.textContent).toContain('Do 1a')
    expect(screen.getByText('Do 1a')).toBeVisible()
    expect([server.count(PLAN), refreshed()]).toEqual([2, 1])
    expect(screen.getByText('We’re still writing chapter 1.')).toBeVisible()

    server.answer({
      [PLAN]: reply(readLearningPlan, aPlanDetails([anOutlinedChapter(1, open), anOutlinedChapter(2)])),
    })
    await tick(3_000)
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 1' })).toBeVisible()
  })

  it('should have one button to try a chapter again that has just failed', async () => {
    vi.useFakeTimers()
    const { server } = openWith(aPlanDetails([anOutlinedChapter(1, preparing), anOutlinedChapter(2)]))
    await tick(0)
    server.answer({
      [status(1)]: [200, { content_status: 'FAILED' }],
      [PLAN]: reply(
        readLearningPlan,
        aPlanDetails([anOutlinedChapter(1, { content_status: 'FAILED' }), anOutlinedChapter(2)]),
      ),
    })
    await tick(3_000)
    expect(screen.getByText(/^Content generation failed after multiple attempts/)).toBeVisible()
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.filter((name) => name?.includes('Retry'))).toEqual(['Retry Generation'])
  })

  it('should show a chapter as unlocked before the plan is read again', async () => {
    const { server } = openWith(aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)]))
    const button = await screen.findByRole('button', { name: 'Unlock (Free!)' })
    server.answer({
      [UNLOCK]: [200, { id: anOutlinedChapter(1).id, title: 'Chapter 1', content_status: 'PENDING' }],
      [PLAN]: lateAnswer().handler,
    })
    fireEvent.click(button)
    expect(await screen.findByText('Generating...')).toBeVisible()
  })

  it('should say why the next chapter cannot be unlocked', async () => {
    const { server } = openWith(aPlanDetails([anOutlinedChapter(1)]))
    server.answer({ [UNLOCK]: [500, {}] })
    fireEvent.click(await screen.findByRole('button', { name: 'Unlock (Free!)' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to unlock next chapter')
  })
})

describe('the plan screen on its way', () => {
  it('should say that the plan is loading, and then its title', async () => {
    const answer = lateAnswer()
    openPage({ [PLAN]: answer.handler })
    expect(await screen.findByText('Loading your learning plan...')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Learning Plan' })).toBeVisible()
    await act(async () => answer.arrive(200, aPlanDetails([anOutlinedChapter(1)])))
    await waitFor(() => expect(document.title).toContain('Bread that rises'))
  })

  it.each([
    ['the server has no such plan', refusal(404, 'plan-not-found', 'This learning plan does not exist.')],
    ['the address is no id', [400, { error: 'This is not a valid id.' }] as const],
  ])('should lead back to the dashboard when %s', async (_why, answer) => {
    openPage({ [PLAN]: answer })
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(paths.dashboard)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })

  it('should try again after an error', async () => {
    const server = openPage({ [PLAN]: [500, {}] }).server
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this plan.')
    server.answer({ [PLAN]: [200, aPlanDetails([anOutlinedChapter(1)])] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bread that rises' })).toBeVisible()
  })

  it('should keep what it shows when it cannot be read again', async () => {
    const { server } = openWith(aPlanDetails([anOutlinedChapter(1)]))
    await screen.findByRole('heading', { level: 1 })
    await stop(1)
    server.answer({ [PLAN]: [500, {}] })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t refresh this plan.')
    expect((await stop(1)).getByText('Why chapter 1 comes here.')).toBeVisible()
  })

  it('should ask until a plan is made', async () => {
    vi.useFakeTimers()
    const { server } = openWith(aPlanDetails([], { generation_status: 'GENERATING', minutes: null }))
    await tick(0)
    expect(screen.getByText('Creating your plan...')).toBeVisible()
    expect(screen.queryByText('Left to pay')).toBe(null)
    await tick(3_000)
    expect(server.count(PLAN)).toBe(2)
    server.answer({ [PLAN]: [200, aPlanDetails([anOutlinedChapter(1)])] })
    await tick(3_000)
    expect(screen.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
    await tick(30_000)
    expect(server.count(PLAN)).toBe(3)
  })

  it('should say that a plan waits for the assistant', async () => {
    const waiting = { generation_status: 'GENERATING', waiting_since: '2026-11-20T18:24:00Z', minutes: null } as const
    openWith(aPlanDetails([], waiting))
    expect(await screen.findByText(/^Waiting for the assistant/)).toBeVisible()
  })

  it('should have a plan that failed made again', async () => {
    const failed = { generation_status: 'FAILED', generation_error: 'The tutor could not be reached.' } as const
    const { server } = openWith(aPlanDetails([], { ...failed, minutes: null }))
    expect(await screen.findByText('Plan generation failed. Please try again.')).toBeVisible()
    expect(screen.getByText('The tutor could not be reached.')).toBeVisible()
    server.answer({ [RETRY]: [202, { generation_status: 'PENDING' }] })
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    expect(await screen.findByText('Creating your plan...')).toBeVisible()
  })
})

// Helpers

const openWith = (plan: PlanDetails) => openPage({ [PLAN]: reply(readLearningPlan, plan) })

function openPage(answers: Answers) {
  const server = fakeServer(answers)
  const page = (
    <Routes>
      <Route path={planPattern} element={<PlanPage />} />
    </Routes>
  )
  return { server, ...renderSignedIn(page, { at: paths.plan(id) }) }
}

/** What the screen shows of a chapter. */
async function stop(number: number) {
  const list = await screen.findByRole('list', { name: 'Chapters' })
  const item = [...list.children].find((one) => one.querySelector('h3')?.textContent === `${number} Chapter ${number}`)
  if (!(item instanceof HTMLElement)) throw new Error(`there is no stop of chapter ${number}`)
  return within(item)
}

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
