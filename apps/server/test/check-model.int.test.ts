import { isLongRun, rounds, times } from '@app/testing/long-run'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import {
  compareAll,
  compareTouched,
  report,
  reportAgain,
  take,
  takeForeign,
  takeUnfit,
  unlock,
  verify,
} from './check-model/actions.ts'
import { type Learner, UNANSWERED, UNFIT } from './check-model/learner.ts'
import { rewrite, showVersion, writeVersion } from './check-model/versions.ts'
import { newId, openWorld, type World } from './check-model/world.ts'

const ENOUGH = rounds(120, 2_000)
const LENGTH = 60
/** Each kind is run at least once. */
const COMMANDS = 17
const SEED = fc.readConfigureGlobal().seed ?? 0
/** Learners that are played at once: most of the time of one is waiting. */
const AT_ONCE = 4

/**
 * Whatever a learner sends, in whatever order and at once, over HTTP and on real PostgreSQL, chapters say of their checks what a model
 * in plain numbers says: what is asked, which answers are right, the best score.
 *
 * Seen to fail when one of these was taken out: in score.ts, that void questions do not count, that they take no pass away, the best of all attempts, and that
 * a question alone is no set; in
 * check-attempt-repository.ts, that the first of an id stays; in take-check.ts, whose chapter it is; in verify-question.ts, that
 * one report is enough, that a key that was not found makes void, and that a report that led to nothing is taken back.
 */
describe('checks and the model of them', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(inject('databaseUrl'))
  })
  afterAll(() => world?.close())

  it.each(times(rounds(1)))('should never diverge (%i)', { timeout: 240_000 }, async (round) => {
    const seen = new Map<string, number>()
    const command = (name: string, run: (learner: Learner) => Promise<unknown>): fc.AsyncCommand<Learner, object> => ({
      check: () => true,
      run: async (learner) => {
        await run(learner)
        seen.set(name, (seen.get(name) ?? 0) + 1)
        await compareTouched(world, learner)
      },
      toString: () => name,
    })
    const place = fc.nat(2)
    const forms = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })
    const commands = [
      fc.tuple(place, forms).map(([at, said]) => command('take', (learner) => take(world, learner, at, newId(), said))),
      fc.tuple(place, forms).map(([at, said]) =>
        command('take twice at once', (learner) => {
          const id = newId()
          return Promise.all([take(world, learner, at, id, said), take(world, learner, at, id, said)])
        }),
      ),
      fc
        .tuple(place, forms)
        .map(([at, said]) =>
          command('take again', (learner) =>
            take(world, learner, at, [...(learner.chapters[at]?.attempts.keys() ?? [])].at(-1) ?? newId(), said),
          ),
        ),
      fc.tuple(place, fc.nat(4), fc.nat(2)).map(([at, which, form]) =>
        command('take a question alone', (learner) =>
          take(
            world,
            learner,
            at,
            newId(),
            [0, 1, 2, 3, 4].map((one) => (one === which ? form : UNANSWERED)),
          ),
        ),
      ),
      fc
        .tuple(place, fc.nat(UNFIT.length - 1))
        .map(([at, which]) => command('take unfit', (learner) => takeUnfit(world, learner, at, which))),
      place.map((at) => command('report again', (learner) => reportAgain(world, learner, at, at))),
      place.map((at) => command('take a foreign one', (learner) => takeForeign(world, learner, at))),
      fc
        .tuple(place, fc.nat(4))
        .map(([at, which]) => command('report', (learner) => report(world, learner, at, which))),
      fc
        .constantFrom(...(['held', 'refuted', 'failed'] as const))
        .map((how) => command(`verify: ${how}`, (learner) => verify(world, learner, how))),
      fc
        .tuple(place, forms)
        .map(([at, said]) =>
          command('take while it goes void', (learner) =>
            Promise.all([
              take(world, learner, at, newId(), said, true),
              verify(world, learner, 'refuted'),
              take(world, learner, at, newId(), said, true),
            ]),
          ),
        ),
      fc.constant(command('unlock', (learner) => unlock(world, learner))),
      fc
        .tuple(place, fc.constantFrom(...(['simpler', 'deeper'] as const)))
        .map(([at, how]) => command('rewrite', (learner) => rewrite(world, learner, at, how))),
      fc
        .tuple(place, fc.boolean())
        .map(([at, isGood]) => command('write a version', (learner) => writeVersion(world, learner, at, isGood))),
      fc
        .tuple(place, fc.integer({ min: 1, max: 4 }))
        .map(([at, number]) => command('show a version', (learner) => showVersion(world, learner, at, number))),
      fc
        .tuple(place, forms, fc.integer({ min: 1, max: 3 }))
        .map(([at, said, number]) =>
          command('take any version, while another is shown', (learner) =>
            Promise.all([
              take(world, learner, at, newId(), said, false, learner.chapters[at]?.versions[number - 1]),
              showVersion(world, learner, at, 1, true),
            ]),
          ),
        ),
    ]
    const scenario = fc.commands(commands, { maxCommands: LENGTH, size: 'max' })
    const total = (): number => [...seen.values()].reduce((sum, count) => sum + count, 0)
    const property = fc.asyncProperty(scenario, async (cmds) => {
      const learner = await world.begin()
      await fc.asyncModelRun(() => ({ model: learner, real: {} }), cmds)
      await compareAll(world, learner)
    })
    const play = async (first: number): Promise<void> => {
      for (let seed = SEED + round * 10_000 + first; total() < ENOUGH || seen.size < COMMANDS; seed += AT_ONCE)
        await fc.assert(property, { seed, numRuns: isLongRun ? 3 : 1 })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => play(first)))
  })
})
