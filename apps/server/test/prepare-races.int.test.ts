import { type Chapter, type ChapterId, type LanguageModel, promptFor } from '@app/domain'
import { aLockedChapter, fitAnswerTo, keep, makeScriptedLanguageModel, seedPlan } from '@app/domain/testing'
import { type JobRunner, makeJobRunner } from '@app/postgres'
import { execute } from '@app/testing/database'
import { rounds, times } from '@app/testing/long-run'
import { until } from '@app/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

const OBJECTIVES = ['Feed a starter', 'Judge its ripeness']
/** A blueprint, an opening, a section for each objective, a review, a recap, exercises, two sets of questions, and their solutions. */
const PARTS = OBJECTIVES.length + 9

/**
 * Chapters that are prepared ahead, by a real queue on real PostgreSQL. What protects them: that write-chapter.ts asks whether the
 * chapter's preparation runs (without it parts are asked for twice), and that prepare-chapter.ts describes the chapter anew before it
 * keeps a part (without it words of another outline are kept).
 */
describe('a chapter that is prepared ahead', () => {
  let domain: DomainOnPostgres
  let runner: JobRunner
  /** What the model was asked, to the letter. */
  let asked: string[] = []
  let onAsk: (call: number) => unknown = () => undefined

  beforeAll(async () => {
    const scripted = makeScriptedLanguageModel(...times(rounds(2_000)).map(() => fitAnswerTo))
    const model: LanguageModel = {
      ...scripted,
      ask: async (task, listening) => {
        asked.push(JSON.stringify(promptFor(task).messages))
        await onAsk(asked.length)
        return scripted.ask(task, listening)
      },
    }
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12, model, prepareAhead: true })
    const concurrency = {
      'clean-up': 0,
      'reconcile-payments': 0,
      'check-links': 0,
      'alert-operators': 0,
      'remind-learners': 0,
    }
    runner = makeJobRunner({ url: domain.url, concurrency }, domain.useCases.jobHandlers, () => undefined)
    await runner.start()
  })
  afterEach(async () => {
    onAsk = () => undefined
    await idle()
    await domain.expectSoundLedger()
  })
  afterAll(async () => {
    await runner?.stop()
    await domain?.close()
  })

  it('should be open with the answer to its unlock, without a call', async () => {
    const { first, second, unlock, parts } = await aPlan()
    await unlock(first)
    await until(async () => ((await parts(second)).length === PARTS ? true : undefined))
    await idle()
    const before = asked.length
    expect(await unlock(second)).toMatchObject({ ok: true, value: { chapter: { kind: 'open', id: second } } })
    expect(await parts(second)).toEqual([])
    await idle()
    // the next one is prepared now: none of its prompts was asked before
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length - before).toBe(PARTS)
  })

  it.each([0, 2, PARTS - 1])('should be asked for once, part by part, when it is unlocked in part %i', async (part) => {
    const { first, second, unlock, chapter } = await aPlan()
    const { promise: isUnlocked, resolve } = Promise.withResolvers<void>()
    onAsk = async (call) => {
      if (call !== PARTS + (part % PARTS) + 1) return
      await unlock(second)
      // its job has come and waits for what prepares it
      await until(async () => ((await runsOf(second)) > 0 ? true : undefined))
      resolve()
    }
    await unlock(first)
    await isUnlocked
    await until(async () => ((await chapter(second))?.kind === 'open' ? true : undefined))
    expect(asked.slice(0, 2 * PARTS)).toHaveLength(new Set(asked.slice(0, 2 * PARTS)).size)
    await idle()
    // those of the first, of this one, and of the one behind it
    expect(asked).toHaveLength(3 * PARTS)
  })

  it.each(times(rounds(5)))('should be written for the outline that it has in the end (%i)', async (round) => {
    const { first, second, third, unlock, chapter, parts, user, plan } = await aPlan()
    const own = { userId: user.id, planId: plan.id }
    const edits = [
      () => domain.useCases.rewordChapter({ ...own, chapterId: second, title: 'Rye' }),
      () => domain.useCases.renamePlan({ ...own, title: 'Rye in a week' }),
      () => domain.useCases.orderChapters({ ...own, chapterIds: [first, third, second] }),
      () => domain.useCases.dropChapter({ ...own, chapterId: second }),
      () => domain.useCases.unlockAll(own),
    ]
    onAsk = async (call) => {
      if (call === PARTS + (round % PARTS) + 1) await edits[round % edits.length]?.()
    }
    await unlock(first)
    await idle()
    const next = (await chapter(second))?.number === 2 ? second : third
    await unlock(next)
    await until(async () => ((await chapter(next))?.kind === 'open' ? true : undefined))
    const written = (await chapter(next)) as Extract<Chapter, { kind: 'open' }>
    expect(written.content.introduction).toContain(written.title)
    expect(await parts(next)).toEqual([])
  })

  it('should have the next one prepared when its unlock opens it just before what prepares it ends', async () => {
    const { first, second, third, unlock, chapter, parts } = await aPlan()
    await unlock(first)
    await until(async () => ((await parts(second)).length === PARTS ? true : undefined))
    await idle()
    // its run is over, and the queue does not know it yet
    const key = `prepare-chapter:${second}`
    const active = `state = 'active', started_on = now(), heartbeat_on = now()`
    await execute(domain.url, `UPDATE pgboss.job SET ${active}, completed_on = NULL WHERE singleton_key = '${key}'`)
    await unlock(second)
    expect((await chapter(second))?.kind).toBe('open')
    await execute(domain.url, `UPDATE pgboss.job SET state = 'completed' WHERE singleton_key = '${key}'`)
    await until(async () => ((await parts(third)).length === PARTS ? true : undefined))
    await idle()
  })

  it('should be prepared anew after an edit, for what comes next then', async () => {
    const { first, second, third, unlock, parts, user, plan } = await aPlan()
    await unlock(first)
    await until(async () => ((await parts(second)).length === PARTS ? true : undefined))
    await idle()
    await domain.useCases.dropChapter({ userId: user.id, planId: plan.id, chapterId: second })
    await idle()
    expect(await parts(third)).toHaveLength(PARTS)
    const before = asked.length
    expect(await unlock(third)).toMatchObject({ ok: true, value: { chapter: { kind: 'open', id: third } } })
    await idle()
    // those of the one behind it, each once
    expect(asked.length - before).toBe(PARTS)
  })

  it('should leave nothing behind when its account is removed, and fail no job', async () => {
    const { first, second, unlock, parts, user } = await aPlan()
    onAsk = async (call) => {
      if (call === PARTS + 3)
        await keep(domain.postgres.unitOfWork, async ({ users }) => {
          await users.lock(user.id)
          await users.remove(user.id)
        })
    }
    await unlock(first)
    await until(() => (asked.length === PARTS + 3 ? true : undefined))
    await idle()
    expect(asked).toHaveLength(PARTS + 3)
    expect(await parts(second)).toEqual([])
  })

  it('should go on after a crash between two parts', async () => {
    const { first, second, unlock, parts } = await aPlan()
    onAsk = (call) => {
      if (call === PARTS + 4) throw new Error('crashed')
    }
    await unlock(first)
    await until(async () => ((await parts(second)).length === PARTS ? true : undefined))
    expect(asked).toHaveLength(2 * PARTS + 1)
  })

  // Helpers

  async function aPlan() {
    asked = []
    const { unitOfWork } = domain.postgres
    const { user, plan, chapters } = await seedPlan(unitOfWork, {
      credits: 50,
      chaptersOf: ({ id }) =>
        ['Flour', 'Starter', 'Dough', 'Oven'].map((title, place) =>
          aLockedChapter(id, place + 1, { title, price: place === 0 ? 0 : 10, objectives: OBJECTIVES }),
        ),
    })
    const [first, second, third] = chapters.map(({ id }) => id)
    if (!first || !second || !third) throw new Error('Chapters were seeded.')
    return {
      ...{ user, plan, first, second, third },
      unlock: (chapterId: ChapterId) =>
        domain.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId }),
      chapter: (id: ChapterId) => keep(unitOfWork, ({ chapters: stored }) => stored.find(id)),
      parts: (id: ChapterId) => keep(unitOfWork, ({ chapterParts }) => chapterParts.ofChapter(id)),
    }
  }

  /** Until no job is live. Jobs that rest, or wait for an edit to settle, are not waited for. */
  const idle = () =>
    until(async () => {
      await execute(domain.url, `UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`)
      return (await domain.postgres.liveJobKeys()).length === 0 ? true : undefined
    })

  /** How often the job that writes the chapter was put off. */
  async function runsOf(id: ChapterId): Promise<number> {
    const rows = (await execute(
      domain.url,
      `SELECT (data->>'returned')::integer AS runs FROM pgboss.job WHERE singleton_key = 'write-chapter:${id}:1'`,
    )) as readonly { readonly runs: number | null }[]
    return Number(rows[0]?.runs ?? 0)
  }
})
