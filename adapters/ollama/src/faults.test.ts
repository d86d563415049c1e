import type { ModelFailure } from '@app/domain'
import { FLOOD_BYTES, type ModelFault, planTask } from '@app/domain/testing'
import { NOWHERE } from '@app/testing/nowhere'
import { type Options, startOllamaServer } from '@app/testing/ollama/ollama-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOllamaLanguageModel, type OllamaSettings } from './language-model.ts'

describe('makeOllamaLanguageModel, when the server fails', () => {
  const unavailable = { kind: 'model-unavailable', retryAfterMs: null } as const
  it.each<[string, ModelFault, Named]>([
    ['bad request', { kind: 'status', status: 400 }, { kind: 'model-rejected', detail: '400 as the test wants it' }],
    ['a proxy without key', { kind: 'status', status: 401 }, { kind: 'model-rejected' }],
    ['model not pulled', { kind: 'status', status: 404 }, { kind: 'model-rejected' }],
    ['too many requests', { kind: 'status', status: 429 }, unavailable],
    ['wait so many seconds', tooMany('7'), { kind: 'model-unavailable', retryAfterMs: 7_000 }],
    ['wait until', tooMany(time(90), time(0)), { kind: 'model-unavailable', retryAfterMs: 90_000 }],
    ['wait until past', tooMany(time(0), time(90)), { kind: 'model-unavailable', retryAfterMs: 0 }],
    ['wait a year', tooMany('31536000'), { kind: 'model-unavailable', retryAfterMs: 600_000 }],
    ['wait nonsense', tooMany('soon'), unavailable],
    ['too little memory', { kind: 'status', status: 500 }, unavailable],
    ['too long a queue', { kind: 'status', status: 503 }, unavailable],
    ['no body', { kind: 'empty' }, unavailable],
    ['not the protocol', { kind: 'garbage' }, unavailable],
    ['dropped connection', { kind: 'drop' }, unavailable],
    [
      'error inside',
      { kind: 'error-inside' },
      { ...unavailable, detail: 'an error was encountered while running the model' },
    ],
    ['torn at 25 %', { kind: 'cut', at: 0.25, torn: true }, unavailable],
    ['torn at 99 %', { kind: 'cut', at: 0.99, torn: true }, unavailable],
    ['ended at 25 %', { kind: 'cut', at: 0.25, torn: false }, unavailable],
    ['ended at 50 %', { kind: 'cut', at: 0.5, torn: false }, unavailable],
    ['ended at 99 %', { kind: 'cut', at: 0.99, torn: false }, unavailable],
    ['endless line', { kind: 'flood', of: 'line' }, { ...unavailable, detail: 'the response is too long' }],
  ])('should name the failure: %s', async (_name, fault, failure) => {
    const { model, server } = await open()
    server.faults.next(fault)

    expect(await model.ask(planTask)).toMatchObject({ ok: false, error: failure })

    expect(server.requests).toHaveLength(1)
    // nothing stays behind: the next call is as good as the first
    expect(await model.ask(planTask)).toMatchObject({ ok: true })
  })

  it.each<[ModelFault, RegExp, number]>([
    [{ kind: 'hang' }, /^no answer within 300 ms$/, 300],
    [{ kind: 'stall' }, /^the answer stopped coming for 100 ms$/, 60_000],
    [{ kind: 'trickle', bytes: 1, everyMs: 10 }, /300 ms$|100 ms$/, 300],
  ])('should not wait for ever: %j', async (fault, detail, timeoutMs) => {
    const { model, server } = await open({ timeoutMs, idleMs: 100 })
    server.faults.next(fault)

    const answer = await model.ask(planTask)

    expect(answer).toEqual({ ok: false, error: { kind: 'model-timeout', detail: expect.stringMatching(detail) } })
    expect(await server.requests[0]?.over).toMatchObject({ leftEarly: true })
  })

  it.each<[Rewriting, RegExp]>([
    ['malformed-json', /^\{"title"/],
    ['wrong-shape', /^\{"weather":"fine"\}$/],
    ['fenced', /^\{"title".*\}$/],
    ['thinking-tags', /^\{"title".*\}$/],
    ['preamble', /^\{"title".*\}$/],
    ['length', /^\{"title".*[^}]$/],
    ['reasoning', /^\{"title".*\}$/],
  ])('should pass on the object of an answer, or its words as they came: %s', async (kind, text) => {
    const { model, server } = await open()
    server.faults.next({ kind })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: expect.stringMatching(text) } })
  })

  it('should put together characters that come in parts', async () => {
    const { model, server } = await open({}, { says: '{"title":"Brot 🥖 und Käse"}', pieces: 1 })
    server.faults.next({ kind: 'trickle', bytes: 5, everyMs: 1 })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: '{"title":"Brot 🥖 und Käse"}' } })
  })

  it('should stop reading a flood, and hang up', async () => {
    const { model, server } = await open()
    server.faults.next({ kind: 'flood', of: 'words' })

    const answer = await model.ask(planTask)

    expect(answer).toMatchObject({ ok: true, value: { text: expect.stringMatching(/^( flood)+$/) } })
    expect(answer.ok && answer.value.text.length).toBeLessThan(100_000)
    expect(await server.requests[0]?.over).toEqual({
      bytesSent: expect.toSatisfy((bytes) => bytes < FLOOD_BYTES / 3),
      leftEarly: true,
    })
  })

  it('should read no more of a refusal than it logs', async () => {
    const { model, server } = await open()
    server.faults.next({ kind: 'status', status: 500, body: { error: 'x'.repeat(20_000_000) } })

    const answer = await model.ask(planTask)

    expect(answer).toMatchObject({ ok: false, error: { kind: 'model-unavailable' } })
    expect(JSON.stringify(answer).length).toBeLessThan(500)
    expect(await server.requests[0]?.over).toMatchObject({ leftEarly: true })
  })

  it('should hang up as soon as it is stopped, before and within the answer', async () => {
    const { model, server } = await open()
    for (const [index, kind] of (['hang', 'stall'] as const).entries()) {
      server.faults.next({ kind })
      const stop = new AbortController()
      const answer = model.ask(planTask, { signal: stop.signal })
      await expect.poll(() => server.requests.length).toBe(index + 1)
      stop.abort()

      expect(await answer).toEqual({ ok: false, error: { kind: 'model-stopped' } })
      expect(await server.requests[index]?.over).toMatchObject({ leftEarly: true })
    }
  })

  it('should name what stands in the way of a connection', async () => {
    const { server } = await open()
    const failure = async (host: string) => {
      const { model } = await open({ host })
      const answer = await model.ask(planTask)
      return answer.ok ? null : answer.error
    }
    const because = (reason: RegExp) => ({ ...unavailable, detail: expect.stringMatching(reason) })

    expect(await failure(`http://${NOWHERE}`)).toEqual({ ...unavailable, detail: 'fetch failed (ECONNREFUSED)' })
    expect(await failure('http://model.invalid')).toEqual(because(/ENOTFOUND|EAI_AGAIN/))
    expect(await failure(server.url.replace('http:', 'https:'))).toEqual(because(/SSL|TLS|EPROTO/))
    expect(await failure('http://not an address')).toMatchObject({ kind: 'model-rejected' })
  })

  it('should report to the operator what the server says, but not the prompt', async () => {
    const { model, server } = await open()
    const say = async (error: string) => {
      server.faults.next({ kind: 'status', status: 400, body: { error } })
      const answer = await model.ask(planTask)
      return answer.ok || answer.error.kind === 'model-stopped' ? null : answer.error.detail
    }

    expect(await say('Too warm\nin here')).toBe('400 Too warm in here')
    expect(await say('Cannot read: Bake bread like a Parisian')).toBe('400 Cannot read: …')
    expect(await say(`Cannot read: "${planTask.brief.goal}"`)).toBe('400 Cannot read: …')
    expect((await say('x'.repeat(5_000)))?.length).toBeLessThanOrEqual(300)
  })
})

describe('makeOllamaLanguageModel', () => {
  it('should not follow a server that sends it elsewhere', async () => {
    const elsewhere = await startOllamaServer()
    onTestFinished(elsewhere.close)
    const { model, server } = await open()
    server.faults.next({ kind: 'status', status: 307, headers: { location: `${elsewhere.url}/api/chat` } })

    expect(await model.ask(planTask)).toMatchObject({ ok: false })
    expect(elsewhere.requests).toEqual([])
  })
})

// Helpers

type Rewriting = Exclude<ModelFault, { kind: 'status' | 'cut' | 'trickle' | 'flood' }>['kind']
type Named = { readonly kind: ModelFailure['kind']; readonly retryAfterMs?: number | null; readonly detail?: string }

function time(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toUTCString()
}

function tooMany(after: string, date?: string): ModelFault {
  return { kind: 'status', status: 429, headers: { 'retry-after': after, ...(date && { date }) } }
}

async function open(given: Partial<OllamaSettings> = {}, options: Options = {}) {
  const server = await startOllamaServer(options)
  onTestFinished(server.close)
  const model = makeOllamaLanguageModel({
    host: server.url,
    model: 'sample-model',
    numCtx: 8_192,
    timeoutMs: 60_000,
    idleMs: 5_000,
    maxConcurrency: 1,
    ...given,
  })
  return { server, model }
}
