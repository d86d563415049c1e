import { beforeEach, describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  aNote,
  anOpenChapter,
  type Fixture,
  keep,
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

  it('should note the place last said, and keep it where none is said', async () => {
    const placeOf = async () => (await fixture.readModels.chapter(ana, open))?.place
    expect(await placeOf()).toBeNull()
    for (const place of ['s1', 'practice', undefined]) {
      await fixture.useCases.markChapterRead({ userId: ana, chapterId: open, place })
    }
    expect(await placeOf()).toBe('practice')
    expect((await fixture.readModels.listLearningPlans(ana))[0]?.chapters[0]?.place).toBe('practice')
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

describe('writeNote', () => {
  const write = (
    text: string,
    version: number,
    given: Partial<{ userId: UserId; chapterId: ChapterId; sectionId: string }> = {},
  ) => fixture.useCases.writeNote({ userId: ana, chapterId: open, sectionId: 's1', text, version, ...given })
  const notes = async () =>
    (await fixture.readModels.chapter(ana, open))?.notes.map(({ sectionId, text, version }) => [
      sectionId,
      text,
      version,
    ])

  it('should keep one note for each section, tidied, and count its changes', async () => {
    expect(await write('Why\r\nso\u0000? ', 0)).toMatchObject({ ok: true, value: { text: 'Why\nso?', version: 1 } })
    await write('Later', 0, { sectionId: 's2' })
    expect(await write('Because', 1)).toMatchObject({ ok: true, value: { text: 'Because', version: 2 } })
    expect(await notes()).toEqual([
      ['s2', 'Later', 1],
      ['s1', 'Because', 2],
    ])
  })

  it('should lose no text of two devices, and answer the same text as often as it comes', async () => {
    const [one, two] = await Promise.all([write('Mine', 0), write('Yours', 0)])
    expect([one, two].filter(({ ok }) => ok)).toHaveLength(1)
    expect([one, two]).toContainEqual({ ok: false, error: { kind: 'note-changed' } })
    const kept = `${(await notes())?.[0]?.[1]}`
    expect(await write(kept, 0)).toMatchObject({ ok: true, value: { text: kept, version: 1 } })
  })

  it('should bring no note back that was taken away elsewhere', async () => {
    await write('Mine', 0)
    expect(await write(' ', 1)).toMatchObject({ ok: true, value: { text: '', version: 2 } })
    expect(await write('Mine, longer', 1)).toEqual({ ok: false, error: { kind: 'note-changed' } })
    expect(await write('', 0, { sectionId: 's2' })).toMatchObject({ ok: true, value: { text: '', version: 0 } })
    expect(await notes()).toEqual([['s1', '', 2]])
  })

  it('should refuse what is no section, what is locked, and what belongs to another', async () => {
    expect(await write('x', 0, { sectionId: 's9' })).toEqual({ ok: false, error: { kind: 'section-not-found' } })
    expect(await write('x', 0, { chapterId: locked })).toEqual({ ok: false, error: { kind: 'chapter-locked' } })
    expect(await write('x', 0, { userId: ben })).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
  })

  it('should change a note on a section that is gone', async () => {
    await keep(fixture.unitOfWork, async ({ chapters }) => {
      const chapter = await chapters.find(open)
      if (chapter?.kind === 'open') await chapters.save({ ...chapter, notes: [aNote({ sectionId: 's9' })] })
    })
    expect(await write('', 2, { sectionId: 's9' })).toMatchObject({ ok: true, value: { text: '', version: 3 } })
  })
})
