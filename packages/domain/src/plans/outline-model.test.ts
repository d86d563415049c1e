import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  aPlan,
  later,
  NOW,
  newChapterId,
  newConversationId,
  newEntryId,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { someWriting } from '../../testing/content.ts'
import { type Chapter, failWriting, isUnlocked, open, progressOf, toggleCompletion } from '../chapters/chapter.ts'
import { unlock } from '../chapters/unlock.ts'
import type { ChapterId } from '../shared/ids.ts'
import type { Err, Ok } from '../shared/result.ts'
import {
  addChapter,
  changeOutline,
  dropChapter,
  type Outline,
  orderChapters,
  outlineOf,
  type PlanVersion,
  renamePlan,
  restore,
  rewordChapter,
} from './outline.ts'
import { archivePlan, type Plan } from './plan.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS } from './plan-room.ts'

describe('edits, unlocks, finished and failed chapters in any order', () => {
  it('should lose nothing that was unlocked, and give one chapter for nothing', () => {
    fc.assert(
      fc.property(anyStart(), fc.array(anyStep(), { maxLength: 40, size: 'max' }), (start, steps) => {
        const learner = begin(start)
        for (const step of steps) {
          const before = { plan: learner.plan, chapters: learner.chapters }
          step(learner)
          check(learner, before)
        }
      }),
    )
  })

  it('should undo each edit, to the letter', () => {
    fc.assert(
      fc.property(anyStart(), fc.array(anyStep(), { maxLength: 12 }), anyEdit(), (start, steps, edit) => {
        const learner = begin(start)
        for (const step of steps) step(learner)
        const { plan, chapters } = learner
        edit(learner)
        fc.pre(learner.plan !== plan)
        undo(learner)
        expect(learner.chapters).toEqual(chapters)
        expect(learner.plan).toEqual({ ...plan, edits: plan.edits + 2 })
        // an undo is an edit like any other
        undo(learner)
        expect(learner.plan.edits).toBe(plan.edits + 3)
      }),
    )
  })
})

// Helpers

type Learner = {
  plan: Plan
  chapters: readonly Chapter[]
  /** By the number of the edit that ended it. */
  readonly versions: Map<number, PlanVersion>
  /** Each chapter that could be read for nothing, however shortly. */
  readonly free: Set<ChapterId>
  /** Keys of holds: none may come twice. */
  readonly holds: string[]
}

type Step = (learner: Learner) => void

/** How many chapters, and which earlier ones each builds on. */
const anyStart = () => fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 2, maxLength: MAX_CHAPTERS })

function begin(needs: readonly (readonly number[])[]): Learner {
  const planId = newPlanId()
  const chapters: Chapter[] = []
  for (const [place, earlier] of needs.entries()) {
    const prerequisites = [...new Set(earlier)].flatMap((one) => (one < place ? (chapters[one]?.id ?? []) : []))
    chapters.push(aLockedChapter(planId, place + 1, { prerequisites }))
  }
  const plan = aPlan(newUserId(), newConversationId(), { id: planId })
  return { plan, chapters, versions: new Map(), free: new Set(), holds: [] }
}

function change(learner: Learner, edit: (outline: Outline) => Ok<Outline> | Err<unknown>): void {
  const edited = changeOutline(learner.plan, learner.chapters, edit, NOW)
  if (!edited.ok || !edited.value) return
  const { plan, chapters, version } = edited.value
  Object.assign(learner, { plan, chapters })
  learner.versions.set(version.edit, version)
}

const undo: Step = (learner) => {
  const version = learner.versions.get(learner.plan.edits)
  if (version) change(learner, restore(version))
}

const at = (chapters: readonly Chapter[], place: number): ChapterId =>
  chapters[place % chapters.length]?.id ?? expect.fail('There is no chapter.')

const anyEdit = (): fc.Arbitrary<Step> => {
  const place = fc.nat(11)
  return fc.oneof(
    fc.option(place).map(
      (after): Step =>
        (all) =>
          change(all, addChapter(newChapterId(), 'Added', after === null ? null : at(all.chapters, after))),
    ),
    fc.string({ minLength: 1, maxLength: 4 }).map(
      (title): Step =>
        (all) =>
          change(all, renamePlan(title)),
    ),
    fc.tuple(place, fc.record({ title: fc.string({ maxLength: 3 }), summary: fc.string({ maxLength: 3 }) })).map(
      ([one, words]): Step =>
        (all) =>
          change(all, rewordChapter(at(all.chapters, one), words)),
    ),
    place.map(
      (one): Step =>
        (all) =>
          change(all, dropChapter(at(all.chapters, one))),
    ),
    fc.tuple(place, place).map(
      ([from, to]): Step =>
        (all) => {
          const ids = all.chapters.map(({ id }) => id)
          const [moved] = ids.splice(from % ids.length, 1)
          if (moved) ids.splice(to % (ids.length + 1), 0, moved)
          change(all, orderChapters(ids))
        },
    ),
  )
}

const anyStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: anyEdit() },
    { weight: 1, arbitrary: fc.constant(undo) },
    {
      weight: 1,
      arbitrary: fc.boolean().map(
        (isArchived): Step =>
          (all) =>
            archive(all, isArchived),
      ),
    },
    { weight: 1, arbitrary: fc.constant(dropFreeAndUndo) },
    { weight: 6, arbitrary: fc.constantFrom<Step[]>(unlockNext, finish, fail, complete) },
  )

/** It leaves edits, chapters and words alone. */
function archive(learner: Learner, isArchived: boolean): void {
  const { archivedAt: _, ...before } = learner.plan
  learner.plan = archivePlan(learner.plan, isArchived ? NOW : null)
  const { archivedAt, ...after } = learner.plan
  expect(after).toEqual(before)
  expect(archivedAt).toEqual(isArchived ? NOW : null)
}

/** Another chapter is the free one meanwhile. */
const dropFreeAndUndo: Step = (learner) => {
  const { plan, chapters } = learner
  change(learner, dropChapter(at(chapters, 0)))
  if (learner.plan === plan) return
  expect(learner.chapters[0]?.id).not.toBe(chapters[0]?.id)
  expect(learner.chapters[0]?.price).toBe(0)
  undo(learner)
  expect(learner.chapters).toEqual(chapters)
}

const put = (learner: Learner, changed: Chapter): void => {
  learner.chapters = learner.chapters.map((one) => (one.id === changed.id ? changed : one))
}

const unlockNext: Step = (learner) => {
  const wanted = learner.chapters.find((chapter) => !isUnlocked(chapter))?.id
  if (!wanted) return
  const wallet = { userId: learner.plan.userId, balance: 1_000 }
  const unlocked = unlock({ chapters: learner.chapters, wallet, wanted, now: NOW, newEntryId })
  if (!unlocked.ok || unlocked.value.kind !== 'unlocked') return
  const { chapter } = unlocked.value
  if (chapter.hold) learner.holds.push(chapter.hold.key)
  else expect(chapter.price).toBe(0)
  put(learner, chapter)
}

const finish: Step = (learner) => {
  const chapter = learner.chapters.find((one) => one.kind === 'preparing')
  if (!chapter) return
  if (chapter.price === 0) learner.free.add(chapter.id)
  put(learner, open(chapter, someWriting(), later(1)))
}

const fail: Step = (learner) => {
  const chapter = learner.chapters.find((one) => one.kind === 'preparing')
  if (chapter) put(learner, failWriting(chapter, { code: 'failed', reason: 'No answer.', at: NOW }))
}

const complete: Step = (learner) => {
  const chapter = learner.chapters.findLast((one) => one.kind === 'open')
  if (chapter) put(learner, toggleCompletion(chapter, later(2)))
}

/** What holds after every step, and what an edit leaves alone. */
function check({ plan, chapters, free, holds }: Learner, before: Pick<Learner, 'plan' | 'chapters'>): void {
  expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, place) => place + 1))
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
  expect(chapters.length).toBeGreaterThanOrEqual(MIN_CHAPTERS)
  expect(chapters.length).toBeLessThanOrEqual(MAX_CHAPTERS)
  expect(chapters.map(({ price }) => price)).toEqual(chapters.map((_, place) => (place === 0 ? 0 : 10)))
  expect(free.size).toBeLessThanOrEqual(1)
  expect(new Set(holds).size).toBe(holds.length)
  for (const [place, { prerequisites }] of chapters.entries()) {
    const earlier = new Set(chapters.slice(0, place).map(({ id }) => id))
    expect(prerequisites.filter((id) => !earlier.has(id))).toEqual([])
  }
  const unlocked = chapters.filter(isUnlocked)
  expect(unlocked).toEqual(chapters.slice(0, unlocked.length))

  if (plan.edits === before.plan.edits) return
  expect(unlocked).toEqual(before.chapters.filter(isUnlocked))
  const completed = (all: readonly Chapter[]) => all.filter((one) => one.kind === 'open' && one.completedAt).length
  expect(completed(chapters)).toBe(completed(before.chapters))
  if (chapters.length === before.chapters.length) expect(progressOf(chapters)).toBe(progressOf(before.chapters))
  expect(outlineOf(plan, unlocked).chapters).toEqual(outlineOf(plan, before.chapters.filter(isUnlocked)).chapters)
}
