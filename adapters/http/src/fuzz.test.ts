import { err, type LanguageModel, ok, type User } from '@app/domain'
import {
  aCancelledConversation,
  aLockedChapter,
  anOpenChapter,
  aPlannedConversation,
  aPreparingChapter,
  awaitingLearner,
  seed,
  seedPlan,
} from '@app/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRequest } from '../test/any-request.ts'
import { expectWithinContract } from '../test/expect-reply.ts'
import { openEvents } from '../test/read-events.ts'
import { openWorld, type Reply, type World } from '../test/world.ts'

const RUNS = 400

describe('any request', () => {
  it('should be answered within the contract, and never by a 500', { timeout: 60_000 }, async () => {
    const world = await openWorld({ model: moodyModel() })
    const { users, ids } = await settle(world)
    const anybody = fc.constantFrom(...users, ...users, ...users, null)
    await fc.assert(
      fc.asyncProperty(anyRequest(ids), anybody, async ({ endpoint, path, sending }, user) => {
        // a request may have been the end of the last session
        const token = user ? await world.signIn(user) : undefined
        expectWithinContract(endpoint, await read(await world.fetch(endpoint.method, path, { ...sending, token })))
        expect(world.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
        world.logged.length = 0
      }),
      { numRuns: RUNS },
    )
  })
})

// Helpers

/** A model that answers, fails and talks nonsense in turn. */
function moodyModel(): LanguageModel {
  let calls = 0
  const moods = [
    () => ok(JSON.stringify({ message: `Well, number ${calls}. Shall I proceed?`, asks: 'proceed' })),
    () => ok('{"message": 7'),
    () => err({ kind: 'model-unavailable', retryAfterMs: null, detail: 'x' } as const),
    () => ok(`Just words ${calls}`),
  ] as const
  return {
    name: 'moody',
    ask: async (_task, listening) => {
      calls += 1
      const answer = moods[calls % moods.length]?.() ?? ok('')
      if (!answer.ok) return answer
      listening?.onText?.(answer.value)
      return ok({ text: answer.value, model: 'moody', inputTokens: 1, outputTokens: 1 })
    },
  }
}

/** Two learners with one thing of each kind, and the ids of everything. */
async function settle(world: World): Promise<{ readonly users: readonly User[]; readonly ids: readonly string[] }> {
  const users: User[] = []
  const ids: string[] = []
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
      awaitingLearner(user.id, { confirmation: true }),
      aPlannedConversation(user.id, plan.id),
      aCancelledConversation(user.id),
    ]
    await seed(world.unitOfWork, { conversations })
    users.push(user)
    ids.push(...[plan, ...chapters, ...conversations].map(({ id }) => id))
  }
  return { users, ids }
}

/** The outcome of a stream of events counts as the answer that it would have been as JSON. */
async function read(response: Response): Promise<Reply> {
  const { status, headers } = response
  if (!headers.get('Content-Type')?.includes('event-stream')) {
    const text = await response.text()
    return { status, headers, body: text === '' ? '' : JSON.parse(text) }
  }
  const events = await openEvents(response).rest()
  const last = events.at(-1)
  if (last?.event === 'done') return { status, headers, body: last.data }
  expect(last?.event).toBe('error')
  return { status: 503, headers, body: last?.data }
}
