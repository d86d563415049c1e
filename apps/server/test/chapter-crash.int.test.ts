import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@app/postgres'
import type { ChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { execute } from '@app/testing/database'
import { call, type Learner, signedInLearner } from '@app/testing/learner'
import { rounds, times } from '@app/testing/long-run'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'
import { makeProductWithModel, type ProductWithModel } from './with-model.ts'

const KILLS = 2
/** As many as are asked for at once: those are what a kill can lose. */
const IN_FLIGHT = 2
/** A call takes about 100 ms, so a chapter half a second: a kill may come at any moment of it. */
const PACE = { pieces: 5, pieceDelayMs: 20 }
const MAX_WAIT_MS = 120
/** Calls that begin between two kills: a chapter takes about nine. */
const [FEWEST, MOST] = [3, 5]
const CREDITS = 25

/** K1 and K2 of the promises, for a chapter that is paid for and written in parts. */
describe('the product after kill -9, while a model writes a chapter', () => {
  let server: ChatCompletionsServer
  let product: Product
  let running: ProductWithModel | undefined
  beforeAll(async () => {
    running = await makeProductWithModel(PACE)
    ;({ server, product } = running)
  })
  afterAll(() => running?.end())

  it.each(times(rounds(1)))('should ask again only for what was in flight, and charge once (%i)', async (round) => {
    const learner = await signedInLearner(product, `ana${round}`)
    const { planId, chapterId, price } = await readFirstChapter(learner)
    const begun = server.requests.length
    const calls = (): readonly string[] => server.requests.slice(begun).map(promptOf)
    await learner.unlockNext(planId)

    let kept: readonly string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const due = server.requests.length + randomInt(FEWEST, MOST + 1)
      await until(async () => (server.requests.length >= due || (await isWritten(learner)) ? true : undefined))
      await sleep(randomInt(MAX_WAIT_MS))
      await product.kill()
      expectAskedOnce(kept, calls())
      const saved = await savedPrompts(chapterId)
      kept = calls().filter((prompt) => saved.includes(prompt))
      await product.start()
    }
    await until(async () => ((await isWritten(learner)) ? true : undefined))
    expectAskedOnce(kept, calls())

    const chapter = await call<ChapterView>(product.url, 'GET', `/api/chapters/${chapterId}`, undefined, learner.token)
    // opening, recap, questions and their solution
    const parts = chapter.generated_content.sections.length + 4
    expect(chapter.check.questions.length).toBeGreaterThanOrEqual(3)
    expect(new Set(calls()).size).toBe(parts)
    expect(calls().length).toBeLessThanOrEqual(parts + KILLS * IN_FLIGHT)
    expect(await creditsOf(learner)).toBe(CREDITS - price)
    await expectSoundLedger()
  })

  // Helpers

  type ChapterView = {
    readonly generated_content: { readonly sections: readonly unknown[] }
    readonly check: { readonly questions: readonly unknown[] }
  }

  const databaseUrl = async (): Promise<string> => (await runningUrl(product.dataDir)) ?? ''

  /** Who has credits, and the chapter that costs nothing. */
  const readFirstChapter = async (learner: Learner) => {
    const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, learner.token)
    await execute(await databaseUrl(), `UPDATE users SET role = 'admin' WHERE id = '${id}'`)
    const gift = { amount: CREDITS, request_id: crypto.randomUUID(), reason: 'For a chapter' }
    await call(product.url, 'POST', `/api/admin/users/${id}/add-credits`, gift, learner.token)
    const planId = await learner.askForPlan('Chess')
    await until(async () => ((await planOf(learner))?.generation_status === 'COMPLETE' ? true : undefined))
    await learner.unlockNext(planId)
    await until(async () => ((await planOf(learner))?.chapters[0]?.content_status === 'COMPLETE' ? true : undefined))
    const { id: chapterId, price } = (await planOf(learner))?.chapters[1] ?? { id: '', price: 0 }
    // soon after an unlock another one is a second click
    await execute(await databaseUrl(), `UPDATE chapters SET unlocked_at = unlocked_at - interval '1 hour'`)
    return { planId, chapterId, price }
  }

  const planOf = async (learner: Learner) => (await learner.plans())[0]
  const isWritten = async (learner: Learner) => (await planOf(learner))?.chapters[1]?.content_status === 'COMPLETE'
  const creditsOf = async (learner: Learner): Promise<number> =>
    (await call<{ credits: number }>(product.url, 'GET', '/api/me', undefined, learner.token)).credits

  /** What says which part is asked for. */
  const promptOf = ({ body }: ChatCompletionsServer['requests'][number]): string => body.messages.at(-1)?.content ?? ''

  const savedPrompts = async (chapterId: string): Promise<readonly string[]> => {
    const parts = `SELECT task FROM chapter_parts WHERE chapter_id = '${chapterId}'`
    const rows = (await execute(await databaseUrl(), parts)) as readonly { readonly task: string }[]
    return rows.map(({ task }) => (JSON.parse(task) as readonly { readonly content: string }[]).at(-1)?.content ?? '')
  }

  /** What was kept is not asked for again. */
  const expectAskedOnce = (kept: readonly string[], calls: readonly string[]): void => {
    for (const prompt of kept) expect(countOf(prompt, calls)).toBe(countOf(prompt, kept))
  }

  const countOf = (prompt: string, prompts: readonly string[]): number => prompts.filter((one) => one === prompt).length

  const expectSoundLedger = async (): Promise<void> => {
    const postgres = openPostgres({ url: await databaseUrl() })
    const findings = await postgres.checkLedger()
    await postgres.close()
    expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
  }
})
