import fc from 'fast-check'
import { expect } from 'vitest'
import { expectChapter, expectHistory, expectMe, expectPlans, expectPurchases } from './compare.ts'
import { type Answer, jobKeyOf, type Learner, type Model, type Plan, progressOf, unlock, write } from './model.ts'
import { type Actions, action, advance, allPlans, anyIndex, expectReply, pick, sendAs } from './run-actions.ts'
import type { Reply, StoredJob, Tutoring, World } from './world.ts'

/** Mostly the next one; any one of any plan, or one that does not exist. */
const anyChapter = fc.oneof(
  { weight: 4, arbitrary: fc.constant('next' as const) },
  { weight: 2, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.constantFrom('foreign' as const, 'nowhere' as const) },
)
type AnyChapter = typeof anyChapter extends fc.Arbitrary<infer T> ? T : never

const hasPlans = (model: Model): boolean => allPlans(model).length > 0
const isWriting = ({ writing }: Model): boolean => writing.size > 0

/** Chapters are unlocked, written and read. */
export const chapterActions = {
  unlock: action(
    fc.record({ who: anyIndex, which: anyIndex, chapter: anyChapter }),
    async (model, world, { who, which, chapter }) => {
      const { learner, plan } = choose(model, who, which)
      await press(model, world, learner, plan, chapterId(model, plan, chapter))
    },
    hasPlans,
  ),

  /** Twice: within three seconds it is the same click again. */
  unlockWhicheverIsNext: action(
    fc.record({ who: anyIndex, which: anyIndex, pause: fc.constantFrom(0, 2_999, 3_000) }),
    async (model, world, { who, which, pause }) => {
      const { learner, plan } = choose(model, who, which)
      await press(model, world, learner, plan, null)
      advance(model, world, pause)
      await press(model, world, learner, plan, null)
    },
    hasPlans,
  ),

  unlockForeign: action(
    fc.record({ who: anyIndex, which: anyIndex, chapter: anyChapter }),
    async (model, world, { who, which, chapter }) => {
      const plan = pick(allPlans(model), which)
      await press(model, world, pick(model.learners, who), plan, chapterId(model, plan, chapter))
    },
    hasPlans,
  ),

  unlockTwiceAtOnce: action(
    fc.record({ who: anyIndex, which: anyIndex, isNamed: fc.boolean() }),
    async (model, world, { who, which, isNamed }) => {
      const { learner, plan } = choose(model, who, which)
      const wanted = isNamed ? chapterId(model, plan, 'next') : null
      const replies = await Promise.all([1, 2, 3].map(() => askToUnlock(world, learner, plan, wanted)))
      if (learner.token === null) return
      const expected = unlock(model, learner, plan, wanted)
      for (const reply of replies) expect(reply).toMatchObject(expected)
    },
    hasPlans,
  ),

  /** One chapter of each plan, with credits for some of them. Which ones is up to chance; how many is not. */
  unlockAllAtOnce: action(
    anyIndex,
    async (model, world, who) => {
      const learner = pick(model.learners, who)
      const ask = async (plan: Plan) => ({ plan, reply: await askToUnlock(world, learner, plan, null) })
      const asked = await Promise.all(learner.plans.map(ask))
      for (const { plan, reply } of asked.toSorted((one, other) => statusOf(one) - statusOf(other))) {
        if (reply) expect(unlock(model, learner, plan, null).status).toBe(reply.status)
      }
    },
    hasPlans,
  ),

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

const statusOf = ({ reply }: { readonly reply: Reply | null }): number => reply?.status ?? 0

/** A plan, and whose it is. */
function choose(model: Model, who: number, which: number): { readonly learner: Learner; readonly plan: Plan } {
  const learner = pick(
    model.learners.filter(({ plans }) => plans.length > 0),
    who,
  )
  return { learner, plan: pick(learner.plans, which) }
}

function chapterId(model: Model, plan: Plan, chapter: AnyChapter): string {
  if (chapter === 'nowhere') return crypto.randomUUID()
  if (chapter === 'foreign') return pick(pick(allPlans(model), allPlans(model).indexOf(plan) + 1).chapters, 0).id
  if (chapter !== 'next') return pick(plan.chapters, chapter).id
  return (plan.chapters.find(({ isUnlocked }) => !isUnlocked) ?? pick(plan.chapters, 0)).id
}

const askToUnlock = (world: World, learner: Learner, { id }: Plan, wanted: string | null) =>
  sendAs(
    world,
    learner,
    'POST',
    `/api/learning-plans/${id}/unlock-next-chapter`,
    wanted === null ? {} : { chapter_id: wanted },
  )

async function press(model: Model, world: World, learner: Learner, plan: Plan, wanted: string | null): Promise<void> {
  const reply = await askToUnlock(world, learner, plan, wanted)
  if (!reply) return
  const expected: Answer = unlock(model, learner, plan, wanted)
  expectReply(reply, expected)
}

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
