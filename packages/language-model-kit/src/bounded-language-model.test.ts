import { getEventListeners } from 'node:events'
import { type ModelFailure, type PlanTask, promptFor, REASONING_ALLOWANCE, type Task, UserId } from '@app/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AnswerChunk,
  type Limits,
  type ModelRequest,
  makeBoundedLanguageModel,
  type VendorProtocol,
} from './bounded-language-model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  // a spy on a fake timer would bring it back in a later file, when that restores its mocks
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('makeBoundedLanguageModel', () => {
  it('should join the chunks, and take facts from whichever chunk has them', async () => {
    const { model, streamed } = open({
      chunks: [{ text: 'a' }, { model: 'm-1' }, { text: 'b', inputTokens: 3 }, { outputTokens: 2 }],
    })

    expect(await model.ask(task, streamed)).toEqual({
      ok: true,
      value: { text: 'ab', model: 'm-1', ended: 'stop', inputTokens: 3, outputTokens: 2 },
    })
    expect(streamed.chunks).toEqual(['a', 'b'])
  })

  it('should report no count that the vendor does not send', async () => {
    const { model } = open({ chunks: [{ text: 'a', outputTokens: 2 }] })

    const value = { text: 'a', model: 'm', ended: 'stop', inputTokens: null, outputTokens: 2 }
    expect(await model.ask(task)).toEqual({ ok: true, value })
  })

  it('should let calls in by the order of their coming, so many at once', async () => {
    const { model, started, finish } = open({ limits: { maxConcurrency: 2 }, chunks: 'by hand' })
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

  it('should count waiting in line against the time of a call, and drop a call that is aborted there', async () => {
    const { model, started, finish } = open({ limits: { maxConcurrency: 1 }, chunks: 'by hand' })
    const first = model.ask(task)
    const abort = new AbortController()
    const second = model.ask(task, { signal: abort.signal })
    const third = model.ask(task)
    await settled()
    vi.advanceTimersByTime(500)
    const fourth = model.ask(task)

    abort.abort()
    expect(await second).toEqual({ ok: false, error: { kind: 'model-stopped' } })
    vi.advanceTimersByTime(500)
    expect(await third).toMatchObject({ ok: false, error: { kind: 'model-timeout' } })
    expect(await first).toMatchObject({ ok: false, error: { kind: 'model-timeout' } })
    await settled()
    finish(1)
    expect((await fourth).ok).toBe(true)
    expect(started()).toBe(2)
  })

  it('should turn away at once who was stopped before, however long the line', async () => {
    const { model } = open({ limits: { maxConcurrency: 1 }, chunks: 'by hand' })
    void model.ask(task)
    const stop = new AbortController()
    stop.abort()

    expect(await model.ask(task, { signal: stop.signal })).toEqual({ ok: false, error: { kind: 'model-stopped' } })
  })

  it('should pass on nothing once it is stopped, whichever moment that is', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const stop = new AbortController()
      async function* chunks(): AsyncGenerator<AnswerChunk> {
        inTurns(turns, () => stop.abort())
        yield { text: 'late' }
        yield { text: 'later' }
      }
      const { model } = open({ chunks })

      await model.ask(task, { signal: stop.signal, onText: () => expect(stop.signal.aborted).toBe(false) })
    }
  })

  it('should release its place when a vendor never lets go of its call', async () => {
    const { model, finish } = open({ limits: { maxConcurrency: 1 }, chunks: 'by hand' })
    const first = model.ask(task)
    await settled()
    vi.advanceTimersByTime(1_000)
    expect(await first).toMatchObject({
      ok: false,
      error: { kind: 'model-timeout', detail: 'no answer within 1000 ms' },
    })

    const second = model.ask(task)
    await settled()
    finish(1)
    expect((await second).ok).toBe(true)
  })

  it('should clear every timer and leave no listener when a call is over', async () => {
    const { model } = open({ chunks: [{ text: 'a' }, { text: 'b' }] })
    const { signal } = new AbortController()

    await model.ask(task, { signal })

    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('should wait for a first word as long as the call may take, and for the next ones less', async () => {
    const { model } = open({ chunks: [{ model: 'loading' }, { text: 'a' }, { model: 'still' }] })
    const started = vi.spyOn(globalThis, 'setTimeout')
    await model.ask(task)

    expect(started.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([1_000, 200, 200])
    started.mockRestore()
  })

  it('should take no more than so much text', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<AnswerChunk> {
      for (;;) {
        given += 1
        yield { text: 'x'.repeat(1_000) }
      }
    }
    const { model } = open({ chunks: endless })

    const answer = await model.ask(task)

    expect(answer).toMatchObject({ ok: true, value: { ended: 'length' } })
    expect(answer.ok && answer.value.text.length).toBe(given * 1_000)
    expect(given).toBeLessThan(100)
  })

  it('should ask for the usual room, or for twice as much, and say whose call it is', async () => {
    const { model, requests } = open({ chunks: [{ text: 'a' }] })
    const learner = UserId('0190a000-0000-7000-8000-000000000001')
    await model.ask(task)
    await model.ask(task, { room: 2, learner })

    const { maxTokens } = promptFor(task)
    expect(requests).toMatchObject([
      { task: 'plan', learner: null, prompt: { maxTokens }, reasoningAllowance: REASONING_ALLOWANCE },
      { task: 'plan', learner, prompt: { maxTokens: 2 * maxTokens }, reasoningAllowance: 2 * REASONING_ALLOWANCE },
    ])
  })

  it('should hang up and free its place when the listener throws', async () => {
    const { model } = open({ limits: { maxConcurrency: 1 }, chunks: [{ text: 'a' }] })
    const fault = new Error('a bug of ours')

    await expect(
      model.ask(task, {
        onText: () => {
          throw fault
        },
      }),
    ).rejects.toBe(fault)

    expect((await model.ask(task)).ok).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['503 busy', '503 busy'],
    ['401 wrong key: s3cret-s3cret-s3cret', '401 wrong key: …'],
    ['400 cannot read learn to bake bread', '400 cannot read …'],
    ['x'.repeat(1_000), `${'x'.repeat(299)}…`],
  ])('should let a detail end where it repeats what was sent: %s', async (said, detail) => {
    const { model } = open({ chunks: fails, toFailure: () => ({ kind: 'model-rejected', detail: said }) })

    expect(await model.ask(task)).toEqual({ ok: false, error: { kind: 'model-rejected', detail } })
  })
})

describe('a model with a reviewer beside it', () => {
  it('should be asked all but what the reviewer is, with one line for both', async () => {
    const { model, requests, started, finish } = open({ reviewer: 'r', chunks: 'by hand' })
    expect(model).toMatchObject({ model: 'm', reviewer: 'r' })
    const solve: Task = { kind: 'solve', sections: [], questions: [] }
    const answers = [model.ask(task), model.ask(solve)]
    await settled()
    expect(started()).toBe(1)
    finish(0)
    await answers[0]
    await settled()
    finish(1)
    expect(await Promise.all(answers)).toMatchObject([{ value: { model: 'm' } }, { value: { model: 'r' } }])
    expect(requests.map((request) => [request.task, request.model])).toEqual([
      ['plan', 'm'],
      ['solve', 'r'],
    ])
  })
})

// Helpers

const task: PlanTask = { kind: 'plan', brief: { goal: 'learn to bake bread', level: null, time: null, focus: null } }

type Given = {
  readonly limits?: Partial<Limits>
  /** AnswerChunks by hand: each call answers when the test says so. */
  readonly chunks: readonly AnswerChunk[] | (() => AsyncIterable<AnswerChunk>) | 'by hand'
  readonly toFailure?: () => ModelFailure
  readonly reviewer?: string
}

function open({ limits, chunks, reviewer, toFailure = () => ({ kind: 'model-stopped' }) }: Given) {
  const calls: (() => void)[] = []
  const requests: ModelRequest[] = []
  const vendor: VendorProtocol = {
    name: 'by hand',
    model: 'm',
    reviewer,
    secrets: ['s3cret-s3cret-s3cret'],
    toFailure,
    open: async function* (request) {
      requests.push(request)
      if (chunks === 'by hand') {
        await new Promise<void>((resolve) => calls.push(resolve))
        yield { text: 'done' }
      } else yield* typeof chunks === 'function' ? chunks() : chunks
    },
  }
  const streamed = { chunks: [] as string[], onText: (chunk: string) => void streamed.chunks.push(chunk) }
  const model = makeBoundedLanguageModel(vendor, {
    timeoutMs: 1_000,
    idleMs: 200,
    maxConcurrency: 1,
    ...limits,
  })
  return { model, streamed, requests, started: () => calls.length, finish: (call: number) => calls[call]?.() }
}

// biome-ignore lint/correctness/useYield: it throws before it would
async function* fails(): AsyncGenerator<AnswerChunk> {
  throw new Error('whatever')
}

/** Acts after so many turns of the queue on which promises go on. */
const inTurns = (turns: number, act: () => void): void =>
  turns === 0 ? act() : queueMicrotask(() => inTurns(turns - 1, act))

/** Long enough for everything that waits for nothing. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
