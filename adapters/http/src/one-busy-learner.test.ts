import { initiateConversation } from '@app/contract'
import { aReplyAnswer } from '@app/domain/testing'
import { makeBoundedLanguageModel } from '@app/language-model-kit'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../test/world.ts'

const ONE_CALL_MS = 200
const PLACES = 4
const CONVERSATIONS = 30

describe('a learner who begins thirty conversations at once', () => {
  it('should not delay the first reply to any other user', async () => {
    const world = await openWorld({ model: slowModel() })
    const busy = await world.learner()
    const begin = async (token: string, goal = 'Bake bread') =>
      (await world.call(initiateConversation, { initial_goal: goal }, token)).status
    const { token } = await world.learner()
    let answered = 0
    const many = Array.from({ length: CONVERSATIONS }, (_, number) =>
      begin(busy.token, `Bake bread number ${number}`).finally(() => (answered += 1)),
    )
    await expect.poll(() => answered).toBeGreaterThan(0)

    const before = answered
    expect(await begin(token)).toBe(201)
    // those that had a place, and those that got one beside it: in a row it would have waited for all thirty
    expect(answered - before).toBeLessThanOrEqual(2 * PLACES)
    expect(new Set(await Promise.all(many))).toEqual(new Set([201]))
  })
})

// Helpers

function slowModel() {
  const text = JSON.stringify(aReplyAnswer({ asks: 'level', question: 'What do you know about it already?' }))
  async function* open() {
    await new Promise((resolve) => setTimeout(resolve, ONE_CALL_MS))
    yield { text, ended: 'stop' as const }
  }
  const toFailure = () => ({ kind: 'model-unavailable', retryAfterMs: null, detail: '' }) as const
  return makeBoundedLanguageModel(
    { name: 'slow', model: 'slow', secrets: [], open, toFailure },
    { timeoutMs: 60_000, maxConcurrency: PLACES },
  )
}
