import * as api from '@app/contract'
import { open as openChapter } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  awaitingLearner,
  keep,
  later,
  newChapterId,
  newPlanId,
  seed,
  seedPlan,
  someContent,
  someWriting,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

describe('learning-plans', () => {
  it('should be empty at first', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    expect(expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))).toEqual([])
  })

  it("should show a plan with its chapters in the specification's own names", async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [
      anOpenChapter(id, 1, { completedAt: later(1) }),
      aPreparingChapter(id, 2),
      aLockedChapter(id, 3, { failure: 'It did not work.' }),
    ])
    const [shown, ...others] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(others).toEqual([])
    expect(shown).toEqual({
      id: plan.id,
      title: plan.title,
      description: plan.description,
      generation_status: 'COMPLETE',
      generation_error: null,
      waiting_since: null,
      progress: 33,
      status: 'in_progress',
      conversation_id: plan.conversationId,
      created_at: plan.createdAt.toISOString(),
      ...{ version: 0, archived: false, origin: null },
      chapters: [
        {
          ...line(chapters[0]),
          isUnlocked: true,
          price: 0,
          is_completed_by_current_user: true,
          content_status: 'COMPLETE',
          unlocked_at: UNLOCKED_AT,
        },
        {
          ...line(chapters[1]),
          isUnlocked: true,
          price: 10,
          is_completed_by_current_user: false,
          content_status: 'PENDING',
          unlocked_at: UNLOCKED_AT,
          // when the one before it was there
          writing_since: '2026-01-15T13:00:00.000Z',
        },
        {
          ...line(chapters[2]),
          isUnlocked: false,
          price: 10,
          is_completed_by_current_user: false,
          content_status: 'FAILED',
          content_error: { code: 'failed', message: 'It did not work.' },
          unlocked_at: null,
        },
      ],
    })
  })

  it('should call a plan complete once every chapter is', async () => {
    const world = await openWorld()
    const { token } = await withPlan(world, (id) => [anOpenChapter(id, 1, { completedAt: later(1) })])
    const [shown] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(shown).toMatchObject({ progress: 100, status: 'complete' })
  })
})

describe('retry-generation and check-stuck', () => {
  it('should make a failed plan again, and no other', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const conversation = awaitingLearner(user.id)
    const failed = aPlan(user.id, conversation.id, { generation: { kind: 'failed', run: 1, reason: 'No tutor.' } })
    await seed(world.unitOfWork, { conversations: [conversation], plans: [failed] })
    const [shown] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(shown).toMatchObject({ generation_status: 'FAILED', generation_error: 'No tutor.' })

    const retried = expectSuccess(api.retryGeneration, await world.call(api.retryGeneration, { id: failed.id }, token))
    expect(retried).toEqual({ generation_status: 'PENDING' })
    expectRefusal(await world.call(api.retryGeneration, { id: failed.id }, token), 409, 'plan-not-failed')
    expectRefusal(await world.call(api.retryGeneration, { id: newPlanId() }, token), 404, 'plan-not-found')
  })

  it('should give abandoned work to a worker again, once', async () => {
    const world = await openWorld()
    const { token, plan } = await withPlan(world, (id) => [aPreparingChapter(id, 1)])
    const first = expectSuccess(api.checkStuckPlans, await world.call(api.checkStuckPlans, {}, token))
    expect(first).toEqual({ requeued: [plan.id] })
    const second = expectSuccess(api.checkStuckPlans, await world.call(api.checkStuckPlans, {}, token))
    expect(second).toEqual({ requeued: [] })
  })
})

describe('unlock-next-chapter', () => {
  it('should unlock in order, repeat itself safely and end with everything unlocked', async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [aLockedChapter(id, 1), aLockedChapter(id, 2)], 10)
    const unlock = (n: number) =>
      world.call(api.unlockNextChapter, { id: plan.id, chapter_id: idOf(chapters[n]) }, token)

    expectRefusal(await unlock(1), 409, 'not-next-chapter')
    for (let times = 0; times < 2; times += 1) {
      const unlocked = expectSuccess(api.unlockNextChapter, await unlock(0))
      expect(unlocked).toEqual({ id: idOf(chapters[0]), title: 'Chapter 1', content_status: 'PENDING' })
    }
    expectRefusal(await unlock(1), 409, 'previous-chapter-in-preparation')
    await open(world, chapters[0])
    expectSuccess(api.unlockNextChapter, await unlock(1))
    expect(expectSuccess(api.me, await world.call(api.me, {}, token)).credits).toBe(0)

    world.clock.advance(60_000)
    const rest = await world.call(api.unlockNextChapter, { id: plan.id }, token)
    expect(expectSuccess(api.unlockNextChapter, rest)).toEqual({ all_unlocked: true })
  })

  it('should take an id in capital letters for the same id', async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [aLockedChapter(id, 1)])
    const input = { id: plan.id.toUpperCase(), chapter_id: idOf(chapters[0]).toUpperCase() }
    expectSuccess(api.unlockNextChapter, await world.call(api.unlockNextChapter, input, token))
  })

  it('should say how many credits are missing', async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [anOpenChapter(id, 1), aLockedChapter(id, 2)], 9)
    const reply = await world.call(api.unlockNextChapter, { id: plan.id, chapter_id: idOf(chapters[1]) }, token)
    const refused = expectRefusal(reply, 402, 'insufficient-credits')
    expect(refused).toMatchObject({ missing: 1, error: expect.stringContaining('1 more credit to') })
  })

  it('should refuse what is not there yet or not there at all', async () => {
    const world = await openWorld()
    const { user, token, plan } = await withPlan(world, (id) => [aLockedChapter(id, 1)])
    const conversation = awaitingLearner(user.id)
    const pending = aPlan(user.id, conversation.id, { generation: { kind: 'pending', run: 1 } })
    await seed(world.unitOfWork, { conversations: [conversation], plans: [pending] })
    const unlock = (input: { id: string; chapter_id?: string }) => world.call(api.unlockNextChapter, input, token)

    expectRefusal(await unlock({ id: pending.id }), 409, 'plan-not-complete')
    expectRefusal(await unlock({ id: plan.id, chapter_id: newChapterId() }), 404, 'chapter-not-found')
    expectRefusal(await unlock({ id: newPlanId() }), 404, 'plan-not-found')
  })
})

describe('a chapter', () => {
  it('should show its content, its neighbours and its status', async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [
      anOpenChapter(id, 1, { title: 'Grüße aus der Küche 🥖' }),
      aLockedChapter(id, 2),
    ])
    const id = idOf(chapters[0])
    const content = someContent()
    const expected = {
      learning_plan_id: plan.id,
      learning_plan_title: plan.title,
      number: 1,
      chapter_count: 2,
      title: 'Grüße aus der Küche 🥖',
      is_unlocked: true,
      content_status: 'COMPLETE',
      unlocked_at: UNLOCKED_AT,
      content_generated_at: later(3_600_000).toISOString(),
      previous_chapter: null,
      next_chapter: { id: idOf(chapters[1]), title: 'Chapter 2', is_unlocked: false },
      generated_content: {
        introduction: content.introduction,
        learning_objectives: content.learningObjectives,
        curated_resources: [{ title: 'Sourdough', resource_type: 'article', ai_justification: expect.any(String) }],
      },
    }
    expect(expectSuccess(api.chapter, await world.call(api.chapter, { id }, token))).toMatchObject(expected)
    for (const path of [`/api/chapters/${id}/content`, `/chapters/${id}/content`]) {
      const reply = await world.send('GET', path, { token, headers: { Accept: 'text/html' } })
      expect(expectSuccess(api.chapter, reply)).toMatchObject(expected)
    }
    const status = expectSuccess(api.chapterStatus, await world.call(api.chapterStatus, { id }, token))
    expect(status).toEqual({ content_status: 'COMPLETE', waiting_since: null })
  })

  it('should keep the content of a locked chapter to itself', async () => {
    const world = await openWorld()
    const { token, chapters } = await withPlan(world, (id) => [aLockedChapter(id, 1)])
    const shown = expectSuccess(api.chapter, await world.call(api.chapter, { id: idOf(chapters[0]) }, token))
    expect(shown).toMatchObject({ is_unlocked: false, generated_content: null, content_generated_at: null })
  })

  it('should not be found by an id that is none of its learner', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    for (const endpoint of [api.chapter, api.chapterStatus, api.toggleCompletion]) {
      expectRefusal(await world.call(endpoint, { id: newChapterId() }, token), 404, 'chapter-not-found')
    }
  })
})

// Helpers

type ChaptersOf = (planId: ReturnType<typeof newPlanId>) => Parameters<typeof seed>[1]['chapters']

async function withPlan(world: World, chaptersOf: ChaptersOf, credits = 0) {
  const seeded = await seedPlan(world.unitOfWork, { credits, chaptersOf: (plan) => chaptersOf(plan.id) ?? [] })
  return { ...seeded, token: await world.signIn(seeded.user) }
}

const UNLOCKED_AT = later(0).toISOString()

const idOf = (chapter: { readonly id: string } | undefined): string => chapter?.id ?? 'no such chapter'

const line = (chapter: { readonly id: string; readonly title: string } | undefined) => ({
  id: chapter?.id,
  title: chapter?.title,
  last_read_at: null,
  last_place: null,
})

/** Puts the content in place, as the worker does. */
const open = (world: World, chapter: Awaited<ReturnType<typeof withPlan>>['chapters'][number] | undefined) =>
  keep(world.unitOfWork, async ({ chapters }) => {
    if (!chapter) throw new Error('There is no such chapter.')
    const unlocked = await chapters.find(chapter.id)
    if (unlocked?.kind !== 'preparing') throw new Error('The chapter is not in preparation.')
    await chapters.save(openChapter(unlocked, someWriting(), later(1)))
  })
