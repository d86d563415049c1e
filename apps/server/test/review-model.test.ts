import { makeFixture, makeMemoryScheduler, makeScriptedLanguageModel } from '@app/domain/testing'
import { rounds } from '@app/testing/long-run'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { begin, commandsOn, compareAll, type Playing, refuteAll } from './review-model/actions.ts'

/**
 * Whatever a learner does with checks and reviews, in whatever order, on whatever days: cards stand where their history leads, played anew
 * from its beginning.
 */
it('should never diverge from a model in plain numbers, in memory', async () => {
  const seen = new Map<string, number>()
  const property = fc.asyncProperty(fc.nat(), async (seed) => {
    const llm = makeScriptedLanguageModel()
    refuteAll(llm)
    const playing: Playing = { ...makeFixture({ model: llm }), scheduler: makeMemoryScheduler() }
    const scenario = fc.commands(commandsOn(playing, seen), { maxCommands: 60, size: 'max' })
    const [commands] = fc.sample(scenario, { seed, numRuns: 1 })
    const model = await begin(playing)
    await fc.asyncModelRun(() => ({ model, real: {} }), commands ?? [])
    await compareAll(playing, model)
  })
  await fc.assert(property, { numRuns: rounds(60, 1_000) })
  expect([...seen.values()].every((count) => count > 10)).toBe(true)
  expect(seen.size).toBe(12)
})
