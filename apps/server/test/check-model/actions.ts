import type { ChapterView, ReplyOf, takeCheck } from '@app/contract'
import { open } from '@app/domain'
import { keep, someContent } from '@app/domain/testing'
import { expect } from 'vitest'
import { answerTo, chapterAt, found, type KnownChapter, type Learner, UNFIT } from './learner.ts'
import { bestAt, passes } from './versions.ts'
import { newId, type World } from './world.ts'

/** `racing`: a question may go void before or after it is marked. */
export async function take(
  { send }: World,
  learner: Learner,
  at: number,
  attempt: string,
  said: readonly number[],
  racing = false,
  of = chapterAt(learner, at).questions,
) {
  const chapter = chapterAt(learner, at)
  const asked = of.filter(({ isVoid }) => !isVoid)
  const answers = Object.fromEntries(
    of.flatMap((question, index) => {
      const answer = answerTo(question, said[index] ?? 0)
      return answer === undefined ? [] : [[question.id, answer]]
    }),
  )
  // one that is named alone is all that is asked
  const alone = of.filter(({ id }) => Object.hasOwn(answers, id))
  const marked = alone.length === 1 ? alone.filter(({ isVoid }) => !isVoid) : asked
  const marks = new Map(marked.map(({ id }) => [id, (said[of.findIndex((one) => one.id === id)] ?? 0) < 2]))
  const reply = await send(learner.token, 'POST', `/api/chapters/${chapter.id}/check`, {
    attempt_id: attempt,
    answers,
  })
  if (chapter.state !== 'open') return expect(reply).toMatchObject({ status: 409, body: { code: 'chapter-locked' } })
  if (marked.length === 0) return expect(reply).toMatchObject({ status: 409, body: { code: 'no-check' } })
  if (racing && reply.status === 409) return
  expect(reply.status).toBe(200)
  const kept = chapter.attempts.get(attempt) ?? marks
  chapter.attempts.set(attempt, kept)
  // the same try again, whatever is shown by now
  const about = chapter.versions.find((version) => version.some(({ id }) => kept.has(id))) ?? of
  const { results, right, of: count, passed } = reply.body as ReplyOf<typeof takeCheck>
  expect(results.map((one) => one.right)).toEqual(results.map((one) => kept.get(one.question_id)))
  expect(right).toBe(results.filter((one) => one.right).length)
  // a question may go void while it is marked
  if (!racing) expect(passed).toBe(passes(about, [kept]))
  if (racing) return
  const counting = about.filter(({ isVoid }) => !isVoid).map(({ id }) => id)
  expect(count).toBe(counting.length)
  expect(results.map((one) => one.question_id)).toEqual(counting.filter((id) => kept.has(id)))
}

export async function takeUnfit({ send }: World, learner: Learner, at: number, which: number) {
  const chapter = chapterAt(learner, at)
  if (chapter.state !== 'open' || chapter.questions.some(({ isVoid }) => isVoid)) return
  const ids = chapter.questions.map(({ id }) => id)
  const answers = UNFIT[which]?.(ids, newId())
  const reply = await send(learner.token, 'POST', `/api/chapters/${chapter.id}/check`, {
    attempt_id: newId(),
    answers,
  })
  expect(reply).toMatchObject({ status: 400 })
}

export async function takeForeign({ send, stranger }: World, learner: Learner, at: number) {
  const path = `/api/chapters/${chapterAt(learner, at).id}/check`
  const reply = await send(stranger, 'POST', path, { attempt_id: newId(), answers: {} })
  expect(reply).toMatchObject({ status: 404, body: { code: 'chapter-not-found' } })
  const question = chapterAt(learner, at).questions[0]?.id
  const doubted = await send(stranger, 'POST', `/api/questions/${question}/report`, { reason: 'Mine' })
  expect(doubted).toMatchObject({ status: 404, body: { code: 'question-not-found' } })
}

export async function report({ send, domain }: World, learner: Learner, at: number, which: number) {
  const chapter = chapterAt(learner, at)
  const question = chapter.questions[which]
  const reply = await send(learner.token, 'POST', `/api/questions/${question?.id}/report`, { reason: 'It is wrong.' })
  if (!question || chapter.state !== 'open') return expect(reply.status).toBe(404)
  expect(reply.status).toBe(202)
  if (!question.isVoid && !chapter.reported.has(question.id)) {
    chapter.reported.add(question.id)
    learner.pending.push({ chapter, question })
  }
  const isPending = learner.pending.some((one) => one.question === question)
  expect((await domain.postgres.liveJobKeys()).includes(`verify-question:${question.id}`)).toBe(isPending)
}

export async function verify({ domain, solved, endJob }: World, learner: Learner, how: 'held' | 'refuted' | 'failed') {
  const job = learner.pending.shift()
  if (!job) return
  const { chapter, question } = job
  learner.touched.add(chapter)
  solved.set(question.prompt, how === 'failed' ? null : found(question, how === 'held'))
  const { userId, planId } = learner
  const place = { userId, planId, chapterId: chapter.id, questionId: question.id }
  expect(await domain.useCases.jobHandlers.run({ kind: 'verify-question', ...place })).toBe('done')
  await endJob(`verify-question:${question.id}`)
  if (how === 'refuted') question.isVoid = true
  if (how === 'failed') chapter.reported.delete(question.id)
}

/** The first time over HTTP, then its content comes. */
export async function unlock({ send, domain }: World, learner: Learner) {
  const chapter = chapterAt(learner, 2)
  if (chapter.state === 'locked') {
    const reply = await send(learner.token, 'POST', `/api/learning-plans/${learner.planId}/unlock-next-chapter`, {})
    expect(reply.status).toBe(200)
    chapter.state = 'preparing'
  } else if (chapter.state === 'preparing') {
    await keep(domain.postgres.unitOfWork, async ({ plans, chapters }) => {
      await plans.lock(learner.planId)
      const stored = await chapters.find(chapter.id)
      if (stored?.kind !== 'preparing') throw new Error('It was unlocked.')
      await chapters.save(open(stored, { content: someContent(), questions: chapter.questions }, domain.clock.now()))
    })
    chapter.state = 'open'
  }
}

/** What a command was about. What it did to another chapter is found when that one is compared, at the latest at the end. */
export async function compareTouched(world: World, learner: Learner) {
  const touched = [...learner.touched]
  learner.touched.clear()
  await compare(world, learner, touched)
}

export const compareAll = (world: World, learner: Learner) => compare(world, learner, learner.chapters)

async function compare({ send }: World, { token }: Learner, chapters: readonly KnownChapter[]) {
  const replies = await Promise.all(chapters.map(({ id }) => send(token, 'GET', `/api/chapters/${id}`)))
  for (const [place, chapter] of chapters.entries()) {
    const { state, questions } = chapter
    const check = (replies[place]?.body as ChapterView | undefined)?.check
    const asked = questions.filter(({ isVoid }) => !isVoid)
    if (state !== 'open' || asked.length === 0) expect(check).toBeNull()
    else {
      const right = bestAt(chapter, questions)
      expect(check?.questions.map((one) => one.id)).toEqual(asked.map((one) => one.id))
      expect(check?.best).toEqual(right === null ? null : { right, of: asked.length })
      expect(check?.passed).toBe(passes(questions, chapter.attempts.values()))
      // a key that held is shown to who has answered its question, and to no one else
      const answered = [...chapter.attempts.values()].flatMap((marks) => [...marks.keys()])
      for (const { held, ...shown } of check?.questions ?? []) {
        if (held) expect(answered).toContain(shown.id)
        expect(JSON.stringify(shown)).not.toMatch(/key|explanation|crumb/)
      }
    }
  }
}

export async function reportAgain(world: World, learner: Learner, at: number, which: number) {
  await report(world, learner, at, which)
  while (learner.pending.length > 0) await verify(world, learner, 'held')
  await report(world, learner, at, which)
}
