import type { ChapterOfUser, ResourceListRepository } from '../../../src/ports/resource-repositories.ts'
import { MAX_RESOURCES, type ResourceList } from '../../../src/resources/resource-list.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import type { Transaction } from '../transaction.ts'

export function memoryResourceListRepository(transaction: Transaction): ResourceListRepository {
  const whoseIs = async (chapterId: ChapterId): Promise<ChapterOfUser> => {
    const chapter = await transaction.get('chapters', chapterId)
    const plan = chapter && (await transaction.get('plans', chapter.planId))
    if (!plan) throw new Error('A list always has its chapter, and that its plan.')
    return { chapterId, planId: plan.id, userId: plan.userId }
  }

  const ofThose = async (isMeant: (list: ResourceList) => boolean): Promise<readonly ChapterOfUser[]> => {
    const lists = (await transaction.scan('resourceLists')).filter(isMeant)
    return Promise.all(
      lists.toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime()).map(({ chapterId }) => whoseIs(chapterId)),
    )
  }

  return {
    find: (chapterId) => transaction.get('resourceLists', chapterId),
    findByResource: async (userId, id) => {
      const all = await transaction.scan('resourceLists')
      const list = all.find(({ resources }) => resources.some((resource) => resource.id === id))
      if (!list) return null
      const whose = await whoseIs(list.chapterId)
      return whose.userId === userId ? { list, planId: whose.planId } : null
    },
    save: async (list) => {
      const chapter = await transaction.get('chapters', list.chapterId)
      await transaction.ensure(chapter !== null, `There is no chapter ${list.chapterId} to find resources for.`)
      const { status, settledAt, resources } = list
      await transaction.ensure(status !== 'settled' || settledAt !== null, 'A settled list has been settled at a time.')
      await transaction.ensure(resources.length <= MAX_RESOURCES, `A chapter shows ${resources.length} resources.`)
      await transaction.put('resourceLists', list.chapterId, list)
    },
    searching: async (wanted) =>
      (await ofThose(({ status }) => status === 'searching')).filter(({ userId }) => (wanted ?? userId) === userId),
    unreachable: async (before, limit) =>
      (await ofThose(({ status, askedAt }) => status === 'unreachable' && askedAt < before)).slice(0, limit),
    showing: (address) => ofThose(({ resources }) => resources.some((resource) => resource.address === address)),
  }
}
