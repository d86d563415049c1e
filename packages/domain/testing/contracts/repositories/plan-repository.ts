import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Plan, PlanGeneration } from '../../../src/plans/plan.ts'
import { RevisionId } from '../../../src/shared/ids.ts'
import { anyPlan } from '../../arbitraries.ts'
import { aBrief, aPlan, aVerifiedUser, awaitingLearner, later, newPlanId } from '../../builders.ts'
import { keep, seed, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type OpenStorage, type StorageFactory } from '../storage.ts'

const GENERATIONS: readonly PlanGeneration[] = [
  { kind: 'pending', run: 1 },
  { kind: 'generating', run: 2 },
  { kind: 'complete', run: 3 },
  { kind: 'failed', run: 4, reason: 'The assistant’s answer could not be read.', at: later(4) },
]

export function describePlanRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: plans`, () => {
    for (const generation of GENERATIONS) {
      it(`should give back a ${generation.kind} plan as it was added, and as it was saved`, async (storage) => {
        const { user, conversation } = await owner(storage)
        const plan = aPlan(user.id, conversation.id, { generation })
        await seed(storage.unitOfWork, { plans: [plan] })
        expect(await find(storage, plan)).toEqual(plan)

        for (const next of GENERATIONS) {
          const changed = {
            ...plan,
            generation: next,
            title: `Plan ${next.run} “ö”`,
            edits: next.run,
            freeChapterUsed: next.run % 2 === 0,
            isFree: next.run % 2 === 0,
            archivedAt: later(1),
          }
          await keep(storage.unitOfWork, ({ plans }) => plans.save(changed))
          expect(await find(storage, plan)).toEqual(changed)
        }
      })
    }

    it('should give back every brief', async (storage) => {
      const { user, conversation } = await owner(storage)
      const briefs = [
        aBrief({ goal: 'Faire du pain 🥖', level: null, time: null, focus: null }),
        aBrief({ level: 'a', time: 'b', focus: 'c "d" \\ \n e' }),
      ]
      for (const brief of briefs) {
        const plan = aPlan(user.id, conversation.id, { brief })
        await seed(storage.unitOfWork, { plans: [plan] })
        expect(await find(storage, plan)).toEqual(plan)
      }
    })

    it('should give back any plan', async (storage) => {
      const { user, conversation } = await owner(storage)
      const saveAndFind = async (plan: Plan): Promise<void> => {
        await seed(storage.unitOfWork, { plans: [plan] })
        expect(await find(storage, plan)).toEqual(plan)
      }
      await fc.assert(fc.asyncProperty(anyPlan(user.id, conversation.id), saveAndFind), FEW)
    })

    it('should find and lock null where there is no plan', async ({ unitOfWork }) => {
      await keep(unitOfWork, async ({ plans }) => {
        expect(await plans.find(newPlanId())).toBeNull()
        expect(await plans.lock(newPlanId())).toBeNull()
      })
    })

    it('should list the plans that are being revised, of one user or of all', async (storage) => {
      const { user, conversation } = await owner(storage)
      const other = await owner(storage)
      const asked = { id: RevisionId(newPlanId()), request: 'Shorter', version: 0 }
      const states = [
        null,
        { ...asked, kind: 'pending' },
        { ...asked, kind: 'failed', reason: 'No answer.' },
        { ...asked, kind: 'ready', chapters: [], changes: [] },
      ] as const
      const own = states.map((revision) => aPlan(user.id, conversation.id, { revision }))
      const foreign = aPlan(other.user.id, other.conversation.id, { revision: { ...asked, kind: 'pending' } })
      await seed(storage.unitOfWork, { plans: [...own, foreign] })
      await keep(storage.unitOfWork, async ({ plans }) => {
        expect(await plans.unfinished(user.id)).toEqual([own[1]])
        const all = new Set((await plans.unfinished(null)).map(({ id }) => id))
        expect(own.map(({ id }) => all.has(id))).toEqual([false, true, false, false])
        expect(all.has(foreign.id)).toBe(true)
      })
    })

    it('should list the plans that are being made, of one user or of all', async (storage) => {
      const { user, conversation } = await owner(storage)
      const other = await owner(storage)
      const own = GENERATIONS.map((generation) => aPlan(user.id, conversation.id, { generation }))
      const foreign = aPlan(other.user.id, other.conversation.id, { generation: { kind: 'pending', run: 1 } })
      await seed(storage.unitOfWork, { plans: [...own, foreign] })

      await keep(storage.unitOfWork, async ({ plans }) => {
        const ofUser = await plans.unfinished(user.id)
        expect(ofUser.toSorted(byId)).toEqual(own.slice(0, 2).toSorted(byId))
        const all = new Set((await plans.unfinished(null)).map(({ id }) => id))
        expect([...own, foreign].map(({ id }) => all.has(id))).toEqual([true, true, false, false, true])
      })
    })

    it('should keep the draft of the run that is GENERATING, and of no other', async (storage) => {
      const { user, conversation } = await owner(storage)
      const plan = aPlan(user.id, conversation.id, { generation: { kind: 'generating', run: 2 } })
      await seed(storage.unitOfWork, { plans: [plan] })
      const progress = async () => (await storage.readModels.planProgress(user.id, plan.id))?.outline
      const save = (run: number, id: string) =>
        keep(storage.unitOfWork, ({ plans }) => plans.saveDraft(plan.id, run, { id, items: [{ title: `“${id}” 🥖` }] }))
      await save(1, 'older')
      await save(3, 'newer')
      expect(await progress()).toBeNull()
      await save(2, 'first')
      await save(2, 'second')
      expect(await progress()).toEqual({ id: 'second', items: [{ title: '“second” 🥖' }] })
      expect(await find(storage, plan)).toEqual(plan)

      await keep(storage.unitOfWork, ({ plans }) => plans.save(plan))
      expect(await progress()).toBeNull()
      await save(2, 'third')
      for (const generation of GENERATIONS.filter(({ kind }) => kind !== 'generating')) {
        await keep(storage.unitOfWork, ({ plans }) => plans.save({ ...plan, generation }))
        await save(generation.run, 'too late')
      }
      await keep(storage.unitOfWork, ({ plans }) => plans.save(plan))
      expect(await progress()).toBeNull()
      await keep(storage.unitOfWork, ({ plans }) => plans.saveDraft(newPlanId(), 1, { id: 'none', items: [] }))
    })

    it('should forget the draft of a plan that is replaced', async (storage) => {
      const { user, conversation } = await owner(storage)
      const plan = aPlan(user.id, conversation.id, { generation: { kind: 'generating', run: 1 } })
      await seed(storage.unitOfWork, { plans: [plan] })
      const again: Plan = { ...plan, generation: { kind: 'generating', run: 2 } }
      await keep(storage.unitOfWork, async ({ plans }) => {
        await plans.saveDraft(plan.id, 1, { id: 'old', items: [{ title: 'Old' }] })
        await plans.lock(plan.id)
        await plans.replace({ plan: again, version: null })
      })
      expect(await storage.readModels.planProgress(user.id, plan.id)).toEqual({ status: 'GENERATING', outline: null })
    })

    it('should undo an added and a saved plan', async (storage) => {
      const { user, conversation } = await owner(storage)
      const [saved, added] = [aPlan(user.id, conversation.id), aPlan(user.id, conversation.id)]
      await seed(storage.unitOfWork, { plans: [saved] })
      await undo(storage.unitOfWork, async ({ plans }) => {
        await plans.add(added)
        await plans.save({ ...saved, title: 'Another title', createdAt: later(1) })
      })
      expect(await find(storage, saved)).toEqual(saved)
      expect(await find(storage, added)).toBeNull()
    })
  })
}

// Helpers

async function owner({ unitOfWork }: OpenStorage) {
  const user = aVerifiedUser()
  const conversation = awaitingLearner(user.id)
  await seed(unitOfWork, { users: [user], conversations: [conversation] })
  return { user, conversation }
}

const find = ({ unitOfWork }: OpenStorage, { id }: Plan) => keep(unitOfWork, ({ plans }) => plans.find(id))

const byId = (a: Plan, b: Plan): number => (a.id < b.id ? -1 : 1)
