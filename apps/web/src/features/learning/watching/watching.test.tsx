import { type OutlineEvent, type PlanDetails, readLearningPlan } from '@app/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../routing/paths.ts'
import { Announcer } from '../../../ui/feedback/announcer.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { anOutlinedChapter, aPlan, aPlanDetails } from '../plan/testing/builders.ts'
import { PlanPage } from '../plan-screen/plan-page.tsx'
import { openStream, outline, planStatus } from './testing/plan-events.ts'

const { id } = aPlan([])
const PLAN = `GET /api/learning-plans/${id}`
const EVENTS = `${PLAN}/events`
const RETRY = `POST /api/learning-plans/${id}/retry-generation`
const coming = { generation_status: 'GENERATING', title: 'learn to bake', description: '' } as const

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a plan that comes', () => {
  it('should show its title, its description and its chapters one by one', async () => {
    const { stream } = await openPlan()
    expect(screen.getByRole('heading', { level: 1, name: 'learn to bake' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Chapters' })).toBe(null)
    await stream.send(planStatus('GENERATING'), part(1, { title: 'Bread that rises' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Bread that rises' })).toBeVisible()
    await stream.send(part(2, { description: 'From flour to loaf.' }))
    expect(screen.getByText('From flour to loaf.')).toBeVisible()
    await stream.send(chapter(1))
    expect(stops()).toEqual(['1 Chapter 1 Why chapter 1 comes here.'])
    await stream.send(chapter(2))
    expect(stops()).toEqual(['1 Chapter 1 Why chapter 1 comes here.', '2 Chapter 2 Why chapter 2 comes here.'])
    expect(screen.getByText('Creating your plan...')).toBeVisible()
    expect(screen.getByText(/You can leave this page/)).toBeVisible()
  })

  it('should empty the draft when the plan begins anew', async () => {
    const { stream } = await openPlan()
    await stream.send(part(1, { title: 'Bread that rises' }), chapter(1), chapter(2))
    await stream.send(outline({ restart: true }, 'b/0'))
    expect(screen.getByRole('heading', { level: 1, name: 'learn to bake' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Chapters' })).toBe(null)
    await stream.send(outline({ title: 'Sourdough' }, 'b/1'))
    expect(screen.getByRole('heading', { level: 1, name: 'Sourdough' })).toBeVisible()
  })

  it('should become the plan itself as soon as it is COMPLETE, and keep the focus', async () => {
    const { stream, server } = await openPlan()
    await stream.send(part(1, { title: 'Bread that rises' }), chapter(1))
    const button = screen.getByRole('button', { name: 'Change my answers' })
    button.focus()
    server.answer({ [PLAN]: [200, aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)])] })
    await stream.send(chapter(2), planStatus('COMPLETE'))
    // what had come stays until the plan is there
    expect(stops()).not.toEqual([])
    await tick(0)
    expect(screen.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
    expect(document.activeElement).toBe(button)
    expect(server.count(PLAN)).toBe(2)
    await tick(60_000)
    expect([server.count(PLAN), server.count(EVENTS)]).toEqual([2, 1])
  })

  it('should say in the words it always had that it failed, and watch it being made again', async () => {
    const { stream, server } = await openPlan()
    await stream.send(part(1, { title: 'Bread that rises' }), chapter(1))
    const failed = { ...coming, generation_status: 'FAILED', generation_error: 'The tutor was busy.' } as const
    server.answer({ [PLAN]: [200, aPlanDetails([], failed)] })
    await stream.send(planStatus('FAILED'))
    await tick(0)
    expect(screen.getByText('Plan generation failed. Please try again.')).toBeVisible()
    expect(screen.getByText('The tutor was busy.')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Chapters' })).toBe(null)
    const anew = watched()
    server.answer({ [RETRY]: [202, { generation_status: 'PENDING' }], [EVENTS]: anew.handler })
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    await tick(0)
    expect(screen.getByText('Creating your plan...')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Chapters' })).toBe(null)
    await anew.stream.send(chapter(1))
    expect(stops()).toHaveLength(1)
  })

  it('should be polled as ever, without a word, where it cannot be watched', async () => {
    const { server } = await openPlan({ [EVENTS]: [429, { code: 'too-many-streams' }] })
    await tick(3_000)
    expect(server.count(PLAN)).toBe(2)
    server.answer({ [PLAN]: [200, aPlanDetails([anOutlinedChapter(1)])] })
    await tick(3_000)
    expect(screen.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
    const tries = server.count(EVENTS)
    await tick(60_000)
    expect(server.count(EVENTS)).toBe(tries)
  })

  it('should not be watched while no one looks', async () => {
    const { stream, server } = await openPlan()
    await stream.send(chapter(1))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(stream.isLeft()).toBe(true)
    await tick(30_000)
    expect(server.count(EVENTS)).toBe(1)
    visibility.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await tick(0)
    expect(server.count(EVENTS)).toBe(2)
    expect(stops()).toHaveLength(1)
  })

  it('should be announced now and then, not part by part', async () => {
    const { stream } = await openPlan()
    const said = listen()
    await stream.send(part(1, { title: 'Bread that rises' }), chapter(1), chapter(2))
    await tick(1_000)
    await stream.send(chapter(3))
    await tick(2_000)
    await stream.send(chapter(4))
    await tick(2_000)
    expect(said()).toEqual(['2 chapters so far'])
    await tick(4_000)
    expect(said()).toEqual(['2 chapters so far', '4 chapters so far'])
  })
})

describe('a plan that comes, on the dashboard', () => {
  it('should be counted, and lead to where it can be watched', async () => {
    const { stream } = await openDashboard()
    const card = within(screen.getByRole('article', { name: 'learn to bake' }))
    const link = card.getByRole('link', { name: 'Watch it come together: learn to bake' })
    expect(link.getAttribute('href')).toBe(paths.plan(id))
    expect(card.queryByText(/so far$/)).toBe(null)
    await stream.send(chapter(1))
    expect(card.getByText('1 chapter so far')).toBeVisible()
    await stream.send(chapter(2))
    expect(card.getByText('2 chapters so far')).toBeVisible()
  })

  it('should be the newest one only', async () => {
    const other = aPlan([], { ...coming, id: anOutlinedChapter(7).id, title: 'learn to row' })
    const { server } = await openDashboard([aPlan([], coming), other])
    expect(screen.getAllByRole('link', { name: /^Watch it come together/ })).toHaveLength(2)
    expect([server.count(EVENTS), server.count(`GET /api/learning-plans/${other.id}/events`)]).toEqual([1, 0])
  })
})

// Helpers

const part = (count: number, data: OutlineEvent) => outline(data, `a/${count}`)

const chapter = (number: number) =>
  part(2 + number, {
    chapter: { number, title: `Chapter ${number}`, summary: `Why chapter ${number} comes here.` },
  })

function watched() {
  const stream = openStream()
  return { stream, handler: (_body: unknown, signal: AbortSignal | null) => stream.respond(signal) }
}

async function openPlan(answers: Answers = {}) {
  const { stream, handler } = watched()
  const plan: PlanDetails = aPlanDetails([], { ...coming, minutes: null })
  const server = fakeServer({ [PLAN]: reply(readLearningPlan, plan), [EVENTS]: handler, ...answers })
  renderSignedIn(
    <>
      <Announcer />
      <Routes>
        <Route path={planPattern} element={<PlanPage />} />
      </Routes>
    </>,
    { at: paths.plan(id) },
  )
  await tick(0)
  return { server, stream }
}

async function openDashboard(plans = [aPlan([], coming)]) {
  const { stream, handler } = watched()
  const server = fakeServer({
    'GET /api/learning-plans': [200, plans],
    'POST /api/learning-plans/check-stuck': [200, { requeued: [] }],
    'GET /api/conversations': [200, []],
    [EVENTS]: handler,
  })
  renderSignedIn(<DashboardPage />)
  await tick(0)
  return { server, stream }
}

/** What the screen shows of each chapter. */
const stops = () =>
  within(screen.getByRole('list', { name: 'Chapters' }))
    .getAllByRole('listitem')
    .map(({ children }) => [...(children[2]?.children ?? [])].map(textOf).filter(Boolean).join(' '))

const textOf = ({ textContent }: Element) => textContent?.trim()

/** All that is read out by the page's one region, in its order. */
function listen() {
  const region = [...document.querySelectorAll('[role=status]')].find(
    (one) => one.ariaLive ?? one.getAttribute('aria-live'),
  )
  const said: string[] = []
  const observer = new MutationObserver(() => said.push(region?.textContent ?? ''))
  if (region) observer.observe(region, { childList: true, characterData: true, subtree: true })
  return () => said
}

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
