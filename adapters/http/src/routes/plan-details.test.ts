import * as api from '@app/contract'
import { DAY } from '@app/domain'
import {
  aBrief,
  aCard,
  aLink,
  aLockedChapter,
  anAttempt,
  anOpenChapter,
  aResource,
  aResourceList,
  aReview,
  keep,
  later,
  type newPlanId,
  type seed,
  seedPlan,
  someQuestion,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

describe('learning-plans/{id}', () => {
  it('should show what can be known of each chapter before it is unlocked, and the time of all together', async () => {
    const world = await openWorld()
    const { token, plan, chapters } = await withPlan(world, (id) => [
      anOpenChapter(id, 1, { objectives: ['Set up a board', 'Name the pieces'], minutes: 45 }),
      aLockedChapter(id, 2, { minutes: 90 }),
    ])
    const [listed] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    const shown = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan.id }, token))
    const undated = { week: null, due: null, shown_objectives: [], held_objectives: [] }
    const outlined = { objectives: [], prerequisites: [], summary: chapters[1]?.summary, ...undated }
    expect(shown).toEqual({
      ...listed,
      minutes: 135,
      language: 'en',
      brief: { minutes_per_week: null, deadline: null },
      pace: null,
      revision_status: null,
      checked: {
        ...{ keys: 0, links: 0, links_checked_at: null, prerequisites: 0, minutes_promised: 45, minutes_written: 2 },
      },
      held_for: { questions: 0, days_30: 0, days_90: 0, days_365: 0 },
      chapters: [
        {
          ...listed?.chapters[0],
          ...outlined,
          number: 1,
          minutes: 45,
          summary: chapters[0]?.summary,
          objectives: chapters[0]?.objectives,
        },
        { ...listed?.chapters[1], ...outlined, number: 2, minutes: 90 },
      ],
    })
  })

  it('should say what the chapters build, when each is to be done, and what was shown to hold', async () => {
    const world = await openWorld()
    const { user, plan, chapters } = await withPlan(world, (id) => [
      anOpenChapter(id, 1, { questions: [someQuestion({ objective: 'Set up a board' })] }),
      aLockedChapter(id, 2),
    ])
    const set = { minutesPerWeek: { value: 60, turns: 1 }, deadline: { value: '2026-02-15', turns: 1 } }
    const [first] = chapters
    if (!first) throw new Error('Two chapters were seeded.')
    await keep(world.unitOfWork, async ({ plans, checkAttempts }) => {
      await plans.save({ ...plan, thread: 'one game, move by move', brief: aBrief({ set }) })
      await checkAttempts.add(anAttempt(first.id))
    })
    world.clock.set(later(8 * DAY))
    const token = await world.signIn(user)
    const shown = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan.id }, token))
    expect(shown).toMatchObject({
      ...{ thread: 'one game, move by move', pace: 'behind' },
      chapters: [
        { week: 1, due: '2026-01-22', shown_objectives: ['Set up a board'] },
        { week: 2, due: '2026-01-29', shown_objectives: [] },
      ],
    })
    const view = expectSuccess(api.chapter, await world.call(api.chapter, { id: first.id }, token))
    expect(view.shown_objectives).toEqual(['Set up a board'])
    const [listed] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(Object.keys({ ...listed, ...listed?.chapters[0] })).not.toContain('due')
  })

  it('should say what was checked and what lasts in numbers, and no key', async () => {
    const world = await openWorld()
    const { user, token, plan, chapters } = await withPlan(world, (id) => {
      const first = anOpenChapter(id, 1, { questions: [someQuestion(), someQuestion({ id: 'q2', set: 2 })] })
      return [first, aLockedChapter(id, 2, { prerequisites: [first.id] })]
    })
    const [first] = chapters
    if (!first) throw new Error('Two chapters were seeded.')
    const link = aLink({ state: 'live', checkedAt: later(3) })
    const card = aCard(user.id, first.id, { reviewedOn: '2026-01-15', dueOn: '2026-04-20' })
    await keep(world.unitOfWork, async ({ resourceLists, links, reviews }) => {
      await reviews.save([{ card, review: aReview(card) }])
      await resourceLists.save(aResourceList(first.id, { resources: [aResource({ address: link.address })] }))
      await links.save(link)
    })
    const shown = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan.id }, token))
    expect(shown).toMatchObject({
      checked: { keys: 2, links: 1, links_checked_at: later(3).toISOString(), prerequisites: 1 },
      held_for: { questions: 1, days_30: 1, days_90: 1, days_365: 0 },
    })
    expect(JSON.stringify(shown)).not.toMatch(/"key"|explanation|doubled/)
  })

  it('should give nothing to read of a chapter that is not prepared, nor of the plan of another', async () => {
    const world = await openWorld()
    const { token, plan } = await withPlan(world, (id) => [anOpenChapter(id, 1), aLockedChapter(id, 2)])
    const read = (by: string) => world.call(api.previewPlan, { id: plan.id }, by)
    expect(expectSuccess(api.previewPlan, await read(token))).toEqual({ preview: null })
    expect(await read((await world.learner()).token)).toMatchObject({ status: 404, body: { code: 'plan-not-found' } })
  })

  it('should say why a chapter is locked again, and whether anyone had begun with it', async () => {
    const world = await openWorld()
    const behind = "The chapter before this one couldn't be written."
    const failures = [
      { code: 'failed', reason: 'No answer.', at: later(0) } as const,
      { code: 'earlier-failed', reason: behind, at: later(0) } as const,
      null,
    ]
    const { token, plan, chapters } = await withPlan(world, (id) =>
      failures.map((failure, place) => aLockedChapter(id, place + 1, { failure })),
    )
    const errors = [{ code: 'failed', message: 'No answer.' }, { code: 'earlier-failed', message: behind }, undefined]
    const [listed] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    const shown = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan.id }, token))
    for (const body of [listed, shown]) expect(body?.chapters.map((one) => one.content_error)).toEqual(errors)
    for (const [place, { id }] of chapters.entries()) {
      const view = expectSuccess(api.chapter, await world.call(api.chapter, { id }, token))
      expect(view.content_error).toEqual(errors[place])
      expect(view.next_chapter?.content_status).toBe(['FAILED', 'PENDING'][place])
    }
  })

  it('should not add up what an earlier version did not say, and refuse the plan of another', async () => {
    const world = await openWorld()
    const { token, plan } = await withPlan(world, (id) => [
      anOpenChapter(id, 1),
      aLockedChapter(id, 2, { minutes: null }),
      aLockedChapter(id, 3, { minutes: null }),
    ])
    const shown = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan.id }, token))
    expect(shown.minutes).toBe(null)
    const stranger = await world.learner()
    const refused = await world.call(api.readLearningPlan, { id: plan.id }, stranger.token)
    expect(refused).toMatchObject({ status: 404, body: { code: 'plan-not-found' } })
  })
})

// Helpers

type ChaptersOf = (planId: ReturnType<typeof newPlanId>) => Parameters<typeof seed>[1]['chapters']

async function withPlan(world: World, chaptersOf: ChaptersOf) {
  const seeded = await seedPlan(world.unitOfWork, { chaptersOf: (plan) => chaptersOf(plan.id) ?? [] })
  return { ...seeded, token: await world.signIn(seeded.user) }
}
