import type { ChapterPartRepository } from '../../../src/ports/repositories.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import type { Transaction } from '../transaction.ts'
import { removeVersions } from './chapter-version-repository.ts'

export const memoryChapterPartRepository = (transaction: Transaction): ChapterPartRepository => ({
  ofChapter: async (chapterId) =>
    (await transaction.scan('chapterParts'))
      .filter((part) => part.chapterId === chapterId)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  save: async (part) => {
    const chapter = await transaction.get('chapters', part.chapterId)
    await transaction.ensure(chapter !== null, `There is no chapter ${part.chapterId} to write a part of.`)
    await transaction.put('chapterParts', keyOf(part), part)
  },
  removeOf: (chapterId, names) => removeParts(transaction, chapterId, names),
})

const keyOf = ({ chapterId, name }: { readonly chapterId: ChapterId; readonly name: string }): string =>
  `${chapterId}:${name}`

async function removeParts(
  transaction: Transaction,
  chapterId: ChapterId,
  names: readonly string[] | null = null,
): Promise<void> {
  for (const part of await transaction.scan('chapterParts')) {
    const isMeant = part.chapterId === chapterId && (names?.includes(part.name) ?? true)
    if (isMeant) await transaction.remove('chapterParts', keyOf(part))
  }
}

export async function removeChapter(transaction: Transaction, id: ChapterId): Promise<void> {
  await removeParts(transaction, id)
  await removeVersions(transaction, id)
  for (const attempt of await transaction.scan('checkAttempts')) {
    if (attempt.chapterId === id) await transaction.remove('checkAttempts', `${id}:${attempt.id}`)
  }
  for (const turn of await transaction.scan('helpTurns')) {
    if (turn.chapterId === id) await transaction.remove('helpTurns', `${id}:${turn.id}`)
  }
  await transaction.remove('resourceLists', id)
  await transaction.remove('chapters', id)
}
