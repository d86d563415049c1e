import type { Mutant } from './mutant.ts'

const src = 'packages/domain/src'
const cases = `${src}/use-cases`

export const domainMutants: readonly Mutant[] = [
  {
    name: 'who was an admin a moment ago still acts as one',
    file: `${cases}/administration/run-admin-action.ts`,
    from: "actor.kind === 'admin' && !activeAdmins.includes(actor.id)",
    to: "actor.kind === 'admin' && activeAdmins.length === 0",
    tests: [`${cases}/administration/admin-rights.test.ts`],
  },
  {
    name: 'an admin act leaves no entry in the audit log',
    file: `${cases}/administration/run-admin-action.ts`,
    from: 'await repositories.auditLog.add(entry)',
    to: 'void entry',
    tests: [`${cases}/administration/run-admin-action.test.ts`, `${cases}/administration/admin-actions.test.ts`],
  },
  {
    name: 'a repeated grant is given twice',
    file: `${cases}/administration/add-credits.ts`,
    from: 'if (before) {',
    to: 'if (before && amount < 0) {',
    tests: [`${cases}/administration/add-credits.test.ts`],
  },
  {
    name: 'the last admin can be made a learner',
    file: `${src}/users/administration.ts`,
    from: "if (role !== 'admin' && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })",
    to: '',
    tests: [`${src}/users/administration.test.ts`, `${cases}/administration/last-admin.test.ts`],
  },
  {
    name: 'a changed role keeps the old sessions',
    file: `${cases}/administration/change-user.ts`,
    from: `      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'role-changed'`,
    to: `      await users.save(changed.value)
      void sessions
      return ok({ kind: 'role-changed'`,
    tests: [`${cases}/administration/admin-actions.test.ts`],
  },
  {
    name: 'a deactivated user stays signed in',
    file: `${cases}/accounts/authenticate.ts`,
    from: '!isLive(session, now) || !user.isActive ||',
    to: '!isLive(session, now) ||',
    tests: [`${cases}/accounts/login.test.ts`, `${cases}/accounts/account.test.ts`],
  },
  {
    name: 'a session outlives its thirty days while it is used',
    file: `${src}/users/session.ts`,
    from: 'return idleEnd < absoluteEnd ? idleEnd : absoluteEnd',
    to: 'return absoluteEnd && idleEnd',
    tests: [`${src}/users/session.test.ts`],
  },
  {
    name: 'a reset link opens twice',
    file: `${cases}/accounts/reset-password.ts`,
    from: "['reset-password', 'verify-email']",
    to: "['verify-email']",
    tests: [`${cases}/accounts/passwords.test.ts`],
  },
  {
    name: 'an expired link still works',
    file: `${src}/users/secret-link.ts`,
    from: '!link.revoked && now < link.expiresAt',
    to: '!link.revoked',
    tests: [`${src}/users/secret-link.test.ts`],
  },
  {
    name: 'a learner ends the session of another one',
    file: `${cases}/accounts/own-sessions.ts`,
    from: "if (!own.some(({ id }) => id === sessionId)) return err({ kind: 'session-not-found' })",
    to: 'void own',
    tests: [`${cases}/accounts/own-sessions.test.ts`],
  },
  {
    name: 'a verified user is deleted for being old',
    file: `${src}/users/user.ts`,
    from: "(user.kind === 'registered' && after(user.createdAt",
    to: '(after(user.createdAt',
    tests: [`${src}/users/user.test.ts`, `${cases}/jobs/clean-up.test.ts`],
  },
  {
    name: 'signing in does not take a deletion back',
    file: `${src}/users/user.ts`,
    from: 'ok<VerifiedUser>({ ...user, lastLoginAt: at, deletionAt: null })',
    to: 'ok<VerifiedUser>({ ...user, lastLoginAt: at })',
    tests: [`${cases}/accounts/delete-account.test.ts`],
  },
  {
    name: 'an account that is deleted keeps credits on hold',
    file: `${cases}/jobs/clean-up.ts`,
    from: 'await releaseHolds(repositories, userId, deps)',
    to: 'void releaseHolds',
    tests: [`${cases}/jobs/clean-up.test.ts`, `${cases}/accounts/delete-account.test.ts`],
  },
  {
    name: 'a conversation of another learner can be deleted',
    file: `${cases}/conversations/delete-conversation.ts`,
    from: 'conversation?.userId !== userId',
    to: 'conversation === null',
    tests: [`${cases}/conversations/delete-conversation.test.ts`],
  },
  {
    name: '"make the plan now" forgets the last words that have no reply',
    file: `${cases}/conversations/summarise-conversation.ts`,
    from: "summarised(conversation, facts, turnBy('assistant', message, deps))",
    to: "summarised(conversation, {}, turnBy('assistant', message, deps))",
    tests: [`${cases}/conversations/message-is-saved.test.ts`],
  },
  {
    name: 'an older conversation with the same goal is taken for the new one',
    file: `${cases}/conversations/initiate-conversation.ts`,
    from: 'turns[0]?.text === goal && turns[0].id === id && turns',
    to: 'turns[0]?.text === goal && turns',
    tests: [`${cases}/conversations/begin-again.test.ts`, `${cases}/conversations/conversation.test.ts`],
  },
  {
    name: 'a reply to older words is kept as the answer to newer ones',
    file: `${src}/conversations/conversation.ts`,
    from: "from.kind !== 'awaiting-assistant' || from.turns.at(-1)?.id !== answers",
    to: "from.kind !== 'awaiting-assistant'",
    tests: [`${src}/conversations/conversation.test.ts`, `${cases}/conversations/conversation.test.ts`],
  },
  {
    name: 'a brief that was changed elsewhere is overwritten',
    file: `${cases}/conversations/change-brief.ts`,
    from: "if (briefVersion(conversation) !== version) return err({ kind: 'brief-changed' })",
    to: 'void version',
    tests: ['adapters/http/src/routes/brief.test.ts'],
  },
  {
    name: 'a new yes throws an unlocked chapter away',
    file: `${src}/plans/replace-plan.ts`,
    from: '!chapters.some(isUnlocked)',
    to: '!chapters.every(isUnlocked)',
    tests: [`${src}/plans/replace-plan.test.ts`, `${cases}/conversations/reopen-conversation.test.ts`],
  },
  {
    name: 'an answer outside the tolerance counts',
    file: `${src}/check/grade-answer.ts`,
    from: 'Math.abs(number - key) <= most',
    to: 'Math.abs(number - key) <= most * 2',
    tests: [`${src}/check/grade-answer.test.ts`],
  },
  {
    name: 'a check is passed with half of its answers',
    file: `${src}/check/score.ts`,
    from: 'PASSED_FROM = 80',
    to: 'PASSED_FROM = 50',
    tests: [`${src}/check/score.test.ts`],
  },
  {
    name: 'the day costs more than its budget',
    file: `${cases}/tutoring/daily-budget.ts`,
    from: 'finished + running + most <= dailyBudget',
    to: 'finished + most <= dailyBudget',
    tests: [`${cases}/tutoring/daily-budget.test.ts`, `${cases}/tutoring/reserved-budget.test.ts`],
  },
  {
    name: 'progress says 100 % before the last chapter is complete',
    file: `${src}/chapters/chapter.ts`,
    from: 'Math.floor((completed * 100) / chapters.length)',
    to: 'Math.ceil((completed * 100 + 50) / chapters.length)',
    tests: [`${src}/chapters/progress.test.ts`],
  },
]
