import type { ReplyOf, readVersions } from '@app/contract'
import { finishRewrite } from '@app/domain'
import { keep, someContent } from '@app/domain/testing'
import { expect } from 'vitest'
import { chapterAt, type KnownChapter, type Learner, questionsOf } from './learner.ts'
import { newId, type World } from './world.ts'

const MAX_VERSIONS = 3

/** Asks for another version of a chapter; the same again while it is being written. */
export async function rewrite({ send, domain }: World, learner: Learner, at: number, how: 'simpler' | 'deeper') {
  const chapter = chapterAt(learner, at)
  const reply = await send(learner.token, 'POST', `/api/chapters/${chapter.id}/rewrite`, { how })
  if (chapter.state !== 'open') return expect(reply).toMatchObject({ status: 409, body: { code: 'chapter-locked' } })
  if (chapter.rewriting !== null && chapter.rewriting !== how)
    return expect(reply).toMatchObject({ status: 409, body: { code: 'rewrite-in-progress' } })
  if (chapter.rewriting === null && chapter.versions.length === MAX_VERSIONS)
    return expect(reply).toMatchObject({ status: 409, body: { code: 'rewrites-used-up' } })
  expect(reply.status).toBe(202)
  if (chapter.rewriting === null) chapter.runs += 1
  chapter.rewriting = how
  expect(await domain.postgres.liveJobKeys()).toContain(jobOf(chapter))
}

/** What was asked for comes, or nothing comes of it. */
export async function writeVersion({ domain, endJob }: World, learner: Learner, at: number, isGood: boolean) {
  const chapter = chapterAt(learner, at)
  if (chapter.rewriting === null) return
  const { id: chapterId, runs: run } = chapter
  const { userId, planId } = learner
  if (isGood) {
    const questions = questionsOf(newId)
    await keep(domain.postgres.unitOfWork, async ({ plans, chapters, chapterVersions }) => {
      await plans.lock(planId)
      const stored = await chapters.find(chapterId)
      const asked = stored?.kind === 'open' ? stored.versions.rewrite : null
      if (stored?.kind !== 'open' || !asked) throw new Error('It was asked for.')
      const written = { content: someContent(), questions }
      const finished = finishRewrite(stored, asked, written, domain.clock.now())
      await chapters.save(finished.chapter)
      await chapterVersions.save(finished.former)
    })
    chapter.versions.push(questions)
    chapter.questions = questions
  } else await domain.useCases.jobHandlers.abandon({ kind: 'rewrite-chapter', userId, planId, chapterId, run })
  await endJob(jobOf(chapter))
  chapter.rewriting = null
}

/** Goes to a version of a chapter, and looks at all of them. With an attempt beside it, the best may be that before or after it. */
export async function showVersion({ send }: World, learner: Learner, at: number, number: number, racing = false) {
  const chapter = chapterAt(learner, at)
  const reply = await send(learner.token, 'PUT', `/api/chapters/${chapter.id}/versions/current`, { number })
  if (chapter.state !== 'open') return expect(reply).toMatchObject({ status: 409, body: { code: 'chapter-locked' } })
  const wanted = chapter.versions[number - 1]
  if (!wanted) return expect(reply).toMatchObject({ status: 404, body: { code: 'version-not-found' } })
  expect(reply.status).toBe(204)
  chapter.questions = wanted
  const read = await send(learner.token, 'GET', `/api/chapters/${chapter.id}/versions`)
  const { versions, left } = read.body as ReplyOf<typeof readVersions>
  expect(left).toBe(MAX_VERSIONS - chapter.versions.length)
  expect(versions.map(({ is_shown }) => is_shown)).toEqual(chapter.versions.map((one) => one === wanted))
  if (racing) return
  expect(versions.map(({ best }) => best?.right ?? null)).toEqual(chapter.versions.map((one) => bestAt(chapter, one)))
}

/** The most that were right of these questions in one attempt; null without an attempt at all of them. */
export function bestAt({ attempts }: KnownChapter, questions: KnownChapter['questions']): number | null {
  const asked = questions.filter(({ isVoid }) => !isVoid)
  const about = [...attempts.values()].filter((marks) => asked.length > 0 && asked.every(({ id }) => marks.has(id)))
  const rights = about.map((marks) => asked.filter(({ id }) => marks.get(id)).length)
  return rights.length === 0 ? null : Math.max(...rights)
}

/**
 * Whether one of these attempts passes: no report of a question takes that away. So whatever was right counts for it, and what was wrong only
 * while it is asked.
 */
export function passes(
  questions: KnownChapter['questions'],
  attempts: Iterable<ReadonlyMap<string, boolean>>,
): boolean {
  return [...attempts].some((marks) => {
    if (!questions.some(({ id, isVoid }) => !isVoid && marks.has(id))) return false
    const right = questions.filter(({ id }) => marks.get(id)).length
    const wrong = questions.filter(({ id, isVoid }) => !isVoid && !marks.get(id)).length
    return right >= 4 * wrong
  })
}

const jobOf = ({ id, runs }: KnownChapter): string => `rewrite-chapter:${id}:${runs}`
