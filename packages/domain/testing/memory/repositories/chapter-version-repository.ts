import type { ChapterVersion } from '../../../src/chapters/versions.ts'
import type { ChapterVersionRepository } from '../../../src/ports/repositories.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import type { Transaction } from '../transaction.ts'

export const memoryChapterVersionRepository = (transaction: Transaction): ChapterVersionRepository => ({
  ofChapter: (chapterId) => versionsOf(transaction, chapterId),
  save: async (version) => {
    const chapter = await transaction.get('chapters', version.chapterId)
    await transaction.ensure(chapter !== null, `There is no chapter ${version.chapterId} to have a version.`)
    await transaction.put('chapterVersions', keyOf(version), version)
  },
  remove: (chapterId, number) => transaction.remove('chapterVersions', keyOf({ chapterId, number })),
})

const keyOf = ({ chapterId, number }: Pick<ChapterVersion, 'chapterId' | 'number'>): string => `${chapterId}:${number}`

const versionsOf = async (transaction: Transaction, chapterId: ChapterId): Promise<readonly ChapterVersion[]> =>
  (await transaction.scan('chapterVersions'))
    .filter((version) => version.chapterId === chapterId)
    .toSorted((one, other) => one.number - other.number)

export async function removeVersions(transaction: Transaction, chapterId: ChapterId): Promise<void> {
  for (const version of await versionsOf(transaction, chapterId)) {
    await transaction.remove('chapterVersions', keyOf(version))
  }
}
