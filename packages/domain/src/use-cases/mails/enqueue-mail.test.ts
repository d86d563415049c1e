import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn } from '../../../test/ana.ts'
import { type Fixture, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
})

describe('a mail that a stranger can have sent', () => {
  it.each(['register', 'resendVerification', 'requestPasswordReset'] as const)(
    'should be written 1 to 5 seconds later, at random: %s',
    async (call) => {
      await anaOn(fixture).verified()
      for (const email of [ANA.email, 'new@example.org']) {
        await fixture.useCases[call]({ ...ANA, username: 'Somebody', email })
        const [job, ...more] = fixture.jobs.live()
        expect(more).toEqual([])
        expect(job && fixture.jobs.delayOf(job)).toEqual({ least: 1_000, most: 5_000 })
        await fixture.runner.drain()
      }
    },
  )
})
