import * as api from '@app/contract'
import {
  aLockedChapter,
  anAttempt,
  anOpenChapter,
  keep,
  seedPlan,
  someContent,
  someQuestion,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

const HOSTILE = '<script>alert(1)</script> [x](javascript:alert(1))'

describe('a link to a plan', () => {
  it('should be made, shown and ended by its learner', async () => {
    const { world, token, id } = await open()
    const read = async () => expectSuccess(api.readShare, await world.call(api.readShare, { id }, token))
    expect(await read()).toEqual({ token: null })
    const shared = expectSuccess(api.sharePlan, await world.call(api.sharePlan, { id }, token))
    expect(await read()).toEqual(shared)
    expect(expectSuccess(api.unsharePlan, await world.call(api.unsharePlan, { id }, token))).toEqual({ token: null })
    expect(await read()).toEqual({ token: null })
    const reply = await world.call(api.sharedPlan, { token: shared.token ?? '' })
    expectRefusal(reply, 404, 'shared-plan-not-found')
  })

  it('should show a stranger the outline and the first chapter as they are, and no search engine', async () => {
    const { world, user, plan, share, chapters } = await open()
    const reply = await world.call(api.sharedPlan, { token: await share() })
    const shown = expectSuccess(api.sharedPlan, reply)
    const { introduction, learningObjectives, sections, keyPoints, practice } = someContent()
    const outlined = ({ number, title, summary, objectives, minutes }: (typeof chapters)[number]) => {
      return { number, title, summary, objectives, minutes }
    }
    expect(shown).toEqual({
      ...{ title: plan.title, description: plan.description, language: 'en', minutes: 120 },
      chapters: chapters.map(outlined),
      first_chapter: {
        ...{ introduction, learning_objectives: learningObjectives, sections, key_points: keyPoints },
        practice: { task: practice?.task, done_when: practice?.doneWhen },
      },
    })
    expect(JSON.stringify(shown)).toContain(JSON.stringify(HOSTILE).slice(1, -1))
    for (const secret of [user.id, user.username, user.email, plan.id, 'yeast bread', 'doubled when the yeast'])
      expect(JSON.stringify(reply.body)).not.toContain(secret)
    expect(reply.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.stringify(world.logged)).not.toContain(await share())
  })

  it.each(['x', 'x'.repeat(43), 'x'.repeat(300), '%00', '..%2f..'])('should not be guessed: %s', async (guess) => {
    const { world, share } = await open()
    await share()
    expectRefusal(await world.send('GET', `/api/shared/${guess}`), 404, 'shared-plan-not-found')
    const { token } = await world.learner()
    const start = await world.send('POST', `/api/shared/${guess}/start`, { token })
    expectRefusal(start, 404, 'shared-plan-not-found')
  })

  it('should start a plan of one’s own, whose first chapter is free once', async () => {
    const { world, share } = await open()
    const shared = await share()
    const { token } = await world.learner()
    const start = async () =>
      expectSuccess(api.startSharedPlan, await world.call(api.startSharedPlan, { token: shared }, token)).id
    const prices = async (id: string) =>
      expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id }, token)).chapters.map(
        ({ price, isUnlocked }) => [price, isUnlocked],
      )
    const [first, second] = [await start(), await start()]
    expect(await prices(first)).toEqual([
      [0, false],
      [10, false],
    ])
    expect(await prices(second)).toEqual([
      [10, false],
      [10, false],
    ])
  })
})

describe('a plan of the personal export', () => {
  it('should be taken back as it stands there, twice, with one free chapter for both', async () => {
    const { world, token, id } = await open('Flour')
    const [exported] = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token)).plans
    expect(exported).toMatchObject({ id, chapters: [{ content: {} }, {}] })
    const stranger = await world.learner()
    const add = async (by: string) => {
      const reply = await world.send('POST', '/api/learning-plans/import', { body: exported, token: by })
      const { id: added } = expectSuccess(api.importPlan, reply)
      return expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: added }, by))
    }
    const original = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id }, token))
    const [mine, theirs, again] = [await add(token), await add(stranger.token), await add(stranger.token)]
    expect([mine, theirs, again].map(({ chapters }) => chapters[0]?.price)).toEqual([10, 0, 10])
    expect(theirs).toMatchObject({ title: original.title, description: original.description, language: 'en' })
    expect(theirs.chapters.map(({ isUnlocked, objectives }) => [isUnlocked, objectives])).toEqual(
      original.chapters.map(({ objectives }) => [false, objectives]),
    )
  })

  it('should be refused where it is none, and where it is too large', async () => {
    const { world } = await open()
    const { token } = await world.learner()
    const send = (body: object) => world.send('POST', '/api/learning-plans/import', { body, token })
    const words = 'This doesn’t look like a plan from your data.'
    for (const unfit of [{}, { title: 7, chapters: [] }, { title: 'Bread', chapters: [{}] }, { plans: [] }])
      expect(expectRefusal(await send(unfit), 400, 'invalid-input')).toMatchObject({ fields: expect.anything() })
    const { fields } = expectRefusal(await send({ title: 'Bread', chapters: 'all' }), 400, 'invalid-input')
    expect(fields).toEqual({ chapters: words })
    const large = (letters: number) => send({ title: 'Bread', chapters: [], ignored: 'x'.repeat(letters) })
    expectRefusal(await large(900_000), 409, 'plan-too-short')
    expectRefusal(await large(1_100_000), 413, 'body-too-large')
  })
})

describe('what is taken along', () => {
  it('should be a file for Anki of what was answered', async () => {
    const { world, token, id, chapters } = await open()
    expectRefusal(await world.call(api.exportDeck, { id }, token), 409, 'no-cards')
    await keep(world.unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(chapters[0].id)))
    const reply = await world.call(api.exportDeck, { id }, token)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('Content-Type')).toBe('application/apkg')
    expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="plan.apkg"')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(String(reply.body))).toMatchObject({ cards: { length: 1 } })
  })

  it('should be a calendar, once there is a time', async () => {
    const { world, user, token, id, plan } = await open()
    expectRefusal(await world.call(api.exportCalendar, { id }, token), 409, 'no-sessions')
    const brief = { ...plan.brief, set: { minutesPerWeek: { value: 60, turns: 1 } } }
    await keep(world.unitOfWork, ({ plans }) => plans.save({ ...plan, brief }))
    world.clock.set(plan.createdAt)
    const reply = await world.call(api.exportCalendar, { id }, await world.signIn(user))
    expect(reply.headers.get('Content-Type')).toBe('text/calendar')
    expect(JSON.parse(String(reply.body))).toMatchObject({ events: { length: 2 } })
  })
})

// Helpers

async function open(title = HOSTILE) {
  const world = await openWorld()
  const seeded = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { title, objectives: ['Feed it'], questions: [someQuestion()] }),
      aLockedChapter(id, 2),
    ],
  })
  const { user, plan } = seeded
  const [first, second] = seeded.chapters
  if (!first || !second) throw new Error('Two chapters were seeded.')
  const token = await world.signIn(user)
  const share = async (): Promise<string> => {
    const { token: secret } = expectSuccess(api.sharePlan, await world.call(api.sharePlan, { id: plan.id }, token))
    return secret ?? ''
  }
  return { world, user, plan, id: plan.id, chapters: [first, second] as const, token, share }
}
