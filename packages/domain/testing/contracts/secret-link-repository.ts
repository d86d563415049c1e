import { aSecretLink } from '../builders.ts'
import { keep, seedUser, undo } from '../seed.ts'
import { onStorage, type StorageFactory } from './storage.ts'
import { describe, expect, it } from './vitest.ts'

export function describeSecretLinkRepository(name: string, open: StorageFactory): void {
  describe(`${name}: secret links`, () => {
    it(
      'should give back a link as it was added',
      onStorage(open, async ({ unitOfWork }) => {
        const link = aSecretLink((await seedUser(unitOfWork)).id)
        await keep(unitOfWork, ({ secretLinks }) => secretLinks.replace(link))
        expect(await keep(unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, link.purpose))).toEqual(link)
      }),
    )

    it(
      'should find nothing under an unknown digest',
      onStorage(open, async ({ unitOfWork }) => {
        const { digest } = aSecretLink((await seedUser(unitOfWork)).id)
        expect(await keep(unitOfWork, ({ secretLinks }) => secretLinks.find(digest, 'verify-email'))).toBeNull()
      }),
    )

    it(
      "should mark the user's earlier links as replaced, and nobody else's",
      onStorage(open, async ({ unitOfWork }) => {
        const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
        const [first, second, third, foreign] = [
          aSecretLink(user.id),
          aSecretLink(user.id),
          aSecretLink(user.id),
          aSecretLink(other.id),
        ]
        for (const link of [foreign, first, second, third]) {
          await keep(unitOfWork, ({ secretLinks }) => secretLinks.replace(link))
        }
        await keep(unitOfWork, async ({ secretLinks }) => {
          expect(await secretLinks.find(first.digest, 'verify-email')).toEqual({ ...first, replaced: true })
          expect(await secretLinks.find(second.digest, 'verify-email')).toEqual({ ...second, replaced: true })
          expect(await secretLinks.find(third.digest, 'verify-email')).toEqual(third)
          expect(await secretLinks.find(foreign.digest, 'verify-email')).toEqual(foreign)
        })
      }),
    )

    it(
      'should undo a replacement',
      onStorage(open, async ({ unitOfWork }) => {
        const user = await seedUser(unitOfWork)
        const [first, second] = [aSecretLink(user.id), aSecretLink(user.id)]
        await keep(unitOfWork, ({ secretLinks }) => secretLinks.replace(first))
        await undo(unitOfWork, ({ secretLinks }) => secretLinks.replace(second))
        await keep(unitOfWork, async ({ secretLinks }) => {
          expect(await secretLinks.find(first.digest, 'verify-email')).toEqual(first)
          expect(await secretLinks.find(second.digest, 'verify-email')).toBeNull()
        })
      }),
    )

    it(
      'should leave one link that works when ten are made at once',
      onStorage(open, async ({ unitOfWork }) => {
        const user = await seedUser(unitOfWork)
        const links = Array.from({ length: 10 }, () => aSecretLink(user.id))
        await Promise.all(links.map((link) => keep(unitOfWork, ({ secretLinks }) => secretLinks.replace(link))))
        const found = await keep(unitOfWork, ({ secretLinks }) =>
          inTurn(links, ({ digest, purpose }) => secretLinks.find(digest, purpose)),
        )
        expect(found).toHaveLength(10)
        expect(found.filter((link) => link?.replaced === false)).toHaveLength(1)
      }),
    )
  })
}

// Helpers

/** One after another: a unit of work is one connection. */
async function inTurn<A, B>(items: readonly A[], ask: (item: A) => Promise<B>): Promise<readonly B[]> {
  const answers: B[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}
