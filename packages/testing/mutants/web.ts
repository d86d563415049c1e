import type { Mutant } from './mutant.ts'

const src = 'apps/web/src'
const chat = `${src}/features/conversations`
const learning = `${src}/features/learning`
const payments = `${src}/features/payments`

export const webMutants: readonly Mutant[] = [
  {
    name: 'a learner sees the admin portal',
    file: `${src}/shell/guards.tsx`,
    from: "user?.role === 'admin' ? <Outlet />",
    to: 'user ? <Outlet />',
    tests: [`${src}/shell/guards.test.tsx`],
  },
  {
    name: 'a visitor sees a page for learners',
    file: `${src}/shell/guards.tsx`,
    from: 'return isAuthenticated ? <Outlet /> : <ToLogin />',
    to: 'return isAuthenticated ? <Outlet /> : <Outlet />',
    tests: [`${src}/shell/guards.test.tsx`],
  },
  {
    name: 'the answer to an old call ends the new session',
    file: `${src}/api/session-token.ts`,
    from: 'readToken() === token && holds === 0',
    to: 'holds === 0',
    tests: [`${src}/api/session-token.test.ts`],
  },
  {
    name: 'signing out leaves the words of a learner in the browser',
    file: `${src}/api/session-token.ts`,
    from: "if (name !== 'theme') storedText",
    to: "if (name === 'token') storedText",
    tests: [`${src}/shell/logout/logout.test.tsx`, `${src}/features/sign-in/session/auth.test.tsx`],
  },
  {
    name: 'an unlock does not name the chapter whose button was pressed',
    file: `${learning}/unlock-chapter.tsx`,
    from: 'const input = { id: planId, chapter_id: chapterId }',
    to: 'const input = { id: planId, ...(chapterId ? {} : { chapter_id: chapterId }) }',
    tests: [`${learning}/plan/chapter-rows.test.tsx`],
  },
  {
    name: 'the shortfall says what the chapter costs, not what is missing',
    file: `${learning}/unlock-chapter.tsx`,
    from: 'shortfall({ credits: balance, missing })',
    to: 'shortfall({ credits: balance, missing: cost })',
    tests: [`${learning}/unlock-chapter.test.tsx`, `${learning}/dashboard/dashboard-page.test.tsx`],
  },
  {
    name: 'too few credits bought in another tab count as enough',
    file: `${learning}/unlock-chapter.tsx`,
    from: 'if (credits > before && credits >= cost) return null',
    to: 'if (credits > before) return null',
    tests: [`${learning}/unlock-chapter.test.tsx`],
  },
  {
    name: 'what was sent already is said again with the next words',
    file: `${chat}/turn/turn.ts`,
    from: 'const remaining = parts.slice(last + 1)',
    to: 'const remaining = parts',
    tests: [`${chat}/turn/turn.test.ts`, `${chat}/turn/pending-message.test.tsx`],
  },
  {
    name: 'what failed is sent again although the server kept it',
    file: `${chat}/turn/turn.ts`,
    from: "turn.kind === 'failed' && turn.pending.id !== null && placeOf(messages, turn.pending) === -1",
    to: "turn.kind === 'failed' && turn.pending.id !== null",
    tests: [`${chat}/turn/turn.test.ts`, `${chat}/turn/entries.test.ts`, `${chat}/turn/pending-message.test.tsx`],
  },
  {
    name: 'a message that a failed call has kept is said again with the next one',
    file: `${chat}/turn/exchange.ts`,
    from: 'pending.id === null || pending.parts !== undefined',
    to: 'pending.id === null',
    tests: [`${chat}/turn/pending-message.test.tsx`],
  },
  {
    name: 'the failed refresh of an old session ends the new one',
    file: `${src}/features/sign-in/session/auth.tsx`,
    from: 'const isAnswer = readToken() === asked && !isRefusedToken(problem)',
    to: 'const isAnswer = !isRefusedToken(problem)',
    tests: [`${src}/features/sign-in/session/auth.test.tsx`],
  },
  {
    name: 'words that failed are forgotten with the next message',
    file: `${chat}/turn/turn.ts`,
    from: 'before = failed.parts ?? [{ id: failed.id, text: failed.text }]',
    to: 'before: readonly Part[] = []',
    tests: [`${chat}/turn/turn.test.ts`, `${chat}/turn/pending-message.test.tsx`],
  },
  {
    name: 'a chapter that costs something is said to be free',
    file: `${src}/texts/credits.ts`,
    from: 'export const priceLabel = (price: number): string => (price === 0',
    to: 'export const priceLabel = (price: number): string => (price > 0',
    tests: [`${learning}/plan/chapter-rows.test.tsx`],
  },
  {
    name: 'ten credits are ten dollars',
    file: `${src}/texts/credits.ts`,
    from: 'money(credits / 10)',
    to: 'money(credits)',
    tests: [`${src}/texts/credits.test.ts`],
  },
  {
    name: 'the dialog says that nothing is missing',
    file: `${payments}/buy/buy-dialog.tsx`,
    from: 'cost: describeCredits(cost), balance, missing,',
    to: 'cost: describeCredits(cost), balance, missing: 0,',
    tests: [`${payments}/buy/buy-credits.test.tsx`],
  },
  {
    name: 'a goal that another conversation began with is taken for this one',
    file: `${chat}/turn/exchange.ts`,
    from: 'const isSame = key === goal.key && bare',
    to: 'const isSame = bare',
    tests: [`${chat}/turn/exchange.test.ts`],
  },
]
