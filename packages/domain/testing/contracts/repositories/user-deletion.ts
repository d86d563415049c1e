import { describe, expect } from 'vitest'
import { grant } from '../../../src/credits/wallet.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { err, ok } from '../../../src/shared/result.ts'
import { type User, VERIFICATION_GRACE } from '../../../src/users/user.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPlannedConversation,
  aPreparingChapter,
  aRegisteredUser,
  aSecretLink,
  aSession,
  aVerifiedUser,
  awaitingLearner,
  later,
  NOW,
  newEntryId,
  newUserId,
} from '../../builders.ts'
import { aMismatchedPurchase, anOpenPurchase, aPaidPurchase, aPendingUnlock } from '../../purchase-builders.ts'
import { aCard, aReview } from '../../review-builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describeUserDeletion(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: deletion of users`, () => {
    it('should remove everything that is about a user, and nothing about any other user', async (storage) => {
      const [leaving, staying] = [await seedAccount(storage), await seedAccount(storage)]
      const others = await everythingOf(storage, staying)

      await remove(storage, leaving.user)

      const left = await everythingOf(storage, leaving)
      expect(left.map(isNothing)).toEqual(left.map(() => true))
      expect(others.map(isNothing)).toEqual(others.map(() => false))
      expect(await everythingOf(storage, staying)).toEqual(others)
    })

    it('should leave wallet and ledger, which can still be locked, read and moved', async (storage) => {
      const { unitOfWork, readModels } = storage
      const { user } = await seedAccount(storage)
      const before = await keep(unitOfWork, ({ wallets }) => wallets.entries(user.id))

      await remove(storage, user)

      const moved = await keep(unitOfWork, async ({ wallets }) => {
        const wallet = await wallets.lock(user.id)
        const movement = grant(wallet, 5, `admin:${newEntryId()}`, null, { id: newEntryId(), at: later(9) })
        await wallets.save(movement)
        return movement
      })
      expect(await keep(unitOfWork, ({ wallets }) => wallets.entries(user.id))).toEqual([moved.entry, ...before])
      expect(await readModels.credits(user.id)).toBe(25)
    })

    it("should leave purchases, without the provider's receipts, and those of others as they are", async ({
      unitOfWork,
      readModels,
    }) => {
      const [leaving, staying] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const pendingUnlock = aPendingUnlock()
      const paid = aPaidPurchase(leaving.id, { returnedCents: 9, pendingUnlock })
      const other = aPaidPurchase(staying.id, { pendingUnlock })
      const unpaid = [anOpenPurchase(leaving.id), aMismatchedPurchase(leaving.id)]
      const wanted = unpaid.map((purchase) => ({ ...purchase, pendingUnlock }))
      await seed(unitOfWork, { purchases: [paid, other, ...wanted] })

      await keep(unitOfWork, ({ users }) => users.remove(leaving.id))

      const found = await keep(unitOfWork, ({ purchases }) =>
        Promise.all([paid, other, ...unpaid].map(({ reference }) => purchases.find(reference))),
      )
      const anonymized = { ...paid, receiptUrl: null, pendingUnlock: null }
      expect(found).toEqual([anonymized, other, ...unpaid])
      expect(await readModels.purchases(leaving.id)).toEqual([anonymized])
    })

    it('should free address and name for another user', async (storage) => {
      const { user } = await seedAccount(storage)
      const next = aVerifiedUser({ email: user.email, username: user.username })
      await remove(storage, user)
      expect(await keep(storage.unitOfWork, ({ users }) => users.add(next))).toBe('added')
      expect(await storage.readModels.personalData(next.id)).toMatchObject({ credits: { balance: 0, entries: [] } })
    })

    it('should undo a deletion, and do nothing where no user is', async (storage) => {
      const account = await seedAccount(storage)
      const before = await everythingOf(storage, account)
      await undo(storage.unitOfWork, ({ users }) => users.remove(account.user.id))
      await keep(storage.unitOfWork, ({ users }) => users.remove(newUserId()))
      expect(await everythingOf(storage, account)).toEqual(before)
    })

    it('should report the users to delete by then: none before their time, none who never asked', async ({
      unitOfWork,
    }) => {
      const leaving = (deletionAt: Date | null) => aVerifiedUser({ deletionAt })
      const [early, due, late] = [leaving(later(-1)), leaving(NOW), leaving(later(1))]
      // old, and verified
      const never = aVerifiedUser({ createdAt: later(-2 * VERIFICATION_GRACE) })
      await seed(unitOfWork, { users: [late, never, due, early] })
      const since = (createdAt: Date) => aRegisteredUser({ createdAt })
      const [waiting, expired] = [since(later(1 - VERIFICATION_GRACE)), since(later(-VERIFICATION_GRACE))]
      await seed(unitOfWork, { users: [waiting, expired] })
      const all = await keep(unitOfWork, ({ users }) => users.scheduledForDeletion(NOW))
      const ours = new Set([early, due, late, never, waiting, expired].map(({ id }) => id))
      expect(all.filter((id) => ours.has(id)).toSorted()).toEqual([early.id, due.id, expired.id].toSorted())
    })

    it('should either remove a user or let them sign in, when both come at once', async (storage) => {
      for (let round = 0; round < 10; round += 1) {
        const user = await seedUser(storage.unitOfWork, 0, aVerifiedUser({ deletionAt: NOW }))
        const attempts = [() => removeIfDue(storage.unitOfWork, user), () => signIn(storage.unitOfWork, user)]
        const inTurn = round % 2 === 0 ? attempts : attempts.toReversed()
        const answers = await Promise.all(inTurn.map((attempt) => attempt()))
        const [removed, signedIn] = round % 2 === 0 ? answers : answers.toReversed()
        const left = await keep(storage.unitOfWork, async ({ users, sessions }) => ({
          user: await users.find(user.id),
          sessions: (await sessions.ofUser(user.id)).length,
        }))
        expect(removed).toBe(!signedIn)
        expect(left).toEqual(
          signedIn ? { user: { ...user, deletionAt: null }, sessions: 1 } : { user: null, sessions: 0 },
        )
      }
    })

    it('should leave no session behind that is added while its user is removed', async ({ unitOfWork }) => {
      for (let round = 0; round < 5; round += 1) {
        const user = await seedUser(unitOfWork)
        await Promise.allSettled([
          keep(unitOfWork, ({ users }) => users.remove(user.id)),
          keep(unitOfWork, ({ sessions }) => sessions.add(aSession(user.id))),
        ])
        expect(await keep(unitOfWork, ({ sessions }) => sessions.ofUser(user.id))).toEqual([])
      }
    })
  })
}

// Helpers

type Account = Awaited<ReturnType<typeof seedAccount>>

/** A user with a row in every table. */
async function seedAccount({ unitOfWork }: OpenStorage) {
  const user = await seedUser(unitOfWork, 20)
  const talk = awaitingLearner(user.id)
  const before = awaitingLearner(user.id)
  const [plan, waiting] = [
    aPlan(user.id, before.id),
    aPlan(user.id, before.id, { generation: { kind: 'pending', run: 1 } }),
  ]
  const open = anOpenChapter(plan.id, 1)
  const chapters = [open, aPreparingChapter(plan.id, 2), aLockedChapter(plan.id, 3)]
  const card = aCard(user.id, open.id)
  const session = aSession(user.id)
  const link = aSecretLink(user.id)
  await seed(unitOfWork, {
    sessions: [session],
    secretLinks: [link],
    conversations: [talk, before],
    plans: [plan, waiting],
    chapters,
  })
  await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
  // The two name each other, which a cascade must not stumble over.
  await keep(unitOfWork, ({ conversations }) =>
    conversations.save(aPlannedConversation(user.id, plan.id, { id: before.id, turns: before.turns })),
  )
  return { user, talk, before, plan, waiting, chapters, card, session, link }
}

/** Every answer that is about the account, in one list. */
const everythingOf = ({ unitOfWork, readModels }: OpenStorage, { user, ...account }: Account) =>
  keep(unitOfWork, async ({ users, sessions, secretLinks, conversations, plans, chapters, reviews }) => {
    const answers: unknown[] = [
      await users.find(user.id),
      await users.findByEmail(user.email),
      await users.usernameTaken(user.username),
      await sessions.ofUser(user.id),
      await readModels.session(account.session.id),
      await secretLinks.find(account.link.digest, account.link.purpose),
      await conversations.find(account.talk.id),
      await conversations.find(account.before.id),
      await conversations.findCurrent(user.id),
      await plans.find(account.plan.id),
      await plans.find(account.waiting.id),
      await plans.unfinished(user.id),
      await chapters.ofPlan(account.plan.id),
      await chapters.unfinished(user.id),
      await reviews.find(user.id, [account.card.id], account.card.id),
      await readModels.listLearningPlans(user.id),
      await readModels.personalData(user.id),
    ]
    for (const { id } of account.chapters) answers.push(await chapters.find(id), await readModels.chapter(user.id, id))
    return answers
  })

const isNothing = (answer: unknown): boolean =>
  answer === null || answer === false || (Array.isArray(answer) && answer.length === 0)

const remove = ({ unitOfWork }: OpenStorage, { id }: User): Promise<void> =>
  keep(unitOfWork, ({ users }) => users.remove(id))

const removeIfDue = (unitOfWork: UnitOfWork, { id }: User): Promise<boolean> =>
  keep(unitOfWork, async ({ users }) => {
    const isDue = ((await users.lock(id))?.deletionAt ?? null) !== null
    if (isDue) await users.remove(id)
    return isDue
  })

const signIn = async (unitOfWork: UnitOfWork, { id }: User): Promise<boolean> => {
  const signedIn = await unitOfWork.run(async ({ users, sessions }) => {
    const user = await users.lock(id)
    if (!user) return err('nobody')
    await users.save({ ...user, deletionAt: null })
    await sessions.add(aSession(id))
    return ok('signed in')
  })
  return signedIn.ok
}
