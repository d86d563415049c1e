import { beforeEach, describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  seedPlan,
  seedUser,
} from '../../../testing/index.ts'
import { HOUR } from '../../shared/duration.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'

let fixture: Fixture
let ana: UserId
let ben: UserId
let open: ChapterId
let locked: ChapterId

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const { user, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)],
  })
  ana = user.id
  ben = (await seedUser(fixture.unitOfWork)).id
  ;[open, locked] = chapters.map(({ id }) => id) as [ChapterId, ChapterId] // two were made
})

describe('markChapterRead', () => {
  const markRead = (userId: UserId, chapterId: ChapterId) => fixture.useCases.markChapterRead({ userId, chapterId })
  const readAt = async () => (await fixture.readModels.listLearningPlans(ana))[0]?.chapters.map((line) => line.readAt)

  it('should note when the learner turned to a chapter last', async () => {
    expect(await readAt()).toEqual([null, null])
    await markRead(ana, open)
    fixture.clock.advance(HOUR)
    expect(await markRead(ana, open)).toEqual({ ok: true, value: undefined })
    expect(await readAt()).toEqual([fixture.clock.now(), null])
  })

  it('should refuse what is locked, and what belongs to another', async () => {
    expect(await markRead(ana, locked)).toEqual({ ok: false, error: { kind: 'chapter-locked' } })
    expect(await markRead(ben, open)).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
    expect(await readAt()).toEqual([null, null])
  })
})

describe('tickObjective', () => {
  const tick = (objective: string, isTicked: boolean, userId = ana, chapterId = open) =>
    fixture.useCases.tickObjective({ userId, chapterId, objective, isTicked })
  const ticked = async () => (await fixture.readModels.chapter(ana, open))?.ticked

  it('should keep what is ticked, in the order of the chapter, and nothing twice', async () => {
    await tick('Tell when it is ripe', true)
    await tick('Keep a starter alive', true)
    const both = ['Keep a starter alive', 'Tell when it is ripe']
    expect(await tick('Keep a starter alive', true)).toEqual({ ok: true, value: both })
    expect(await ticked()).toEqual(both)
    expect(await tick('Keep a starter alive', false)).toEqual({ ok: true, value: ['Tell when it is ripe'] })
  })

  it('should lose no tick of two devices', async () => {
    await Promise.all([tick('Tell when it is ripe', true), tick('Keep a starter alive', true)])
    expect(await ticked()).toHaveLength(2)
  })

  it('should refuse what is no objective, what is locked, and what belongs to another', async () => {
    expect(await tick('Fly', true)).toEqual({ ok: false, error: { kind: 'objective-not-found' } })
    expect(await tick('Fly', true, ana, locked)).toEqual({ ok: false, error: { kind: 'chapter-locked' } })
    expect(await tick('Keep a starter alive', true, ben)).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
    expect(await ticked()).toEqual([])
  })
})
