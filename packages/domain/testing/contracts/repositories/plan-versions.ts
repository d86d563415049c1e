import { describe, expect } from 'vitest'
import {
  changeOutline,
  dropChapter,
  orderChapters,
  type PlanVersion,
  type Replacement,
  replacePlan,
  restore,
} from '../../../src/plans/outline.ts'
import type { Plan } from '../../../src/plans/plan.ts'
import { aBrief, aLockedChapter, anOpenChapter, aPlan, later, newConversationId } from '../../builders.ts'
import { keep, seed, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describePlanVersions(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: plans that are replaced`, () => {
    it('should drop the chapters and keep the outline, each time anew', async (storage) => {
      const { user, plan, chapters } = await seedOutline(storage)
      const other = await seedOutline(storage)
      const first = replaced(plan, chapters)
      await keep(storage.unitOfWork, ({ plans }) => plans.replace(first))
      expect(await stored(storage, plan)).toEqual({ plan: first.plan, chapters: [] })
      expect(await stored(storage, other.plan)).toEqual({ plan: other.plan, chapters: other.chapters })

      const made = {
        ...first.plan,
        title: 'Rye “ö”',
        thread: 'one loaf',
        generation: { kind: 'complete', run: 2 },
      } as const
      const anew = [aLockedChapter(plan.id, 1, { title: '{"a"}', summary: '' })]
      const second = replaced(made, anew)
      await keep(storage.unitOfWork, async (repositories) => {
        await repositories.plans.save(made)
        await repositories.chapters.addAll(anew)
        await repositories.plans.replace(second)
      })
      const data = await storage.readModels.personalData(user.id)
      expect(data?.plans.map(({ versions }) => versions)).toEqual([[shown(first), shown(second)]])
    })

    it('should keep nothing of a plan that never was there, and undo it all', async (storage) => {
      const { user, plan, chapters } = await seedOutline(storage)
      await undo(storage.unitOfWork, ({ plans }) => plans.replace(replaced(plan, chapters)))
      expect(await stored(storage, plan)).toEqual({ plan, chapters })
      await keep(storage.unitOfWork, ({ plans }) => plans.replace({ ...replaced(plan, chapters), version: null }))
      expect((await storage.readModels.personalData(user.id))?.plans).toMatchObject([{ versions: [], chapters: [] }])
    })

    it('should go with their user', async (storage) => {
      const { user, plan, chapters } = await seedOutline(storage)
      await keep(storage.unitOfWork, ({ plans }) => plans.replace(replaced(plan, chapters)))
      await keep(storage.unitOfWork, ({ users }) => users.remove(user.id))
      expect(await storage.readModels.personalData(user.id)).toBe(null)
      expect(await stored(storage, plan)).toEqual({ plan: null, chapters: [] })
    })

    it('should be found by their conversation, the newest first', async ({ unitOfWork }) => {
      const { user, plan } = await seedPlan(unitOfWork, { chaptersOf: () => [] })
      const newer = aPlan(user.id, plan.conversationId, { createdAt: later(1) })
      await seed(unitOfWork, { plans: [newer] })
      await keep(unitOfWork, async ({ plans }) => {
        expect(await plans.findByConversation(plan.conversationId)).toEqual(newer)
        expect(await plans.findByConversation(newConversationId())).toBe(null)
      })
    })
  })
}

export function describePlanEdits(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: plans that are edited`, () => {
    it('should save plan and locked chapters, drop what is gone, and keep what was there', async (storage) => {
      const { user, plan, chapters } = await seedUnlocked(storage)
      const other = await seedOutline(storage)
      expect(await versionBefore(storage, plan)).toBe(null)
      const [open, second, third, failed] = chapters.map(({ id }) => id)
      if (!open || !second || !third || !failed) throw new Error('Four chapters were seeded.')

      const turned = await edit(storage, plan, orderChapters([open, failed, third, second]))
      expect(turned.chapters.map(({ id, number }) => [id, number])).toEqual([
        [open, 1],
        [failed, 2],
        [third, 3],
        [second, 4],
      ])
      const dropped = await edit(storage, turned.plan, dropChapter(failed))
      expect(await versionBefore(storage, dropped.plan)).toEqual(dropped.version)

      const back = await edit(storage, dropped.plan, restore(dropped.version))
      expect(back.chapters).toEqual(turned.chapters)
      const data = await storage.readModels.personalData(user.id)
      expect(data?.plans.map(({ versions }) => versions)).toEqual([
        [turned, dropped, back].map(({ version }) => shownVersion(version)),
      ])
      expect(await stored(storage, other.plan)).toEqual({ plan: other.plan, chapters: other.chapters })
    })

    it('should be replaced after edits, and keep those, too', async (storage) => {
      const { user, plan, chapters } = await seedOutline(storage)
      const ids = chapters.map(({ id }) => id).toReversed()
      const turned = await edit(storage, plan, orderChapters(ids))
      const replacement = replaced(turned.plan, turned.chapters)
      await keep(storage.unitOfWork, ({ plans }) => plans.replace(replacement))
      expect(await versionBefore(storage, replacement.plan)).toBe(null)
      const data = await storage.readModels.personalData(user.id)
      expect(data?.plans.map(({ versions }) => versions)).toEqual([[shownVersion(turned.version), shown(replacement)]])
    })

    it('should undo an edit that is not committed', async (storage) => {
      const { plan, chapters } = await seedOutline(storage)
      const edited = editedBy(plan, chapters, orderChapters(chapters.map(({ id }) => id).toReversed()))
      await undo(storage.unitOfWork, ({ plans }) => plans.edit(edited))
      expect(await stored(storage, plan)).toEqual({ plan, chapters })
      expect(await versionBefore(storage, edited.plan)).toBe(null)
    })
  })
}

// Helpers

const seedUnlocked = ({ unitOfWork }: OpenStorage) =>
  seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1),
      aLockedChapter(id, 2),
      aLockedChapter(id, 3, { objectives: ['{a}', '"b"'], minutes: null }),
      aLockedChapter(id, 4, { attempt: 2, failure: 'No answer “ö”' }),
    ],
  })

const editedBy = (plan: Plan, chapters: Seeded['chapters'], change: Parameters<typeof changeOutline>[2]) => {
  const edited = changeOutline(plan, chapters, change, later(plan.edits))
  if (!edited.ok || !edited.value) throw new Error('The edit was refused, or changed nothing.')
  return edited.value
}

/** Edits what is stored, and compares what is stored then. */
async function edit(storage: OpenStorage, before: Plan, change: Parameters<typeof changeOutline>[2]) {
  const { chapters } = await stored(storage, before)
  const edited = editedBy(before, chapters, change)
  await keep(storage.unitOfWork, ({ plans }) => plans.edit(edited))
  expect(await stored(storage, before)).toEqual({ plan: edited.plan, chapters: edited.chapters })
  return edited
}

const versionBefore = ({ unitOfWork }: OpenStorage, plan: Plan) =>
  keep(unitOfWork, ({ plans }) => plans.versionBefore(plan))

type Seeded = Awaited<ReturnType<typeof seedOutline>>

const seedOutline = ({ unitOfWork }: OpenStorage) =>
  seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1), aLockedChapter(id, 2)] })

function replaced(plan: Seeded['plan'], chapters: Seeded['chapters']): Replacement {
  const replacement = replacePlan(plan, chapters, aBrief({ goal: 'Bake rye' }), later(plan.generation.run))
  if (!replacement.ok) throw new Error(replacement.error.kind)
  return replacement.value
}

const shown = ({ version }: Replacement) => {
  if (version === null) throw new Error('There is a version.')
  return shownVersion(version)
}

const shownVersion = ({ title, description, thread, chapters, replacedAt }: PlanVersion) =>
  expect.objectContaining({ title, description, thread, chapters, replacedAt })

const stored = ({ unitOfWork }: OpenStorage, { id }: Seeded['plan']) =>
  keep(unitOfWork, async ({ plans, chapters }) => ({ plan: await plans.find(id), chapters: await chapters.ofPlan(id) }))
