import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn } from '../../../test/ana.ts'
import { makeScriptedLanguageModel, makeStage, type Stage } from '../../../testing/index.ts'

let stage: Stage
beforeEach(() => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
})

describe('a mail that a stranger can have sent', () => {
  it.each(['register', 'resendVerification', 'requestPasswordReset'] as const)(
    'should be written 1 to 5 seconds later, at random: %s',
    async (call) => {
      await anaOn(stage).verified()
      for (const email of [ANA.email, 'new@example.org']) {
        await stage.useCases[call]({ ...ANA, username: 'Somebody', email })
        const [job, ...more] = stage.jobs.live()
        expect(more).toEqual([])
        expect(job && stage.jobs.delayOf(job)).toEqual({ least: 1_000, most: 5_000 })
        await stage.runner.drain()
      }
    },
  )
})
