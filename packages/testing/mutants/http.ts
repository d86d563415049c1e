import type { Mutant } from './mutant.ts'

const src = 'adapters/http/src'
const matrix = `${src}/pipeline/access-matrix.test.ts`

export const httpMutants: readonly Mutant[] = [
  {
    name: 'every learner is an admin to the API',
    file: `${src}/pipeline/endpoint-pipeline.ts`,
    from: "access === 'admin' && auth.user.role !== 'admin'",
    to: "access === 'admin' && auth.user.role === undefined",
    tests: [matrix],
  },
  {
    name: 'a password that an admin chose can be kept',
    file: `${src}/pipeline/endpoint-pipeline.ts`,
    from: 'auth.user.passwordIsTemporary && !withTemporaryPassword',
    to: 'auth.user.passwordIsTemporary && withTemporaryPassword',
    tests: [`${src}/routes/temporary-password.test.ts`],
  },
  {
    name: 'a body overrules the id in the path',
    file: `${src}/pipeline/endpoint-pipeline.ts`,
    from: '{ ...body, ...params }',
    to: '{ ...params, ...body }',
    tests: [`${src}/pipeline/bad-input.test.ts`, `${src}/pipeline/endpoint-pipeline.test.ts`],
  },
  {
    name: 'what a reply does not declare leaves with it',
    file: `${src}/pipeline/endpoint-pipeline.ts`,
    from: 'body: parseReply(outcome.body)',
    to: 'body: outcome.body ?? parseReply(outcome.body)',
    tests: [`${src}/pipeline/endpoint-pipeline.test.ts`, `${src}/routes/checks.test.ts`],
  },
  {
    name: 'attempts are not counted',
    file: `${src}/pipeline/rate-limit.ts`,
    from: 'if (refused) return err(refused)',
    to: 'void refused',
    tests: [`${src}/pipeline/rate-limit.test.ts`, `${src}/pipeline/limits.test.ts`],
  },
  {
    name: 'anybody chooses their own address by X-Forwarded-For',
    file: `${src}/pipeline/client-address.ts`,
    from: 'while (isTrusted(address)) {',
    to: 'while (isTrusted(address) || hops.length > 0) {',
    tests: [`${src}/pipeline/client-address.test.ts`],
  },
  {
    name: 'log-out leaves the session alive',
    file: `${src}/routes/account.ts`,
    from: 'await useCases.logout({ sessionId: auth.sessionId })',
    to: 'void auth',
    tests: [`${src}/routes/account.test.ts`, `${src}/routes/sessions.test.ts`],
  },
  {
    name: 'the price of a package is shown in cents',
    file: `${src}/routes/credits.ts`,
    from: 'cents / 100',
    to: 'cents',
    tests: [`${src}/routes/credits.test.ts`],
  },
  {
    name: 'the history shows what is held as an income',
    file: `${src}/routes/credits.ts`,
    from: 'change: effectOf(entry)',
    to: 'change: Math.abs(effectOf(entry))',
    tests: [`${src}/routes/credits.test.ts`],
  },
  {
    name: 'a purchase loses what it was made for',
    file: `${src}/routes/payments.ts`,
    from: 'unlock: unlockFrom(unlock) }',
    to: 'unlock: null }',
    tests: [`${src}/routes/purchased-unlock.test.ts`],
  },
  {
    name: 'a page of the product may be framed by another site',
    file: `${src}/http-app.ts`,
    from: "'frame-ancestors': [\"'none'\"],",
    to: '',
    tests: [`${src}/http-app.test.ts`],
  },
]
