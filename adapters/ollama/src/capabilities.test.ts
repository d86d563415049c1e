import { promptFor, REASONING_ALLOWANCE } from '@app/domain'
import { chapterTask, planTask, replyTask } from '@app/domain/testing'
import { type Options, startOllamaServer } from '@app/testing/ollama/ollama-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOllamaLanguageModel } from './language-model.ts'

const THINKING = ['completion', 'thinking']

describe('makeOllamaLanguageModel, with models that differ', () => {
  it('should ask once what a model can do, however many calls begin at once', async () => {
    const { model, server } = await open({})

    await Promise.all([planTask, chapterTask, replyTask()].map((task) => model.ask(task)))
    await model.ask(planTask)

    expect(server.shown()).toBe(1)
    expect(server.requests).toHaveLength(4)
  })

  it.each<[string, Options, object]>([
    ['cannot', {}, {}],
    ['can, and obeys', { capabilities: THINKING, thinkingOff: 'obeys' }, { think: false }],
    ['knows levels of it', { capabilities: THINKING, family: 'gptoss' }, { think: 'low' }],
    ['says nothing of it', { capabilities: null }, {}],
  ])('should switch thinking off for a model that %s', async (_name, options, sent) => {
    const { model, server } = await open({ ...options, thinksFor: 'think' in sent ? 3_000 : 0 })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { ended: 'stop' } })

    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.body).toMatchObject(sent)
    if (!('think' in sent)) expect(server.requests[0]?.body).not.toHaveProperty('think')
  })

  it.each(['forgets-shape', 'is-refused'] as const)(
    'should notice that `think: false` %s, without losing the answer, and remember it',
    async (thinkingOff) => {
      const { model, server, lines } = await open({ capabilities: THINKING, thinkingOff, thinksFor: 500 })
      const chunks: string[] = []

      const answer = await model.ask(planTask, { onText: (piece) => chunks.push(piece) })

      expect(answer).toMatchObject({ ok: true, value: { text: expect.stringMatching(/^\{"title"/), ended: 'stop' } })
      expect(chunks.join('')).toBe(answer.ok && answer.value.text)
      expect(await model.ask(planTask)).toMatchObject({ ok: true })
      expect(server.requests.map(({ body }) => body.think)).toEqual([false, undefined, undefined])
      expect(await server.requests[0]?.over).toBeDefined()
      expect(lines).toEqual(['sample-model doesn’t accept the setting for thinking, so it is no longer sent'])
    },
  )

  it.each<[string, Options]>([
    ['that is known to think', { capabilities: THINKING, family: 'gptoss' }],
    ['that thinks, as a server without /api/show cannot tell', { capabilities: null }],
  ])('should give a model room to think, %s: the first answer comes whole', async (_name, options) => {
    const { model, server } = await open({ ...options, thinksFor: 4_000 }, 32_768)

    for (const task of [replyTask(), planTask, chapterTask]) {
      expect(await model.ask(task)).toMatchObject({ ok: true, value: { ended: 'stop' } })
    }
    expect(server.requests.map(({ body }) => body.options?.num_predict)).toEqual(
      [replyTask(), planTask, chapterTask].map((task) => promptFor(task).maxTokens + REASONING_ALLOWANCE),
    )
  })

  it('should give no room to think where that is of no use', async () => {
    const { model, server } = await open({})
    await model.ask(planTask)
    expect(server.requests[0]?.body.options?.num_predict).toBe(promptFor(planTask).maxTokens)
  })

  it('should ask for no more context than the model itself has', async () => {
    const { model, server } = await open({ contextLength: 4_096 })
    await model.ask(planTask)
    expect(server.requests[0]?.body.options?.num_ctx).toBe(4_096)
  })

  it('should say so when a model writes no answers at all', async () => {
    const { model, server } = await open({ capabilities: ['embedding'] })
    expect(await model.ask(planTask)).toMatchObject({
      ok: false,
      error: { kind: 'model-rejected', detail: expect.stringContaining('set OLLAMA_MODEL') },
    })
    expect(server.requests).toEqual([])
  })

  it('should explain it when a prompt does not fit after all', async () => {
    const { model, server } = await open({})
    server.faults.next({
      kind: 'status',
      status: 400,
      body: { error: '{"error":{"code":400,"message":"the request exceeds the available context size"}}' },
    })
    expect(await model.ask(planTask)).toMatchObject({
      ok: false,
      error: {
        kind: 'model-rejected',
        detail: expect.stringMatching(/^the prompt does not fit: raise OLLAMA_NUM_CTX/),
      },
    })
  })

  it('should let a chapter be written more freely than a reply', async () => {
    const { model, server } = await open({})
    for (const task of [replyTask(), planTask, chapterTask]) await model.ask(task)
    const [reply = 1, plan = 1, chapter = 0] = server.requests.map(({ body }) => body.options?.temperature)
    expect(reply).toBeLessThan(plan)
    expect(plan).toBeLessThan(chapter)
  })

  it('should say that a model wants to call a tool', async () => {
    const { model, server } = await open({})
    server.faults.next({ kind: 'tools' })
    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: '', ended: 'tools' } })
  })
})

// Helpers

async function open(options: Options, numCtx = 8_192) {
  const server = await startOllamaServer({ thinkingOff: 'obeys', ...options })
  onTestFinished(server.close)
  const lines: string[] = []
  const model = makeOllamaLanguageModel({
    host: server.url,
    model: 'sample-model',
    numCtx,
    timeoutMs: 60_000,
    maxConcurrency: 4,
    log: (line) => lines.push(line),
  })
  return { server, model, lines }
}
