import { knownSlots, planRoom, RESOURCE_SITES, type Task } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLearnerBrief, anyWords } from '../test/arbitraries.ts'
import { answerTo } from './answer-to.ts'

describe('answerTo', () => {
  it('should always draft 4 to 8 chapters with titles that differ', () => {
    fc.assert(
      fc.property(anyLearnerBrief(), (brief) => {
        const plan = JSON.parse(answerTo({ kind: 'plan', brief }))
        expect(plan).toEqual({
          title: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\S/),
          chapters: expect.any(Array),
        })
        const titles = plan.chapters.map(({ title }: { title: string }) => title.toLowerCase())
        expect(titles.length).toBeGreaterThanOrEqual(4)
        expect(titles.length).toBeLessThanOrEqual(8)
        expect(new Set(titles).size).toBe(titles.length)
        for (const chapter of plan.chapters) {
          expect(chapter).toEqual({
            title: expect.stringMatching(/\S/),
            summary: expect.stringMatching(/\S/),
            objectives: expect.any(Array),
            minutes: expect.any(Number),
            builds_on: expect.any(Array),
          })
          expect(chapter.title.length).toBeLessThan(130)
          expect(chapter.title).not.toMatch(/^\d+\s*[.:)–-]/)
        }
      }),
    )
  })

  it('should draft no more chapters and minutes than there is room for, each behind those that it builds on', () => {
    fc.assert(
      fc.property(anyLearnerBrief(), fc.integer({ min: 20, max: 50_000 }), (brief, totalMinutes) => {
        const room = planRoom({ minutesPerWeek: null, weeks: null, totalMinutes })
        const chapters: readonly Said[] = JSON.parse(answerTo({ kind: 'plan', brief, room })).chapters
        expect(chapters.length).toBeGreaterThanOrEqual(Math.min(room.minChapters, 4))
        expect(chapters.length).toBeLessThanOrEqual(room.maxChapters)
        const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
        expect(minutes).toBeLessThanOrEqual(totalMinutes + 5)
        for (const [index, { builds_on }] of chapters.entries())
          for (const number of builds_on) expect([number >= 1, number <= index]).toEqual([true, true])
      }),
    )
  })

  it('should stretch no lesson to the time of what is left out', () => {
    const room = planRoom({ minutesPerWeek: 240, weeks: 26, totalMinutes: null })
    const drafted = (focus: string): readonly Said[] => {
      const brief = aBrief({ goal: 'Statistics', level: 'I teach it', time: null, focus })
      return JSON.parse(answerTo({ kind: 'plan', brief, room, slots: knownSlots(brief, [], new Date(0)) })).chapters
    }
    const minutes = drafted('skip the basics').map((chapter) => chapter.minutes)
    expect(minutes).toEqual(drafted('').map((chapter) => chapter.minutes))
  })

  it('should draft what must be there, and nothing of what must not, and teach the rest as before', () => {
    const brief = aBrief({
      goal: 'Learn the guitar',
      level: null,
      time: null,
      focus: 'must include Ed Sheeran, no strumming',
    })
    const slots = knownSlots(brief, [], new Date('2026-11-23'))
    const plan = JSON.parse(answerTo({ kind: 'plan', brief, slots }))
    expect(plan.chapters.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(plan)).not.toMatch(/strumming/i)
    const chapters: readonly Said[] = plan.chapters
    const index = chapters.findIndex(({ objectives }) => objectives.includes('Ed Sheeran'))
    const { title = '', objectives = [] } = chapters[index] ?? {}
    const about = { planTitle: plan.title, chapterTitles: chapters.map((chapter) => chapter.title), summary: '' }
    const chapter = JSON.parse(answerTo({ kind: 'chapter', brief, ...about, number: index + 1, title, objectives }))
    expect(chapter.learning_objectives).toEqual(objectives)
    const section = { kind: 'section', brief, ...about, number: index + 1, title, objectives } as const
    const promised = JSON.parse(answerTo({ ...section, place: objectives.indexOf('Ed Sheeran') }))
    expect(promised.body).toContain('Your plan promises this as well: **Ed Sheeran**.')
  })

  it('should always write chapters with objectives, and with resources on different sites', () => {
    fc.assert(
      fc.property(anyChapterTask(), (task) => {
        const chapter = JSON.parse(answerTo(task))
        expect(Object.keys(chapter)).toEqual(['introduction', 'learning_objectives', 'resources'])
        const paragraphs = chapter.introduction.split('\n\n')
        expect(paragraphs.length).toBeGreaterThanOrEqual(2)
        expect(paragraphs.length).toBeLessThanOrEqual(4)
        expect(chapter.learning_objectives.length).toBeGreaterThanOrEqual(2)
        expect(chapter.learning_objectives.length).toBeLessThanOrEqual(5)
        for (const objective of chapter.learning_objectives) expect(objective).toMatch(/^\p{Lu}\p{L}+[ ,]/u)
        const sites = chapter.resources.map(({ site }: { site: string }) => site)
        expect(sites.length).toBeGreaterThanOrEqual(4)
        expect(new Set(sites).size).toBe(sites.length)
        for (const { site, search, title, reason } of chapter.resources) {
          expect(RESOURCE_SITES).toContain(site)
          expect(search).toMatch(/^\S+(?: \S+){0,6}$/)
          expect(title.split(' ').length).toBeLessThanOrEqual(10)
          expect(reason).toMatch(/\.$/)
        }
      }),
    )
  })

  it('should never leave a placeholder or an address in a chapter', () => {
    fc.assert(
      fc.property(anyChapterTask(), (task) => {
        expect(
          answerTo(task)
            .slice(1, -1)
            .replaceAll(/\{"site"|"\}/g, ''),
        ).not.toMatch(/undefined|\$1|\[insert|TODO/)
        expect(answerTo(task)).not.toMatch(/:\/\/|www\.|evil\.example/)
      }),
    )
  })

  it('should answer the same task with the same words', () => {
    fc.assert(
      fc.property(anyChapterTask(), (task) => {
        expect(answerTo(structuredClone(task))).toBe(answerTo(task))
      }),
    )
  })
})

// Helpers

type Said = {
  readonly title: string
  readonly objectives: readonly string[]
  readonly minutes: number
  readonly builds_on: readonly number[]
}

/** A chapter of our own plan, or one that we never drafted. */
const anyChapterTask = (): fc.Arbitrary<Task> =>
  fc
    .tuple(anyLearnerBrief(), fc.nat(7), fc.option(anyWords(8)), anyWords(8))
    .map(([brief, index, foreign, summary]) => {
      const plan = JSON.parse(answerTo({ kind: 'plan', brief }))
      const chapter = plan.chapters[index % plan.chapters.length]
      return {
        kind: 'chapter',
        brief,
        planTitle: foreign ?? plan.title,
        chapterTitles: plan.chapters.map(({ title }: { title: string }) => title),
        number: (index % plan.chapters.length) + 1,
        title: foreign ?? chapter.title,
        summary: foreign === null ? chapter.summary : summary,
      }
    })
