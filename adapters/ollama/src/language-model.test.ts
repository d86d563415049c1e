import { asksForConfirmation, MessageId, promptFor, type Turn } from '@app/domain'
import type { ModelFault } from '@app/domain/testing'
import { chapterTask, makeFixture, newPlanId, planTask, replyTask, seedUser } from '@app/domain/testing'
import { describeLanguageModel, type ModelScenario, RETRY_AFTER_MS } from '@app/domain/testing/contracts'
import { NOWHERE } from '@app/testing/nowhere'
import { type Options, startOllamaServer } from '@app/testing/ollama/ollama-server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeOllamaLanguageModel, type OllamaSettings } from './language-model.ts'

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
  rejected: { fault: { kind: 'status', status: 404 } },
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

describeLanguageModel('ollama', async (scenario) => {
  const { fault, says = SAID, nowhere, timeoutMs = 60_000, ...pace } = SCENARIOS[scenario]
  const server = await startOllamaServer({ says: SAID, ...pace })
  if (fault) server.faults.next(fault)
  return {
    model: makeModel(nowhere ? `http://${NOWHERE}` : server.url, { timeoutMs }),
    said: says,
    close: server.close,
  }
})

describe('makeOllamaLanguageModel', () => {
  it('should ask for the shape of the task, with a context and a length of its own', async () => {
    const { model, server } = await open()

    const answer = await model.ask(planTask)

    const { shape, maxTokens, messages } = promptFor(planTask)
    // the schema in words too: `format` alone never reaches the model
    const instruction = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(shape)}`
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.body).toEqual({
      model: 'sample-model',
      messages: [{ role: 'system', content: `${messages[0]?.content}\n\n${instruction}` }, ...messages.slice(1)],
      format: shape,
      options: { num_ctx: 8_192, num_predict: maxTokens, temperature: 0.4 },
      truncate: false,
      shift: false,
      keep_alive: '15m',
      stream: true,
    })
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

  it('should leave out the oldest turns rather than let the server cut: never the goal, never the latest', async () => {
    const { model, server, lines } = await open({ settings: { numCtx: 4_096 } })
    const turns: Turn[] = Array.from({ length: 41 }, (_, index) => ({
      id: MessageId(`m${index}`),
      speaker: index % 2 === 0 ? 'learner' : 'assistant',
      text: `Turn ${index}. ${'More words about bread. '.repeat(20)}`,
      at: new Date(0),
    }))

    expect(await model.ask(replyTask({ turns }))).toMatchObject({ ok: true })

    const [request] = server.requests
    const sent = request?.body.messages ?? []
    const numbers = sent.slice(1).map(({ content }) => Number(/Turn (\d+)/.exec(content)?.[1]))
    const latest = numbers.slice(1)
    const earlier = promptFor(replyTask({ turns })).messages.length - sent.length
    expect(sent[0]?.role).toBe('system')
    expect(numbers[0]).toBe(0)
    expect(latest).toEqual(Array.from(latest, (_, index) => 41 - latest.length + index))
    expect(latest.length).toBeGreaterThan(4)
    expect(earlier).toBeGreaterThan(4)
    expect(request?.unseen).toBe(0)
    expect(request?.body.options?.num_predict).toBe(promptFor(replyTask()).maxTokens)
    expect(lines).toEqual([`OLLAMA_NUM_CTX of 4096 is too small: ${earlier} earlier messages were left out`])
  })

  it('should ask for a shorter answer where the context is small, and for none where there is no room', async () => {
    const { model, server } = await open({ settings: { numCtx: 3_072 } })
    expect(await model.ask(chapterTask)).toMatchObject({ ok: true })
    expect(server.requests[0]?.body.options?.num_predict).toBeLessThan(3_000)
    expect(server.requests[0]?.body.options?.num_predict).toBeGreaterThan(1_500)

    const small = await open({ settings: { numCtx: 1_024 } })
    expect(await small.model.ask(chapterTask)).toEqual({
      ok: false,
      error: {
        kind: 'model-rejected',
        detail: 'the prompt leaves no room for an answer: raise OLLAMA_NUM_CTX above 1024',
      },
    })
    expect(small.server.requests).toHaveLength(0)
  })

  it('should read the answer of a server that never streams', async () => {
    const { model } = await open({ server: { neverStreams: true } })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: expect.stringContaining('chapters') } })
  })

  it('should report how to get a model that is not there', async () => {
    const { model } = await open({ settings: { model: 'llama9:8b' } })

    expect(await model.ask(planTask)).toEqual({
      ok: false,
      error: {
        kind: 'model-rejected',
        detail: `not there: run "ollama pull llama9:8b" (404 model 'llama9:8b' not found)`,
      },
    })
  })

  it('should print nothing itself, whatever comes', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method))
    onTestFinished(() => void vi.restoreAllMocks())
    const { model, server } = await open()
    server.faults.next({ kind: 'garbage' }, { kind: 'status', status: 500 }, { kind: 'cut', at: 0.5, torn: false })

    for (let call = 0; call < 3; call += 1) expect((await model.ask(planTask)).ok).toBe(false)

    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
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

  it('should be named where it is not there', async () => {
    const { model } = await open({ settings: { reviewer: 'careful-model' } })
    const failed = await model.ask({ kind: 'solve', sections: [], questions: [] })
    expect(failed).toMatchObject({
      error: { kind: 'model-rejected', detail: expect.stringContaining('"ollama pull careful-model"') },
    })
  })
})

// Helpers

function makeModel(host: string, settings: Partial<OllamaSettings> = {}) {
  return makeOllamaLanguageModel({
    host,
    model: 'sample-model',
    numCtx: 8_192,
    timeoutMs: 60_000,
    maxConcurrency: 4,
    ...settings,
  })
}

async function open(given: { server?: Options; settings?: Partial<OllamaSettings> } = {}) {
  const server = await startOllamaServer(given.server)
  onTestFinished(server.close)
  const lines: string[] = []
  const model = makeModel(server.url, { log: (line) => lines.push(line), ...given.settings })
  return { server, model, lines }
}
