import { assistantReply } from '@app/contract'
import { type LanguageModel, ok, type Spending, UNLIMITED } from '@app/domain'
import {
  aCancelledConversation,
  aLockedChapter,
  aModelCall,
  aPlan,
  aVerifiedUser,
  awaitingConfirmation,
  keep,
  seed,
  seedUser,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { openEvents } from '../../test/read-events.ts'
import { openWorld, type Reply } from '../../test/world.ts'

// The clock of a test stands at noon: half a day is left.
const UNTIL_MIDNIGHT = 43_200
const WORDS =
  'The assistant has reached today’s limit for this site. Nothing was charged. Please come back in 12 hours.'
const EVENTS = { Accept: 'text/event-stream' }

/** A dollar for a million tokens, and a budget that one call with a long answer uses up. */
const ONE_CALL: Spending = { prices: { '*': { input: 1, output: 1 } }, dailyBudget: 20_000 }
const NOTHING: Spending = { ...ONE_CALL, dailyBudget: 0 }

describe('a day whose budget is spent', () => {
  it.each(['unlock', 'retry', 'confirm', 'requeuePlan', 'requeueChapter'] as const)(
    'should promise and charge nothing: %s',
    async (what) => {
      const fixture = await visit(NOTHING)
      const before = await fixture.everything()
      expectSpent(await fixture.post(fixture.paths[what]))
      expect(await fixture.everything()).toEqual(before)
    },
  )

  it("should keep the learner's words, and say where", async () => {
    const { post, paths, turns } = await visit(NOTHING)
    expectSpent(await post(paths.continue, { message: 'Two hours a week' }))
    expect((await turns()).at(-1)).toBe('Two hours a week')
    const { conversation_id } = expectSpent(await post('/api/conversation/initiate', { initial_goal: 'Chess' }))
    expect(conversation_id).toMatch(/^[\da-f-]{36}$/)
  })

  it('should be reported with a status of its own where events were asked for, too', async () => {
    const { post, paths } = await visit(NOTHING)
    expectSpent(await post(paths.continue, { message: 'Hello' }, EVENTS))
  })

  it('should be reported as an event when it is spent in the middle of a reply', async () => {
    const { world, token, paths, turns } = await visit(ONE_CALL)
    const sending = { token, body: { message: 'Two hours a week' }, headers: EVENTS }
    const response = await world.fetch('POST', paths.continue, sending)
    expect(response.status).toBe(200)
    const events = await openEvents(response).rest()
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'daily-budget-spent', error: WORDS, retry_after: UNTIL_MIDNIGHT },
    })
    expect((await turns()).at(-1)).toBe('Two hours a week')
  })

  it('should be distinguished from one that running calls hold: then a minute is enough', async () => {
    const { world, post, paths, everything } = await visit({ ...ONE_CALL, dailyBudget: 40_000 })
    const running = aModelCall({ startedAt: world.clock.now(), cost: 20_000 })
    await keep(world.unitOfWork, ({ modelCalls }) => modelCalls.add(running))
    const before = await everything()
    for (const what of ['unlock', 'retry', 'confirm', 'requeuePlan', 'requeueChapter'] as const) {
      const reply = await post(paths[what])
      expect(expectRefusal(reply, 503, 'daily-budget-reserved')).toMatchObject({
        error: 'The assistant is busy right now. Nothing was charged. Please try again in a minute.',
        retry_after: 30,
      })
      expect(reply.headers.get('Retry-After')).toBe('30')
    }
    expect(await everything()).toEqual(before)
    await keep(world.unitOfWork, ({ modelCalls }) => modelCalls.save({ ...running, outcome: 'answered', cost: 2 }))
    expect((await post(paths.unlock)).status).toBe(200)
  })

  it.each(['unlock', 'retry', 'confirm', 'continue'] as const)(
    'should be distinguished from a day whose calls one learner has had: %s',
    async (what) => {
      const { post, paths, everything } = await visit({ ...ONE_CALL, dailyBudget: null, callsPerLearner: 0 })
      const before = await everything()
      const reply = await post(paths[what], what === 'continue' ? { message: 'Hello' } : {})
      expect(expectRefusal(reply, 429, 'daily-allowance-spent').error).toBe(
        'You’ve reached today’s limit of requests to the assistant. Nothing was charged. Please come back in 12 hours.',
      )
      expect(reply.headers.get('Retry-After')).toBe(String(UNTIL_MIDNIGHT))
      if (what !== 'continue') expect(await everything()).toEqual(before)
    },
  )

  it('should be over at midnight', async () => {
    const { world, post, paths } = await visit(ONE_CALL)
    expectSpent(await post(paths.continue, { message: 'Hello' }))
    world.clock.advance((UNTIL_MIDNIGHT - 1) * 1_000)
    const { error } = expectSpent(await post(paths.continue, { message: 'Hello?' }), 1)
    expect(error).toMatch(/come back in 1 second\.$/)
    world.clock.advance(1_000)
    const { status, body } = await post(paths.continue, { message: 'Good morning' })
    expect(status).toBe(200)
    expect(assistantReply.parse(body).ai_message).toBe('Good morning! What matters most to you?')
  })
})

describe('a month whose free chapters are used up', () => {
  it('should say at a free unlock and at a yes when there are new ones, and change nothing', async () => {
    const fixture = await visit({ ...UNLIMITED, freeChaptersPerMonth: 1 }, 0)
    expect((await fixture.post(fixture.paths.unlock)).status).toBe(200)
    const before = await fixture.everything()
    for (const path of [fixture.paths.confirm, fixture.paths.otherUnlock])
      expect(expectRefusal(await fixture.post(path), 409, 'free-chapters-used').error).toBe(
        'You’ve had your free chapters for this month. You get new ones on the 1st of next month. Everything you’ve unlocked stays open.',
      )
    expect(await fixture.everything()).toEqual(before)
  })
})

// Helpers

function expectSpent(reply: Reply, seconds = UNTIL_MIDNIGHT): Record<string, unknown> {
  const body = expectRefusal(reply, 503, 'daily-budget-spent')
  if (seconds === UNTIL_MIDNIGHT) expect(body.error).toBe(WORDS)
  expect(body.retry_after).toBe(seconds)
  expect(reply.headers.get('Retry-After')).toBe(String(seconds))
  return body
}

/** Says something, is cut off, and costs nearly the whole budget; greets on the next day. */
function costlyModel(): LanguageModel {
  let calls = 0
  return {
    name: 'costly',
    model: 'costly',
    ask: async (_task, listening) => {
      calls += 1
      const text =
        calls === 1
          ? '{"asks":"focus","answer":"That is good. What do you have, '
          : '{"asks":"focus","answer":"","question":"Good morning! What matters most to you?"}'
      listening?.onText?.(text)
      return ok({
        text: calls === 1 ? '{' : text,
        model: 'costly',
        ended: 'stop',
        inputTokens: 1_000,
        outputTokens: 15_000,
      })
    },
  }
}

async function visit(spending: Spending, price = 10) {
  const world = await openWorld({ model: costlyModel(), spending })
  const user = await seedUser(world.unitOfWork, 20, aVerifiedUser({ role: 'admin' }))
  const token = await world.signIn(user)
  const conversation = awaitingConfirmation(user.id)
  const earlier = [
    aCancelledConversation(user.id),
    aCancelledConversation(user.id),
    aCancelledConversation(user.id),
  ] as const
  const made = aPlan(user.id, earlier[0].id)
  const failed = aPlan(user.id, earlier[1].id, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
  const chapter = aLockedChapter(made.id, 1, { price, attempt: 1, failure: 'No answer.' })
  const other = aPlan(user.id, earlier[2].id)
  await seed(world.unitOfWork, {
    conversations: [conversation, ...earlier],
    plans: [made, failed, other],
    chapters: [chapter, aLockedChapter(other.id, 1, { price })],
  })
  const talk = `/api/conversation/${conversation.id}`
  return {
    world,
    token,
    paths: {
      unlock: `/api/learning-plans/${made.id}/unlock-next-chapter`,
      otherUnlock: `/api/learning-plans/${other.id}/unlock-next-chapter`,
      retry: `/api/learning-plans/${failed.id}/retry-generation`,
      confirm: `${talk}/confirm_and_generate`,
      continue: `${talk}/continue`,
      requeuePlan: `/api/admin/plans/${failed.id}/requeue`,
      requeueChapter: `/api/admin/chapters/${chapter.id}/requeue`,
    },
    post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      world.send('POST', path, { token, body, headers }),
    turns: () =>
      keep(world.unitOfWork, async ({ conversations }) =>
        ((await conversations.find(conversation.id))?.turns ?? []).map(({ text }) => text),
      ),
    everything: () =>
      keep(world.unitOfWork, async ({ conversations, wallets }) => ({
        conversation: await conversations.find(conversation.id),
        entries: await wallets.entries(user.id),
        plans: await world.readModels.listLearningPlans(user.id),
        jobs: world.jobs.live(),
      })),
  }
}
