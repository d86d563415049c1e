import { makeScriptedLanguageModel } from '@app/domain/testing'
import { makeScheduler } from '@app/fsrs'
import { rounds } from '@app/testing/long-run'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'
import { begin, commandsOn, compareAll, type Playing, refuteAll } from './review-model/actions.ts'

let domain: DomainOnPostgres
beforeAll(async () => {
  const model = makeScriptedLanguageModel()
  refuteAll(model)
  domain = await openDomainOnPostgres(inject('databaseUrl'), { model })
})
afterAll(() => domain?.close())

/** The same on real PostgreSQL and with the library: see review-model.test.ts. */
it('should never diverge from a model in plain numbers, on PostgreSQL', async () => {
  const playing: Playing = { ...domain, ...domain.postgres, scheduler: makeScheduler() }
  const seen = new Map<string, number>()
  const scenario = fc.commands(commandsOn(playing, seen), { maxCommands: 60, size: 'max' })
  const property = fc.asyncProperty(scenario, async (commands) => {
    const model = await begin(playing)
    await fc.asyncModelRun(() => ({ model, real: {} }), commands)
    await compareAll(playing, model)
  })
  await fc.assert(property, { numRuns: rounds(12, 500) })
  expect(seen.size).toBe(12)
})
