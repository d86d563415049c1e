import { type Endpoint, endpoints } from '@app/contract'
import { ok, type Role } from '@app/domain'
import { aSession, aVerifiedUser, newAttemptId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ENDS, STRANGE_HEADERS } from '../../test/actors.ts'
import { expectRefusal, expectSuccess, expectWithinContract } from '../../test/expect-reply.ts'
import { type Ids, settle } from '../../test/settle.ts'
import { fillPath, openWorld, type Reply, type World } from '../../test/world.ts'

// Every route × everybody. What an answer must be follows from the access of the endpoint and from whose the thing in
// its path is; no row of it is written by hand, so a new endpoint is in it as soon as it is in the contract.

type Route = { readonly endpoint: Endpoint; readonly path: string }

const routes: readonly Route[] = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.alsoAt ?? [])].map((path) => ({ endpoint, path })),
)
const isAboutSomething = ({ path }: Route): boolean => path.includes(':')
/** For everyone who has the link. */
const isByLink = ({ path }: Route): boolean => path.includes(':token')

describe('a user without a live session', () => {
  it.each(Object.entries(ENDS))('should be one whose session %s', async (_, end) => {
    const world = await openMatrix()
    const ended = async () => {
      const { user, token, ids } = await settle(world)
      expectSuccess(endpoints.validateToken, await world.call(endpoints.validateToken, {}, token))
      await end({ world, user, token })
      return { ids, header: `Bearer ${token}` }
    }
    const before = await ended()
    const failures = await unexpected(async (route) => {
      // it is the very next request that must be refused; some routes for each end, for their kinds take turns
      const isFirst = (routes.indexOf(route) + Object.values(ENDS).indexOf(end)) % 8 === 0
      await askAsStranger(world, route, isFirst ? await ended() : before)
    })
    expect(failures).toEqual([])
  })

  it.each(Object.entries(STRANGE_HEADERS))('should be one who sends %s', async (_, headerOf) => {
    const world = await openMatrix()
    const { token, ids } = await settle(world)
    const header = headerOf(token)
    expect(await unexpected((route) => askAsStranger(world, route, { ids, header }))).toEqual([])
    // the session itself has taken no harm
    expectSuccess(endpoints.validateToken, await world.send('GET', '/api/validate-token', { token }))
  })
})

describe.each<Role>(['standard', 'admin'])('a user who is signed in as %s', (role) => {
  it('should get at what is theirs', async () => {
    const world = await openMatrix()
    const failures = await unexpected(async (route) => {
      // things of their own for each route: some routes use them up
      const { token, ids } = await settle(world, role)
      await judgeMember(world, route, { token, ids, role, isTheirs: true })
    })
    expect(failures).toEqual([])
  })

  it("should not find what is another learner's", async () => {
    const world = await openMatrix()
    const failures = await unexpected(async (route) => {
      const { ids } = await settle(world)
      const { token } = await world.learner(aVerifiedUser({ role }))
      await judgeMember(world, route, { token, ids, role, isTheirs: false })
    })
    expect(failures).toEqual([])
  })

  it('should not find what does not exist, nor learn that it is not the same as what they may not see', async () => {
    const world = await openMatrix()
    const { token } = await settle(world, role)
    const { ids: foreign } = await settle(world)
    const nothing = Object.fromEntries(Object.keys(foreign).map((kind) => [kind, aSession(aVerifiedUser().id).id]))
    const own = routes.filter((route) => route.endpoint.access === 'learner' && !isByLink(route))
    for (const route of own.filter(isAboutSomething)) {
      const [absent, theirs] = [await ask(world, route, nothing, token), await ask(world, route, foreign, token)]
      expect(withoutRequestId(absent)).toEqual(withoutRequestId(theirs))
    }
  })
})

describe('the matrix', () => {
  it('should answer a public route alike, for any caller', async () => {
    const answers = await Promise.all(
      ['', 'Bearer garbage', 'Bearer TOKEN'].map(async (header) => {
        const world = await openMatrix()
        const { token, ids } = await settle(world)
        const answered: unknown[] = []
        for (const route of routes.filter(({ endpoint }) => endpoint.access === 'public')) {
          const reply = await ask(world, route, ids, undefined, header.replace('TOKEN', token))
          expectWithinContract(route.endpoint, reply)
          answered.push([route.path, withoutRequestId(reply)])
        }
        return answered
      }),
    )
    expect(answers[0]?.length).toBeGreaterThan(10)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

// Helpers

/** A model that is always there, so that routes get as far as they can. */
const openMatrix = (): Promise<World> =>
  openWorld({
    model: {
      name: 'obliging',
      model: 'obliging',
      ask: async () =>
        ok({ text: '{"message":"Well then?"}', model: 'obliging', ended: 'stop', inputTokens: 1, outputTokens: 1 }),
    },
  })

/** One body for all: each endpoint takes what it names. */
const BODY = {
  email: 'somebody@example.org',
  username: 'Somebody',
  password: 'correct horse',
  current_password: 'correct horse',
  new_password: 'battery staple',
  confirm_new_password: 'battery staple',
  token: 'made up',
  initial_goal: 'Learn to bake',
  message: 'Hello',
  product_id: '893999',
  is_active: true,
  role: 'standard',
  amount: 1,
  objective: 'Bake',
  ticked: true,
  section_id: 's1',
  text: 'Ask why',
  place: 's1',
  title: 'Bread',
  request: 'Shorter, please',
  reason: 'other',
  attempt_id: newAttemptId(),
  review_id: newAttemptId(),
  answer: 'a',
  how: 'simpler',
  practice_id: newAttemptId(),
  message_id: newAttemptId(),
  about: { section_id: 's1' },
  result: 'A loaf.',
  number: 1,
  answers: {},
  version: 0,
  chapter_ids: [],
  chapters: [],
  language: 'de',
  list: 'users',
}

function ask(world: World, route: Route, ids: Ids, token?: string, header = ''): Promise<Reply> {
  const headers = header === '' ? {} : { Authorization: header }
  const body = route.endpoint.method === 'GET' ? undefined : BODY
  return world.send(route.endpoint.method, pathTo(route, ids), { token, headers, body })
}

function pathTo({ path }: Route, ids: Ids): string {
  const kind = /([\w-]+)\/:(?:id|token)/.exec(path)?.[1]
  if (kind === undefined) return path
  const id = ids[kind]
  if (id === undefined) throw new Error(`Nobody here has one of ${kind}: add it to settle.`)
  return fillPath(path, { id, token: id, chapter_id: ids.chapters }).path
}

type Stranger = { readonly ids: Ids; readonly header: string }

async function askAsStranger(world: World, route: Route, { ids, header }: Stranger): Promise<void> {
  const { access, method } = route.endpoint
  if (access === 'public') return
  const headers: Record<string, string> = header === '' ? {} : { Authorization: header }
  // a body that could not be parsed: it must not even be looked at
  const raw = method === 'GET' ? {} : { raw: '{' }
  const reply = await world.send(method, pathTo(route, ids), { headers, ...raw })
  expectRefusal(reply, 401, 'unauthenticated')
  expect(reply.headers.get('WWW-Authenticate')).toMatch(/^Bearer/)
}

type Member = { readonly token: string; readonly ids: Ids; readonly role: Role; readonly isTheirs: boolean }

async function judgeMember(world: World, route: Route, { token, ids, role, isTheirs }: Member): Promise<void> {
  const { access } = route.endpoint
  const reply = await ask(world, route, ids, token)
  if (access === 'admin' && role !== 'admin') {
    expectRefusal(reply, 403, 'forbidden')
    return
  }
  if (access === 'learner' && !isTheirs && isAboutSomething(route) && !isByLink(route)) {
    const absent = Object.keys(route.endpoint.refusals).find((code) => code.endsWith('-not-found')) ?? ''
    expectRefusal(reply, 404, absent)
    return
  }
  expectWithinContract(route.endpoint, reply)
  if (access === 'public') return
  // the right to ask is beyond doubt; whether it can be done now is for the tests of each call
  expect([401, 402, 403, 404, 429]).not.toContain(reply.status)
  expect(reply.body).not.toMatchObject({ code: 'invalid-input' })
}

/** What is wrong with which route. */
async function unexpected(judge: (route: Route) => Promise<void>): Promise<readonly string[]> {
  const failures: string[] = []
  for (const route of routes) {
    await judge(route).catch((error: Error) =>
      failures.push(`${route.endpoint.method} ${route.path}: ${error.message}`),
    )
  }
  return failures
}

function withoutRequestId({ status, body }: Reply): unknown {
  if (typeof body !== 'object' || body === null) return { status, body }
  return { status, body: { ...body, request_id: undefined } }
}
