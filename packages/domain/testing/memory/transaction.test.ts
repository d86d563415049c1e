import { describe, expect, it } from 'vitest'
import type { Repositories } from '../../src/ports/repositories.ts'
import { ok } from '../../src/shared/result.ts'
import { aLockedChapter, anOpenChapter, aVerifiedUser, newPlanId } from '../builders.ts'
import { someContent } from '../content.ts'
import { keep, seed, seedPlan, seedUser } from '../seed.ts'
import { makeMemoryStorage } from './storage.ts'

describe('makeMemoryStorage', () => {
  it('should show a race between two that read before they lock, as a real database does', async () => {
    const { unitOfWork, readModels } = makeMemoryStorage()
    const { id } = await seedUser(unitOfWork, 10)
    const spendWithoutLock = () =>
      keep(unitOfWork, async ({ users, wallets }) => {
        const seen = await readModels.credits(id)
        await users.find(id)
        if (seen < 10) return 'refused'
        await wallets.lock(id)
        return 'spent'
      })
    expect(await Promise.all([spendWithoutLock(), spendWithoutLock()])).toEqual(['spent', 'spent'])
  })

  it('should refuse repositories that outlive their unit of work', async () => {
    const { unitOfWork } = makeMemoryStorage()
    const saved: Repositories[] = []
    await unitOfWork.run(async (repositories) => {
      saved.push(repositories)
      return ok(null)
    })
    await expect(saved[0]?.users.add(aVerifiedUser())).rejects.toThrow('has ended')
  })

  it('should share no object with those who put it in or take it out', async () => {
    const { unitOfWork, readModels } = makeMemoryStorage()
    const content = someContent()
    const { user, chapters } = await seedPlan(unitOfWork, {
      chaptersOf: ({ id }) => [anOpenChapter(id, 1, { content })],
    })
    const id = chapters[0]?.id
    if (!id) throw new Error('A chapter was seeded.')
    const taken = await readModels.chapter(user.id, id)
    for (const outside of [content, taken?.content]) Object.assign(outside ?? {}, { introduction: 'changed outside' })
    expect((await readModels.chapter(user.id, id))?.content).toEqual(someContent())
    const found = await keep(unitOfWork, ({ users }) => users.find(user.id))
    expect(() => Object.assign(found ?? {}, { isActive: false })).toThrow('read only')
  })

  it('should refuse what refers to nothing, as foreign keys do', async () => {
    const { unitOfWork } = makeMemoryStorage()
    await expect(seed(unitOfWork, { chapters: [aLockedChapter(newPlanId(), 1)] })).rejects.toThrow('no plan')
  })

  it('should refuse a lock that is out of order, in a unit of work that meets no other', async () => {
    const { unitOfWork } = makeMemoryStorage()
    const { id } = await seedUser(unitOfWork)
    const lockBackwards = keep(unitOfWork, async ({ users, wallets }) => {
      await wallets.lock(id)
      await users.lock(id)
    })
    await expect(lockBackwards).rejects.toThrow('Lock order')
  })

  it('should break a circle of waiting by failing one of the two', async () => {
    const { unitOfWork } = makeMemoryStorage()
    const [ada, ben] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
    const lockBoth = (first: typeof ada, second: typeof ada) =>
      keep(unitOfWork, async ({ wallets }) => {
        await wallets.lock(first.id)
        await wallets.lock(second.id)
      })
    const outcomes = await Promise.allSettled([lockBoth(ada, ben), lockBoth(ben, ada)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
