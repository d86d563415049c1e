import { type Replacement, replacePlan } from '../../../src/plans/replace-plan.ts'
import { aBrief, aLockedChapter, aPlan, later, newConversationId } from '../../builders.ts'
import { keep, seed, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'
import { describe, expect } from '../vitest.ts'

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

      const made = { ...first.plan, title: 'Rye “ö”', generation: { kind: 'complete', run: 2 } } as const
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

// Helpers

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
  const { title, description, chapters, replacedAt } = version
  return { title, description, chapters, replacedAt }
}

const stored = ({ unitOfWork }: OpenStorage, { id }: Seeded['plan']) =>
  keep(unitOfWork, async ({ plans, chapters }) => ({ plan: await plans.find(id), chapters: await chapters.ofPlan(id) }))
