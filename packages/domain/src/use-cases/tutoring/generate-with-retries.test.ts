import { describe, expect, it } from 'vitest'
import {
  aBrief,
  makeCounterIdSource,
  makeMemoryLanguageDetector,
  makeMemoryMarkdown,
  makeMemorySafetyCheck,
  makeMemoryStorage,
  makeScriptedLanguageModel,
  makeSettableClock,
  newUserId,
  type ScriptedAnswer,
} from '../../../testing/index.ts'
import { HOUR, SECOND } from '../../shared/duration.ts'
import { err } from '../../shared/result.ts'
import { badAnswer, type GateMode, judged, type Reading } from '../../tutoring/fault.ts'
import { type PlanDraft, readPlan } from '../../tutoring/plan-draft.ts'
import { UNLIMITED } from './daily-budget.ts'
import { type Generation, generateWithRetries } from './generate-with-retries.ts'
import { makeTutor } from './tutor.ts'

const TITLES = ['Boards', 'Forks', 'Pins'].map((title) => ({ title, summary: `What ${title} are good for.` }))
const PLAN = { title: 'Chess', description: 'Play well.', chapters: TITLES }
const WHOLE = JSON.stringify(PLAN)
const DOWN = { kind: 'model-unavailable', retryAfterMs: null, detail: '' } as const

describe('generateWithRetries', () => {
  it.each<[ScriptedAnswer, RegExp]>([
    [{ kind: 'model-rejected', detail: 'bad key' }, /isn't set up correctly.*contact us\.$/],
    [{ kind: 'ends', by: 'filtered', text: WHOLE }, /content filter.*other words\.$/],
    [{ kind: 'ends', by: 'refused', text: '' }, /declined.*other words\.$/],
  ])('should not ask again where the answer would be the same, and say why: %j', async (answer, reason) => {
    const { asked, model } = await askAnswered(answer)
    expect(asked).toMatchObject({ error: { reason: expect.stringMatching(reason) } })
    expect(asked).toMatchObject({ error: { reason: expect.stringContaining('Nothing was charged.') } })
    expect(model.tasks).toHaveLength(1)
  })

  it.each<[ScriptedAnswer, RegExp]>([
    [DOWN, /couldn't reach.*a few minutes\.$/],
    [{ kind: 'model-timeout', detail: '' }, /took too long.*a few minutes\.$/],
    [{ kind: 'ends', by: 'length', text: '{' }, /ran out of room.*try again\.$/],
    [{ kind: 'ends', by: 'tools', text: '' }, /weren't good enough.*try again\.$/],
    ['{}', /weren't good enough.*try again\.$/],
  ])('should ask again, and say in the end why it gave up: %j', async (answer, reason) => {
    const { asked, model } = await askAnswered(answer, answer, answer)
    expect(asked).toMatchObject({ error: { reason: expect.stringMatching(reason) } })
    expect(asked).toMatchObject({ error: { reason: expect.stringContaining('Nothing was charged.') } })
    expect(model.tasks.length).toBeGreaterThan(1)
  })

  it('should ask once more after an unusable answer, and not a third time', async () => {
    expect((await askAnswered('{}', PLAN)).asked).toMatchObject({ ok: true })
    const { asked, model } = await askAnswered('{}', '{}', PLAN)
    expect(asked).toMatchObject({ ok: false })
    expect(model.tasks).toHaveLength(2)
    // an outage between them is another matter
    expect((await askAnswered('{}', DOWN, PLAN)).asked).toMatchObject({ ok: true })
  })

  it('should give an answer that was cut off twice the room', async () => {
    const { asked, model } = await askAnswered({ kind: 'ends', by: 'length', text: WHOLE.slice(0, 40) }, PLAN)
    expect(asked).toMatchObject({ ok: true })
    expect(model.rooms).toEqual([1, 2])
  })

  it('should take an answer that was cut off behind its whole object', async () => {
    const { asked, model } = await askAnswered({ kind: 'ends', by: 'length', text: `${WHOLE} I hope that this` })
    expect(asked).toMatchObject({ ok: true })
    expect(model.rooms).toEqual([1])
  })

  it('should wait as long as a server asks for, and give up where that is too long', async () => {
    const { asked, pauses } = await askAnswered({ ...DOWN, retryAfterMs: 45_000 }, PLAN)
    expect(asked).toMatchObject({ ok: true })
    expect(pauses).toEqual([45_000])

    const late = await askAnswered({ ...DOWN, retryAfterMs: 200_000 })
    expect(late.asked).toMatchObject({ ok: false })
    expect(late.pauses).toEqual([])
  })

  it('should leave what may wait for a model that is away to a later run, which counts as a try if one was paid for', async () => {
    const waits = (...answers: readonly ScriptedAnswer[]) =>
      askAs({ waits: true }, (text) => readPlan(text, markdown), ...answers)
    expect((await waits(DOWN, DOWN, DOWN)).asked).toEqual(err({ kind: 'not-yet' }))
    expect((await waits({ ...DOWN, retryAfterMs: 200_000 })).asked).toEqual(err({ kind: 'not-yet' }))
    expect((await waits('{}', DOWN, DOWN)).asked).toEqual(err({ kind: 'try-again' }))
    const slow = { kind: 'model-timeout', detail: '' } as const
    expect((await waits(slow, slow, slow)).asked).toEqual(err({ kind: 'try-again' }))
    expect((await waits('{}', '{}')).asked).toMatchObject({ error: { kind: 'generation-failed' } })
  })

  it('should let one call at a time find out whether a model is back, after pauses that double, for all that waits', async () => {
    const { again, clock, model } = await askAs({ waits: true }, (text) => readPlan(text, markdown), DOWN, DOWN, DOWN)
    let last = clock.now().getTime()
    for (const pause of [10, 20, 40, 80, 160, 300, 300]) {
      last += pause * SECOND
      clock.set(new Date(last - 1))
      const before = model.tasks.length
      expect(await again()).toEqual(err({ kind: 'not-yet' }))
      clock.set(new Date(last))
      model.script(DOWN)
      const answers = await Promise.all([again(), again(), again()])
      expect(answers).toEqual(Array(3).fill(err({ kind: 'not-yet' })))
      expect(model.tasks).toHaveLength(before + 1)
    }
    clock.advance(300 * SECOND)
    model.script(PLAN, PLAN)
    expect(await again()).toMatchObject({ ok: true })
    expect(await again()).toMatchObject({ ok: true })
  })

  it('should not ask before a server wants to be asked again, but after an hour at most', async () => {
    const asked = { ...DOWN, retryAfterMs: 2 * HOUR }
    const { again, clock, model } = await askAs({ waits: true }, (text) => readPlan(text, markdown), asked)
    clock.advance(HOUR - 1)
    expect(await again()).toEqual(err({ kind: 'not-yet' }))
    expect(model.tasks).toHaveLength(1)
    clock.advance(1)
    model.script(PLAN)
    expect(await again()).toMatchObject({ ok: true })
  })

  it('should ask again, with the faults, for an answer that is unfit, but once only', async () => {
    const fault = { code: 'dead-link', words: 'Name pages that exist.' }
    const read = (text: string) => {
      const draft = readPlan(text, markdown)
      return draft.ok && draft.value.title === 'Chess' ? err(badAnswer(fault)) : draft
    }

    const { asked, model } = await askWith(read, PLAN, { ...PLAN, title: 'Go' })

    expect(asked).toMatchObject({ ok: true, value: { title: 'Go' } })
    expect(model.tasks.map(({ faults }) => faults)).toEqual([[], [fault]])
    expect((await askWith(read, PLAN, PLAN, PLAN)).model.tasks).toHaveLength(2)
  })

  it.each<[string, ScriptedAnswer, string]>([
    ['is no better', { ...PLAN, title: 'Go' }, 'Go'],
    ['has more faults', { ...PLAN, title: 'Much worse' }, 'Chess'],
    ['is unusable', '{}', 'Chess'],
    ['never comes', { kind: 'model-rejected', detail: 'bad key' }, 'Chess'],
  ])('should ask once more for what is soft, and keep the better one when that %s', async (_what, second, title) => {
    const { asked, model } = await askWith(withSoftFaults, PLAN, second)
    expect(asked).toMatchObject({ ok: true, value: { title } })
    expect(model.tasks.map(({ former }) => former)).toEqual([undefined, WHOLE])
  })

  it('should not ask again for what is soft after a hard fault, nor where faults are only observed', async () => {
    const first = await askWith(withSoftFaults, '{}', PLAN)
    expect(first.asked).toMatchObject({ ok: true, value: { title: 'Chess' } })
    expect(first.model.tasks).toHaveLength(2)
    const observed = await askAs({ gates: 'observe' }, withSoftFaults, PLAN)
    expect(observed.model.tasks).toHaveLength(1)
  })
})

// Helpers

const markdown = makeMemoryMarkdown()
const safety = makeMemorySafetyCheck()
const languages = makeMemoryLanguageDetector()

const SOFT = { code: 'few', words: 'More.', isSoft: true } as const

const withSoftFaults = (text: string): Reading<PlanDraft> => {
  const draft = readPlan(text, markdown)
  const faults = draft.ok && draft.value.title.includes('worse') ? [SOFT, { ...SOFT, code: 'fewer' }] : [SOFT]
  return draft.ok ? judged(draft.value, faults) : draft
}

const askAnswered = (...answers: readonly ScriptedAnswer[]) => askWith((text) => readPlan(text, markdown), ...answers)

type Reader = Generation<PlanDraft>['read']

const askWith = (read: Reader, ...answers: readonly ScriptedAnswer[]) => askAs({}, read, ...answers)

type How = { readonly gates?: GateMode; readonly waits?: boolean }

async function askAs({ gates = 'enforce', ...how }: How, read: Reader, ...answers: readonly ScriptedAnswer[]) {
  const model = makeScriptedLanguageModel(...answers)
  const clock = makeSettableClock()
  const { unitOfWork } = makeMemoryStorage()
  const tutor = makeTutor({ model, unitOfWork, ids: makeCounterIdSource(), clock, spending: UNLIMITED })
  const pauses: number[] = []
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
    clock.advance(milliseconds)
  }
  const about = { userId: newUserId(), planId: null, chapterId: null }
  const task = { kind: 'plan', brief: aBrief() } as const
  const deps = { tutor, clock, pause, markdown, languages, safety, gates }
  const again = () => generateWithRetries(deps, { task, about, read, ...how })
  return { asked: await again(), again, clock, model, pauses }
}
