import { type Job, ok, type Plan } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aSession,
  awaitingLearner,
  later,
  newPlanId,
  seed,
  seedPlan,
  seedUser,
} from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'
import { openOrm } from '../orm.ts'
import { makePreparedQuery } from './prepared-query.ts'
import { makeReadModels } from './read-models.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('read models', () => {
  it.each([1, 10, 100])('should take one statement for each screen of a learner with %i plans', async (count) => {
    const user = await seedUser(postgres.unitOfWork)
    const conversation = awaitingLearner(user.id)
    const plans = Array.from({ length: count }, (_, index) =>
      aPlan(user.id, conversation.id, { createdAt: later(index) }),
    )
    const chapters = plans.flatMap(({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)])
    const session = aSession(user.id)
    await seed(postgres.unitOfWork, { conversations: [conversation], plans, chapters, sessions: [session] })
    const orm = openOrm(database.url, 1)
    const query = vi.spyOn(await orm.em.getConnection().getNativeClient(), 'query')
    const readModels = makeReadModels(makePreparedQuery(orm), () => undefined)

    expect(await readModels.listLearningPlans(user.id)).toHaveLength(count)
    for (const { id } of plans.slice(0, 1)) expect((await readModels.plan(user.id, id))?.chapters).toHaveLength(2)
    for (const { id } of chapters.slice(0, 1)) {
      await readModels.chapter(user.id, id)
      await readModels.chapterProgress(user.id, id, 0)
      await readModels.checkToMark(user.id, id)
    }
    await readModels.session(session.id)
    await readModels.credits(user.id)
    await readModels.ledger(user.id, { before: null, limit: 20 })
    await readModels.purchases(user.id)
    expect((await readModels.personalData(user.id))?.plans).toHaveLength(count)

    expect(query).toHaveBeenCalledTimes(10)
    await orm.close()
  })

  it('should read content as the first version stored it: without a version', async () => {
    const { user, chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: oneOpen })
    const stored = `{"introduction": "Flour, **water**.", "curatedResources": [{"link": "https://www.youtube.com/results?search_query=dough",
      "title": "Dough", "resourceType": "video", "justification": ""}], "learningObjectives": ["Knead"]}`
    await execute(database.url, `UPDATE chapters SET content = '${stored}' WHERE id = '${chapters[0]?.id}'`)
    const content = JSON.parse(stored)
    for (const { id } of chapters) {
      expect(await postgres.readModels.chapter(user.id, id)).toMatchObject({ content })
      const { value } = await postgres.unitOfWork.run(async (repositories) => ok(await repositories.chapters.find(id)))
      expect(value).toMatchObject({ kind: 'open', content })
    }
    expect((await postgres.readModels.personalData(user.id))?.plans).toMatchObject([{ chapters: [{ content }] }])
  })

  it.each([
    ['nothing', '{}'],
    ['a list', '{"introduction": "", "learningObjectives": {}, "curatedResources": []}'],
    ['an objective', '{"introduction": "", "learningObjectives": [1], "curatedResources": []}'],
    ['a resource', '{"introduction": "", "learningObjectives": [], "curatedResources": [{"link": "https://a.b"}]}'],
    [
      'the type of a resource',
      `{"introduction": "", "learningObjectives": [],
        "curatedResources": [{"link": "", "title": "", "justification": "", "resourceType": "rumour"}]}`,
    ],
  ])('should show no content when %s in it is not as it should be', async (_, content) => {
    const { user, chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: oneOpen })
    await execute(database.url, `UPDATE chapters SET content = '${content}' WHERE id = '${chapters[0]?.id}'`)
    for (const { id } of chapters) {
      expect(await postgres.readModels.chapter(user.id, id)).toMatchObject({ contentStatus: 'COMPLETE', content: null })
    }
    const data = await postgres.readModels.personalData(user.id)
    expect(data?.plans).toMatchObject([{ chapters: [{ kind: 'open', content: JSON.parse(content) }] }])
  })
})

describe('liveJobKeys', () => {
  it('should name the jobs that are enqueued, and none that was undone', async () => {
    const { id: userId } = await seedUser(postgres.unitOfWork)
    const job: Job = { kind: 'draft-plan', userId, planId: newPlanId(), run: 3 }
    await postgres.unitOfWork.run(async ({ jobs }) => {
      await jobs.enqueue({ ...job, run: 4 })
      return { ok: false, error: 'undo' }
    })
    await postgres.unitOfWork.run(async ({ jobs }) => ({ ok: true, value: await jobs.enqueue(job) }))
    expect(await postgres.liveJobKeys()).toEqual([`draft-plan:${job.planId}:3`])
  })
})

// Helpers

const oneOpen = ({ id }: Plan) => [anOpenChapter(id, 1)]
