import type { Actor, AdminAction, AuditEntry, User } from '../src/index.ts'
import {
  anAuditQuery,
  aSession,
  aVerifiedUser,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '../testing/index.ts'

export const OPERATOR: Actor = { kind: 'operator' }

/** The admins of a fixture. */
export const adminFixtureOn = ({ unitOfWork, adminReadModels }: Fixture) => {
  const entries = async (): Promise<readonly AuditEntry[]> =>
    (await adminReadModels.audit(anAuditQuery({ limit: 1_000 }))).entries
      .map(({ actorName: _actor, subjectName: _subject, chapterTitle: _title, ...entry }) => entry)
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
    acts: async (): Promise<readonly AdminAction['kind'][]> => (await entries()).map(({ act }) => act.kind),
  }
}

/** Ada, who runs the product, and Eve, who has signed in twice. */
export async function adminFixtureWithEve() {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const admins = adminFixtureOn(fixture)
  const ada = await admins.admin()
  const eve: User = aVerifiedUser()
  await seed(fixture.unitOfWork, { users: [eve], sessions: [aSession(eve.id), aSession(eve.id)] })
  return {
    fixture,
    admins,
    ada,
    eve,
    /** How many sessions Eve has. */
    sessions: async (): Promise<number> =>
      (await keep(fixture.unitOfWork, (repositories) => repositories.sessions.ofUser(eve.id))).length,
    /** Eve signs in with her own password. */
    login: () => fixture.useCases.login({ email: eve.email, password: 'correct horse', device: null }),
  }
}
