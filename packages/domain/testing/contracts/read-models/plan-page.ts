import { describe, expect } from 'vitest'
import type { Chapter } from '../../../src/chapters/chapter.ts'
import type { Plan } from '../../../src/plans/plan.ts'
import { RevisionId } from '../../../src/shared/ids.ts'
import { anAttempt } from '../../attempt-builder.ts'
import { aBrief, aLockedChapter, anOpenChapter, later, newPlanId, newUserId } from '../../builders.ts'
import { someContent, someQuestion } from '../../content.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describePlanPage(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: a plan's own screen`, () => {
    it('should let the owner alone look into a plan, with all that is known of its chapters', async ({
      unitOfWork,
      readModels,
    }) => {
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id: planId }) => {
          const first = anOpenChapter(planId, 1, {
            ...{ objectives: ['Name the parts', 'Hold it'], minutes: 45, completedAt: later(5) },
            questions: [someQuestion({ objective: 'Hold it' })],
          })
          return [aLockedChapter(planId, 2, { minutes: null, prerequisites: [first.id], outlining: 'pending' }), first]
        },
      })
      const [second, first] = chapters
      if (!first) throw new Error('Two chapters were seeded.')
      await keep(unitOfWork, async ({ plans, checkAttempts, chapterVersions }) => {
        await plans.lock(plan.id)
        await plans.save({ ...plan, thread: 'a loaf “ö”' })
        await checkAttempts.add(anAttempt(first.id, { marks: { q1: true, q2: true } }))
        const questions = [someQuestion({ id: 'q2', objective: 'Name the parts' }), someQuestion({ id: 'q3' })]
        const before = { content: someContent(), request: null, generatedAt: later(1) }
        await chapterVersions.save({ ...before, chapterId: first.id, number: 2, questions })
      })
      const page = await readModels.plan(user.id, plan.id)
      const [summary] = await readModels.listLearningPlans(user.id)
      const inList = summary?.chapters ?? []
      const outlined = (chapter: Chapter | undefined, index: number) => ({
        ...inList[index],
        number: chapter?.number,
        summary: chapter?.summary,
        objectives: chapter?.objectives,
        minutes: chapter?.minutes,
        prerequisites: chapter?.prerequisites,
        outlining: chapter?.kind === 'locked' ? chapter.outlining : null,
        completedAt: chapter?.kind === 'open' ? chapter.completedAt : null,
        shown: chapter?.kind === 'open' ? ['Hold it', 'Name the parts'] : [],
        held: [],
      })
      const brief = { minutesPerWeek: null, deadline: null }
      const read = {
        brief,
        language: 'en',
        daysPerWeek: null,
        briefEdits: 0,
        countsFrom: plan.createdAt,
        thread: 'a loaf “ö”',
        revisionKind: null,
        checked: {
          ...{ keys: 1, links: 0, linksCheckedAt: null, prerequisites: 1, minutesPromised: 45, minutesWritten: 2 },
        },
        heldFor: { questions: 0, days30: 0, days90: 0, days365: 0 },
      }
      expect(page).toEqual({ ...summary, ...read, chapters: [outlined(first, 0), outlined(second, 1)] })
      expect(await readModels.plan(newUserId(), plan.id)).toBe(null)
      expect(await readModels.plan(user.id, newPlanId())).toBe(null)
    })

    it('should say the time and the day that its brief holds, and the language that it names', async ({
      unitOfWork,
      readModels,
    }) => {
      const deadline = { value: '2026-02-10', turns: 1 }
      const set = { minutesPerWeek: { value: 120, turns: 1 }, deadline }
      const brief = aBrief({ time: null, language: 'de', set })
      const { user, plan } = await seedPlan(unitOfWork, { chaptersOf: () => [] })
      const shown = async (changes: Partial<Plan>) => {
        const saved = { ...plan, brief, title: 'Brot', description: '', ...changes }
        await keep(unitOfWork, ({ plans }) => plans.save(saved))
        const page = await readModels.plan(user.id, plan.id)
        return page && { ...page.brief, language: page.language }
      }
      expect(await shown({})).toEqual({ minutesPerWeek: 120, deadline: '2026-02-10', language: 'de' })
      const pace = { minutes: 120, per: 'once' } as const
      const once = { ...brief, set: { minutesPerWeek: { value: 120, turns: 1, pace }, deadline } }
      expect(await shown({ brief: once })).toMatchObject({ minutesPerWeek: null })
      const moved = { ...brief, countsFrom: later(9).toISOString(), timeZone: 'Asia/Tokyo' }
      await shown({ brief: moved })
      expect(await readModels.plan(user.id, plan.id)).toMatchObject({ countsFrom: later(9), timeZone: 'Asia/Tokyo' })
      const over = { ...brief, set: { deadline: { ...deadline, value: '2026-01-01' } } }
      expect(await shown({ brief: over })).toMatchObject({ minutesPerWeek: null, deadline: null })
      const words = aBrief({ time: '2 hours a week, in 3 weeks' })
      expect(await shown({ brief: words })).toEqual({ minutesPerWeek: null, deadline: null, language: 'en' })
    })

    it('should say how far what was asked for in words is, and keep it to the letter', async ({
      unitOfWork,
      readModels,
    }) => {
      const { user, plan } = await seedPlan(unitOfWork, { chaptersOf: () => [] })
      const asked = { id: RevisionId(newPlanId()), request: 'Shorter “ö” {}', version: 0 }
      for (const revision of [
        { ...asked, kind: 'pending' },
        { ...asked, kind: 'failed', reason: 'No answer.' },
        { ...asked, kind: 'ready', chapters: [], changes: [] },
      ] as const) {
        await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, edits: 3, revision }))
        expect((await keep(unitOfWork, ({ plans }) => plans.find(plan.id)))?.revision).toEqual(revision)
        expect((await readModels.plan(user.id, plan.id))?.revisionKind).toBe(revision.kind)
      }
    })

    it('should show its owner alone how far a plan is', async ({ unitOfWork, readModels }) => {
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [aLockedChapter(id, 2), aLockedChapter(id, 1)],
      })
      const [second, first] = chapters
      const outlined = (chapter: Chapter | undefined) => ({
        chapter: { number: chapter?.number, title: chapter?.title, summary: chapter?.summary },
      })
      expect(await readModels.planProgress(user.id, plan.id)).toEqual({
        status: 'COMPLETE',
        outline: {
          id: `run-${plan.generation.run}`,
          items: [{ title: plan.title }, { description: plan.description }, outlined(first), outlined(second)],
        },
      })
      const failed = { kind: 'failed', run: 2, reason: 'No answer.', at: later(1) } as const
      await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, generation: failed }))
      expect(await readModels.planProgress(user.id, plan.id)).toEqual({ status: 'FAILED', outline: null })
      expect(await readModels.planProgress(newUserId(), plan.id)).toBeNull()
      expect(await readModels.planProgress(user.id, newPlanId())).toBeNull()
    })
  })
}
