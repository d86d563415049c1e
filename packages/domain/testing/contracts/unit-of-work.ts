import { describe, expect } from 'vitest'
import { unlock } from '../../src/chapters/unlock.ts'
import { hold } from '../../src/credits/wallet.ts'
import type { Plan } from '../../src/plans/plan.ts'
import type { Repositories } from '../../src/ports/repositories.ts'
import type { UnitOfWork } from '../../src/ports/unit-of-work.ts'
import { err, ok } from '../../src/shared/result.ts'
import type { User } from '../../src/users/user.ts'
import { anAttempt } from '../attempt-builder.ts'
import { aLockedChapter, anOpenChapter, aVerifiedUser, NOW, newChapterId, newEntryId, newPlanId } from '../builders.ts'
import { keep, seedPlan, seedUser, undo } from '../seed.ts'
import { itOn } from './it-on.ts'

type Open = () => Promise<{ readonly unitOfWork: UnitOfWork; readonly close: () => Promise<void> }>

const AT_ONCE = 20

/** All of it or nothing of it, and two races: each race finds a fault that the other one misses. */
export function describeUnitOfWork(name: string, open: Open): void {
  const it = itOn(open)
  describe(`${name}: unit of work`, () => {
    it('should keep everything when the work answers ok', async ({ unitOfWork }) => {
      const [first, second] = [aVerifiedUser(), aVerifiedUser()]

      const result = await unitOfWork.run(async ({ users }) => {
        await users.add(first)
        await users.add(second)
        return ok('kept')
      })

      expect(result).toEqual(ok('kept'))
      expect(await findUser(unitOfWork, first)).toEqual(first)
      expect(await findUser(unitOfWork, second)).toEqual(second)
    })

    it('should undo everything when the work answers err', async ({ unitOfWork }) => {
      const user = aVerifiedUser()

      const result = await unitOfWork.run(async ({ users }) => {
        await users.add(user)
        return err({ kind: 'no' })
      })

      expect(result).toEqual(err({ kind: 'no' }))
      expect(await findUser(unitOfWork, user)).toBeNull()
    })

    it('should undo everything when the work throws, and throw the same', async ({ unitOfWork }) => {
      const user = aVerifiedUser()
      const fault = new Error('on purpose')

      const run = unitOfWork.run(async ({ users }) => {
        await users.add(user)
        throw fault
      })

      await expect(run).rejects.toBe(fault)
      expect(await findUser(unitOfWork, user)).toBeNull()
    })

    it('should not answer ok when a write had failed in it, even if the work caught that', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork, 5)
      const newcomer = aVerifiedUser()

      const run = unitOfWork.run(async ({ users, wallets }) => {
        await users.add(newcomer)
        const wallet = await wallets.lock(user.id)
        const [entry] = await wallets.entries(user.id)
        if (entry) await wallets.save({ wallet, entry }).catch(() => 'swallowed')
        return ok(null)
      })

      await expect(run).rejects.toThrow()
      expect(await findUser(unitOfWork, newcomer)).toBeNull()
    })

    it('should write once where a write commits by itself, and throw at a second one', async ({ unitOfWork }) => {
      const { chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
      const chapterId = chapters[0]?.id ?? newChapterId()
      const right = anAttempt(chapterId, { marks: { q1: true } })
      const wrong = anAttempt(chapterId, { marks: { q1: false } })

      const once = unitOfWork.run(
        async ({ checkAttempts }) => {
          expect(await checkAttempts.marksOf(chapterId)).toEqual([])
          return ok(await checkAttempts.add(right))
        },
        { autocommit: true },
      )
      expect(await once).toEqual(ok(right))
      const again = anAttempt(chapterId, { marks: { q2: true } })
      for (const second of [
        ({ checkAttempts }: Repositories) => checkAttempts.add(wrong),
        ({ plans }: Repositories) => plans.lock(chapters[0]?.planId ?? newPlanId()),
      ]) {
        const twice = unitOfWork.run(
          async (repositories) => {
            await repositories.checkAttempts.add(again)
            return ok(await second(repositories))
          },
          { autocommit: true },
        )
        await expect(twice).rejects.toThrow('writes once')
      }
      // the first of them was kept by itself
      const marks = await keep(unitOfWork, ({ checkAttempts }) => checkAttempts.marksOf(chapterId))
      expect(marks).toHaveLength(2)
      expect(marks).toEqual(expect.arrayContaining([right.marks, again.marks]))
    })

    it('should see its own writes, and hide them from others until it ends', async ({ unitOfWork }) => {
      const user = aVerifiedUser()

      await unitOfWork.run(async ({ users }) => {
        await users.add(user)
        expect(await users.find(user.id)).toEqual(user)
        expect(await findUser(unitOfWork, user)).toBeNull()
        return ok(null)
      })

      expect(await findUser(unitOfWork, user)).toEqual(user)
    })

    it('should go on with the next unit of work after one has failed', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork, 10)
      await undo(unitOfWork, ({ wallets }) => wallets.lock(user.id))
      await unitOfWork
        .run(async ({ wallets }) => {
          await wallets.lock(user.id)
          throw new Error('on purpose')
        })
        .catch(() => 'expected')

      expect(await keep(unitOfWork, ({ wallets }) => wallets.lock(user.id))).toMatchObject({ balance: 10 })
    })

    it(`should charge once when the same chapter is unlocked ${AT_ONCE} times at once`, async ({ unitOfWork }) => {
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        credits: 100,
        chaptersOf: ({ id }) => [aLockedChapter(id, 1, { price: 10 }), aLockedChapter(id, 2)],
      })
      const wanted = chapters[0]?.id ?? newChapterId()

      const results = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          unitOfWork.run(async (repositories) => {
            const wallet = await repositories.wallets.lock(user.id)
            await repositories.plans.lock(plan.id)
            const ofPlan = await repositories.chapters.ofPlan(plan.id)
            const unlocked = unlock({ chapters: ofPlan, wallet, wanted, now: NOW, newEntryId })
            if (!unlocked.ok || unlocked.value.kind !== 'unlocked') return unlocked
            if (unlocked.value.payment) await repositories.wallets.save(unlocked.value.payment)
            await repositories.chapters.save(unlocked.value.chapter)
            return unlocked
          }),
        ),
      )

      expect(results.filter((result) => result.ok && result.value.kind === 'unlocked')).toHaveLength(1)
      expect(results.filter((result) => result.ok)).toHaveLength(AT_ONCE)
      expect(await balance(unitOfWork, user)).toBe(90)
    })

    it(`should lose none of ${AT_ONCE} spends at once, and allow no more than there is`, async ({ unitOfWork }) => {
      const affordable = 13
      const user = await seedUser(unitOfWork, affordable * 10)

      const results = await Promise.all(Array.from({ length: AT_ONCE }, () => spendTen(unitOfWork, user)))

      expect(results.filter(({ ok }) => ok)).toHaveLength(affordable)
      expect(await balance(unitOfWork, user)).toBe(0)
      expect(await keep(unitOfWork, ({ wallets }) => wallets.entries(user.id))).toHaveLength(1 + affordable)
    })

    it('should make a second lock of the same plan wait for the first', async ({ unitOfWork }) => {
      const { plan } = await seedPlan(unitOfWork, { chaptersOf: () => [] })
      const edits = Array.from({ length: 5 }, () => appendToTitle(unitOfWork, plan))

      await Promise.all(edits)

      const found = await keep(unitOfWork, ({ plans }) => plans.find(plan.id))
      expect(found?.title).toBe(`${plan.title}!!!!!`)
    })
  })
}

// Helpers

const findUser = (unitOfWork: UnitOfWork, { id }: User) => keep(unitOfWork, ({ users }) => users.find(id))

const balance = async (unitOfWork: UnitOfWork, user: User): Promise<number> =>
  (await keep(unitOfWork, ({ wallets }) => wallets.lock(user.id))).balance

const spendTen = (unitOfWork: UnitOfWork, user: User) =>
  unitOfWork.run(async ({ wallets }) => {
    const wallet = await wallets.lock(user.id)
    const chapterId = newChapterId()
    const held = hold(wallet, { key: `unlock:${chapterId}:1`, amount: 10 }, chapterId, { id: newEntryId(), at: NOW })
    if (held.ok) await wallets.save(held.value)
    return held
  })

const appendToTitle = (unitOfWork: UnitOfWork, { id }: Plan) =>
  keep(unitOfWork, async ({ plans }) => {
    const plan = await plans.lock(id)
    if (plan) await plans.save({ ...plan, title: `${plan.title}!` })
  })
