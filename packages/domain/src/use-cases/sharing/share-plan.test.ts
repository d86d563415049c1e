import { describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  seedPlan,
  someContent,
} from '../../../testing/index.ts'

const GONE = { ok: false, error: { kind: 'shared-plan-not-found' } }
const FOREIGN = { ok: false, error: { kind: 'plan-not-found' } }

describe('a shared plan', () => {
  it('should be read by its link, with its outline and its first chapter, and nothing of its learner', async () => {
    const { use, own, user, plan, share } = await setUp()
    expect(await use.readShare(own)).toEqual({ ok: true, value: null })
    const token = await share()
    expect(token.length).toBeGreaterThanOrEqual(40)
    expect(await share()).toBe(token)
    expect(await use.readShare(own)).toEqual({ ok: true, value: token })
    const read = await use.readSharedPlan(token)
    expect(read).toMatchObject({
      ok: true,
      value: {
        ...{ title: plan.title, description: plan.description, origin: plan.id, language: 'en' },
        chapters: [{ number: 1, title: 'Chapter 1' }, { number: 2 }, { number: 3 }],
        firstContent: { introduction: someContent().introduction },
      },
    })
    const text = JSON.stringify(read)
    for (const secret of [user.id, user.email, user.username, plan.brief.level ?? '', plan.conversationId, 'My note'])
      expect(text).not.toContain(secret)
  })

  it('should be ended for good, and be shared anew by another link', async () => {
    const { use, own, share } = await setUp()
    const token = await share()
    expect(await use.unsharePlan(own)).toEqual({ ok: true, value: undefined })
    expect(await use.unsharePlan(own)).toEqual({ ok: true, value: undefined })
    expect(await use.readSharedPlan(token)).toEqual(GONE)
    const next = await share()
    expect(next).not.toBe(token)
    expect(await use.readSharedPlan(token)).toEqual(GONE)
    expect(await use.readSharedPlan(next)).toMatchObject({ ok: true })
  })

  it('should not be found by a guess, nor once its learner is gone, has left, or may not sign in', async () => {
    const { use, unitOfWork, user, share } = await setUp()
    const token = await share()
    for (const guess of ['', token.slice(1), `${token}x`, token.toUpperCase()])
      expect(await use.readSharedPlan(guess)).toEqual(GONE)
    for (const changes of [{ isActive: false }, { deletionAt: new Date(0) }]) {
      await keep(unitOfWork, ({ users }) => users.save({ ...user, ...changes }))
      expect(await use.readSharedPlan(token)).toEqual(GONE)
      await keep(unitOfWork, ({ users }) => users.save(user))
      expect(await use.readSharedPlan(token)).toMatchObject({ ok: true })
    }
    await keep(unitOfWork, ({ users }) => users.remove(user.id))
    expect(await use.readSharedPlan(token)).toEqual(GONE)
  })

  it('should be shared by its own learner alone, once it is made', async () => {
    const { use, own, plan, unitOfWork } = await setUp()
    const stranger = { ...own, userId: newUserId() }
    for (const act of [use.sharePlan, use.unsharePlan, use.readShare]) expect(await act(stranger)).toEqual(FOREIGN)
    await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, generation: { kind: 'pending', run: 2 } }))
    expect(await use.sharePlan(own)).toEqual({ ok: false, error: { kind: 'plan-not-complete' } })
  })

  it('should be shared anew where the installation’s key has changed, as that link cannot be shown', async () => {
    const { use, own, plan, unitOfWork, share } = await setUp()
    const before = await share()
    await keep(unitOfWork, async ({ planShares }) => {
      const shared = await planShares.find(plan.id)
      await planShares.remove(plan.id)
      if (shared) await planShares.add({ ...shared, digest: 'made with another key' })
    })
    expect(await use.readShare(own)).toEqual({ ok: true, value: null })
    expect(await share()).not.toBe(before)
    expect(await use.readShare(own)).toEqual({ ok: true, value: await share() })
  })

  it('should be shared once by two presses at the same time', async () => {
    const { use, own } = await setUp()
    const [one, other] = await Promise.all([use.sharePlan(own), use.sharePlan(own)])
    expect(one).toMatchObject({ ok: true })
    expect(other).toEqual(one)
  })
})

// Helpers

async function setUp() {
  const { useCases: use, unitOfWork } = makeFixture({ model: makeScriptedLanguageModel() })
  const { user, plan } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, {
        notes: [{ sectionId: 's1', text: 'My note', version: 1, changedAt: new Date(0) }],
      }),
      aLockedChapter(id, 2),
      aLockedChapter(id, 3),
    ],
  })
  const own = { userId: user.id, planId: plan.id }
  const share = async (): Promise<string> => {
    const shared = await use.sharePlan(own)
    if (!shared.ok) throw new Error(shared.error.kind)
    return shared.value
  }
  return { use, unitOfWork, user, plan, own, share }
}
