import type { ChapterOfUser } from '../../../src/ports/jobs.ts'
import type { ResourceListRepository, ShownOn } from '../../../src/ports/repositories.ts'
import { MAX_RESOURCES, type Resource, type ResourceList } from '../../../src/resources/resource-list.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import { chanceOf } from '../../../src/shared/shuffle.ts'
import { topicOf } from '../../../src/use-cases/resources/chapter-topic.ts'
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

  const shownOnList = async (
    { chapterId, resources }: ResourceList,
    addresses: readonly string[],
  ): Promise<readonly ShownOn[]> => {
    const isJudge = ({ isRead, offTopic }: Resource): boolean => isRead && !offTopic?.isCertain
    const shown = resources.filter((one) => isJudge(one) && addresses.includes(one.address))
    if (shown.length === 0) return []
    const whose = await whoseIs(chapterId)
    const plan = await transaction.get('plans', whose.planId)
    const chapters = (await transaction.scan('chapters')).filter(({ planId }) => planId === whose.planId)
    const chapter = chapters.find(({ id }) => id === chapterId)
    if (!plan || !chapter || plan.archivedAt) return []
    const inOrder = chapters.toSorted((a, b) => a.number - b.number)
    const others = inOrder.filter((other) => other !== chapter).map((other) => topicOf(other, plan))
    return shown.map(({ address, isFree, offTopic }) => ({
      ...whose,
      ...{ address, isFree, offTopic, topic: topicOf(chapter, plan), others },
    }))
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
    shownOn: async (addresses, { limit, turn }) => {
      const lists = await transaction.scan('resourceLists')
      const found = await Promise.all(lists.map((list) => shownOnList(list, addresses)))
      const rank = ({ chapterId, offTopic }: ShownOn): number => (offTopic ? -1 : chanceOf(chapterId + turn))
      const inTurn = found.flat().toSorted((a, b) => rank(a) - rank(b))
      return addresses.flatMap((address) => inTurn.filter((one) => one.address === address).slice(0, limit))
    },
    showing: (address) => ofThose(({ resources }) => resources.some((resource) => resource.address === address)),
  }
}
