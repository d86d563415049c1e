import type { Act, Actor, AuditEntry, User } from '../src/index.ts'
import { aVerifiedUser, keep, type Stage, seedUser } from '../testing/index.ts'

export const OPERATOR: Actor = { kind: 'operator' }

/** People who run the product, on a stage. */
export const officeOn = ({ unitOfWork, adminScreens }: Stage) => {
  const entries = async (): Promise<readonly AuditEntry[]> =>
    (await adminScreens.audit({ before: null, subjectId: null, limit: 1_000 })).lines
      .map(({ actorName: _actor, subjectName: _subject, ...entry }) => entry)
      .toReversed()
  return {
    /** A new admin, as the one who acts. */
    admin: async (): Promise<{ readonly user: User; readonly actor: Actor }> => {
      const user = await seedUser(unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
      return { user, actor: { kind: 'admin', id: user.id } }
    },
    find: (id: User['id']): Promise<User | null> => keep(unitOfWork, ({ users }) => users.find(id)),
    change: (user: User): Promise<void> => keep(unitOfWork, ({ users }) => users.save(user)),
    activeAdmins: () => keep(unitOfWork, ({ users }) => users.lockActiveAdmins()),
    /** The audit log, oldest first. */
    entries,
    acts: async (): Promise<readonly Act['kind'][]> => (await entries()).map(({ act }) => act.kind),
  }
}
