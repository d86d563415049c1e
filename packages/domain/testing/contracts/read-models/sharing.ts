import { describe, expect } from 'vitest'
import { anAttempt } from '../../attempt-builder.ts'
import {
  aBrief,
  aLockedChapter,
  anOpenChapter,
  aPreparingChapter,
  later,
  newAttemptId,
  newPlanId,
  newUserId,
} from '../../builders.ts'
import { someContent, someQuestion } from '../../content.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describeSharingReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what leaves a plan`, () => {
    it('should be the questions of the chapters that can be read, with all attempts, for its learner alone', async ({
      unitOfWork,
      readModels,
    }) => {
      const [first, second] = [[someQuestion({ id: 'q1' })], [someQuestion({ id: 'q2' }), someQuestion({ id: 'q3' })]]
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 2, { questions: second }),
          anOpenChapter(id, 1, { questions: first }),
          aPreparingChapter(id, 3),
          aLockedChapter(id, 4),
        ],
      })
      await keep(unitOfWork, async ({ checkAttempts }) => {
        for (const [place, chapter] of chapters.slice(0, 2).entries())
          await checkAttempts.add(anAttempt(chapter.id, { marks: { [`q${2 - place}`]: false }, at: later(place) }))
      })
      expect(await readModels.planQuestions(user.id, plan.id)).toEqual({
        title: plan.title,
        chapters: [
          { questions: first, attempts: [{ q1: false }] },
          { questions: second, attempts: [{ q2: false }] },
        ],
      })
      expect(await readModels.planQuestions(newUserId(), plan.id)).toBeNull()
      expect(await readModels.planQuestions(user.id, newPlanId())).toBeNull()
    })

    it('should be the outline of a shared plan, and its first chapter where that can be read', async (storage) => {
      const { readModels, unitOfWork } = storage
      const { plan, chapters, digest } = await share(storage, true)
      const [first, second] = chapters
      const outlined = ({
        id,
        number,
        title,
        summary,
        objectives,
        minutes,
        prerequisites,
      }: (typeof chapters)[number]) => {
        return { id, number, title, summary, objectives, minutes, prerequisites }
      }
      const { title, description } = plan
      expect(await readModels.sharedPlan(digest)).toEqual({
        ...{ title, description, thread: 'one loaf', isFree: false, origin: plan.id, language: 'de' },
        chapters: [first, second].flatMap((chapter) => (chapter ? [outlined(chapter)] : [])),
        firstContent: someContent(),
      })
      const origin = newPlanId()
      await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, origin, isFree: true }))
      expect(await readModels.sharedPlan(digest)).toMatchObject({ origin, isFree: true })
      expect(await readModels.sharedPlan(`${digest}x`)).toBeNull()
      const { digest: locked } = await share(storage, false)
      expect(await readModels.sharedPlan(locked)).toMatchObject({ firstContent: null })
    })

    it('should be nothing of a plan whose learner is gone, is leaving or was deactivated, or that is made anew', async (storage) => {
      const { unitOfWork, readModels } = storage
      const { user, plan, digest } = await share(storage, true)
      const isThere = async () => (await readModels.sharedPlan(digest)) !== null
      for (const changes of [{ isActive: false }, { deletionAt: later(1) }]) {
        await keep(unitOfWork, ({ users }) => users.save({ ...user, ...changes }))
        expect(await isThere()).toBe(false)
        await keep(unitOfWork, ({ users }) => users.save(user))
        expect(await isThere()).toBe(true)
      }
      await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, generation: { kind: 'generating', run: 2 } }))
      expect(await isThere()).toBe(false)
      await keep(unitOfWork, ({ plans }) => plans.save(plan))
      await keep(unitOfWork, ({ users }) => users.remove(user.id))
      expect(await isThere()).toBe(false)
    })
  })
}

// Helpers

async function share({ unitOfWork }: OpenStorage, isOpen: boolean) {
  const seeded = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [isOpen ? anOpenChapter(id, 1) : aLockedChapter(id, 1), anOpenChapter(id, 2)],
  })
  const plan = { ...seeded.plan, thread: 'one loaf', brief: aBrief({ language: 'de' }) }
  const digest = newAttemptId()
  await keep(unitOfWork, async ({ plans, planShares }) => {
    await plans.save(plan)
    await planShares.add({ id: newAttemptId(), planId: plan.id, digest, createdAt: later(1) })
  })
  return { ...seeded, plan, digest }
}
