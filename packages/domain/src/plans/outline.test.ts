import { describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  later,
  newChapterId,
  newConversationId,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import type { Chapter } from '../chapters/chapter.ts'
import type { ChapterId } from '../shared/ids.ts'
import type { Err, Ok } from '../shared/result.ts'
import {
  changeOutline,
  dropChapter,
  type Outline,
  orderChapters,
  outlineOf,
  type PlanEdit,
  renamePlan,
  restore,
  rewordChapter,
} from './outline.ts'
import { archivePlan, type Plan } from './plan.ts'

const PLAN = newPlanId()
const plan = aPlan(newUserId(), newConversationId(), { id: PLAN, edits: 4, generation: { kind: 'complete', run: 2 } })

describe('an edit of a plan', () => {
  it('should change the title, and nothing else', () => {
    const chapters = [anOpenChapter(PLAN, 1), locked(2)]
    const edited = must(chapters, renamePlan('Rye'))
    expect(edited.plan).toEqual({ ...plan, title: 'Rye', edits: 5 })
    expect(edited.chapters).toEqual(chapters)
  })

  it('should keep what the plan was before', () => {
    const chapters = [locked(1), locked(2, { attempt: 1, failure: 'No answer.' })]
    expect(must(chapters, renamePlan('Rye')).version).toEqual({
      run: 2,
      edit: 5,
      title: plan.title,
      description: plan.description,
      thread: plan.thread,
      brief: plan.brief,
      chapters: outlineOf(plan, chapters).chapters,
      replacedAt: later(9),
    })
  })

  it('should be none when nothing changes', () => {
    const chapters = [locked(1), locked(2)]
    const unchanged = { ok: true, value: null }
    expect(change(chapters, renamePlan(plan.title))).toEqual(unchanged)
    expect(change(chapters, orderChapters(idsOf(chapters)))).toEqual(unchanged)
    expect(change(chapters, rewordChapter(id(chapters, 1), { summary: 'What chapter 2 teaches.' }))).toEqual(unchanged)
  })

  it.each(['pending', 'generating'] as const)('should wait until a plan that is %s is there', (kind) => {
    const making: Plan = { ...plan, generation: { kind, run: 2 } }
    const refused = { ok: false, error: { kind: 'plan-not-complete' } }
    expect(changeOutline(making, [], renamePlan('Rye'), later(9))).toEqual(refused)
  })
})

describe('rewordChapter', () => {
  it('should change what is given, and leave the rest', () => {
    const chapters = [locked(1), locked(2, { objectives: ['Knead'], attempt: 1, failure: 'No answer.' })]
    const reworded = must(chapters, rewordChapter(id(chapters, 1), { title: 'Knead' }))
    expect(reworded.chapters).toEqual([chapters[0], { ...chapters[1], title: 'Knead' }])
  })

  it.each([anOpenChapter, aPreparingChapter])('should refuse what is unlocked', (build) => {
    const chapters = [build(PLAN, 1), locked(2)]
    expectRefusal(change(chapters, rewordChapter(id(chapters, 0), { title: 'x' })), { kind: 'chapter-unlocked' })
    expect(change(chapters, rewordChapter(id(chapters, 1), { title: 'x' })).ok).toBe(true)
  })

  it('should not find a chapter of another plan', () =>
    expectRefusal(change([locked(1), locked(2)], rewordChapter(newChapterId(), {})), { kind: 'chapter-not-found' }))
})

describe('dropChapter', () => {
  it('should close the gap, and be no prerequisite any more', () => {
    const first = locked(1)
    const second = locked(2)
    const third = locked(3, { prerequisites: [first.id, second.id] })
    const dropped = must([first, second, third], dropChapter(second.id))
    expect(dropped.chapters).toEqual([first, { ...third, number: 2, prerequisites: [first.id] }])
  })

  it('should make the next chapter the free one, until one has been unlocked for nothing', () => {
    const chapters = [locked(1), locked(2), locked(3)]
    expect(pricesOf(must(chapters, dropChapter(id(chapters, 0))).chapters)).toEqual([0, 10])
    const begun = [anOpenChapter(PLAN, 1), locked(2), locked(3)]
    expect(pricesOf(must(begun, dropChapter(id(begun, 1))).chapters)).toEqual([0, 10])
  })

  it('should refuse what is unlocked, unknown, or one of the last two', () => {
    const chapters = [anOpenChapter(PLAN, 1), locked(2)]
    expectRefusal(change(chapters, dropChapter(id(chapters, 0))), { kind: 'chapter-unlocked' })
    expectRefusal(change(chapters, dropChapter(id(chapters, 1))), { kind: 'plan-too-short' })
    expectRefusal(change(chapters, dropChapter(newChapterId())), { kind: 'chapter-not-found' })
  })
})

describe('orderChapters', () => {
  it('should number the chapters anew, the first one free', () => {
    const chapters = [locked(1), locked(2), locked(3)]
    const turned = must(chapters, orderChapters(idsOf(chapters).toReversed()))
    expect(idsOf(turned.chapters)).toEqual(idsOf(chapters).toReversed())
    expect(turned.chapters.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(pricesOf(turned.chapters)).toEqual([0, 10, 10])
  })

  it('should name both chapters when one would come before what it builds on', () => {
    const first = locked(1, { title: 'Flour' })
    const chapters = [first, locked(2), locked(3, { title: 'Dough', prerequisites: [first.id] })]
    const refused = { kind: 'prerequisite-later', chapter: 'Dough', prerequisite: 'Flour' }
    expectRefusal(change(chapters, orderChapters(idsOf(chapters).toReversed())), refused)
  })

  it('should leave unlocked chapters where they are', () => {
    const chapters = [anOpenChapter(PLAN, 1), aPreparingChapter(PLAN, 2), locked(3), locked(4)]
    const [one = NONE, two = NONE, three = NONE, four = NONE] = idsOf(chapters)
    for (const order of [
      [two, one, three, four],
      [one, three, two, four],
      [three, one, two, four],
    ]) {
      expectRefusal(change(chapters, orderChapters(order)), { kind: 'chapter-unlocked' })
    }
    const turned = must(chapters, orderChapters([one, two, four, three]))
    expect(turned.chapters.slice(0, 2)).toEqual(chapters.slice(0, 2))
  })

  it('should refuse a list of other chapters', () => {
    const chapters = [locked(1), locked(2), locked(3)]
    const [one = NONE, two = NONE, three = NONE] = idsOf(chapters)
    for (const order of [[], [one, two], [one, two, two], [one, two, newChapterId()], [one, two, three, three]]) {
      expectRefusal(change(chapters, orderChapters(order)), { kind: 'plan-changed' })
    }
  })
})

describe('restore', () => {
  it('should bring a dropped chapter back as it went', () => {
    const first = locked(1, { attempt: 2, failure: 'No answer.' })
    const chapters = [first, locked(2, { prerequisites: [first.id] }), locked(3)]
    const dropped = must(chapters, dropChapter(first.id))
    const back = changeOutline(dropped.plan, dropped.chapters, restore(dropped.version), later(10))
    expect(back).toMatchObject({ ok: true, value: { plan: { edits: 6 }, chapters } })
  })

  it('should refuse to move or reword what was unlocked meanwhile', () => {
    const chapters = [locked(1), locked(2), locked(3)]
    const turned = must(chapters, orderChapters(idsOf(chapters).toReversed()))
    const begun = turned.chapters.map((chapter, place) =>
      place === 0
        ? anOpenChapter(PLAN, 1, { id: chapter.id, title: chapter.title, summary: chapter.summary })
        : chapter,
    )
    const back = changeOutline(turned.plan, begun, restore(turned.version), later(10))
    expectRefusal(back, { kind: 'chapter-unlocked' })
  })
})

describe('plans of an earlier version', () => {
  it('should be edited whatever their length, but not get further from what is sensible', () => {
    const one = [locked(1)]
    expect(change(one, rewordChapter(id(one, 0), { title: 'x' })).ok).toBe(true)
    expectRefusal(change(one, dropChapter(id(one, 0))), { kind: 'plan-too-short' })
    const many = Array.from({ length: 14 }, (_, place) => locked(place + 1))
    expect(change(many, dropChapter(id(many, 13))).ok).toBe(true)
    const more = (outline: Outline): Ok<Outline> => {
      const chapters = outline.chapters.concat(outlineOf(plan, [locked(15)]).chapters)
      return { ok: true, value: { ...outline, chapters } }
    }
    expectRefusal(change(many, more), { kind: 'plan-full' })
  })
})

describe('archivePlan', () => {
  it('should keep the first time, and lead back', () => {
    const archived = archivePlan(plan, later(1))
    expect(archived).toEqual({ ...plan, archivedAt: later(1) })
    expect(archivePlan(archived, later(2))).toEqual(archived)
    expect(archivePlan(archived, null)).toEqual(plan)
  })
})

// Helpers

type Edit = (outline: Outline) => Ok<Outline> | Err<unknown>

const NONE = newChapterId()

const locked = (number: number, changes: Parameters<typeof aLockedChapter>[2] = {}) =>
  aLockedChapter(PLAN, number, changes)

const change = (chapters: readonly Chapter[], edit: Edit) => changeOutline(plan, chapters, edit, later(9))

function must(chapters: readonly Chapter[], edit: Edit): PlanEdit {
  const edited = change(chapters, edit)
  if (!edited.ok || !edited.value) throw new Error('The edit was refused, or changed nothing.')
  return edited.value
}

const expectRefusal = (edited: unknown, error: object): void => expect(edited).toEqual({ ok: false, error })

const idsOf = (chapters: readonly Chapter[]): readonly ChapterId[] => chapters.map((chapter) => chapter.id)
const id = (chapters: readonly Chapter[], place: number): ChapterId => chapters[place]?.id ?? NONE
const pricesOf = (chapters: readonly Chapter[]) => chapters.map(({ price }) => price)
