import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { ModelFailure } from '../ports/language-model.ts'
import { UserId } from '../shared/ids.ts'
import { promptFor } from '../tutoring/prompt-for.ts'
import type { PlanTask } from '../tutoring/task.ts'
import {
  type Limits,
  makeBoundedLanguageModel,
  type Piece,
  type Question,
  ROOM_TO_THINK,
  type Wire,
} from './ask-within-limits.ts'

describe('makeBoundedLanguageModel', () => {
  it('should join the pieces, and take facts from whichever piece has them', async () => {
    const { model, heard } = open({
      pieces: [{ text: 'a' }, { model: 'm-1' }, { text: 'b', inputTokens: 3 }, { outputTokens: 2 }],
    })

    expect(await model.ask(task, heard)).toEqual({
      ok: true,
      value: { text: 'ab', model: 'm-1', ended: 'stop', inputTokens: 3, outputTokens: 2 },
    })
    expect(heard.pieces).toEqual(['a', 'b'])
  })

  it('should tell of no count that the vendor does not send', async () => {
    const { model } = open({ pieces: [{ text: 'a', outputTokens: 2 }] })

    const value = { text: 'a', model: 'm', ended: 'stop', inputTokens: null, outputTokens: 2 }
    expect(await model.ask(task)).toEqual({ ok: true, value })
  })

  it('should let calls in by the order of their coming, so many at once', async () => {
    const { model, started, finish } = open({ limits: { maxConcurrency: 2 }, pieces: 'by hand' })
    const calls = Array.from({ length: 8 }, () => model.ask(task))
    await settled()

    expect(started()).toBe(2)
    finish(1)
    await calls[1]
    await settled()
    expect(started()).toBe(3)
    for (const call of [0, 2, 3, 4, 5, 6, 7]) {
      finish(call)
      expect((await calls[call])?.ok).toBe(true)
    }
  })

  it('should count waiting in line against the time of a call, and forget who stopped waiting', async () => {
    const { model, started, finish, timers } = open({ limits: { maxConcurrency: 1 }, pieces: 'by hand' })
    const first = model.ask(task)
    const stop = new AbortController()
    const second = model.ask(task, { signal: stop.signal })
    const third = model.ask(task)
    const fourth = model.ask(task)
    await settled()

    stop.abort()
    expect(await second).toEqual({ ok: false, error: { kind: 'model-stopped' } })
    timers[2]?.act()
    expect(await third).toMatchObject({ ok: false, error: { kind: 'model-timeout' } })
    expect(started()).toBe(1)
    finish(0)
    expect((await first).ok).toBe(true)
    finish(1)
    expect((await fourth).ok).toBe(true)
    expect(started()).toBe(2)
  })

  it('should turn away at once who was stopped before, however long the line', async () => {
    const { model } = open({ limits: { maxConcurrency: 1 }, pieces: 'by hand' })
    void model.ask(task)
    const stop = new AbortController()
    stop.abort()

    expect(await model.ask(task, { signal: stop.signal })).toEqual({ ok: false, error: { kind: 'model-stopped' } })
  })

  it('should pass on nothing once it is stopped, whichever moment that is', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const stop = new AbortController()
      async function* pieces(): AsyncGenerator<Piece> {
        inTurns(turns, () => stop.abort())
        yield { text: 'late' }
        yield { text: 'later' }
      }
      const { model } = open({ pieces })

      await model.ask(task, { signal: stop.signal, onText: () => expect(stop.signal.aborted).toBe(false) })
    }
  })

  it('should give the place back when a vendor never lets go of its call', async () => {
    const { model, finish, timers } = open({ limits: { maxConcurrency: 1 }, pieces: 'by hand' })
    const first = model.ask(task)
    await settled()
    timers[0]?.act()
    expect(await first).toMatchObject({
      ok: false,
      error: { kind: 'model-timeout', detail: 'no answer within 1000 ms' },
    })

    const second = model.ask(task)
    await settled()
    finish(1)
    expect((await second).ok).toBe(true)
  })

  it('should call off every timer and leave no listener when a call is over', async () => {
    const { model, timers } = open({ pieces: [{ text: 'a' }, { text: 'b' }] })
    const { signal } = new AbortController()

    await model.ask(task, { signal })

    expect(timers.length).toBeGreaterThan(1)
    expect(timers.every(({ calledOff }) => calledOff())).toBe(true)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('should wait for a first word as long as the call may take, and for the next ones less', async () => {
    const { model, timers } = open({ pieces: [{ model: 'loading' }, { text: 'a' }, { model: 'still' }] })
    await model.ask(task)

    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 200, 200])
  })

  it('should take no more than so much text', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<Piece> {
      for (;;) {
        given += 1
        yield { text: 'x'.repeat(1_000) }
      }
    }
    const { model } = open({ pieces: endless })

    const answer = await model.ask(task)

    expect(answer).toMatchObject({ ok: true, value: { ended: 'length' } })
    expect(answer.ok && answer.value.text.length).toBe(given * 1_000)
    expect(given).toBeLessThan(80)
  })

  it('should ask for the usual room, or for twice as much, and say whose call it is', async () => {
    const { model, questions } = open({ pieces: [{ text: 'a' }] })
    const learner = UserId('0190a000-0000-7000-8000-000000000001')
    await model.ask(task)
    await model.ask(task, { room: 2, learner })

    const { maxTokens } = promptFor(task)
    expect(questions).toMatchObject([
      { task: 'plan', learner: null, prompt: { maxTokens }, roomToThink: ROOM_TO_THINK },
      { task: 'plan', learner, prompt: { maxTokens: 2 * maxTokens }, roomToThink: 2 * ROOM_TO_THINK },
    ])
  })

  it('should hang up and free its place when the listener throws', async () => {
    const { model, timers } = open({ limits: { maxConcurrency: 1 }, pieces: [{ text: 'a' }] })
    const fault = new Error('a bug of ours')

    await expect(
      model.ask(task, {
        onText: () => {
          throw fault
        },
      }),
    ).rejects.toBe(fault)

    expect((await model.ask(task)).ok).toBe(true)
    expect(timers.every(({ calledOff }) => calledOff())).toBe(true)
  })

  it.each([
    ['503 busy', '503 busy'],
    ['401 wrong key: s3cret-s3cret-s3cret', '401 wrong key: …'],
    ['400 cannot read learn to bake bread', '400 cannot read …'],
    ['x'.repeat(1_000), `${'x'.repeat(299)}…`],
  ])('should let a detail end where it repeats what was sent: %s', async (said, detail) => {
    const { model } = open({ pieces: fails, explain: () => ({ kind: 'model-rejected', detail: said }) })

    expect(await model.ask(task)).toEqual({ ok: false, error: { kind: 'model-rejected', detail } })
  })
})

// Helpers

const task: PlanTask = { kind: 'plan', brief: { goal: 'learn to bake bread', level: null, time: null, focus: null } }

type Given = {
  readonly limits?: Partial<Limits>
  /** Pieces by hand: each call answers when the test says so. */
  readonly pieces: readonly Piece[] | (() => AsyncIterable<Piece>) | 'by hand'
  readonly explain?: () => ModelFailure
}

function open({ limits, pieces, explain = () => ({ kind: 'model-stopped' }) }: Given) {
  const timers: { milliseconds: number; act: () => void; calledOff: () => boolean }[] = []
  const calls: (() => void)[] = []
  const questions: Question[] = []
  const wire: Wire = {
    name: 'by hand',
    model: 'm',
    secrets: ['s3cret-s3cret-s3cret'],
    explain,
    open: async function* (question) {
      questions.push(question)
      if (pieces === 'by hand') {
        await new Promise<void>((resolve) => calls.push(resolve))
        yield { text: 'done' }
      } else yield* typeof pieces === 'function' ? pieces() : pieces
    },
  }
  const heard = { pieces: [] as string[], onText: (piece: string) => void heard.pieces.push(piece) }
  const model = makeBoundedLanguageModel(wire, {
    timeoutMs: 1_000,
    idleMs: 200,
    maxConcurrency: 1,
    timer: (milliseconds, act) => {
      let off = false
      timers.push({ milliseconds, act: () => off || act(), calledOff: () => off })
      return () => {
        off = true
      }
    },
    ...limits,
  })
  return { model, heard, timers, questions, started: () => calls.length, finish: (call: number) => calls[call]?.() }
}

// biome-ignore lint/correctness/useYield: it throws before it would
async function* fails(): AsyncGenerator<Piece> {
  throw new Error('whatever')
}

/** Acts after so many turns of the queue on which promises go on. */
const inTurns = (turns: number, act: () => void): void =>
  turns === 0 ? act() : queueMicrotask(() => inTurns(turns - 1, act))

/** Long enough for everything that waits for nothing. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
