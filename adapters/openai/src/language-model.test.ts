import { asksForConfirmation, promptFor, REASONING_ALLOWANCE, UserId } from '@app/domain'
import type { ModelFault } from '@app/domain/testing'
import { makeFixture, newPlanId, planTask, seedUser } from '@app/domain/testing'
import { describeLanguageModel, type ModelScenario, RETRY_AFTER_MS } from '@app/domain/testing/contracts'
import { type Options, startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { NOWHERE } from '@app/testing/nowhere'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeOpenAiLanguageModel, type OpenAiSettings } from './language-model.ts'

const KEY = 'sk-test-0123456789abcdefghijklmnopqrstuv'
const SAID = JSON.stringify({
  title: 'Brot für alle 🥖',
  description: '"Quoted"\\n and more',
  chapters: ['a'.repeat(200)],
})
const SCENARIOS: Readonly<Record<ModelScenario, Scenario>> = {
  good: {},
  slow: { pieces: 20, pieceDelayMs: 50 },
  'out-of-tokens': { fault: { kind: 'length' }, says: SAID.slice(0, SAID.length / 2) },
  unreachable: { nowhere: true },
  unavailable: { fault: { kind: 'status', status: 503 } },
  'rate-limited': { fault: { kind: 'status', status: 429, headers: { 'retry-after': `${RETRY_AFTER_MS / 1_000}` } } },
  rejected: { fault: { kind: 'status', status: 401 } },
  hang: { fault: { kind: 'hang' }, timeoutMs: 400 },
  stall: { fault: { kind: 'stall' }, timeoutMs: 400 },
  'cut-off': { fault: { kind: 'cut', at: 0.5, torn: true } },
  flood: { fault: { kind: 'flood', of: 'words' } },
  garbage: { fault: { kind: 'garbage' } },
}
type Scenario = {
  readonly fault?: ModelFault
  readonly says?: string
  readonly nowhere?: true
  readonly timeoutMs?: number
  readonly pieces?: number
  readonly pieceDelayMs?: number
}

describeLanguageModel('openai', async (scenario) => {
  const { fault, says = SAID, nowhere, timeoutMs = 5_000, ...pace } = SCENARIOS[scenario]
  const server = await startChatCompletionsServer({ says: SAID, ...pace })
  if (fault) server.faults.next(fault)
  return {
    model: makeModel(nowhere ? `http://${NOWHERE}` : server.url, { timeoutMs }),
    said: says,
    close: server.close,
  }
})

describe('makeOpenAiLanguageModel', () => {
  it('should ask for exactly the shape of the task, streamed and counted, and no more tokens than it needs', async () => {
    const { model, server } = await open()

    const answer = await model.ask(planTask)

    const { name, shape, maxTokens, messages } = promptFor(planTask)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: {
        model: 'sample-model',
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: maxTokens + REASONING_ALLOWANCE,
        reasoning_effort: 'low',
        verbosity: 'low',
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: shape } },
      },
    })
    // a server that is not the vendor's may never show the schema to its model
    expect(server.requests[0]?.body.messages[0]?.content).toBe(
      `${messages[0]?.content}\n\nAnswer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(shape)}`,
    )
    expect(server.requests[0]?.body.messages.slice(1)).toEqual(messages.slice(1))
    expect(answer).toEqual({
      ok: true,
      value: {
        text: expect.stringContaining('"chapters"'),
        model: 'sample-model',
        ended: 'stop',
        inputTokens: expect.toSatisfy((tokens) => tokens > 100),
        outputTokens: expect.toSatisfy((tokens) => tokens > 50),
      },
    })
  })

  it('should lead from a goal to a plan and its chapters', async () => {
    const { model } = await open()
    const { useCases, unitOfWork, readModels, runner } = makeFixture({ model })
    const { id: userId } = await seedUser(unitOfWork)
    const begun = await useCases.initiateConversation({ userId, goal: 'Bake sourdough bread at home' })
    if (!begun.ok) throw new Error(begun.error.kind)
    const { conversationId } = begun.value
    const asked = [begun.value.text]
    for (const message of ['I baked twice', '2 hours', 'Baguettes']) {
      const reply = await useCases.continueConversation({ userId, conversationId, message })
      if (reply.ok) asked.push(reply.value.text)
    }
    expect(asked.map(asksForConfirmation)).toEqual([false, false, false, true])
    expect(asked.at(-1)).toMatch(/some experience.*2 hours a week.*Baguettes/s)

    await useCases.confirmAndGenerate({ userId, conversationId })
    await runner.drain()
    const [plan] = await readModels.listLearningPlans(userId)
    expect(plan?.chapters).toHaveLength(5)
    expect(await useCases.unlockNextChapter({ userId, planId: plan?.id ?? newPlanId() })).toMatchObject({ ok: true })
    await runner.drain()
    expect((await readModels.listLearningPlans(userId))[0]?.chapters[0]).toMatchObject({ contentStatus: 'COMPLETE' })
  })

  it('should not guess what a server does not count', async () => {
    const { model } = await open({ server: { refuses: ['stream_options'] } })

    const uncounted = { inputTokens: null, outputTokens: null }
    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: uncounted })
  })

  it('should read the answer of a server that never streams', async () => {
    const { model } = await open({ server: { neverStreams: true } })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: expect.stringContaining('chapters') } })
  })

  it('should print nothing itself, whatever comes', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method))
    onTestFinished(() => void vi.restoreAllMocks())
    const { model, server } = await open()
    server.faults.next({ kind: 'garbage' }, { kind: 'status', status: 500 }, { kind: 'cut', at: 0.5, torn: false })

    for (let call = 0; call < 3; call += 1) expect((await model.ask(planTask)).ok).toBe(false)

    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })

  it('should answer a learner at once while another has thirty calls waiting', async () => {
    const { model, server } = await open({ settings: { maxConcurrency: 8, perLearner: 3 } })
    const [ann, bob] = [1, 2].map((number) => UserId(`0190a000-0000-7000-8000-00000000000${number}`))
    server.faults.next({ kind: 'hang' }, { kind: 'hang' }, { kind: 'hang' })
    const stop = new AbortController()
    const waiting = Array.from({ length: 30 }, () => model.ask(planTask, { signal: stop.signal, learner: ann ?? null }))
    await expect.poll(() => server.requests.length).toBe(3)

    expect(await model.ask(planTask, { learner: bob ?? null })).toMatchObject({ ok: true })

    expect(server.requests).toHaveLength(4)
    stop.abort()
    expect((await Promise.all(waiting)).every((answer) => !answer.ok)).toBe(true)
  })

  it('should keep to its number of calls at once', async () => {
    const { model, server } = await open({ settings: { maxConcurrency: 2 } })
    server.faults.next({ kind: 'hang' }, { kind: 'hang' })
    const stop = new AbortController()
    const hanging = [model.ask(planTask, { signal: stop.signal }), model.ask(planTask, { signal: stop.signal })]
    const third = model.ask(planTask)

    await expect.poll(() => server.requests.length).toBe(2)
    stop.abort()

    expect(await third).toMatchObject({ ok: true })
    expect(await Promise.all(hanging)).toEqual(Array(2).fill({ ok: false, error: { kind: 'model-stopped' } }))
  })
})

describe('a model that reviews', () => {
  it('should be asked to solve, and nothing else', async () => {
    const { model, server } = await open({
      server: { says: (_, good) => good() },
      settings: { reviewer: 'careful-model' },
    })
    expect(await model.ask(planTask)).toMatchObject({ ok: true })
    expect(await model.ask({ kind: 'solve', sections: [], questions: [] })).toMatchObject({ ok: true })
    expect(server.requests.map(({ body }) => body.model)).toEqual(['sample-model', 'careful-model'])
  })

  it('should be asked with all that the other one does not know', async () => {
    const { model, server } = await open({
      server: { says: (_, good) => good() },
      settings: { reviewer: 'careful-model' },
    })
    const body = {
      error: { message: 'Unsupported parameter', param: 'reasoning_effort', code: 'unsupported_parameter' },
    }
    server.faults.next({ kind: 'status', status: 400, body })
    await model.ask(planTask)
    await model.ask({ kind: 'solve', sections: [], questions: [] })
    expect(server.requests.map((request) => 'reasoning_effort' in request.body)).toEqual([true, false, true])
  })
})

// Helpers

function makeModel(baseUrl: string, settings: Partial<OpenAiSettings> = {}) {
  return makeOpenAiLanguageModel({
    apiKey: KEY,
    baseUrl,
    model: 'sample-model',
    timeoutMs: 5_000,
    maxConcurrency: 4,
    ...settings,
  })
}

async function open(given: { server?: Options; settings?: Partial<OpenAiSettings> } = {}) {
  const server = await startChatCompletionsServer({ apiKey: KEY, ...given.server })
  onTestFinished(server.close)
  const lines: string[] = []
  const model = makeModel(server.url, { log: (line) => lines.push(line), ...given.settings })
  return { server, model, lines }
}
