import { type Endpoint, endpoints } from '@app/contract'
import type { User } from '@app/domain'
import { aLockedChapter, awaitingLearner, keep, seed, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectWithinContract } from '../test/expect-reply.ts'
import { fillPath, openWorld, type World } from '../test/world.ts'

const guarded = Object.entries(endpoints).filter(([, { access }]) => access !== 'public')
const open = Object.entries(endpoints).filter(([, { access }]) => access === 'public')
const about = guarded.filter(([, { path }]) => path.includes(':id'))

/** Whoever sends such a header has no session. */
const strangers: Readonly<Record<string, (world: World, user: User, token: string) => Promise<string> | string>> = {
  'no header': () => '',
  'no token': () => 'Bearer ',
  garbage: () => 'Bearer x.y.z',
  'another scheme': (_world, _user, token) => `Basic ${token}`,
  'a token without its scheme': (_world, _user, token) => token,
  'two tokens': (_world, _user, token) => `Bearer ${token} ${token}`,
  'a token that is cut off': (_world, _user, token) => `Bearer ${token.slice(0, -1)}`,
  'a session that was signed out': async (world, _user, token) => {
    await world.send('POST', '/api/logout', { token })
    return `Bearer ${token}`
  },
  'a session that has expired': async (world, _user, token) => {
    world.clock.advance(40 * 24 * 3_600_000)
    return `Bearer ${token}`
  },
  'a user who was deactivated': async (world, user, token) => {
    await keep(world.unitOfWork, ({ users }) => users.save({ ...user, isActive: false }))
    return `Bearer ${token}`
  },
  'a user whose address is no longer verified': async (world, user, token) => {
    await keep(world.unitOfWork, ({ users }) => users.save({ ...user, kind: 'registered' }))
    return `Bearer ${token}`
  },
}

describe('somebody without a session', () => {
  describe.each(Object.entries(strangers))('%s', (_, headerOf) => {
    it.each(guarded)('should not get at %s', async (_, endpoint) => {
      const { world, user, token, ids } = await settle()
      const authorization = await headerOf(world, user, token)
      for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
        const reply = await world.send(endpoint.method, fillPath(path, { id: idFor(endpoint, ids) }).path, {
          headers: authorization === '' ? {} : { Authorization: authorization },
          // a body that could not be parsed: it must not even be looked at
          ...(endpoint.method !== 'GET' && { raw: '{' }),
        })
        expectRefusal(reply, 401, 'unauthenticated')
        expect(reply.headers.get('WWW-Authenticate')).toMatch(/^Bearer/)
      }
    })
  })

  it.each(open)('should get at %s', async (_, endpoint) => {
    const world = await openWorld()
    const reply = await world.send(endpoint.method, endpoint.path, { headers: { Authorization: 'Bearer garbage' } })
    expectWithinContract(endpoint, reply)
    expect(reply.status).not.toBe(401)
  })
})

describe('the owner and another learner', () => {
  it.each(about)('should find and not find what %s is about', async (_, endpoint) => {
    const { world, token, ids } = await settle()
    const other = await world.learner()
    const { path } = fillPath(endpoint.path, { id: idFor(endpoint, ids) })
    const body = endpoint.method === 'GET' ? undefined : { message: '' }
    const own = await world.send(endpoint.method, path, { token, body })
    expectWithinContract(endpoint, own)
    expect(own.status).not.toBe(404)

    const foreign = await world.send(endpoint.method, path, { token: other.token, body: body && { message: 'Hello' } })
    const absent = Object.keys(endpoint.refusals).find((code) => code.endsWith('-not-found')) ?? ''
    expectRefusal(foreign, 404, absent)
  })
})

// Helpers

/** A learner with one thing of each kind. */
async function settle() {
  const world = await openWorld()
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
  const conversation = awaitingLearner(user.id)
  await seed(world.unitOfWork, { conversations: [conversation] })
  const token = await world.signIn(user)
  return { world, user, token, ids: { plan: plan.id, chapter: chapters[0]?.id ?? '', conversation: conversation.id } }
}

type Ids = Awaited<ReturnType<typeof settle>>['ids']

function idFor({ path }: Endpoint, ids: Ids): string {
  if (path.includes('/learning-plans/')) return ids.plan
  return path.includes('/chapters/') ? ids.chapter : ids.conversation
}
