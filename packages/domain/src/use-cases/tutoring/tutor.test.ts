import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { A_PLAN, modelThat, noteCalls } from '../../../test/costs.ts'
import { anyBrief } from '../../../testing/arbitraries.ts'
import {
  makeCounterIdSource,
  makeMemoryStorage,
  makeSettableClock,
  newChapterId,
  newPlanId,
  newUserId,
} from '../../../testing/index.ts'
import type { LanguageModel, ModelFailure } from '../../ports/language-model.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { err, ok } from '../../shared/result.ts'
import { badAnswer } from '../../tutoring/fault.ts'
import type { ModelCall } from '../../tutoring/model-call.ts'
import { PROMPT_VERSIONS, promptFor, REASONING_ALLOWANCE } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'
import { type Spending, UNLIMITED } from './daily-budget.ts'
import { makeTutor } from './tutor.ts'

const PRICES: Spending = { prices: { 'test-1': { input: 0.25, output: 2 } }, dailyBudget: null }
const ABOUT = { userId: newUserId(), planId: newPlanId(), chapterId: newChapterId() }
const ANSWER = { text: 'Well.', model: 'test-1-2026-11-21', ended: 'stop', inputTokens: 101, outputTokens: 10 } as const

describe('a call of a model', () => {
  it('should be kept before it begins, at the most that it can cost', async () => {
    let meanwhile: readonly ModelCall[] = []
    const scenario = setUp(async () => {
      meanwhile = scenario.calls()
      return ok(ANSWER)
    })
    await scenario.ask()
    const { messages, maxTokens } = promptFor(A_PLAN)
    expect(meanwhile).toEqual([
      {
        ...ABOUT,
        id: expect.any(String),
        purpose: 'plan',
        version: PROMPT_VERSIONS.plan,
        model: 'test-1',
        startedAt: scenario.startedAt,
        outcome: 'running',
        inputTokens: null,
        outputTokens: null,
        faults: [],
        milliseconds: null,
        cost: expect.any(Number),
      },
    ])
    const letters = messages.reduce((sum, { content }) => sum + content.length, 0)
    expect(meanwhile[0]?.cost).toBeGreaterThan(0.25 * letters + 2 * (maxTokens + REASONING_ALLOWANCE))
  })

  it('should be kept with what it was, what it took and what it cost', async () => {
    const scenario = setUp(async () => {
      scenario.clock.advance(1_234)
      return ok(ANSWER)
    })
    expect(await scenario.ask()).toEqual({ ok: true, value: 'Well.' })
    expect(scenario.calls()).toMatchObject([
      {
        outcome: 'answered',
        model: 'test-1-2026-11-21',
        inputTokens: 101,
        outputTokens: 10,
        milliseconds: 1_234,
        // 25.25 + 20, rounded up
        cost: 46,
      },
    ])
  })

  it.each([
    { inputTokens: null, outputTokens: null },
    { inputTokens: 101, outputTokens: null },
    { inputTokens: null, outputTokens: 10 },
  ])('should stay at its most where not all its tokens were counted: %j', async (counted) => {
    let most: number | null | undefined
    const scenario = setUp(async () => {
      most = scenario.calls()[0]?.cost
      return ok({ ...ANSWER, ...counted })
    })
    await scenario.ask()
    expect(most).toBeGreaterThan(46)
    expect(scenario.calls()).toMatchObject([{ outcome: 'answered', ...counted, cost: most }])
  })

  it('should cost what it cost although the answer was of no use', async () => {
    const scenario = setUp(async () => ok(ANSWER))
    const bad = err(badAnswer({ code: 'x', words: 'X.' }))
    expect(await scenario.tutor.ask(A_PLAN, ABOUT, () => bad)).toEqual(bad)
    expect(scenario.calls()).toMatchObject([{ outcome: 'bad-answer', cost: 46, outputTokens: 10 }])
  })

  it.each<[ModelFailure, 'nothing' | 'the most', 'nothing' | 'the most']>([
    [{ kind: 'model-unavailable', retryAfterMs: null, detail: '' }, 'nothing', 'the most'],
    [{ kind: 'model-rejected', detail: '' }, 'nothing', 'the most'],
    [{ kind: 'model-timeout', detail: '' }, 'the most', 'the most'],
    [{ kind: 'model-stopped' }, 'the most', 'the most'],
  ])('should cost what it may have cost when it ends early: $kind', async (failure, silent, begun) => {
    for (const [speaks, cost] of [
      [false, silent],
      [true, begun],
    ] as const) {
      let most: number | null | undefined
      const scenario = setUp(async (_task, listening) => {
        most = scenario.calls()[0]?.cost
        if (speaks) listening?.onText?.('Well, ')
        return err(failure)
      })
      const streamed: string[] = []
      expect(await scenario.ask((piece) => streamed.push(piece))).toEqual(err(failure))
      expect(streamed).toEqual(speaks ? ['Well, '] : [])
      expect(scenario.calls()).toMatchObject([
        { outcome: failure.kind, cost: cost === 'nothing' ? 0 : most, milliseconds: 0, inputTokens: null },
      ])
    }
  })

  it('should stay as running, at its most, when a crash takes its end', async () => {
    const scenario = setUp(() => Promise.reject(new Error('A crash.')))
    await expect(scenario.ask()).rejects.toThrow('A crash.')
    expect(scenario.calls()).toMatchObject([{ outcome: 'running', milliseconds: null, cost: expect.any(Number) }])
    expect(scenario.calls()[0]?.cost).toBeGreaterThan(0)
  })

  it('should be reported once it has ended, as it is saved, with the name that it was asked by', async () => {
    for (const ending of [ok(ANSWER), err({ kind: 'model-timeout', detail: '' } as const)]) {
      const scenario = setUp(async () => ending)
      await scenario.ask()
      expect(scenario.reported).toEqual(scenario.calls().map((call) => [call, 'test-1']))
    }
  })

  it('should give its answer although its end cannot be kept, and stay at its most then', async () => {
    const scenario = setUp(async () => {
      scenario.breakStorage()
      return ok(ANSWER)
    })
    expect(await scenario.ask()).toEqual({ ok: true, value: 'Well.' })
    expect(scenario.reported).toMatchObject([[{ outcome: 'answered', cost: 46 }, 'test-1']])
    expect(scenario.notSaved).toEqual([[scenario.reported[0]?.[0], new Error('The storage is away.')]])
    expect(scenario.calls()).toMatchObject([{ outcome: 'running' }])
    expect(scenario.calls()[0]?.cost).toBeGreaterThan(46)
  })

  it('should be kept with no more of a name than a name has, whatever the server calls its model', async () => {
    const scenario = setUp(async () => ok({ ...ANSWER, model: `test-1\u0000${'x'.repeat(1_000_000)}` }))
    await scenario.ask()
    expect(scenario.calls()).toMatchObject([{ model: `test-1${'x'.repeat(93)}…`, cost: 46 }])
  })

  it('should have no cost where the price is unknown', async () => {
    for (const ending of [ok(ANSWER), err({ kind: 'model-rejected', detail: '' } as const)]) {
      const scenario = setUp(async () => ending, UNLIMITED)
      await scenario.ask()
      expect(scenario.calls()).toMatchObject([{ cost: null }])
    }
  })

  it('should cost what the model that answered costs, when that one has a price of its own', async () => {
    const prices = { 'test-1': { input: 1, output: 1 }, 'big-2': { input: 10, output: 10 } }
    const scenario = setUp(async () => ok({ ...ANSWER, model: 'big-2' }), { prices, dailyBudget: null })
    await scenario.ask()
    expect(scenario.calls()).toMatchObject([{ model: 'big-2', cost: 1_110 }])
  })

  it('should name a reviewer, and cost what it costs, where it is the one that is asked', async () => {
    const prices = { 'test-1': { input: 1, output: 1 }, 'careful-2': { input: 10, output: 10 } }
    const answers = { ...ANSWER, model: 'careful-2-2026-11-21' }
    const scenario = setUp(async () => ok(answers), { prices, dailyBudget: null }, 'careful-2')
    await scenario.tutor.ask({ kind: 'solve', sections: [], questions: [] }, ABOUT, ok)
    expect(scenario.calls()).toMatchObject([{ model: answers.model, cost: 1_110 }])
    expect(scenario.reported[0]?.[1]).toBe('careful-2')
    const lost = setUp(() => Promise.reject(new Error('A crash.')), { prices, dailyBudget: null }, 'careful-2')
    for (const task of [A_PLAN, { kind: 'solve', sections: [], questions: [] } as const])
      await lost.tutor.ask(task, ABOUT, ok).catch(() => {})
    expect(lost.calls().map(({ model }) => model)).toEqual(['test-1', 'careful-2'])
    expect(lost.calls()[1]?.cost).toBeGreaterThan(10 * REASONING_ALLOWANCE)
    expect(['plan', 'review', 'solve'].map((kind) => lost.tutor.modelFor(kind as Task['kind']))).toEqual([
      'test-1',
      'careful-2',
      'careful-2',
    ])
  })
})

describe('the most that a call can cost', () => {
  it('should be more than any tokenizer could make of the prompt, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrief(), fc.string({ unit: 'grapheme' }), async (brief, goal) => {
        const scenario = setUp(() => Promise.reject(new Error('A crash.')), {
          prices: { '*': { input: 1, output: 0 } },
          dailyBudget: null,
        })
        const task = { kind: 'plan', brief: { ...brief, goal } } as const
        await scenario.tutor.ask(task, ABOUT, ok).catch(() => {})
        const bytes = promptFor(task).messages.map(({ content }) => Buffer.byteLength(content))
        expect(scenario.calls()[0]?.cost).toBeGreaterThan(bytes.reduce((sum, length) => sum + length))
      }),
    )
  })

  it('should never be more for a plan or a chapter than what is counted with before one is promised', async () => {
    // Chinese takes three bytes for a character: nothing takes more
    const wide = (characters: number): string => '学'.repeat(characters)
    const brief = { goal: wide(1_000), level: wide(300), time: wide(300), focus: wide(300) }
    const chapter = { planTitle: wide(150), title: wide(150), summary: wide(500), number: 12 }
    const longest = { kind: 'chapter', brief, chapterTitles: Array(12).fill(wide(150)), ...chapter } as const
    const prices = { '*': { input: 1, output: 1 } }
    const scenario = setUp(() => Promise.reject(new Error('A crash.')), { prices, dailyBudget: null })
    for (const task of [longest, { kind: 'plan', brief } as const]) {
      await scenario.tutor.ask(task, ABOUT, ok).catch(() => {})
    }
    const most = Math.max(...scenario.calls().map(({ cost }) => cost ?? 0))
    const promised = (dailyBudget: number) => setUp(async () => ok(ANSWER), { prices, dailyBudget }).tutor.checkBudget()
    expect(most).toBeGreaterThan(0)
    expect(await promised(most - 1)).toMatchObject({ ok: false })
    // and not much less than it either
    expect(await promised(2 * most)).toMatchObject({ ok: true })
  })
})

// Helpers

function setUp(ask: LanguageModel['ask'], spending: Spending = PRICES, reviewer?: string) {
  const { unitOfWork, calls } = noteCalls(makeMemoryStorage().unitOfWork)
  const clock = makeSettableClock()
  const reported: (readonly [ModelCall, string])[] = []
  const notSaved: (readonly [ModelCall, unknown])[] = []
  let away = false
  const run: UnitOfWork['run'] = (work) =>
    away ? Promise.reject(new Error('The storage is away.')) : unitOfWork.run(work)
  const tutor = makeTutor({
    unitOfWork: { run },
    ids: makeCounterIdSource(),
    clock,
    spending,
    model: { ...modelThat(ask), reviewer },
    onModelCall: (...call) => reported.push(call),
    onCallNotSaved: (...call) => notSaved.push(call),
  })
  return {
    tutor,
    clock,
    calls,
    reported,
    notSaved,
    breakStorage: () => {
      away = true
    },
    startedAt: clock.now(),
    ask: (onText: (piece: string) => void = () => {}) => tutor.ask(A_PLAN, ABOUT, ok, { onText }),
  }
}
