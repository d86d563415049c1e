import './generating.tsx'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openStream, outline, planStatus } from '../../learning/watching/testing/plan-events.ts'
import { aPlan, conversation, id, message, paths, planId, serve } from '../testing/stand-in-server.ts'
import { visit } from '../testing/visit.tsx'

const planned = { ...conversation([message(1, 'Chess', true)]), status: 'planned', learning_plan_id: planId }

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a plan that was agreed to', () => {
  it('should be seen coming, and keep the learner as long as there is something new', async () => {
    const { stream, address } = await open()
    await stream.send(planStatus('GENERATING'), outline({ title: 'Chess for two' }, 'a/1'))
    expect(screen.getByText('Chess for two')).toBeVisible()
    for (const number of [1, 2, 3]) {
      await tick(9_000)
      await stream.send(chapter(number))
    }
    const list = within(screen.getByRole('list', { name: 'Chapters' }))
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '1 Chapter 1',
      '2 Chapter 2',
      '3 Chapter 3',
    ])
    expect(screen.getByText(/You can leave this page/)).toBeVisible()
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
    await tick(10_000)
    expect(address()).toBe('/dashboard')
  })

  it('should lead to the dashboard as soon as it is there', async () => {
    const { stream, server, address } = await open()
    await stream.send(outline({ title: 'Chess for two' }, 'a/1'), chapter(1))
    server.now({ [paths.plans]: [200, [aPlan('COMPLETE')]] })
    await stream.send(planStatus('COMPLETE'))
    await tick(0)
    expect(address()).toBe('/dashboard')
  })

  it('should lead there after 10 s where it cannot be watched', async () => {
    const { address } = await open({ [paths.planEvents]: [503, {}] })
    await tick(9_000)
    expect(screen.queryByRole('alert')).toBe(null)
    expect(address()).toBe(`/new-learning-request?conversation=${id}`)
    await tick(1_000)
    expect(address()).toBe('/dashboard')
  })
})

// Helpers

const chapter = (number: number) =>
  outline({ chapter: { number, title: `Chapter ${number}`, summary: `Why ${number}.` } }, `a/${number + 1}`)

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const stream = openStream()
  const server = serve({
    [paths.messages]: [200, planned],
    [paths.plans]: [200, [aPlan('GENERATING')]],
    [paths.planEvents]: () => stream.respond(),
    ...answers,
  })
  const address = visit(id)
  await tick(0)
  return { server, stream, address }
}

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
