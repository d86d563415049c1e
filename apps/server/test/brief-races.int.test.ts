import { awaitsConfirmation, type Conversation, isSummary, type SlotChanges } from '@app/domain'
import {
  aReplyAnswer,
  aTurn,
  awaitingLearner,
  keep,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '@app/domain/testing'
import { rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

/**
 * Two tabs that change a brief and one that speaks, at the same moment, on real PostgreSQL. What protects them: the lock of the
 * conversation and the version in change-brief.ts (without them a tab overwrites what the other has set).
 */
describe('changes of a brief at the same moment', () => {
  let domain: DomainOnPostgres
  const seen = new Map<string, number>()
  const model = makeScriptedLanguageModel()

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12, model })
  })
  afterAll(() => domain?.close())

  it.each(times(rounds(4, 20)))('should keep one change of each version, and no word less (%i)', async (round) => {
    const { useCases, postgres } = domain
    const { id: userId } = await seedUser(postgres.unitOfWork, 0)
    const turns = [aTurn({ text: 'Learn the guitar' }), aTurn({ speaker: 'assistant', text: 'How much time?' })]
    const begun = awaitingLearner(userId, { turns, asked: ['time'] })
    await seed(postgres.unitOfWork, { conversations: [begun] })
    const own = { userId, conversationId: begun.id }
    const versionNow = async () => {
      const read = await useCases.readConversation(own)
      return read.ok ? read.value.known.version : -1
    }
    if (round % 2 === 0) await useCases.summariseConversation(own)
    for (const burst of times(3)) {
      const before = await conversationOf(domain, begun)
      const version = await versionNow()
      model.script(aReplyAnswer())
      const change = (changes: SlotChanges) => useCases.changeBrief({ ...own, version, changes })
      const changes = await Promise.all([
        change({ outcome: `play song ${burst}` }),
        change({ minutesPerWeek: 60 + burst, mustHave: [`song ${burst}`] }),
        change({ goal: `Learn the ukulele ${burst}` }),
        round % 3 === 0 ? useCases.continueConversation({ ...own, message: `on Sundays ${burst}` }) : null,
        round % 5 === 0 ? useCases.summariseConversation(own) : null,
      ])
      const done = changes.slice(0, 3).filter((answer) => answer?.ok)
      for (const answer of changes) {
        const kind = !answer || answer.ok ? 'ok' : answer.error.kind
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
      }
      const after = await conversationOf(domain, begun)
      expect(done.length).toBeLessThanOrEqual(1)
      expect((after.brief.edits ?? 0) - (before.brief.edits ?? 0)).toBe(done.length)
      expect(after.turns.slice(0, before.turns.length)).toEqual(before.turns)
      expect(new Set(after.turns.map(({ id }) => id)).size).toBe(after.turns.length)
      for (const [slot, held] of Object.entries(before.brief.set ?? {}))
        expect(Object.keys(after.brief.set ?? {}), JSON.stringify(held)).toContain(slot)
      if (awaitsConfirmation(after)) {
        const last = after.turns.at(-1)?.text ?? ''
        expect(isSummary(last)).toBe(true)
        expect(last).toContain(after.brief.goal)
      }
    }
  })

  it('should have met each other', () => {
    for (const kind of ['ok', 'brief-changed']) expect([...seen.keys()]).toContain(kind)
  })
})

// Helpers

async function conversationOf({ postgres }: DomainOnPostgres, { id }: Conversation): Promise<Conversation> {
  const found = await keep(postgres.unitOfWork, ({ conversations }) => conversations.find(id))
  if (!found) throw new Error('A conversation is never removed here.')
  return found
}
