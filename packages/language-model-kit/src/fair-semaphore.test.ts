import { UserId } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFairSemaphore } from './fair-semaphore.ts'

const [ANN, BOB, CAY, DAN] = [1, 2, 3, 4].map((number) => UserId(`0190a000-0000-7000-8000-00000000000${number}`)) as [
  UserId,
  UserId,
  UserId,
  UserId,
]

describe('makeFairSemaphore', () => {
  it('should let one learner run two calls at once, however many places are free', async () => {
    const { ask, running, end } = open({ places: 8 })
    await ask(ANN, 30)
    expect(running()).toEqual([ANN, ANN])
    await end(0)
    expect(running()).toEqual([ANN, ANN])
    await ask(BOB, 1)
    expect(running()).toContain(BOB)
  })

  it('should delay no one by more than one call of another who has thirty', async () => {
    const { ask, running, end } = open({ places: 1 })
    await ask(ANN, 30)
    await ask(BOB, 3)
    const order = [running()[0]]
    for (let call = 0; call < 6; call += 1) {
      await end(0)
      order.push(running()[0])
    }
    expect(order).toEqual([ANN, ANN, BOB, ANN, BOB, ANN, BOB])
  })

  it('should let learners take turns, each in the order of their calls', async () => {
    const { ask, running, end } = open({ places: 2 })
    for (const learner of [ANN, BOB, CAY, DAN]) await ask(learner, 2)
    const order = [...running()]
    while (running().length > 0) {
      await end(0)
      const entered = running()[1]
      if (entered) order.push(entered)
    }
    expect(order).toEqual([ANN, ANN, BOB, CAY, DAN, BOB, CAY, DAN])
  })

  it('should let an operator hold every place', async () => {
    const { ask, running } = open({ places: 4 })
    await ask(null, 5)
    expect(running()).toEqual([null, null, null, null])
  })

  it('should keep to both limits, leave no place empty that someone may have, and lose no one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(act), async (places, acts) => {
        const { ask, running, end, stop, waiting } = open({ places })
        for (const { kind, learner, index } of acts) {
          if (kind === 'ask') await ask(learner, 1)
          else if (kind === 'end') await end(index)
          else await stop(index)
          const held = (who: UserId | null): number => running().filter((other) => other === who).length
          expect(running().length).toBeLessThanOrEqual(places)
          for (const who of [ANN, BOB]) expect(held(who)).toBeLessThanOrEqual(2)
          if (running().length < places) for (const who of waiting()) expect(who !== null && held(who)).toBe(2)
        }
        while (running().length > 0) await end(0)
        expect(waiting()).toEqual([])
      }),
    )
  })
})

// Helpers

const act = fc.record({
  kind: fc.constantFrom('ask', 'ask', 'end', 'stop'),
  learner: fc.constantFrom(ANN, BOB, null),
  index: fc.nat({ max: 9 }),
})

type Call = {
  readonly learner: UserId | null
  readonly controller: AbortController
  state: 'waiting' | 'running' | 'over'
}

function open({ places }: { readonly places: number }) {
  const semaphore = makeFairSemaphore({ places, perLearner: 2 })
  const calls: (Call & { release?: () => void })[] = []
  const order = new Map<Call, number>()
  const inState = (state: Call['state']) => calls.filter((call) => call.state === state)
  const runningCalls = () => inState('running').toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  return {
    ask: async (learner: UserId | null, times: number) => {
      for (let time = 0; time < times; time += 1) {
        const call: (typeof calls)[number] = { learner, controller: new AbortController(), state: 'waiting' }
        calls.push(call)
        void semaphore.acquire(learner, call.controller.signal).then((release) => {
          call.release = release
          if (call.state !== 'waiting') return
          call.state = 'running'
          order.set(call, order.size)
        })
      }
      await settled()
    },
    running: () => runningCalls().map(({ learner }) => learner),
    waiting: () => inState('waiting').map(({ learner }) => learner),
    end: async (index: number) => {
      const call = runningCalls()[index]
      if (!call) return
      call.state = 'over'
      call.release?.()
      await settled()
    },
    stop: async (index: number) => {
      const call = inState('waiting')[index]
      if (!call) return
      call.state = 'over'
      call.controller.abort()
      await settled()
      call.release?.()
    },
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await null
}
