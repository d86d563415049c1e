import type { Placement } from '@app/domain'
import {
  aTurn,
  awaitingLearner,
  keep,
  makeScriptedLanguageModel,
  newAttemptId,
  seed,
  seedUser,
} from '@app/domain/testing'
import { rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

/**
 * Tabs that ask for the questions about a level, answer them and change the brief at the same moment, on real PostgreSQL. What protects
 * them: the lock of the conversation in begin-placement.ts and answer-placement.ts.
 */
describe('a placement in several tabs', () => {
  let domain: DomainOnPostgres
  const model = makeScriptedLanguageModel()
  const seen = new Set<string>()

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12, model })
  })
  afterAll(() => domain?.close())

  it.each(times(rounds(4, 10)))('should be written once and count once (%i)', async (round) => {
    const { useCases, postgres } = domain
    const { id: userId } = await seedUser(postgres.unitOfWork, 0)
    const turns = [aTurn({ text: 'Learn the guitar' }), aTurn({ speaker: 'assistant', text: 'How much do you know?' })]
    const begun = awaitingLearner(userId, {
      turns,
      asked: ['level'],
      brief: { goal: 'Learn the guitar', level: null, time: null, focus: null },
    })
    await seed(postgres.unitOfWork, { conversations: [begun] })
    const own = { userId, conversationId: begun.id }
    const read = async (): Promise<Placement> => {
      const found = await keep(postgres.unitOfWork, ({ placements }) => placements.find(begun.id))
      if (!found) throw new Error('It was asked for.')
      return found
    }

    const asked = await Promise.all(times(4).map(() => useCases.beginPlacement(own)))
    expect(asked.every(({ ok }) => ok)).toBe(true)
    const { id: placementId } = await read()
    const calls = model.tasks.length
    const job = { kind: 'write-placement', ...own, placementId } as const
    expect(await useCases.jobHandlers.run(job)).toBe('done')
    expect(await useCases.jobHandlers.run(job)).toBe('done')
    expect(model.tasks.length - calls).toBe(2)
    const ready = await read()
    const questions = ready.kind === 'ready' ? ready.questions : []
    expect(questions).toHaveLength(5)

    const answers = Object.fromEntries(questions.map(({ id, key }) => [id, key]))
    const [first, second] = [newAttemptId(), newAttemptId()]
    const take = (attemptId: string, said: typeof answers) =>
      useCases.answerPlacement({ ...own, attemptId, answers: said })
    const [one, same, other, changed] = await Promise.all([
      take(first, answers),
      take(first, answers),
      take(second, {}),
      useCases.changeBrief({ ...own, version: 2, changes: { minutesPerWeek: 60 + round } }),
    ])
    expect(one).toEqual(same)
    expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1)
    for (const answer of [one, other, changed]) seen.add(answer.ok ? 'ok' : answer.error.kind)

    const { value: conversation } = await postgres.unitOfWork.run(async ({ conversations }) => {
      return { ok: true as const, value: await conversations.find(begun.id) }
    })
    expect(conversation?.brief.set?.level?.value).toBe(one.ok ? 'expert' : 'new')
    expect(conversation?.brief.edits).toBe(changed.ok ? 2 : 1)
    // the next question follows once
    expect(conversation?.turns).toHaveLength(3)
  })

  it('should have met each other', () => {
    for (const kind of ['ok', 'placement-answered']) expect([...seen]).toContain(kind)
  })
})
