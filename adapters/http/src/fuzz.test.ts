import { endpoints } from '@app/contract'
import { CREDIT_PACKAGES, err, type LanguageModel, ok, type User } from '@app/domain'
import {
  aCancelledConversation,
  aLockedChapter,
  anOpenChapter,
  aPlannedConversation,
  aPreparingChapter,
  aRegisteredUser,
  aReplyAnswer,
  aSession,
  aVerifiedUser,
  awaitingConfirmation,
  keep,
  seed,
  seedPlan,
  seedUser,
} from '@app/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRequest } from '../test/any-request.ts'
import { type ApiDocument, codeOf, expectDocumented, expectWithinContract } from '../test/expect-reply.ts'
import { mailedToken } from '../test/mailed-token.ts'
import { openEvents } from '../test/read-events.ts'
import { openWorld, type Reply, type World } from '../test/world.ts'

const RUNS = 1_200

describe('any request', () => {
  it('should be answered within the contract, and never by a 500', async () => {
    const world = await openWorld({ model: moodyModel(), maxStreamMs: 20 })
    const { users, ...known } = await settle(world)
    // what it is fetched from is what the server says of itself
    const document = (await world.send('GET', '/api/openapi.json')).body as ApiDocument
    const asked = new Set<string>()
    const anyUser = fc.constantFrom(...users, ...users, ...users, null)
    await fc.assert(
      fc.asyncProperty(anyRequest(known), anyUser, async ({ endpoint, path, sending }, user) => {
        // a request may have been the end of the last session, and an admin's the end of a password or a role
        if (user) await keep(world.unitOfWork, ({ users }) => users.save(user))
        const token = user ? await world.signIn(user) : undefined
        const response = await world.fetch(endpoint.method, path, { ...sending, token })
        const reply = await read(response)
        expectWithinContract(endpoint, reply)
        if (!OF_NO_ENDPOINT.has(codeOf(reply)))
          expectDocumented(document, endpoint, { ...reply, status: response.status })
        expect(world.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
        world.logged.length = 0
        const isBare = sending.body === undefined && sending.raw === undefined
        asked.add(`${endpoint.method} ${endpoint.path} ${isBare ? 'without' : 'with'} a body`)
      }),
      { numRuns: RUNS },
    )
    for (const { method, path } of Object.values(endpoints)) {
      expect(asked).toContain(`${method} ${path} ${method === 'GET' ? 'without' : 'with'} a body`)
    }
  })
})

// Helpers

/** A spoilt path may lead anywhere. */
const OF_NO_ENDPOINT = new Set(['not-found', 'method-not-allowed'])

/** A model that answers, fails and talks nonsense in turn. */
function moodyModel(): LanguageModel {
  let calls = 0
  const moods = [
    () => ok(JSON.stringify(aReplyAnswer({ wants: 'plan-now', answer: `Well, number ${calls}.` }))),
    () => ok('{"answer": 7'),
    () => err({ kind: 'model-unavailable', retryAfterMs: null, detail: 'x' } as const),
    () => ok(`Just words ${calls}`),
  ] as const
  return {
    name: 'moody',
    model: 'moody',
    ask: async (_task, listening) => {
      calls += 1
      const answer = moods[calls % moods.length]?.() ?? ok('')
      if (!answer.ok) return answer
      listening?.onText?.(answer.value)
      return ok({ text: answer.value, model: 'moody', ended: 'stop', inputTokens: 1, outputTokens: 1 })
    },
  }
}

type Settled = {
  readonly users: readonly User[]
  readonly ids: readonly string[]
  /** What a text may be for something to happen. */
  readonly texts: readonly string[]
  readonly webhookEvents: readonly { readonly body: string; readonly signature: string }[]
}

/** Two learners with one thing of each kind, and a user who is not verified yet. */
async function settle(world: World): Promise<Settled> {
  const users: User[] = []
  const ids: string[] = []
  const texts = ['correct horse', ...CREDIT_PACKAGES.map(({ id }) => id)]
  const webhookEvents: { body: string; signature: string }[] = []
  for (const credits of [0, 1_000]) {
    const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
      credits,
      chaptersOf: ({ id }) => [
        anOpenChapter(id, 1),
        credits === 0 ? aPreparingChapter(id, 2) : aLockedChapter(id, 2),
        aLockedChapter(id, 3),
      ],
    })
    const conversations = [
      awaitingConfirmation(user.id),
      aPlannedConversation(user.id, plan.id),
      aCancelledConversation(user.id),
    ]
    const sessions = [aSession(user.id)]
    await seed(world.unitOfWork, { conversations, sessions })
    const shared = await world.useCases.sharePlan({ userId: user.id, planId: plan.id })
    if (shared.ok) texts.push(shared.value)
    users.push(user)
    ids.push(...[plan, ...chapters, ...conversations, ...sessions].map(({ id }) => id))
    await world.call(endpoints.requestPasswordReset, { email: user.email })
    texts.push(user.email, await mailedToken(world))
    await world.useCases.createCheckout({ user, packageId: '893999' })
    const reference = world.payments.checkouts().at(-1)?.reference ?? ''
    texts.push(reference)
    webhookEvents.push(world.payments.webhookEvent(reference))
    world.payments.pay(reference)
    webhookEvents.push(world.payments.webhookEvent(reference))
  }
  // asked for as often as the learners: there are as many calls for admins
  const admin = await seedUser(world.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
  users.push(admin, admin)
  ids.push(...users.map(({ id }) => id))
  const waiting = aRegisteredUser()
  await seed(world.unitOfWork, { users: [waiting] })
  await world.call(endpoints.resendVerification, { email: waiting.email })
  texts.push(waiting.email, await mailedToken(world))
  return { users, ids, texts, webhookEvents }
}

/** The outcome of a stream of events counts as the answer that it would have been as JSON. */
async function read(response: Response): Promise<Reply> {
  const { status, headers } = response
  if (!headers.get('Content-Type')?.includes('event-stream')) {
    const text = await response.text()
    // a file is what it is
    const isJson = text !== '' && headers.get('Content-Type')?.startsWith('application/json')
    return { status, headers, body: isJson ? JSON.parse(text) : text }
  }
  const events = await openEvents(response).rest()
  const last = events.at(-1)
  if (last?.event === 'done') return { status, headers, body: last.data }
  const { watchPlan, watchChapter } = endpoints
  if (last && last.event in { ...watchPlan.events, ...watchChapter.events }) return { status, headers, body: 'events' }
  expect(last?.event).toBe('error')
  return { status: 503, headers, body: last?.data }
}
