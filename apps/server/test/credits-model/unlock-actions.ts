import fc from 'fast-check'
import { expect } from 'vitest'
import { unlock, unlockAll } from './chapter-model.ts'
import type { Answer, Learner, Model, Plan } from './model.ts'
import { type Actions, action, advance, allPlans, anyIndex, expectReply, pick, sendAs } from './run-actions.ts'
import type { Reply, World } from './world.ts'

/** Mostly the next one; any one of any plan, or one that does not exist. */
const anyChapter = fc.oneof(
  { weight: 4, arbitrary: fc.constant('next' as const) },
  { weight: 2, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.constantFrom('foreign' as const, 'nowhere' as const) },
)
type AnyChapter = typeof anyChapter extends fc.Arbitrary<infer T> ? T : never

export const hasPlans = (model: Model): boolean => allPlans(model).length > 0

/** Chapters are unlocked, one by one or all at once. */
export const unlockActions = {
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

  /** Twice, or thrice at once; sometimes on a page that does not show every chapter. */
  unlockAll: action(
    fc.record({
      ...{
        who: anyIndex,
        which: anyIndex,
        unseen: fc.constantFrom(null, 0, 0, 1),
        isForeign: fc.constantFrom(false, false, true),
      },
      ...{ pause: fc.constantFrom(0, 2_999, 3_000), presses: fc.constantFrom(1, 3) },
    }),
    async (model, world, { who, which, unseen, isForeign, pause, presses }) => {
      const chosen = choose(model, who, which)
      const plan = isForeign ? pick(allPlans(model), which) : chosen.plan
      const learner = isForeign ? pick(model.learners, who) : chosen.learner
      const shown = unseen === null ? null : plan.chapters.slice(0, plan.chapters.length - unseen).map(({ id }) => id)
      const body = shown === null ? {} : { chapter_ids: shown }
      const ask = () => sendAs(world, learner, 'POST', `/api/learning-plans/${plan.id}/unlock-all`, body)
      for (const times of [presses, 1]) {
        const replies = await Promise.all(Array.from({ length: times }, ask))
        if (learner.token === null) return
        const expected = unlockAll(model, learner, plan, shown)
        for (const reply of replies) expect(reply).toMatchObject(expected)
        advance(model, world, pause)
      }
    },
    hasPlans,
  ),
} satisfies Actions

const statusOf = ({ reply }: { readonly reply: Reply | null }): number => reply?.status ?? 0

/** A plan, and whose it is. */
export function choose(model: Model, who: number, which: number): { readonly learner: Learner; readonly plan: Plan } {
  const learner = pick(
    model.learners.filter(({ plans }) => plans.length > 0),
    who,
  )
  return { learner, plan: pick(learner.plans, which) }
}

export function chapterId(model: Model, plan: Plan, chapter: AnyChapter): string {
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

export async function press(
  model: Model,
  world: World,
  learner: Learner,
  plan: Plan,
  wanted: string | null,
): Promise<void> {
  const reply = await askToUnlock(world, learner, plan, wanted)
  if (!reply) return
  const expected: Answer = unlock(model, learner, plan, wanted)
  expectReply(reply, expected)
}
