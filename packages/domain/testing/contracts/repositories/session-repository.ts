import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { after as timeAfter } from '../../../src/shared/duration.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { isLive, SESSION_LIFE, type Session, sessionEnd } from '../../../src/users/session.ts'
import { anySession } from '../../arbitraries.ts'
import { aRegisteredUser, aSession, aVerifiedUser, later, newSessionId, newUserId } from '../../builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

export function describeSessionRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: sessions`, () => {
    it('should give back a session with its user', async ({ unitOfWork, readModels }) => {
      const users = [aVerifiedUser({ lastLoginAt: later(5), deletionAt: later(6) }), aRegisteredUser()]
      for (const user of users) {
        const session = aSession(user.id, { device: null, createdAt: later(-7), lastSeenAt: later(1_234) })
        await seed(unitOfWork, { users: [user], sessions: [session] })
        expect(await readModels.session(session.id)).toEqual({ session, user })
        expect(await keep(unitOfWork, ({ sessions }) => sessions.ofUser(user.id))).toEqual([session])
      }
    })

    it('should know nothing of a session that never was', async ({ readModels }) => {
      expect(await readModels.session(newSessionId())).toBeNull()
    })

    it('should save when the session was last seen', async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork)
      const session = aSession(user.id)
      const seen = { ...session, lastSeenAt: later(60_000) }
      await seed(unitOfWork, { sessions: [session] })
      await keep(unitOfWork, ({ sessions }) => sessions.save(seen))
      expect(await readModels.session(session.id)).toEqual({ session: seen, user })
    })

    it('should remove one session and no other; removing it again does nothing', async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork)
      const [ended, other] = [aSession(user.id), aSession(user.id)]
      await seed(unitOfWork, { sessions: [ended, other] })
      await keep(unitOfWork, ({ sessions }) => sessions.remove(ended.id))
      await keep(unitOfWork, ({ sessions }) => sessions.remove(ended.id))
      expect(await readModels.session(ended.id)).toBeNull()
      expect(await readModels.session(other.id)).toEqual({ session: other, user })
    })

    it('should not bring back a session that was removed before it is saved', async ({ unitOfWork, readModels }) => {
      const session = aSession((await seedUser(unitOfWork)).id)
      await seed(unitOfWork, { sessions: [session] })
      await keep(unitOfWork, ({ sessions }) => sessions.remove(session.id))
      await keep(unitOfWork, ({ sessions }) => sessions.save({ ...session, lastSeenAt: later(1) }))
      expect(await readModels.session(session.id)).toBeNull()
    })

    it('should give back any session', async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork)
      const addAndFind = async (session: Session): Promise<void> => {
        await seed(unitOfWork, { sessions: [session] })
        expect(await readModels.session(session.id)).toEqual({ session, user })
      }
      await fc.assert(fc.asyncProperty(anySession(user.id), addAndFind), FEW)
    })

    it("should list the user's sessions, the one used last first", async ({ unitOfWork }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const used = (ago: number) => aSession(user.id, { createdAt: later(ago % 3), lastSeenAt: later(-ago) })
      const [last, first, second] = [used(1), used(3), used(2)]
      await seed(unitOfWork, { sessions: [second, first, last, aSession(other.id)] })
      const ofUser = (id: UserId) => keep(unitOfWork, ({ sessions }) => sessions.ofUser(id))
      expect(await ofUser(user.id)).toEqual([last, second, first])
      expect(await ofUser(newUserId())).toEqual([])
    })

    it("should remove all of a user's sessions, and no other user's", async ({ unitOfWork, readModels }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const [own, foreign] = [[aSession(user.id), aSession(user.id)], aSession(other.id)]
      await seed(unitOfWork, { sessions: [...own, foreign] })
      await undo(unitOfWork, ({ sessions }) => sessions.removeAllOf(user.id))
      expect(await keep(unitOfWork, ({ sessions }) => sessions.ofUser(user.id))).toHaveLength(2)
      await keep(unitOfWork, ({ sessions }) => sessions.removeAllOf(user.id))
      for (const { id } of own) expect(await readModels.session(id)).toBeNull()
      expect(await readModels.session(foreign.id)).toEqual({ session: foreign, user: other })
    })

    it('should forget the sessions that have ended, and no other', async ({ unitOfWork, readModels }) => {
      const { id: userId } = await seedUser(unitOfWork)
      const forget = async (any: Session, used: number, off: number): Promise<void> => {
        const session = { ...any, lastSeenAt: timeAfter(any.createdAt, used) }
        const now = timeAfter(sessionEnd(session), off)
        await seed(unitOfWork, { sessions: [session] })
        await keep(unitOfWork, ({ sessions }) => sessions.removeEnded(now))
        expect((await readModels.session(session.id)) !== null).toBe(isLive(session, now))
      }
      // To the end by either rule, and a millisecond on both sides of it.
      const used = fc.integer({ min: 0, max: SESSION_LIFE })
      await fc.assert(fc.asyncProperty(anySession(userId), used, fc.integer({ min: -1, max: 1 }), forget), FEW)
    })

    it('should undo an added, a saved and a removed session', async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork)
      const [saved, added] = [aSession(user.id), aSession(user.id)]
      await seed(unitOfWork, { sessions: [saved] })
      await undo(unitOfWork, async ({ sessions }) => {
        await sessions.add(added)
        await sessions.save({ ...saved, lastSeenAt: later(1) })
        await sessions.remove(saved.id)
      })
      expect(await readModels.session(saved.id)).toEqual({ session: saved, user })
      expect(await readModels.session(added.id)).toBeNull()
    })
  })
}
