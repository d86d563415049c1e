import { describe, expect, it } from 'vitest'
import { A_PLAN, modelThat } from '../../../test/costs.ts'
import {
  aBrief,
  aModelCall,
  aTurn,
  keep,
  makeCounterIdSource,
  makeMemoryLanguageDetector,
  makeMemoryMarkdown,
  makeMemorySafetyCheck,
  makeMemoryStorage,
  makeSettableClock,
  newUserId,
  noPause,
} from '../../../testing/index.ts'
import { HOUR } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { ReplyTask } from '../../tutoring/task.ts'
import { UNLIMITED } from './daily-budget.ts'
import { generateWithRetries } from './generate-with-retries.ts'
import { makeTutor } from './tutor.ts'

const [ANN, BOB] = [newUserId(), newUserId()]
const REPLY: ReplyTask = {
  kind: 'reply',
  turns: [aTurn()],
  brief: aBrief(),
  openTopics: [],
  asked: null,
  again: null,
  changing: false,
}

describe('the daily allowance of a learner', () => {
  it('should refuse a call beyond it, until midnight UTC, and only theirs', async () => {
    const { ask, checkBudgetFor, clock, asked } = setUp(3)
    for (let call = 0; call < 3; call += 1) expect(await ask(ANN)).toMatchObject({ ok: true })
    const spent = err({ kind: 'daily-allowance-spent', retryAfter: 12 * 3_600 })
    expect(await ask(ANN)).toEqual(spent)
    expect(await checkBudgetFor(ANN)).toEqual(spent)
    expect(asked()).toBe(3)
    for (const other of [BOB, null]) expect(await ask(other)).toMatchObject({ ok: true })
    expect(await checkBudgetFor(BOB)).toEqual(ok(undefined))
    clock.advance(12 * HOUR)
    expect(await checkBudgetFor(ANN)).toEqual(ok(undefined))
    expect(await ask(ANN)).toMatchObject({ ok: true })
  })

  it('should hold however many calls begin at once', async () => {
    const { ask, asked } = setUp(5)
    await Promise.all(Array.from({ length: 20 }, () => ask(ANN, REPLY)))
    expect(asked()).toBe(5)
  })

  it('should let a third job of a learner come again later, uncounted, while two of their calls run', async () => {
    const { ask, job, finish } = setUp(100)
    const running = [ask(ANN), ask(ANN)]
    await settled()
    expect(await job(ANN)).toEqual(err({ kind: 'not-yet' }))
    // a reply waits in line instead, and other learners are not concerned
    const reply = ask(ANN, REPLY)
    const other = ask(BOB)
    await settled()
    finish()
    for (const call of [...running, reply, other]) expect(await call).toMatchObject({ ok: true })
    expect(await ask(ANN)).toMatchObject({ ok: true })
  })

  it('should not hold back the jobs of a learner whose calls a crash left running', async () => {
    const { ask, leaveRunning } = setUp(50)
    for (let call = 0; call < 3; call += 1) await leaveRunning(ANN)
    expect(await ask(ANN)).toMatchObject({ ok: true })
  })

  it('should be reported in words when it ends a job', async () => {
    const { ask, job } = setUp(1)
    await ask(ANN)
    expect(await job(ANN)).toMatchObject({
      error: {
        kind: 'generation-failed',
        reason: expect.stringMatching(/today's limit.*Nothing was charged.*tomorrow/),
      },
    })
  })

  it('should be none where none is set', async () => {
    const { ask } = setUp(null)
    expect((await Promise.all(Array.from({ length: 20 }, () => ask(ANN)))).every((answer) => answer.ok)).toBe(true)
  })
})

// Helpers

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function setUp(callsPerLearner: number | null) {
  const { unitOfWork } = makeMemoryStorage()
  const clock = makeSettableClock()
  let asked = 0
  let finish = (): void => {}
  const turn = new Promise<void>((resolve) => {
    finish = resolve
  })
  const model = modelThat(async () => {
    asked += 1
    if (callsPerLearner === 100) await turn
    return ok({ text: 'Well.', model: 'test-1', ended: 'stop', inputTokens: 1, outputTokens: 1 })
  })
  const tutor = makeTutor({
    ...{ unitOfWork, clock, model },
    ids: makeCounterIdSource(),
    spending: { ...UNLIMITED, callsPerLearner, callsAtOnce: 2 },
  })
  const about = (userId: UserId | null) => ({ userId, planId: null, chapterId: null })
  const languages = makeMemoryLanguageDetector()
  const deps = {
    tutor,
    clock,
    pause: noPause,
    languages,
    markdown: makeMemoryMarkdown(),
    safety: makeMemorySafetyCheck(),
  }
  return {
    clock,
    finish: () => finish(),
    leaveRunning: (userId: UserId) =>
      keep(unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ userId, startedAt: clock.now() }))),
    asked: () => asked,
    checkBudgetFor: tutor.checkBudgetFor,
    ask: (learner: UserId | null, task: typeof A_PLAN | ReplyTask = A_PLAN) => tutor.ask(task, about(learner), ok),
    job: (learner: UserId) => generateWithRetries(deps, { task: A_PLAN, about: about(learner), read: ok }),
  }
}
