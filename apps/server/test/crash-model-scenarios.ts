import { randomInt, randomUUID } from 'node:crypto'
import type { ChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { execute } from '@app/testing/database'
import type { Learner } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { expect } from 'vitest'
import { aPaidUnlock, get, post, type Scenario } from './crash-scenarios.ts'

/** A product whose model is this server, and the address of its database. */
export type WithModel = { readonly product: Product; readonly model: ChatCompletionsServer; readonly url: string }

/** A call takes about 100 ms: a kill may come at any moment of a chapter, and of a placement. */
export const PACE = { pieces: 5, pieceDelayMs: 20 }
const [CHAPTER_TIMEOUT_MS, PLACEMENT_TIMEOUT_MS] = [700, 350]
/** As many as are asked for at once: those are what a kill can lose. */
const IN_FLIGHT = 4

/** A chapter that is paid for and written in parts: only what was in flight is asked for again. */
export async function aPaidChapter({ product, model, url }: WithModel, learner: Learner): Promise<Scenario> {
  const { chapterId, ...unlock } = await aPaidUnlock(product, learner, randomInt(CHAPTER_TIMEOUT_MS))
  // in every prompt of this chapter, and in none of another one
  const mark = chapterId.slice(-12)
  const marked = `title = title || ' ${mark}', objectives = ARRAY(SELECT one || ' ${mark}' FROM unnest(objectives) AS one)`
  await execute(url, `UPDATE chapters SET ${marked} WHERE id = '${chapterId}'`)
  const begun = model.requests.length
  const calls = () => promptsSince(model, begun).filter((prompt) => prompt.includes(mark))
  const countOf = (prompt: string, prompts: readonly string[]): number => prompts.filter((one) => one === prompt).length
  let kept: readonly string[] = []
  return {
    ...unlock,
    look: async () => {
      const parts = `SELECT task FROM chapter_parts WHERE chapter_id = '${chapterId}'`
      const rows = (await execute(url, parts)) as readonly { readonly task: string }[]
      const saved = rows.map(({ task }) => (JSON.parse(task) as readonly { content: string }[]).at(-1)?.content)
      kept = calls().filter((prompt) => saved.includes(prompt))
    },
    holds: async () => {
      await unlock.holds()
      for (const prompt of kept) expect(countOf(prompt, calls())).toBe(countOf(prompt, kept))
      const chapter = await until(async () => {
        const read = await get<ChapterView>(product, learner, `/api/chapters/${chapterId}`)
        return read.check ? { ...read, check: read.check } : undefined
      })
      // blueprint, opening, review, recap, exercises, two sets of questions and their solutions
      const parts = chapter.generated_content.sections.length + 9
      expect(chapter.check.questions.length).toBeGreaterThanOrEqual(3)
      expect(new Set(calls()).size).toBe(parts)
      expect(calls().length).toBeLessThanOrEqual(parts + IN_FLIGHT)
    },
  }
}

/** One call writes the questions, one solves them. */
const PLACEMENT_CALLS = 2

/** A placement that is written at one kill, and answered at the next: no answer is lost, and no question asked twice. */
export async function aPlacement(
  { product, model, url }: WithModel,
  learner: Learner,
): Promise<{ readonly writing: Scenario; readonly answering: Scenario }> {
  const goal = { initial_goal: 'Chess' }
  const { conversation_id: id } = await post(product, learner, '/api/conversation/initiate', goal)
  const path = `/api/conversation/${id}/placement`
  const begun = model.requests.length
  const calls = () => promptsSince(model, begun).filter(isOfPlacement)
  const press = () => post(product, learner, path)
  const read = () => get<PlacementView>(product, learner, path)
  let [asked, kept] = [0, 0]
  let questions: PlacementView['questions'] = []
  const attempt = { attempt_id: randomUUID(), answers: {} }
  const answer = () => post(product, learner, `${path}/answers`, attempt)
  let early: Promise<unknown> | undefined
  return {
    writing: {
      begins: [[randomInt(PLACEMENT_TIMEOUT_MS), () => press().catch(() => null)]],
      look: async () => {
        asked = calls().length
        const parts = `CASE kind WHEN 'writing' THEN jsonb_array_length(parts) ELSE ${PLACEMENT_CALLS} END`
        const rows = await execute(url, `SELECT ${parts} AS kept FROM placements WHERE conversation_id = '${id}'`)
        kept = Number((rows[0] as { readonly kept: number } | undefined)?.kept ?? 0)
      },
      holds: async () => {
        // another press changes nothing
        await press()
        const ready = await until(async () => {
          const found = await read()
          return found.status === 'ready' ? found : undefined
        })
        questions = ready.questions
        expect(questions).toHaveLength(5)
        expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(5)
        // what a model wrote is kept: only a call in flight is repeated
        expect(calls().length - asked).toBe(PLACEMENT_CALLS - kept)
        expect(new Set(calls()).size).toBe(PLACEMENT_CALLS)
        attempt.answers = Object.fromEntries(questions.map((question) => [question.id, 'a']))
      },
    },
    answering: {
      begins: [[randomInt(30), () => (early = answer().catch(() => null))]],
      holds: async () => {
        const before = calls().length
        const answered = await early
        const result = await answer()
        if (answered) expect(result).toEqual(answered)
        expect(await read()).toMatchObject({ status: 'answered', answers: attempt.answers, result, questions })
        expect(await answer()).toEqual(result)
        const { brief } = await get<{ brief: object }>(product, learner, `/api/conversation/${id}/messages`)
        expect(JSON.stringify(brief)).toContain(`${result.right} out of 5 correct`)
        expect(calls()).toHaveLength(before)
      },
    },
  }
}

// Helpers

type ChapterView = {
  readonly generated_content: { readonly sections: readonly unknown[] }
  readonly check: { readonly questions: readonly unknown[] } | null
}

type PlacementView = {
  readonly status: string
  readonly questions: readonly { readonly id: string; readonly prompt: string }[]
}

/** What says which part is asked for. */
const promptsSince = ({ requests }: ChatCompletionsServer, begun: number): readonly string[] =>
  requests.slice(begun).map(({ body }) => body.messages.at(-1)?.content ?? '')

const isOfPlacement = (prompt: string): boolean => prompt.includes('what everyone meets in the first hours')
