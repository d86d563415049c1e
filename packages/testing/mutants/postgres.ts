import type { Mutant } from './mutant.ts'

const src = 'adapters/postgres/src'
/** The contract suites. */
const suites = [`${src}/repositories.int.test.ts`, `${src}/read-models.int.test.ts`]

export const postgresMutants: readonly Mutant[] = [
  {
    name: 'the export of an account says who wrote a note',
    file: `${src}/queries/personal-data.ts`,
    from: "staff_notes: ['author_id'],",
    to: 'staff_notes: [],',
    tests: [`${src}/queries/personal-data.int.test.ts`],
  },
  {
    name: 'the export of an account has the keys of questions',
    file: `${src}/queries/personal-data.ts`,
    from: '(parseQuestions(value) ?? []).map(questionData)',
    to: 'parseQuestions(value) ?? []',
    tests: suites,
  },
  {
    name: 'two unlocks at once read the same balance',
    file: `${src}/repositories/wallet-repository.ts`,
    from: `      .forNoKeyUpdate()
      .executeTakeFirst()`,
    to: '      .executeTakeFirst()',
    tests: ['apps/server/test/unlock-races.int.test.ts', `${src}/unit-of-work.int.test.ts`, ...suites],
  },
  {
    name: 'granted credits can be taken back twice (on PostgreSQL)',
    file: `${src}/repositories/wallet-repository.ts`,
    from: "['granted', 'withdrawn']",
    to: "['granted']",
    tests: suites,
  },
  {
    name: 'bought credits count as granted',
    file: `${src}/repositories/wallet-repository.ts`,
    from: "['granted', 'withdrawn']",
    to: "['granted', 'withdrawn', 'purchased']",
    tests: suites,
  },
  {
    name: 'logging out everywhere leaves sessions alive',
    file: `${src}/repositories/session-repository.ts`,
    from: "deleteFrom('sessions').where('userId', '=', userId)",
    to: "deleteFrom('sessions').where('userId', '=', userId).where('lastSeenAt', '<', new Date(0))",
    tests: [`${src}/session.int.test.ts`, ...suites],
  },
  {
    name: 'an older mailed link goes on working',
    file: `${src}/repositories/secret-link-repository.ts`,
    from: `.set({ revoked: true })
      .where('userId', '=', link.userId)`,
    to: `.set({ revoked: false })
      .where('userId', '=', link.userId)`,
    tests: suites,
  },
  {
    name: 'a name that looks like another one is free',
    file: `${src}/repositories/user-repository.ts`,
    from: "or([eb('usernameKey', '=', usernameKey(username)), eb('usernameSkeleton', '=', skeletonOf(username))])",
    to: "or([eb('usernameKey', '=', usernameKey(username))])",
    tests: suites,
  },
  {
    name: 'an admin whose account is closed counts as the one who is left',
    file: `${src}/repositories/user-repository.ts`,
    from: "      .where('removalAt', 'is', null)\n",
    to: '',
    tests: [`${src}/admin-races.int.test.ts`, ...suites],
  },
  {
    name: 'every old account is scheduled for deletion',
    file: `${src}/repositories/user-repository.ts`,
    from: "and([eb('verifiedAt', 'is', null), eb('createdAt'",
    to: "and([eb('createdAt'",
    tests: suites,
  },
  {
    name: 'a chapter of another learner can be read',
    file: `${src}/queries/chapter-page.ts`,
    from: 'user_id = $1',
    to: 'user_id IS NOT NULL',
    tests: [`${src}/queries/read-models.int.test.ts`, ...suites],
  },
  {
    name: 'a plan of another learner is listed',
    file: `${src}/queries/read-models.ts`,
    from: '  WHERE user_id = $1`\nconst DASHBOARD',
    to: '  WHERE user_id IS NOT NULL AND $1::uuid IS NOT NULL`\nconst DASHBOARD',
    tests: [`${src}/queries/read-models.int.test.ts`, ...suites],
  },
  {
    name: "a learner's history shows another learner's entries",
    file: `${src}/queries/read-models.ts`,
    from: 'FROM ledger_entries WHERE user_id = $1 ${place ? `AND',
    to: 'FROM ledger_entries WHERE $1::uuid IS NOT NULL ${place ? `AND',
    tests: [`${src}/queries/read-models.int.test.ts`, ...suites],
  },
  {
    name: 'a unit of work that was refused is kept',
    file: `${src}/unit-of-work.ts`,
    from: 'await (isErr(result) ? transaction.rollback() : transaction.commit())',
    to: 'await transaction.commit()',
    tests: [`${src}/unit-of-work.int.test.ts`, ...suites],
  },
  {
    name: 'a message that a learner sent is not saved',
    file: `${src}/repositories/conversation-repository.ts`,
    from: 'turns.slice(saved).map(',
    to: 'turns.slice(saved + 1).map(',
    tests: suites,
  },
  {
    name: 'the notes of a chapter are lost when it is saved',
    file: `${src}/repositories/chapter-repository.ts`,
    from: 'notes: asJson(notes), ticked',
    to: 'ticked',
    tests: suites,
  },
  {
    name: 'a chapter in preparation forgets its hold',
    file: `${src}/repositories/chapter-repository.ts`,
    from: 'holdKey: hold?.key ?? null, holdAmount: hold?.amount ?? null',
    to: 'holdKey: null, holdAmount: null',
    tests: suites,
  },
]
