import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { accountActs, makePlan, register } from './credits-model/account-acts.ts'
import { chapterActs } from './credits-model/chapter-acts.ts'
import { expectAllInOrder } from './credits-model/compare.ts'
import { beginEntries, type Model } from './credits-model/model.ts'
import { noticeActs, settleAll } from './credits-model/notice-acts.ts'
import { paymentActs } from './credits-model/payment-acts.ts'
import { type Counts, commandsOf } from './credits-model/play.ts'
import { openWorld, type World } from './credits-model/world.ts'
import { LONG_RUN, times } from './long-run.ts'

const MOST_COMMANDS = 100
const ENOUGH = 2_000
const RUNS = 10
/** So long is a failure made smaller. Milliseconds. */
const PATIENCE = 120_000

const asked = process.env.PROPERTY_SEED
const SEED = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked ?? 20_261_121)

describe(`learners, plans, payments and the model of them (PROPERTY_SEED=${SEED})`, () => {
  let world: World

  beforeEach(async () => {
    world = await openWorld(inject('databaseUrl'))
  })
  afterEach(() => world?.close())

  it.each(times(LONG_RUN))('should never diverge (%i)', { timeout: 3 * PATIENCE }, async (round) => {
    const acts = { ...accountActs, ...paymentActs, ...noticeActs, ...chapterActs }
    const counts: Counts = new Map()
    const total = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0)
    const story = fc.commands(commandsOf(acts, counts), { maxCommands: MOST_COMMANDS, size: 'max' })

    for (let seed = SEED + round * 1_000; total() < ENOUGH; seed += 1) {
      const options = { seed, numRuns: RUNS, interruptAfterTimeLimit: PATIENCE }
      await fc.assert(
        fc.asyncProperty(story, (commands) => play(world, commands)),
        options,
      )
    }
    expect(total()).toBeGreaterThanOrEqual(ENOUGH); const T=(globalThis as any).T; process.stderr.write(JSON.stringify(Object.entries(T).map(([k,v])=>[k,Math.round(v as number),counts.get(k), Math.round((v as number)/(counts.get(k)??1))]).sort((a:any,b:any)=>b[1]-a[1]).map(x=>x.join(' ')),null,1)+total())
    expect(Object.keys(acts).filter((name) => !counts.has(name))).toEqual([])
  })
})

// Helpers

async function play(world: World, commands: Iterable<fc.AsyncCommand<Model, World>>): Promise<void> {
  const T=(globalThis as any).T??={}; const t0=performance.now(); const model = await begin(world); T['=begin']=(T['=begin']??0)+performance.now()-t0
  const liveBefore = new Set(await world.postgres().liveJobKeys())
  await fc.asyncModelRun(() => ({ model, real: world }), commands)
  const t1=performance.now(); await expectAllInOrder(model, world, liveBefore)
  T['=all']=(T['=all']??0)+performance.now()-t1;const t2=performance.now(); beginEntries(model)
  await settleAll(model, world)
 T['=settle']=(T['=settle']??0)+performance.now()-t2; T['=runs']=(T['=runs']??0)+1;
  await expectAllInOrder(model, world, liveBefore)
}

/** Two learners with a plan each, and a provider that answers. */
async function begin(world: World): Promise<Model> {
  world.clock.advance(8 * 24 * 3_600_000) // whatever happened in earlier runs is too old to be looked at again
  world.provider.desk.setDown(false)
  const model: Model = {
    now: world.clock.now().getTime(),
    providerIsDown: false,
    learners: [],
    checkouts: [],
    notices: [],
    writing: new Map(),
    written: [],
    receipts: new Set(),
    mailed: [],
    purchases: 0,
  }
  for (const _ of times(2)) await register(model, world)
  for (const learner of model.learners) await makePlan(world, learner, model.now, [10, 25, 90])
  return model
}
