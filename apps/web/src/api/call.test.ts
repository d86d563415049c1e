import { chapterStatus, endpoint, login, logout, me, summariseConversation, unlockNextChapter } from '@app/contract'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { ApiProblem, explain, fieldsOf, messageOf } from './problem.ts'
import { onTokenRefused, userChanged } from './session-token.ts'

const id = '0192f3a0-0000-7000-8000-000000000001'
const other = '0192f3a0-0000-7000-8000-000000000002'

describe('call', () => {
  it('should put path parameters in the path and nothing else anywhere', async () => {
    const sent = serve(200, { content_status: 'COMPLETE' })
    expect(await call(chapterStatus, { id })).toEqual({ content_status: 'COMPLETE' })
    expect(sent()).toEqual({ url: `/api/chapters/${id}/status`, method: 'GET', body: undefined })
  })

  it('should send what is left of the input as the body of a POST, without what is undefined', async () => {
    const sent = serve(200, { all_unlocked: true })
    await call(unlockNextChapter, { id, chapter_id: other })
    expect(sent()).toEqual({
      url: `/api/learning-plans/${id}/unlock-next-chapter`,
      method: 'POST',
      body: `{"chapter_id":"${other}"}`,
    })
    await call(unlockNextChapter, { id, chapter_id: undefined })
    expect(sent().body).toBe(undefined)
  })

  it('should send what is left of the input as the query of a GET', async () => {
    const sent = serve(200, { ok: true })
    await call(search, { text: 'yeast & salt' })
    expect(sent().url).toBe('/api/search?text=yeast+%26+salt')
  })

  it('should speak for the stored session, but not on public calls', async () => {
    localStorage.setItem('token', 'abc')
    const sent = serve(200, user)
    await call(me, {})
    expect(sent.headers()).toMatchObject({ Authorization: 'Bearer abc' })
    serve(200, { access_token: 'x', token_type: 'Bearer', expires_in: 1, removal_cancelled: false })
    await call(login, { email: 'a@b.c', password: 'x' })
    expect(sent.headers()).toMatchObject({ Authorization: 'Bearer abc' })
  })

  it('should say where the learner is to calls that count days, and to no others', async () => {
    const sent = serve(200, { ai_message: 'Here you are.', awaiting_confirmation: true })
    await call(summariseConversation, { id })
    expect(sent.headers()).toMatchObject({ 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone })
    const other = serve(200, { content_status: 'COMPLETE' })
    await call(chapterStatus, { id })
    expect(other.headers()).not.toHaveProperty('Time-Zone')
  })

  it('should throw a refusal with its words, its code and what it carries', async () => {
    serve(402, { error: 'Not enough.', message: 'm', code: 'insufficient-credits', request_id: 'r', missing: 4 })
    const problem = await failure(call(unlockNextChapter, { id }))
    expect(problem).toMatchObject({ status: 402, code: 'insufficient-credits', message: 'Not enough.' })
    expect(problem.extra).toEqual({ request_id: 'r', missing: 4 })
  })

  it('should name what is wrong with which field', async () => {
    serve(400, { error: 'e', message: 'e', code: 'invalid-input', request_id: 'r', fields: { email: 'Odd.', n: 1 } })
    expect(fieldsOf(await failure(call(login, { email: '', password: '' })))).toEqual({ email: 'Odd.' })
  })

  it('should survive an answer that is not ours', async () => {
    serve(502, '<html>Bad gateway</html>')
    expect(await failure(call(me, {}))).toMatchObject({ status: 502, code: 'http-502', message: '' })
  })

  it('should take no page of a network that asks for a log-in for a success without a body', async () => {
    serve(200, '<html>Welcome to our Wi-Fi</html>')
    expect(await failure(call(logout, {}))).toMatchObject({ code: 'unexpected-reply' })
  })

  it('should refuse a reply that is not in the contract', async () => {
    serve(200, { id })
    expect(await failure(call(me, {}))).toMatchObject({ code: 'unexpected-reply' })
  })

  it('should distinguish a lost connection from a cancelled call', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(call(me, {}))).toMatchObject({ status: 0, code: 'network' })
    const controller = new AbortController()
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')))
    controller.abort()
    await expect(call(me, {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('should report a refused session, unless a newer one has taken its place', async () => {
    let refusals = 0
    const stop = onTokenRefused(() => {
      refusals += 1
    })
    localStorage.setItem('token', 'old')
    serve(401, { error: 'e', message: 'e', code: 'unauthenticated', request_id: 'r' })
    await failure(call(me, {}))
    expect(refusals).toBe(1)
    const late = failure(call(me, {}))
    localStorage.setItem('token', 'new')
    await late
    expect(refusals).toBe(1)
    stop()
  })

  it.each(['password-change-required', 'not-an-admin', 'forbidden'])(
    'should have the user read again after %s',
    async (code) => {
      let changes = 0
      const stop = userChanged.on(() => {
        changes += 1
      })
      serve(403, { error: 'No.', code })
      await failure(call(me, {}))
      serve(403, { error: 'No.', code: 'own-role' })
      await failure(call(me, {}))
      expect(changes).toBe(1)
      stop()
    },
  )
})

describe('messageOf', () => {
  it('should prefer the words of the server to the fallback', () => {
    const taken = new ApiProblem({ status: 409, code: 'internal-error', message: 'Taken.' })
    expect(messageOf(taken, 'Failed')).toBe('Taken.')
    expect(messageOf(new ApiProblem({ status: 500, code: 'internal-error', message: '' }), 'Failed')).toBe('Failed')
    expect(messageOf(new TypeError('internal'), 'Failed')).toBe('Failed')
  })

  it('should have words of its own for a lost connection where the caller gives some', () => {
    const lost = new ApiProblem({ status: 0, code: 'network', message: '' })
    expect(messageOf(lost, { failed: 'Failed', unreachable: 'Network error.' })).toBe('Network error.')
    expect(messageOf(lost, 'Failed')).toBe('Failed')
  })
})

describe('explain', () => {
  it('should use the words that the caller has for a refusal, and else those of the server', () => {
    const missing = new ApiProblem({ status: 404, code: 'chapter-not-found', message: 'Gone.' })
    expect(explain(missing, 'Failed', { 'chapter-not-found': () => 'Ours.' })).toBe('Ours.')
    expect(explain(missing, 'Failed', { 'plan-not-found': () => 'Ours.' })).toBe('Gone.')
    expect(explain(new TypeError('internal'), 'Failed', {})).toBe('Failed')
  })
})

// Helpers

const user = {
  id,
  username: 'mira',
  email: 'mira@example.org',
  role: 'standard',
  credits: 0,
  language: null,
  must_change_password: false,
}

const search = endpoint('GET', '/api/search', 'public', {
  summary: 'Only for this test: no call of the contract has a query yet.',
  input: z.object({ text: z.string() }),
  status: 200,
  reply: z.object({ ok: z.boolean() }),
  refusals: {},
})

/** Stands in for the server and keeps the last request. */
function serve(status: number, body: unknown) {
  let last: [string, RequestInit] = ['', {}]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    last = [url, init]
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  const sent = () => ({ url: last[0], method: last[1].method, body: last[1].body })
  return Object.assign(sent, { headers: () => last[1].headers })
}

async function failure(promise: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown) => thrown,
  )
  if (!(error instanceof ApiProblem)) throw new Error('expected an ApiProblem', { cause: error })
  return error
}
