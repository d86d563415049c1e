import { describe, expect } from 'vitest'
import { type Chapter, contentStatus, progressOf } from '../../../src/chapters/chapter.ts'
import { EARLIER_FAILED } from '../../../src/chapters/unlock.ts'
import type { Plan } from '../../../src/plans/plan.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  aVerifiedUser,
  awaitingLearner,
  later,
  newChapterId,
  newUserId,
} from '../../builders.ts'
import { aNote } from '../../record-builders.ts'
import { keep, seed, seedPlan, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: read models`, () => {
    it('should show a dashboard without plans', async ({ unitOfWork, readModels }) => {
      expect(await readModels.listLearningPlans((await seedUser(unitOfWork)).id)).toEqual([])
      expect(await readModels.listLearningPlans(newUserId())).toEqual([])
    })

    it("should show the user's plans, newest first, in every state", async ({ unitOfWork, readModels }) => {
      const user = aVerifiedUser()
      const conversation = awaitingLearner(user.id)
      const generations: readonly Plan['generation'][] = [
        { kind: 'complete', run: 1 },
        { kind: 'failed', run: 2, reason: 'No answer.', at: later(9) },
        { kind: 'pending', run: 1 },
        { kind: 'generating', run: 3 },
      ]
      const plans = generations.map((generation, index) =>
        aPlan(user.id, conversation.id, { generation, title: `Plan ${index}`, createdAt: later(index) }),
      )
      await seed(unitOfWork, { users: [user], conversations: [conversation], plans })
      await seedPlan(unitOfWork, { chaptersOf: () => [] })

      const cards = await readModels.listLearningPlans(user.id)

      expect(cards.map(({ id }) => id)).toEqual(plans.map(({ id }) => id).toReversed())
      expect(cards.map((card) => card.generationStatus)).toEqual(['GENERATING', 'PENDING', 'FAILED', 'COMPLETE'])
      expect(cards.map((card) => card.generationError)).toEqual([null, null, 'No answer.', null])
      expect(cards.at(-1)).toEqual({
        id: plans[0]?.id,
        conversationId: conversation.id,
        title: 'Plan 0',
        description: plans[0]?.description,
        generationStatus: 'COMPLETE',
        generationError: null,
        progress: 0,
        createdAt: later(0),
        edits: 0,
        isArchived: false,
        origin: null,
        chapters: [],
      })
    })

    it('should say of chapters that were unlocked at once since when each is being written', async (storage) => {
      const { unitOfWork, readModels } = storage
      const unlockedAt = later(1)
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 1, { unlockedAt, generatedAt: later(60) }),
          aPreparingChapter(id, 2, { unlockedAt }),
          aPreparingChapter(id, 3, { unlockedAt }),
        ],
      })
      const expected = [null, later(60), null]
      const [listed] = await readModels.listLearningPlans(user.id)
      expect(listed?.chapters.map(({ writingSince }) => writingSince)).toEqual(expected)
      const shown = await readModels.plan(user.id, plan.id)
      expect(shown?.chapters.map(({ writingSince }) => writingSince)).toEqual(expected)
      const pages = await Promise.all(chapters.map(({ id }) => readModels.chapter(user.id, id)))
      expect(pages.map((page) => page?.writingSince)).toEqual(expected)

      const first = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aPreparingChapter(id, 1, { unlockedAt })] })
      expect((await readModels.plan(first.user.id, first.plan.id))?.chapters).toMatchObject([
        { writingSince: unlockedAt },
      ])
    })

    it('should list archived plans apart from the others', async ({ unitOfWork, readModels }) => {
      const user = aVerifiedUser()
      const conversation = awaitingLearner(user.id)
      const shown = aPlan(user.id, conversation.id, { edits: 3 })
      const copied = { origin: shown.id, createdAt: later(1) }
      const archived = aPlan(user.id, conversation.id, { archivedAt: later(2), ...copied })
      await seed(unitOfWork, { users: [user], conversations: [conversation], plans: [shown, archived] })
      const listed = await readModels.listLearningPlans(user.id)
      expect(listed.map(({ id, edits }) => [id, edits])).toEqual([[shown.id, 3]])
      const others = await readModels.listLearningPlans(user.id, { archived: true })
      expect(others.map(({ id, isArchived, origin }) => [id, isArchived, origin])).toEqual([
        [archived.id, true, shown.id],
      ])
      expect(await readModels.plan(user.id, archived.id)).toMatchObject({ isArchived: true, edits: 0 })
    })

    it("should show a plan's chapters in order, with their state", async ({ unitOfWork, readModels }) => {
      const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: oneOfEach })
      const [card] = await readModels.listLearningPlans(user.id)
      expect(card?.chapters.map(({ id }) => id)).toEqual(chapters.map(({ id }) => id))
      expect(card?.chapters).toEqual(chapters.map(line))
    })

    it('should derive progress as the rule does, for every part of a plan', async ({ unitOfWork, readModels }) => {
      for (const size of [1, 3, 7]) {
        for (let completed = 0; completed <= size; completed += 1) {
          const { user, chapters } = await seedPlan(unitOfWork, {
            chaptersOf: ({ id }) =>
              Array.from({ length: size }, (_, index) =>
                anOpenChapter(id, index + 1, { completedAt: index < completed ? later(1) : null }),
              ),
          })
          const [card] = await readModels.listLearningPlans(user.id)
          expect(card?.progress).toBe(progressOf(chapters))
        }
      }
    })

    it('should show a chapter with its neighbours, in every state', async ({ unitOfWork, readModels }) => {
      const { user, plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: oneOfEach })
      // another plan's chapters are neither neighbours nor counted
      await seedPlan(unitOfWork, { chaptersOf: oneOfEach })
      for (const [index, chapter] of chapters.entries()) {
        expect(await readModels.chapter(user.id, chapter.id)).toEqual({
          ...line(chapter),
          shown: [],
          held: [],
          planId: plan.id,
          planTitle: plan.title,
          number: chapter.number,
          summary: chapter.summary,
          objectives: chapter.objectives,
          minutes: chapter.minutes,
          chapterCount: chapters.length,
          content: chapter.kind === 'open' ? chapter.content : null,
          draft: null,
          generatedAt: chapter.kind === 'open' ? chapter.generatedAt : null,
          ticked: chapter.kind === 'open' ? chapter.ticked : [],
          notes: chapter.kind === 'open' ? chapter.notes : [],
          practiceResult: chapter.kind === 'open' ? chapter.practiceResult : null,
          versions: chapter.kind === 'open' ? chapter.versions : null,
          check: null,
          noCheck: null,
          resources: null,
          previous: neighbour(chapters[index - 1]),
          next: neighbour(chapters[index + 1]),
        })
        expect((await readModels.chapterProgress(user.id, chapter.id, 0))?.status).toBe(contentStatus(chapter))
      }
    })

    it("should show nothing of another user's chapter, nor of one that never was", async ({
      unitOfWork,
      readModels,
    }) => {
      const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
      const stranger = await seedUser(unitOfWork)
      for (const chapterId of [chapters[0]?.id ?? newChapterId(), newChapterId()]) {
        expect(await readModels.chapter(stranger.id, chapterId)).toBeNull()
        expect(await readModels.chapterProgress(stranger.id, chapterId, 0)).toBeNull()
      }
      expect(await readModels.chapter(user.id, newChapterId())).toBeNull()
      expect(await readModels.chapterProgress(user.id, newChapterId(), 0)).toBeNull()
    })

    it('should show what is kept only, without waiting for locks', async ({ unitOfWork, readModels }) => {
      const { user, plan } = await seedPlan(unitOfWork, { credits: 30, chaptersOf: () => [] })
      await keep(unitOfWork, async ({ wallets, plans }) => {
        await wallets.lock(user.id)
        await plans.lock(plan.id)
        await plans.save({ ...plan, title: 'Not kept yet' })
        expect(await readModels.credits(user.id)).toBe(30)
        expect(await readModels.listLearningPlans(user.id)).toMatchObject([{ title: plan.title }])
      })
      expect(await readModels.listLearningPlans(user.id)).toMatchObject([{ title: 'Not kept yet' }])
    })
  })
}

// Helpers

const oneOfEach = ({ id }: Plan): readonly Chapter[] => [
  anOpenChapter(id, 1, { completedAt: later(5) }),
  anOpenChapter(id, 2, {
    generatedAt: later(6),
    readAt: later(6),
    ticked: ['Keep a starter alive', '"{,}\\'],
    place: 's2',
    notes: [aNote()],
    practiceResult: { id: 'p1', version: 1, result: 'A loaf.', feedback: 'Well *baked*.' },
  }),
  aPreparingChapter(id, 3, { step: 'generating', unlockedAt: later(123) }),
  aPreparingChapter(id, 4),
  aLockedChapter(id, 5, { attempt: 1, failure: 'No answer.' }),
  aLockedChapter(id, 6, { price: 25, attempt: 1, failure: { ...EARLIER_FAILED, at: later(7) } }),
  aLockedChapter(id, 7),
]

const line = (chapter: Chapter) => ({
  id: chapter.id,
  title: chapter.title,
  isUnlocked: chapter.kind !== 'locked',
  price: chapter.price,
  isCompleted: chapter.kind === 'open' && chapter.completedAt !== null,
  contentStatus: contentStatus(chapter),
  failure: failureOf(chapter),
  unlockedAt: chapter.kind === 'locked' ? null : chapter.unlockedAt,
  // the next one waits for it
  writingSince: chapter.kind === 'preparing' && chapter.number === 3 ? chapter.unlockedAt : null,
  readAt: chapter.kind === 'open' ? chapter.readAt : null,
  place: chapter.kind === 'open' ? chapter.place : null,
})

const failureOf = (chapter: Chapter) => {
  if (chapter.kind !== 'locked' || chapter.failure === null) return null
  const { code, reason } = chapter.failure
  return { code, reason }
}

const neighbour = (chapter: Chapter | undefined) =>
  chapter
    ? {
        id: chapter.id,
        title: chapter.title,
        isUnlocked: chapter.kind !== 'locked',
        isCompleted: line(chapter).isCompleted,
        contentStatus: contentStatus(chapter),
      }
    : null
