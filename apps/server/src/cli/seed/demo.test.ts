import type { Email, UnitOfWork, User } from '@app/domain'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '@app/domain/testing'
import { sample, times } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { seedDemo } from './demo.ts'

const EMAILS = ['admin@demo.example', 'ben@demo.example', 'cleo@demo.example']

describe('seedDemo', () => {
  it('should be completed by a second run, wherever the first one was interrupted', async () => {
    const whole = await setUp()
    const all = [0, 1, 2].map((n) => ({ email: EMAILS[n], was: 'made', plans: n, chapters: n === 0 ? 0 : 3 }))
    expect(await whole.run()).toMatchObject(all)
    const wanted = await whole.saved()
    const steps = whole.steps()
    expect(steps).toBeGreaterThan(50)

    const interruptedAt = async (step: number): Promise<void> => {
      const { run, interruptAt, saved, password } = await setUp()
      interruptAt(step)
      await expect(run()).rejects.toThrow('Interrupted')
      interruptAt(Number.POSITIVE_INFINITY)
      const again = await run('battery staple')
      expect(await saved()).toEqual(wanted)
      if (again.every(({ was }) => was === 'kept')) return
      for (const email of EMAILS) expect(await password(email)).toBe('battery staple')
    }
    // at once: the demo tutor waits more than it works
    await Promise.all(sample(times(steps), Math.ceil(steps / 10)).map(interruptedAt))
  })

  it('should change nothing the next time, nor what the learners changed since', async () => {
    const { fixture, run, saved, password } = await setUp()
    await run()
    const before = await saved()
    await fixture.useCases.login({ email: 'ben@demo.example', password: 'correct horse', device: null })
    expect((await run('battery staple')).map(({ was }) => was)).toEqual(['kept', 'kept', 'kept'])
    expect(await saved()).toEqual(before)
    expect(await password('cleo@demo.example')).toBe('correct horse')
  })
})

// Helpers

async function setUp() {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const { readModels, adminReadModels, passwordHasher, commonPasswords } = fixture
  let steps = 0
  let last = Number.POSITIVE_INFINITY
  const unitOfWork: UnitOfWork = {
    run: async (work) => {
      if (steps >= last) throw new Error('Interrupted, as the test wants it.')
      steps += 1
      return fixture.unitOfWork.run(work)
    },
  }
  const place = { unitOfWork, readModels, adminReadModels }
  const find = (email: string): Promise<User | null> =>
    // an address, as `parseEmail` would say
    keep(fixture.unitOfWork, ({ users }) => users.findByEmail(email as Email))
  return {
    fixture,
    /** Units of work so far: between two of them a process may end. */
    steps: () => steps,
    interruptAt: (step: number) => {
      last = step
    },
    run: (password = 'correct horse') => seedDemo(place, { passwordHasher, commonPasswords }, password),
    saved: () => Promise.all(EMAILS.map(async (email) => dataOf(fixture, (await find(email)) ?? never()))),
    password: async (email: string) => (await find(email))?.passwordHash.replace(/^plain:/, ''),
  }
}

/** The user's data without ids and times. */
async function dataOf({ unitOfWork, readModels, jobs }: Fixture, { id, kind, role }: User) {
  const plans = await readModels.listLearningPlans(id)
  const data = (await readModels.personalData(id)) ?? never()
  return {
    who: [kind, role],
    plans: plans
      .map(({ generationStatus, chapters }) => [
        generationStatus,
        ...chapters.map(({ contentStatus }) => contentStatus),
      ])
      .toSorted(),
    openConversation: await keep(unitOfWork, ({ conversations }) => conversations.findCurrent(id)),
    ledger: data.credits.entries.map((entry) => entry.kind),
    acts: data.acts.map(({ act }) => act).filter((act) => !JSON.stringify(act).includes('password-set')),
    jobs: jobs.live(),
  }
}

function never(): never {
  throw new Error('This has happened nevertheless.')
}
