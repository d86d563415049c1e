import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { execute } from '@app/testing/database'
import { call, type Learner, signedInLearner } from '@app/testing/learner'
import { rounds, times } from '@app/testing/long-run'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'
import { makeProductWithModel, type ProductWithModel } from './with-model.ts'

/** A call takes about 100 ms, so that a kill may come at any moment of it. */
const PACE = { pieces: 5, pieceDelayMs: 20 }
const MAX_WAIT_MS = 150
/** One writes the questions, one solves them. */
const CALLS = 2

/** Which two of its steps a kill comes between is chance: `npm run chaos` plays them all. */
describe('the product after kill -9, at any moment of a placement', () => {
  let server: ChatCompletionsServer
  let product: Product
  let running: ProductWithModel | undefined
  beforeAll(async () => {
    running = await makeProductWithModel(PACE)
    ;({ server, product } = running)
  })
  afterAll(() => running?.end())

  it.each(times(rounds(1)))('should lose no answer, and ask no question twice (%i)', async (round) => {
    const learner = await signedInLearner(product, `ana${round}`)
    const goal = { initial_goal: 'Chess' }
    const { conversation_id: id } = await call(product.url, 'POST', '/api/conversation/initiate', goal, learner.token)
    const path = `/api/conversation/${id}`
    const calls = server.requests.length

    await call(product.url, 'POST', `${path}/placement`, undefined, learner.token)
    const due = calls + randomInt(CALLS + 1)
    await until(async () => (server.requests.length >= due ? true : undefined))
    await sleep(randomInt(MAX_WAIT_MS))
    await product.kill()
    const [asked, kept] = [server.requests.length, await keptParts()]
    await product.start()
    // another press changes nothing
    await call(product.url, 'POST', `${path}/placement`, undefined, learner.token)
    const ready = await until(async () => {
      const found = await read(path, learner)
      return found.status === 'ready' ? found : undefined
    })
    const ids = ready.questions.map((question) => question.id)
    expect(ready.questions).toHaveLength(5)
    expect(new Set(ready.questions.map(({ prompt }) => prompt)).size).toBe(5)
    // what a model wrote is kept: only a call in flight is repeated
    expect(server.requests.length - asked).toBe(CALLS - kept)
    const prompts = server.requests.slice(calls).map(({ body }) => body.messages.at(-1)?.content)
    expect(new Set(prompts).size).toBe(CALLS)

    const sent = { attempt_id: randomUUID(), answers: Object.fromEntries(ids.map((one) => [one, 'a'])) }
    const answer = () => call(product.url, 'POST', `${path}/placement/answers`, sent, learner.token)
    const lost = answer().catch(() => null)
    await sleep(randomInt(30))
    await crash()
    const early = await lost
    const result = await answer()
    if (early) expect(result).toEqual(early)
    expect(await read(path, learner)).toMatchObject({ status: 'answered', answers: sent.answers, result })
    expect((await read(path, learner)).questions).toEqual(ready.questions)
    expect(await answer()).toEqual(result)
    const { brief } = await call<{ brief: object }>(product.url, 'GET', `${path}/messages`, undefined, learner.token)
    expect(JSON.stringify(brief)).toContain(`${result.right} out of 5 correct`)
    expect(server.requests.length - calls).toBe(prompts.length)
  })

  // Helpers

  const crash = async (): Promise<void> => {
    await product.kill()
    await product.start()
  }

  /** Of the latest; all, once its questions are there. */
  const keptParts = async (): Promise<number> => {
    const rows = await execute(
      (await runningUrl(product.dataDir)) ?? '',
      `SELECT CASE kind WHEN 'writing' THEN jsonb_array_length(parts) ELSE ${CALLS} END AS kept FROM placements ORDER BY at DESC LIMIT 1`,
    )
    return Number((rows[0] as { readonly kept: number } | undefined)?.kept)
  }

  type View = {
    readonly status: string
    readonly questions: readonly { readonly id: string; readonly prompt: string }[]
  }

  const read = (path: string, { token }: Learner): Promise<View> =>
    call<View>(product.url, 'GET', `${path}/placement`, undefined, token)
})
