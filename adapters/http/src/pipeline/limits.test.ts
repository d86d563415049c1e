import { type Endpoint, endpoints } from '@app/contract'
import { DAY, HOUR, MINUTE, type RateLimiter } from '@app/domain'
import {
  aVerifiedUser,
  makeFixture,
  makeMemoryRateLimiter,
  makeScriptedLanguageModel,
  makeSettableClock,
  newSessionId,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { trusting } from '../../test/limited.ts'
import { APP_INFO, CONFIGURATION, fillPath, openWorld, type Reply, type World } from '../../test/world.ts'
import { makeRoutes, type Routes } from '../routes.ts'

const QUARTER = 15 * MINUTE

type Row = readonly [name: keyof typeof endpoints, per: string, tries: number, within: number, words: string]

/** Endpoint, whose tries count together, how many within which time, and in words how long the wait is. */
const TABLE: readonly Row[] = [
  ['login', 'email-at-client', 10, QUARTER, '15 minutes'],
  ['login', 'client', 300, QUARTER, '15 minutes'],
  ['login', 'email', 100, HOUR, '60 minutes'],
  ['register', 'email-at-client', 5, HOUR, '60 minutes'],
  ['register', 'client', 30, HOUR, '60 minutes'],
  ['register', 'email', 10, HOUR, '60 minutes'],
  ['verifyEmail', 'client', 100, HOUR, '60 minutes'],
  ['resendVerification', 'email-at-client', 5, HOUR, '60 minutes'],
  ['resendVerification', 'client', 30, HOUR, '60 minutes'],
  ['resendVerification', 'email', 10, HOUR, '60 minutes'],
  ['requestPasswordReset', 'email-at-client', 5, HOUR, '60 minutes'],
  ['requestPasswordReset', 'client', 30, HOUR, '60 minutes'],
  ['requestPasswordReset', 'email', 10, HOUR, '60 minutes'],
  ['validateResetToken', 'client', 100, HOUR, '60 minutes'],
  ['resetPassword', 'client', 30, HOUR, '60 minutes'],
  ['changePassword', 'learner', 10, QUARTER, '15 minutes'],
  ['deleteAccount', 'learner', 10, QUARTER, '15 minutes'],
  ['exportAccount', 'learner', 10, HOUR, '60 minutes'],
  ['initiateConversation', 'learner', 30, HOUR, '60 minutes'],
  ['continueConversation', 'learner', 30, MINUTE, '60 seconds'],
  ['continueConversation', 'learner', 400, HOUR, '60 minutes'],
  ['changeBrief', 'learner', 300, HOUR, '60 minutes'],
  ['beginPlacement', 'learner', 20, HOUR, '60 minutes'],
  ['answerPlacement', 'learner', 60, HOUR, '60 minutes'],
  ['confirmAndGenerate', 'learner', 30, HOUR, '60 minutes'],
  ['retryGeneration', 'learner', 30, HOUR, '60 minutes'],
  ['unlockNextChapter', 'learner', 120, HOUR, '60 minutes'],
  ['unlockAll', 'learner', 120, HOUR, '60 minutes'],
  ['renamePlan', 'learner', 30, DAY, '24 hours'],
  ['rewordChapter', 'learner', 30, DAY, '24 hours'],
  ['addChapter', 'learner', 30, DAY, '24 hours'],
  ['dropChapter', 'learner', 30, DAY, '24 hours'],
  ['orderChapters', 'learner', 30, DAY, '24 hours'],
  ['retryOutline', 'learner', 30, DAY, '24 hours'],
  ['requestRevision', 'learner', 30, DAY, '24 hours'],
  ['askForFeedback', 'learner', 30, DAY, '24 hours'],
  ['askTutor', 'learner', 30, DAY, '24 hours'],
  ['takeCheck', 'learner', 20, MINUTE, '60 seconds'],
  ['takeCheck', 'learner', 500, DAY, '24 hours'],
  ['reportQuestion', 'learner', 60, DAY, '24 hours'],
  ['reviewCard', 'learner', 120, MINUTE, '60 seconds'],
  ['reviewCard', 'learner', 3_000, DAY, '24 hours'],
  ['findResources', 'learner', 10, MINUTE, '60 seconds'],
  ['findResources', 'learner', 100, DAY, '24 hours'],
  ['reportResource', 'learner', 10, HOUR, '60 minutes'],
  ['reportResource', 'learner', 60, DAY, '24 hours'],
  ['rewriteChapter', 'learner', 30, DAY, '24 hours'],
  ['undoEdit', 'learner', 30, DAY, '24 hours'],
  ['exportDeck', 'learner', 30, HOUR, '60 minutes'],
  ['exportCalendar', 'learner', 30, HOUR, '60 minutes'],
  ['unsubscribe', 'client', 1_000, HOUR, '60 minutes'],
  ['sharedPlan', 'client', 300, QUARTER, '15 minutes'],
  ['startSharedPlan', 'learner', 30, DAY, '24 hours'],
  ['importPlan', 'learner', 30, DAY, '24 hours'],
  ['createCheckout', 'learner', 5, MINUTE, '60 seconds'],
  ['createCheckout', 'learner', 20, HOUR, '60 minutes'],
  ['confirmPayments', 'learner', 40, MINUTE, '60 seconds'],
  ['addUser', 'learner', 300, HOUR, '60 minutes'],
  ['setUserRole', 'learner', 120, HOUR, '60 minutes'],
  ['setUserStatus', 'learner', 120, HOUR, '60 minutes'],
  ['setUserPassword', 'learner', 60, HOUR, '60 minutes'],
  ['addCredits', 'learner', 120, HOUR, '60 minutes'],
  ['requeuePlan', 'learner', 120, HOUR, '60 minutes'],
  ['requeueChapter', 'learner', 120, HOUR, '60 minutes'],
  ['requeueAll', 'learner', 120, HOUR, '60 minutes'],
  ['adminChapter', 'learner', 120, HOUR, '60 minutes'],
  ['withdrawCredits', 'learner', 120, HOUR, '60 minutes'],
  ['verifyUserEmail', 'learner', 120, HOUR, '60 minutes'],
  ['resendUserVerification', 'learner', 120, HOUR, '60 minutes'],
  ['closeUserAccount', 'learner', 120, HOUR, '60 minutes'],
  ['addStaffNote', 'learner', 120, HOUR, '60 minutes'],
  ['recordListExport', 'learner', 60, HOUR, '60 minutes'],
]

describe('the limits', () => {
  it.each(Object.entries(routes()))('should be those of this table, in its order: %s', (name, { limits }) => {
    const table = TABLE.filter(([of]) => of === name).map(([, per, tries, within]) => ({ per, tries, within }))
    expect(limits.map(({ per, tries, within }) => ({ per, tries, within }))).toEqual(table)
  })

  it('should each be counted under a name of its own, but for the edits of a plan and the questions to the tutor, which count together', () => {
    const names = Object.values(routes()).flatMap(({ limits }) => limits.map(({ name }) => name))
    const shared = names.filter((name) => name.startsWith('planEdits/'))
    expect(shared.length).toBe(7)
    const asked = names.filter((name) => name.startsWith('questions/'))
    expect(asked.length).toBe(2)
    expect(new Set(names).size).toBe(TABLE.length - shared.length - asked.length + 2)
  })

  it('should be there for whatever costs a hash, a mail, a model, a look at a password or a question to the payment provider', () => {
    const needed =
      /login|register|verif|password|account$|export|conversation\/(initiate|:id\/con)|generat|unlock|payments\/c|users$|requeue/
    const free = Object.values(routes())
      .filter(({ endpoint: { path, method } }) => needed.test(path) && (method !== 'GET' || path.endsWith('export')))
      .filter(({ limits }) => limits.length === 0)
    expect(free.map(({ endpoint }) => endpoint.path)).toEqual([])
  })
})

describe('a limit', () => {
  it.each(TABLE)(
    'should let %s per %s try %i times within %i ms, then ask to wait, then let try again',
    async (...row) => {
      const [, , tries, within, words] = row
      const { clock, ask, takeAllButOne } = await openLimited(row)
      expect((await ask(0)).status).not.toBe(429)
      await takeAllButOne()
      expect((await ask(1)).status).not.toBe(429)
      const refused = await ask(tries)
      const { error, retry_after } = expectRefusal(refused, 429, 'too-many-tries')
      const isConversation = row[0] === 'initiateConversation'
      expect(error).toBe(
        isConversation
          ? `You’ve started a lot of conversations. Try again in ${words}.`
          : `Too many attempts. Please wait ${words} and try again.`,
      )
      expect(retry_after).toBe(within / 1_000)
      expect(refused.headers.get('Retry-After')).toBe(String(retry_after))

      clock.advance(within - 1)
      const last = expectRefusal(await ask(tries), 429, 'too-many-tries')
      expect(last).toMatchObject({ retry_after: 1, error: expect.stringContaining(' 1 second') })
      clock.advance(1)
      expect((await ask(tries)).status).not.toBe(429)
    },
  )
})

// Helpers

function routes(): Routes {
  const rateLimiter = makeMemoryRateLimiter({ clock: makeSettableClock() })
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  return makeRoutes({
    ...fixture,
    rateLimiter,
    appInfo: APP_INFO,
    configuration: CONFIGURATION,
    version: '1.2.3',
    questionsPerDay: 30,
  })
}

/** Asks so that, of all limits of the endpoint, this one is the first to be reached. */
async function openLimited([name, per, tries, within]: Row) {
  const clock = makeSettableClock()
  const memory = makeMemoryRateLimiter({ clock })
  let takeOnce: () => Promise<unknown> = () => expect.unreachable('The limit is asked for each try.')
  const take: RateLimiter['take'] = (limit, who) => {
    if (limit.tries === tries && limit.within === within) takeOnce = () => memory.take(limit, who)
    return memory.take(limit, who)
  }
  const world = await openWorld({ rateLimiter: { ...memory, take }, trustedProxies: trusting(['127.0.0.1/32']) })
  const { token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  const endpoint: Endpoint = endpoints[name]
  return {
    clock,
    /** In bulk, past what is before the limiter; one try has come and one is left. */
    takeAllButOne: async () => {
      for (let count = 2; count < tries; count += 1) await takeOnce()
    },
    ask: (count: number): Promise<Reply> => {
      const email = per === 'client' ? `somebody-${count}@example.org` : 'ada@example.org'
      const address = per === 'email' ? `203.0.${count >> 8}.${count & 255}` : '203.0.113.7'
      const headers = { 'X-Forwarded-For': address }
      return send(world, endpoint, { token, headers, email })
    },
  }
}

type Asking = { readonly token: string; readonly headers: Record<string, string>; readonly email: string }

/** With an input that the schema takes, and that succeeds nowhere: a success might be forgotten. */
function send(world: World, { method, path }: Endpoint, { token, headers, email }: Asking): Promise<Reply> {
  const { path: filled } = fillPath(path, { id: newSessionId(), chapter_id: newSessionId() })
  if (method === 'GET') return world.send(method, filled, { token, headers })
  const secrets = { password: 'wrong horse', current_password: 'wrong horse', token: 'made up' }
  const chosen = { new_password: 'battery staple', confirm_new_password: 'other' }
  const body = {
    username: 'Ada',
    email,
    ...secrets,
    ...chosen,
    initial_goal: 'Learn to bake',
    message: 'Hello',
    product_id: '0',
    amount: 1,
    role: 'admin',
    is_active: false,
    title: 'Bread',
    request: 'Shorter',
    how: 'simpler',
    reason: 'other',
    chapter_ids: [],
    chapters: [],
    version: 0,
    attempt_id: newSessionId(),
    review_id: newSessionId(),
    practice_id: newSessionId(),
    message_id: newSessionId(),
    about: { section_id: 's1' },
    result: 'A loaf.',
    answers: {},
    text: 'Called.',
    list: 'users',
  }
  return world.send(method, filled, { token, headers, body })
}
