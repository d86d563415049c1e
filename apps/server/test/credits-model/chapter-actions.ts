import fc from 'fast-check'
import { expect } from 'vitest'
import { write } from './chapter-model.ts'
import { expectChapter, expectHistory, expectMe, expectPlans, expectPurchases } from './compare.ts'
import { jobKeyOf, type Model, progressOf } from './model.ts'
import { type Actions, action, allPlans, anyIndex, expectReply, pick, sendAs } from './run-actions.ts'
import { chapterId, choose, hasPlans, press } from './unlock-actions.ts'
import type { StoredJob, Tutoring, World } from './world.ts'

const isWriting = ({ writing }: Model): boolean => writing.size > 0

/** Chapters are written and read. */
export const chapterActions = {
  /** The next chapter, and it is there. */
  readOn: action(
    fc.record({ who: anyIndex, which: anyIndex }),
    async (model, world, { who, which }) => {
      const { learner, plan } = choose(model, who, which)
      await press(model, world, learner, plan, chapterId(model, plan, 'next'))
      const job = [...model.writing.values()].at(-1)
      if (job?.plan !== plan) return
      expect(await runWriting(model, world, jobKeyOf(job), { answer: 'good' }, 0)).toBe(true)
      write(model, job, 'good')
    },
    hasPlans,
  ),

  writeChapter: action(
    fc.record({
      which: anyIndex,
      answer: fc.constantFrom<Tutoring['answer'][]>('good', 'good', 'unusable', 'rejected', 'crash'),
      earlierRuns: fc.constantFrom(0, 0, 4),
    }),
    async (model, world, { which, answer, earlierRuns }) => {
      const job = pick([...model.writing.values()], which)
      const isGivenUp = answer === 'crash' && earlierRuns === 4
      const isCrash = answer === 'crash' && !isGivenUp
      expect(await runWriting(model, world, jobKeyOf(job), { answer }, earlierRuns)).toBe(!isCrash)
      write(model, job, isCrash ? 'begun' : answer === 'good' ? 'good' : 'bad')
    },
    isWriting,
  ),

  /** Two workers took the same job, as the first was thought to be dead. */
  writeTwiceAtOnce: action(
    fc.record({ which: anyIndex, answer: fc.constantFrom<Tutoring['answer'][]>('good', 'rejected') }),
    async (model, world, { which, answer }) => {
      const job = pick([...model.writing.values()], which)
      const stored = await storedJob(world, jobKeyOf(job))
      expect(await Promise.all([world.tryJob(stored, { answer }), world.tryJob(stored, { answer })])).toEqual([
        true,
        true,
      ])
      await finish(model, world, jobKeyOf(job), stored)
      write(model, job, answer === 'good' ? 'good' : 'bad')
    },
    isWriting,
  ),

  /** While the tutor thinks, another worker gives the job up, and perhaps the learner unlocks the chapter again. */
  writeTooLate: action(
    fc.record({ which: anyIndex, isUnlockedAgain: fc.boolean() }),
    async (model, world, { which, isUnlockedAgain }) => {
      const job = pick([...model.writing.values()], which)
      const stored = await storedJob(world, jobKeyOf(job))
      const meanwhile = async () => {
        expect(await world.tryJob(stored, { answer: 'crash' }, 4)).toBe(true)
        await finish(model, world, jobKeyOf(job), stored)
        write(model, job, 'bad')
        if (isUnlockedAgain) await press(model, world, job.learner, job.plan, job.chapter.id)
      }
      await world.tryJob(stored, { answer: 'good', meanwhile })
    },
    isWriting,
  ),

  /** The queue forgot that it was done. */
  writeAgain: action(
    fc.record({ which: anyIndex, answer: fc.constantFrom<Tutoring['answer'][]>('good', 'rejected') }),
    async ({ written }, world, { which, answer }) => {
      expect(await world.tryJob(pick(written, which), { answer })).toBe(true)
    },
    ({ written }) => written.length > 0,
  ),

  toggleCompletion: action(
    fc.record({ who: anyIndex, which: anyIndex, index: fc.nat(5), isForeign: fc.boolean() }),
    async (model, world, { who, which, index, isForeign }) => {
      const plan = isForeign ? pick(allPlans(model), which) : choose(model, who, which).plan
      const learner = isForeign ? pick(model.learners, who) : choose(model, who, which).learner
      const chapter = pick(plan.chapters, index)
      const reply = await sendAs(world, learner, 'POST', `/api/chapters/${chapter.id}/toggle_completion`)
      if (!reply) return
      if (!learner.plans.includes(plan)) return expectReply(reply, { status: 404, body: { code: 'chapter-not-found' } })
      if (chapter.status !== 'COMPLETE') return expectReply(reply, { status: 409, body: { code: 'chapter-locked' } })
      chapter.isCompleted = !chapter.isCompleted
      const body = { learning_plan_progress: progressOf(plan), chapter_completed: chapter.isCompleted }
      expect(reply).toEqual({ status: 200, body })
    },
    hasPlans,
  ),

  readPlans: action(anyIndex, async ({ learners }, world, who) => {
    const learner = pick(learners, who)
    await expectPlans(world, learner)
    for (const plan of learner.plans)
      await expectChapter(
        world,
        learner,
        plan,
        plan.chapters.findLastIndex(({ isUnlocked }) => isUnlocked),
      )
  }),
  readCredits: action(
    fc.record({ who: anyIndex, limit: fc.integer({ min: 1, max: 20 }) }),
    async (model, world, { who, limit }) => {
      const learner = pick(model.learners, who)
      await expectMe(world, learner)
      await expectHistory(world, learner, limit)
      await expectPurchases(model, world, learner)
    },
  ),
} satisfies Actions

/** Runs the job of a chapter as the queue does; answers whether it is finished with. */
async function runWriting(
  model: Model,
  world: World,
  key: string,
  how: Tutoring,
  earlierRuns: number,
): Promise<boolean> {
  const stored = await storedJob(world, key)
  const isDone = await world.tryJob(stored, how, earlierRuns)
  if (isDone) await finish(model, world, key, stored)
  return isDone
}

async function storedJob(world: World, key: string): Promise<StoredJob> {
  const stored = await world.findJob(key)
  if (!stored) throw new Error('A chapter in preparation has its job.')
  return stored
}

async function finish(model: Model, world: World, key: string, stored: StoredJob): Promise<void> {
  await world.finishJob(key)
  model.writing.delete(key)
  model.written.push(stored)
}
