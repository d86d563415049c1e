import type { Chapter, OpenChapter } from '../../../src/chapters/chapter.ts'
import type { ChapterRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import type { Transaction } from '../transaction.ts'

export const inOrder = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.toSorted((a, b) => a.number - b.number)

export const memoryChapterRepository = (transaction: Transaction): ChapterRepository => {
  const ofPlan: ChapterRepository['ofPlan'] = async (planId) =>
    inOrder((await transaction.scan('chapters')).filter((chapter) => chapter.planId === planId))

  const withOwner = async (isWanted: (chapter: Chapter) => boolean, userId: UserId | null) => {
    const found: { readonly chapter: Chapter; readonly userId: UserId }[] = []
    for (const chapter of (await transaction.scan('chapters')).filter(isWanted)) {
      const plan = await transaction.get('plans', chapter.planId)
      if (plan && (userId ?? plan.userId) === plan.userId) found.push({ chapter, userId: plan.userId })
    }
    return found
  }

  return {
    addAll: async (chapters) => {
      for (const chapter of chapters) {
        const plan = await transaction.get('plans', chapter.planId)
        await transaction.ensure(plan !== null, `The chapter ${chapter.id} belongs to no plan.`)
        await transaction.lock(`chapters.number/${chapter.planId}/${chapter.number}`)
        const free = (await ofPlan(chapter.planId)).every(({ number }) => number !== chapter.number)
        await transaction.ensure(free, `The plan ${chapter.planId} has a chapter ${chapter.number} already.`)
        await transaction.insert('chapters', chapter.id, chapter)
      }
    },
    find: (id) => transaction.get('chapters', id),
    findByQuestion: async (userId, questionId) => {
      const asks = ({ questions }: Pick<OpenChapter, 'questions'>): boolean =>
        questions.some(({ id }) => id === questionId)
      const others = (await transaction.scan('chapterVersions')).filter(asks)
      const has = (chapter: Chapter): boolean =>
        chapter.kind === 'open' && (asks(chapter) || others.some(({ chapterId }) => chapterId === chapter.id))
      return (await withOwner(has, userId))[0]?.chapter ?? null
    },
    ofPlan,
    countFree: async (userId, since) => {
      const counts = (chapter: Chapter): boolean =>
        chapter.price === 0 && chapter.kind !== 'locked' && chapter.unlockedAt >= since
      return (await withOwner(counts, userId)).length
    },
    unfinished: (userId) =>
      withOwner(
        (chapter) =>
          chapter.kind === 'preparing' ||
          (chapter.kind === 'locked' && chapter.outlining === 'pending') ||
          (chapter.kind === 'open' &&
            (chapter.versions.rewrite?.kind === 'pending' || chapter.content.isCheckPending === true)),
        userId,
      ),
    save: async (chapter) => {
      const before = await transaction.get('chapters', chapter.id)
      await transaction.ensure(before !== null, `There is no chapter ${chapter.id} to save.`)
      await transaction.put('chapters', chapter.id, chapter)
    },
  }
}
