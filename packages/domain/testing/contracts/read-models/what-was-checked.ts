import { describe, expect } from 'vitest'
import type { Chapter } from '../../../src/chapters/chapter.ts'
import type { Link } from '../../../src/resources/link.ts'
import type { Resource } from '../../../src/resources/resource-list.ts'
import type { PlanId } from '../../../src/shared/ids.ts'
import { aLockedChapter, anOpenChapter, aPreparingChapter, later, newAttemptId } from '../../builders.ts'
import { someContent, someQuestion } from '../../content.ts'
import { aLink, aResource, aResourceList } from '../../resource-builders.ts'
import { aCard, aReview } from '../../review-builders.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

const NOTHING = {
  ...{ keys: 0, links: 0, linksCheckedAt: null, prerequisites: 0, minutesPromised: 0, minutesWritten: 0 },
}
const failing = { failingSince: later(3), failure: 'HTTP 503' }

async function begin({ unitOfWork, readModels }: OpenStorage, chaptersOf: (planId: PlanId) => readonly Chapter[]) {
  const { user, plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => chaptersOf(id) })
  const [first, second] = chapters
  if (!first || !second) throw new Error('Two chapters were seeded.')
  const show = (chapter: Chapter, resources: readonly Resource[], links: readonly Link[]) =>
    keep(unitOfWork, async (repositories) => {
      await repositories.resourceLists.save(aResourceList(chapter.id, { resources }))
      for (const link of links.toSorted((a, b) => (a.address < b.address ? -1 : 1))) await repositories.links.save(link)
    })
  const page = async () => {
    const found = await readModels.plan(user.id, plan.id)
    if (!found) throw new Error('A plan was seeded.')
    return found
  }
  return { user, first, second, show, page }
}

export function describeWhatWasChecked(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what was checked of a plan`, () => {
    it('should be nothing where nothing is written, and no question is asked any more', async (storage) => {
      const untimed = { minutes: null, questions: [someQuestion({ isVoid: true }), someQuestion({ isVoid: true })] }
      const { page } = await begin(storage, (id) => [anOpenChapter(id, 1, untimed), aPreparingChapter(id, 2)])
      const { checked, heldFor } = await page()
      expect(checked).toEqual(NOTHING)
      expect(heldFor).toEqual({ questions: 0, days30: 0, days90: 0, days365: 0 })
    })

    it('should count the questions, the times and the order of the version that is shown', async (storage) => {
      const { first, page } = await begin(storage, (id) => {
        const one = anOpenChapter(id, 1, {
          minutes: 45,
          questions: [someQuestion(), someQuestion({ id: 'q2', set: 2 }), someQuestion({ id: 'q3', isVoid: true })],
        })
        const two = anOpenChapter(id, 2, { minutes: 90, prerequisites: [one.id], questions: [someQuestion()] })
        const old = anOpenChapter(id, 3, { minutes: 60, content: someContent({ sections: [], contentVersion: 1 }) })
        return [one, two, old, aLockedChapter(id, 4, { minutes: 30, prerequisites: [one.id, two.id] })]
      })
      await keep(storage.unitOfWork, ({ chapterVersions }) => {
        const before = { content: someContent(), request: null, generatedAt: later(1) }
        return chapterVersions.save({
          ...before,
          chapterId: first.id,
          number: 2,
          questions: [someQuestion({ id: 'q9' })],
        })
      })
      expect((await page()).checked).toEqual({
        ...{ ...NOTHING, keys: 3, prerequisites: 2, minutesPromised: 135, minutesWritten: 4 },
      })
      expect(JSON.stringify(await page())).not.toMatch(/It has doubled|explanation/)
    })

    it('should count each link once that was read for a chapter and is there', async (storage) => {
      const { first, second, show, page } = await begin(storage, (id) => [
        anOpenChapter(id, 1),
        anOpenChapter(id, 2),
        aLockedChapter(id, 3),
      ])
      const live = aLink({ state: 'live', checkedAt: later(4) })
      const unwell = aLink({ state: 'failing', checkedAt: later(6), ...failing })
      const elsewhere = aLink({ state: 'live', checkedAt: later(9) })
      const others = [aLink(), aLink(failing), aLink({ state: 'gone', checkedAt: later(9), ...failing }), elsewhere]
      const all = [live, unwell, ...others]
      const shown = all.map(({ address }) => aResource({ address, isRead: address !== elsewhere.address }))
      const drifted = aLink({ state: 'live', checkedAt: later(8) })
      await show(first, shown, all)
      expect((await page()).checked).toMatchObject({ links: 2, linksCheckedAt: later(6) })
      const offTopic = { since: later(7), isCertain: true }
      const again = [aResource({ address: live.address }), aResource({ address: drifted.address, offTopic })]
      await show(second, again, [drifted])
      expect((await page()).checked).toMatchObject({ links: 2, linksCheckedAt: later(6) })
      const doubted = again.map((one) => ({ ...one, offTopic: one.offTopic && { ...offTopic, isCertain: false } }))
      await show(second, doubted, [])
      expect((await page()).checked).toMatchObject({ links: 3, linksCheckedAt: later(8) })
    })

    it('should count for how long the questions are held that still count', async (storage) => {
      const { user, first, second, page } = await begin(storage, (id) => [anOpenChapter(id, 1), anOpenChapter(id, 2)])
      const card = (dueOn: string, { id }: Chapter = first, isVoid = false) =>
        aCard(user.id, id, { question: someQuestion({ id: newAttemptId() }), reviewedOn: '2026-02-27', dueOn, isVoid })
      const cards = [
        ...['2026-02-28', '2026-03-28', '2026-03-29', '2027-02-26'].map((day) => card(day)),
        ...[card('2027-02-27', second), card('2030-01-01', second, true)],
      ]
      await keep(storage.unitOfWork, ({ reviews }) =>
        reviews.save(cards.map((one) => ({ card: one, review: aReview(one) }))),
      )
      expect((await page()).heldFor).toEqual({ questions: 5, days30: 3, days90: 2, days365: 1 })
    })
  })
}
