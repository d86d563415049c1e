import { aRegisteredUser, aSession, aVerifiedUser, later, newSessionId } from '../builders.ts'
import { keep, seed, seedUser, undo } from '../seed.ts'
import { onStorage, type StorageFactory } from './storage.ts'
import { describe, expect, it } from './vitest.ts'

export function describeSessionRepository(name: string, open: StorageFactory): void {
  describe(`${name}: sessions`, () => {
    it(
      'should give back a session with its user',
      onStorage(open, async ({ unitOfWork, screens }) => {
        for (const user of [aVerifiedUser({ lastLoginAt: later(5) }), aRegisteredUser()]) {
          const session = aSession(user.id, { lastSeenAt: later(1_234) })
          await seed(unitOfWork, { users: [user], sessions: [session] })
          expect(await screens.session(session.id)).toEqual({ session, user })
        }
      }),
    )

    it(
      'should know nothing of a session that never was',
      onStorage(open, async ({ screens }) => {
        expect(await screens.session(newSessionId())).toBeNull()
      }),
    )

    it(
      'should save when the session was last seen',
      onStorage(open, async ({ unitOfWork, screens }) => {
        const user = await seedUser(unitOfWork)
        const session = aSession(user.id)
        const seen = { ...session, lastSeenAt: later(60_000) }
        await seed(unitOfWork, { sessions: [session] })
        await keep(unitOfWork, ({ sessions }) => sessions.save(seen))
        expect(await screens.session(session.id)).toEqual({ session: seen, user })
      }),
    )

    it(
      'should remove one session and no other; removing it again does nothing',
      onStorage(open, async ({ unitOfWork, screens }) => {
        const user = await seedUser(unitOfWork)
        const [ended, other] = [aSession(user.id), aSession(user.id)]
        await seed(unitOfWork, { sessions: [ended, other] })
        await keep(unitOfWork, ({ sessions }) => sessions.remove(ended.id))
        await keep(unitOfWork, ({ sessions }) => sessions.remove(ended.id))
        expect(await screens.session(ended.id)).toBeNull()
        expect(await screens.session(other.id)).toEqual({ session: other, user })
      }),
    )

    it(
      'should not bring back a session that was removed before it is saved',
      onStorage(open, async ({ unitOfWork, screens }) => {
        const session = aSession((await seedUser(unitOfWork)).id)
        await seed(unitOfWork, { sessions: [session] })
        await keep(unitOfWork, ({ sessions }) => sessions.remove(session.id))
        await keep(unitOfWork, ({ sessions }) => sessions.save({ ...session, lastSeenAt: later(1) }))
        expect(await screens.session(session.id)).toBeNull()
      }),
    )

    it(
      'should undo an added, a saved and a removed session',
      onStorage(open, async ({ unitOfWork, screens }) => {
        const user = await seedUser(unitOfWork)
        const [kept, added] = [aSession(user.id), aSession(user.id)]
        await seed(unitOfWork, { sessions: [kept] })
        await undo(unitOfWork, async ({ sessions }) => {
          await sessions.add(added)
          await sessions.save({ ...kept, lastSeenAt: later(1) })
          await sessions.remove(kept.id)
        })
        expect(await screens.session(kept.id)).toEqual({ session: kept, user })
        expect(await screens.session(added.id)).toBeNull()
      }),
    )
  })
}
