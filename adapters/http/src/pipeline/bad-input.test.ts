import * as api from '@app/contract'
import {
  aCancelledConversation,
  aLockedChapter,
  awaitingConfirmation,
  type awaitingLearner,
  keep,
  seed,
  seedPlan,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type Sending, type World } from '../../test/world.ts'

// Whatever comes in: a refusal that says what is wrong, and nothing has changed. The model of these tests has no
// answer to give, so a request that gets as far as asking it fails.

describe('text', () => {
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks', ' \n\t '],
    ['null bytes', '\u0000\u0000'],
    ['characters that nobody sees', '\u200B\u2060\uFEFF'],
    ['null', null],
    ['a number', 7],
    ['a list', ['bread']],
    ['an object', { toString: 'bread' }],
    ['4,001 characters', 'x'.repeat(4_001)],
  ])('should not be taken for a goal: %s', async (_, initial_goal) => {
    const { send, unchanged } = await visit()
    const { fields } = expectRefusal(
      await send('/api/conversation/initiate', { body: { initial_goal } }),
      400,
      'invalid-input',
    )
    expect(Object.keys(fields as object)).toEqual(['initial_goal'])
    await unchanged()
  })

  it('should not be longer than a message can be', async () => {
    const { send, open, unchanged } = await visit()
    const path = `/api/conversation/${open.id}/continue`
    expectRefusal(await send(path, { body: { message: 'x'.repeat(4_001) } }), 400, 'invalid-input')
    expectRefusal(await send(path, { body: { message: 'x'.repeat(100_000) } }), 413, 'body-too-large')
    expectRefusal(await send(path, { body: { message: ' ' } }), 400, 'invalid-input')
    await unchanged()
  })
})

describe('a body', () => {
  const messages: [string, Sending, number, string][] = [
    ['broken JSON', { raw: '{"message": "Hel' }, 400, 'malformed-json'],
    ['a text that is no JSON', { raw: 'message=Hello' }, 400, 'malformed-json'],
    ['a list', { raw: '[{"message":"Hello"}]' }, 400, 'malformed-json'],
    ['a JSON text', { raw: '"Hello"' }, 400, 'malformed-json'],
    ['null', { raw: 'null' }, 400, 'malformed-json'],
    ['blanks', { raw: '   ' }, 400, 'malformed-json'],
    ['nothing but a byte order mark', { raw: '\uFEFF' }, 400, 'invalid-input'],
    ['two byte order marks', { raw: '\uFEFF\uFEFF{}' }, 400, 'malformed-json'],
    ['UTF-16 with its byte order mark', { raw: Buffer.from('\uFEFF{}', 'utf16le') }, 400, 'malformed-json'],
    ['a byte that is no UTF-8', { raw: new Uint8Array([0x7b, 0xff, 0x7d]) }, 400, 'malformed-json'],
    ['a poisoned prototype', { raw: '{"__proto__":{"message":"Hello"}}' }, 400, 'malformed-json'],
    ['a poisoned constructor', { raw: '{"constructor":{"prototype":{"message":"Hello"}}}' }, 400, 'invalid-input'],
    ['10,000 brackets', { raw: `{"message":${'['.repeat(10_000)}${']'.repeat(10_000)}}` }, 400, 'invalid-input'],
    ['nothing', {}, 400, 'invalid-input'],
    [
      'a form',
      { raw: 'message=Hello', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported-media-type',
    ],
    [
      'plain text',
      { raw: '{"message":"Hello"}', headers: { 'Content-Type': 'text/plain' } },
      415,
      'unsupported-media-type',
    ],
    [
      'another kind of JSON',
      { raw: '{"message":"Hello"}', headers: { 'Content-Type': 'application/csp-report' } },
      415,
      'unsupported-media-type',
    ],
    [
      'compressed JSON',
      { raw: '{"message":"Hello"}', headers: { 'Content-Encoding': 'gzip' } },
      415,
      'unsupported-media-type',
    ],
    ['33 kB of blanks', { raw: `{"message":"Hello"}${' '.repeat(33_000)}` }, 413, 'body-too-large'],
  ]
  it.each(messages)('should be refused: %s', async (_, sending, status, code) => {
    const { send, open, unchanged } = await visit()
    expectRefusal(await send(`/api/conversation/${open.id}/continue`, sending), status, code)
    await unchanged()
  })

  it('should not reach the log, whatever is wrong with it', async () => {
    const { world, send, open } = await visit()
    await send(`/api/conversation/${open.id}/continue?token=in-the-query`, { raw: '{"password":"in-the-body' })
    expect(JSON.stringify(world.logged)).not.toMatch(/in-the-|Bearer|token-1/)
    expect(world.logged.at(-1)).toMatchObject({ route: '/api/conversation/:id/continue', status: 400 })
  })

  it('should be taken with a byte order mark before it', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    const raw = '\uFEFF{"language":"de"}'
    expectSuccess(api.setLanguage, await world.send(api.setLanguage.method, api.setLanguage.path, { token, raw }))
  })

  it('should be taken without what the endpoint does not name', async () => {
    const world = await openWorld()
    const body = { username: 'Eve', email: 'eve@example.org', password: 'correct horse', role: 'admin', credits: 9_999 }
    const user = { id: '00000000-0000-7000-8000-00000000ffff', kind: 'verified', isActive: true }
    expectSuccess(api.register, await world.send('POST', '/api/register', { body: { ...body, ...user } }))
    const found = await keep(world.unitOfWork, ({ users }) => users.findByEmail('eve@example.org' as never))
    expect(found).toMatchObject({ role: 'standard', kind: 'registered' })
    expect(found?.id).not.toBe(user.id)
  })

  it('should be too large without a length, too, and the connection goes on to the next request', async () => {
    const { world, send, open } = await visit()
    const path = `/api/conversation/${open.id}/continue`
    for (let times = 0; times < 3; times += 1) {
      expectRefusal(await send(path, { body: { message: 'x'.repeat(500_000) } }), 413, 'body-too-large')
    }
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) })
    const request = { method: 'POST', body: endless, duplex: 'half', headers: { 'Content-Type': 'application/json' } }
    const answered = await fetch(`${world.url}/api/login`, request as RequestInit).then(({ status }) => status, String)
    expect(answered === 413 || String(answered).includes('fetch failed')).toBe(true)
    expectSuccess(api.version, await world.call(api.version, {}))
  })
})

describe('an id', () => {
  it.each(['7', 'null', '%00', '%zz', '..%2f..', `${'a'.repeat(300)}`, "'; DROP TABLE users", '{}'])(
    'should not be found when it cannot be one: %s',
    async (id) => {
      const { world, send, token, unchanged } = await visit()
      const get = (path: string) => world.send('GET', path, { token })
      expectRefusal(await get(`/api/chapters/${id}`), 404, 'chapter-not-found')
      expectRefusal(await get(`/api/conversation/${id}/messages`), 404, 'conversation-not-found')
      expectRefusal(await send(`/api/learning-plans/${id}/unlock-next-chapter`), 404, 'plan-not-found')
      expectRefusal(
        await send(`/api/conversation/${id}/continue`, { body: { message: 'Hello' } }),
        404,
        'conversation-not-found',
      )
      await unchanged()
    },
  )

  it.each(['7', '', null, 7, [], '00000000-0000-7000-8000-00000000000g'])(
    'should be valid in a body: %j',
    async (id) => {
      const { send, plan, open, unchanged } = await visit()
      const unlock = `/api/learning-plans/${plan.id}/unlock-next-chapter`
      const first = expectRefusal(await send(unlock, { body: { chapter_id: id } }), 400, 'invalid-input')
      expect(first.fields).toEqual({ chapter_id: 'This ID isn’t valid.' })
      const body = { message: 'Hello', message_id: id }
      expectRefusal(await send(`/api/conversation/${open.id}/continue`, { body }), 400, 'invalid-input')
      await unchanged()
    },
  )

  it('should be taken from the path, whatever the body says', async () => {
    const { send, closed, open, unchanged } = await visit()
    const body = { id: open.id, message: 'Hello' }
    expectRefusal(await send(`/api/conversation/${closed.id}/continue`, { body }), 409, 'conversation-closed')
    await unchanged()
  })

  it("should not be found when it is another learner's", async () => {
    const { world, plan, chapters, open, unchanged } = await visit()
    const { token } = await world.learner()
    const send = (method: string, path: string, body?: object) => world.send(method, path, { token, body })
    const [chapter] = chapters
    for (const path of ['', '/content', '/status']) {
      expectRefusal(await send('GET', `/api/chapters/${chapter?.id}${path}`), 404, 'chapter-not-found')
    }
    expectRefusal(await send('POST', `/chapters/${chapter?.id}/toggle_completion`), 404, 'chapter-not-found')
    expectRefusal(await send('POST', `/api/learning-plans/${plan.id}/unlock-next-chapter`), 404, 'plan-not-found')
    expectRefusal(await send('POST', `/api/learning-plans/${plan.id}/retry-generation`), 404, 'plan-not-found')
    expectRefusal(await send('GET', `/api/conversation/${open.id}/messages`), 404, 'conversation-not-found')
    for (const move of ['stop', 'confirm_and_generate', 'cancel', 'continue']) {
      const reply = await send('POST', `/api/conversation/${open.id}/${move}`, { message: 'Hello' })
      expectRefusal(reply, 404, 'conversation-not-found')
    }
    await unchanged()
  })
})

describe('a query', () => {
  it('should change nothing', async () => {
    const { world, token } = await visit()
    const reply = await world.send('GET', '/api/learning-plans?id=1&id=2&__proto__[x]=1&%00=%zz', { token })
    expectSuccess(api.listLearningPlans, reply)
  })
})

// Helpers

/** A user with a plan, an open and a closed conversation; `unchanged` compares everything that they have. */
async function visit() {
  const world = await openWorld()
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
    credits: 10,
    chaptersOf: ({ id }) => [aLockedChapter(id, 1), aLockedChapter(id, 2)],
  })
  const [open, closed] = [awaitingConfirmation(user.id), aCancelledConversation(user.id)]
  await seed(world.unitOfWork, { conversations: [open, closed] })
  const token = await world.signIn(user)
  const before = await everything(world, user.id, [open.id, closed.id])
  return {
    world,
    plan,
    chapters,
    open,
    closed,
    token,
    send: (path: string, sending: Sending = {}) => world.send('POST', path, { token, ...sending }),
    unchanged: async () => expect(await everything(world, user.id, [open.id, closed.id])).toEqual(before),
  }
}

type Owner = Parameters<typeof awaitingLearner>[0]

const everything = (world: World, userId: Owner, ids: readonly ReturnType<typeof awaitingLearner>['id'][]) =>
  keep(world.unitOfWork, async ({ conversations, wallets }) => ({
    jobs: world.jobs.live(),
    plans: await world.readModels.listLearningPlans(userId),
    current: await conversations.findCurrent(userId),
    conversations: await Promise.all(ids.map((id) => conversations.find(id))),
    entries: await wallets.entries(userId),
  }))
