import { createServer } from 'node:http'
import type { Ended, ModelFailure } from '@app/domain'
import { FLOOD_BYTES, type ModelFault, planTask } from '@app/domain/testing'
import { type Options, startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { NOWHERE } from '@app/testing/nowhere'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOpenAiLanguageModel, type OpenAiSettings } from './language-model.ts'

describe('makeOpenAiLanguageModel, when the server fails', () => {
  const unavailable = { kind: 'model-unavailable', retryAfterMs: null } as const
  it.each<[string, ModelFault, Named]>([
    ['bad request', { kind: 'status', status: 400 }, { kind: 'model-rejected' }],
    ['wrong key', { kind: 'status', status: 401 }, { kind: 'model-rejected' }],
    ['no right', { kind: 'status', status: 403 }, { kind: 'model-rejected' }],
    ['unknown model', { kind: 'status', status: 404 }, { kind: 'model-rejected' }],
    ['empty account', { kind: 'status', status: 429, body: emptyAccount() }, { kind: 'model-rejected' }],
    ['too many requests', { kind: 'status', status: 429 }, unavailable],
    ['wait so many seconds', tooMany('7'), { kind: 'model-unavailable', retryAfterMs: 7_000 }],
    ['wait until', tooMany(time(90), time(0)), { kind: 'model-unavailable', retryAfterMs: 90_000 }],
    ['wait until past', tooMany(time(0), time(90)), { kind: 'model-unavailable', retryAfterMs: 0 }],
    ['wait a year', tooMany('31536000'), { kind: 'model-unavailable', retryAfterMs: 600_000 }],
    ['wait nonsense', tooMany('soon'), unavailable],
    ['broken', { kind: 'status', status: 500 }, unavailable],
    ['busy', { kind: 'status', status: 503 }, unavailable],
    ['no body', { kind: 'empty' }, unavailable],
    ['not the protocol', { kind: 'garbage' }, unavailable],
    ['dropped connection', { kind: 'drop' }, unavailable],
    ['error inside', { kind: 'error-inside' }, unavailable],
    ['torn at 25 %', { kind: 'cut', at: 0.25, torn: true }, unavailable],
    ['torn at 99 %', { kind: 'cut', at: 0.99, torn: true }, unavailable],
    ['ended at 25 %', { kind: 'cut', at: 0.25, torn: false }, unavailable],
    ['ended at 50 %', { kind: 'cut', at: 0.5, torn: false }, unavailable],
    ['ended at 99 %', { kind: 'cut', at: 0.99, torn: false }, unavailable],
    ['endless line', { kind: 'flood', of: 'line' }, unavailable],
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

  it.each<[Rewriting, RegExp, Ended]>([
    ['malformed-json', /^\{"title"/, 'stop'],
    ['wrong-shape', /^\{"weather":"fine"\}$/, 'stop'],
    ['fenced', /^\{"title".*\}$/, 'stop'],
    ['thinking-tags', /^\{"title".*\}$/, 'stop'],
    ['preamble', /^\{"title".*\}$/, 'stop'],
    ['length', /^\{"title".*[^}]$/, 'length'],
    ['reasoning', /^\{"title".*\}$/, 'stop'],
    ['choices', /^\{"title".*\}$/, 'stop'],
    ['parts', /^\{"title".*\}$/, 'stop'],
    ['refusal', /^$/, 'refused'],
    ['filtered', /^\{"title".*[^}]$/, 'filtered'],
    ['tools', /^$/, 'tools'],
  ])(
    'should pass on the object of an answer, or its words as they came, and how they ended: %s',
    async (kind, text, ended) => {
      const { model, server } = await open()
      server.faults.next({ kind })

      expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: expect.stringMatching(text), ended } })
    },
  )

  it.each(['content_filter', 'content_policy_violation', 'invalid_prompt'])(
    'should distinguish a filtered prompt from a refused call: %s',
    async (code) => {
      const { model, server } = await open()
      server.faults.next({ kind: 'status', status: 400, body: { error: { message: 'Flagged.', type: null, code } } })

      expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { text: '', ended: 'filtered' } })
    },
  )

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

  it('should read no more of a refusal than of an answer', async () => {
    const { model, server } = await open()
    server.faults.next({ kind: 'status', status: 500, body: { error: { message: 'x'.repeat(20_000_000) } } })

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
    const reason = async (baseUrl: string) => {
      const { model } = await open({ baseUrl })
      const answer = await model.ask(planTask)
      return answer.ok || answer.error.kind !== 'model-unavailable' ? null : answer.error.detail
    }

    expect(await reason(`http://${NOWHERE}`)).toBe('Connection error. (ECONNREFUSED)')
    expect(await reason('http://model.invalid')).toMatch(/ENOTFOUND|EAI_AGAIN/)
    expect(await reason(server.url.replace('http:', 'https:'))).toMatch(/SSL|TLS|EPROTO/)
    expect(await reason('http://127.0.0.1:9')).toBe('Connection error. (bad port)')
  })

  it('should report to the operator what the server says, but neither the key nor the prompt', async () => {
    const { model, server } = await open()
    const say = async (message: string) => {
      server.faults.next({ kind: 'status', status: 400, body: { error: { message, code: 'bad' } } })
      const answer = await model.ask(planTask)
      return answer.ok || answer.error.kind === 'model-stopped' ? null : answer.error.detail
    }

    expect(await say('Too warm\nin here')).toBe('400 Too warm in here (bad)')
    expect(await say(`Wrong key: ${KEY}`)).toBe('400 Wrong key: …')
    expect(await say('Cannot read: Bake bread like a Parisian')).toBe('400 Cannot read: …')
    expect(await say(`Cannot read: "${planTask.brief.goal}"`)).toBe('400 Cannot read: …')
    expect((await say('x'.repeat(5_000)))?.length).toBeLessThanOrEqual(300)
  })

  it('should not follow a server that sends it elsewhere', async () => {
    const seen: (string | undefined)[] = []
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization)
      response.end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const { model, server } = await open()
    const location = `http://127.0.0.1:${typeof address === 'object' && address?.port}/`
    server.faults.next({ kind: 'status', status: 307, headers: { location } })

    expect(await model.ask(planTask)).toMatchObject({ ok: false })
    expect(seen).toEqual([])
  })
})

// Helpers

const KEY = 'sk-test-0123456789abcdefghijklmnopqrstuv'

type Rewriting = Exclude<ModelFault, { kind: 'status' | 'cut' | 'trickle' | 'flood' }>['kind']
type Named = { readonly kind: ModelFailure['kind']; readonly retryAfterMs?: number | null; readonly detail?: string }

function time(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toUTCString()
}

function emptyAccount() {
  return { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }
}

function tooMany(after: string, date?: string): ModelFault {
  return { kind: 'status', status: 429, headers: { 'retry-after': after, ...(date && { date }) } }
}

async function open(given: Partial<OpenAiSettings> = {}, options: Options = {}) {
  const server = await startChatCompletionsServer({ apiKey: KEY, ...options })
  onTestFinished(server.close)
  const model = makeOpenAiLanguageModel({
    apiKey: KEY,
    baseUrl: server.url,
    model: 'sample-model',
    timeoutMs: 60_000,
    idleMs: 5_000,
    maxConcurrency: 1,
    ...given,
  })
  return { server, model }
}
