import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RESOURCE_SITES, tokenize } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { SUBJECTS } from '../subjects/subject.ts'
import { generalLessons } from './general-lessons.ts'
import type { Lesson } from './lesson.ts'

describe('the lessons of every subject', () => {
  it('should be enough for a plan of four chapters at least, whatever the learner says', () => {
    for (const lessons of everyLessons()) {
      const count = (...audiences: readonly string[]) =>
        lessons.filter((lesson) => audiences.includes(lesson.for)).length
      expect(Math.min(count('start', 'early', 'everyone'), count('everyone', 'far'))).toBeGreaterThanOrEqual(4)
      expect(lessons.length - count('long')).toBeLessThanOrEqual(8)
    }
  })

  it('should teach in 100 to 200 words', () => {
    for (const { teach, title } of everyLesson()) {
      const length = teach.split(/\s+/).length
      expect(length, title).toBeGreaterThanOrEqual(100)
      expect(length, title).toBeLessThanOrEqual(200)
    }
  })

  it('should be written to the end, without a placeholder or an address', () => {
    for (const { teach, summary, title, objectives, resources } of everyLesson()) {
      for (const text of [teach, summary, ...resources.map(({ reason }) => reason)]) {
        expect(text).toMatch(/[.?!]\*?$/)
        expect(text).not.toMatch(/\.\.|,\.| {2}|\$|undefined|\bnull(?! hypothesis)|TODO|:\/\/|www\./)
        expect(text).not.toMatch(/\b([A-Za-z]+) \1\b(?<!that that|had had)/)
      }
      for (const text of [title, ...objectives]) expect(text).not.toMatch(/[.$]$/)
      expect((teach.match(/`/g) ?? []).length % 2, title).toBe(0)
    }
  })

  it('should give articles that fit', () => {
    for (const { teach, summary, title, objectives } of everyLesson()) {
      for (const text of [teach, summary, title, ...objectives]) {
        expect(text).not.toMatch(/\b(?:a|an|the) (?:the|your) /i)
        expect(text).not.toMatch(/\ban (?!hour|honest|heir|m or n|“and”|[aeiouAEIOU])/)
      }
    }
  })

  it('should have two to five objectives that begin with verbs, none twice in a subject', () => {
    for (const lessons of everyLessons()) {
      const objectives = lessons.flatMap((lesson) => lesson.objectives)
      expect(new Set(objectives.map((objective) => objective.toLowerCase())).size).toBe(objectives.length)
      for (const { objectives, title } of lessons) {
        expect(objectives.length, title).toBeGreaterThanOrEqual(2)
        expect(objectives.length, title).toBeLessThanOrEqual(5)
        for (const objective of objectives) expect(objective, title).toMatch(/^[A-Z][a-z]+[ ,](?!.*\.$)/)
      }
    }
  })

  it('should teach what every objective names', () => {
    const missed = everyLesson().flatMap(({ teach, objectives, title, resources }) => {
      const taught = stemsIn([title, teach, ...resources.map(({ reason }) => reason)].join(' '))
      return objectives.filter((objective) => {
        // the verb says what to do with it
        const terms = [...stemsIn(objective.slice(objective.indexOf(' ')))]
        return terms.filter((term) => taught.has(term)).length < terms.length / 2
      })
    })
    expect(missed).toEqual([])
  })

  it('should suggest four to six resources on different sites, that concern the chapter', () => {
    const strangers: string[] = []
    for (const { resources, title, teach } of everyLesson()) {
      const sites = resources.map(({ site }) => site)
      expect(sites.length, title).toBeGreaterThanOrEqual(4)
      expect(new Set(sites).size, title).toBe(sites.length)
      const taught = stemsIn(`${title} ${teach}`)
      for (const { site, search, title: name } of resources) {
        expect(RESOURCE_SITES).toContain(site)
        expect(search.split(' ').length, search).toBeLessThanOrEqual(7)
        expect(name.split(' ').length, name).toBeLessThanOrEqual(10)
        if (![...stemsIn(search)].some((stem) => taught.has(stem))) strangers.push(`${title}: ${search}`)
      }
    }
    expect(strangers).toEqual([])
  })

  it('should share hardly a phrase with any other chapter, of the same subject or another', () => {
    const chapters = everyLesson().map((lesson) => ({ title: lesson.title, shingles: shinglesIn(textOf(lesson)) }))
    for (const [index, one] of chapters.entries()) {
      for (const other of chapters.slice(index + 1)) {
        const shared = [...one.shingles].filter((shingle) => other.shingles.has(shingle)).length
        const share = shared / Math.min(one.shingles.size, other.shingles.size)
        expect(share, `${one.title} and ${other.title}`).toBeLessThan(0.05)
      }
    }
  })
})

describe('every subject', () => {
  it('should have a file of its own, beside the two that hold for any', () => {
    const files = readdirSync(join(import.meta.dirname, '../../lessons'))
    expect(files.length).toBe(SUBJECTS.length + 2)
    expect(new Set(SUBJECTS.map(({ name }) => name)).size).toBe(SUBJECTS.length)
  })

  it('should ask without asking for a yes', () => {
    for (const { welcome, asksLevel, asksFocus, outcome, planTitle } of SUBJECTS) {
      for (const text of [welcome, asksLevel, asksFocus, outcome, ...Object.values(planTitle)]) {
        expect(text).not.toMatch(/summary|correct\?|proceed\?|all the information|generate your learning plan/i)
      }
      expect(asksLevel).toMatch(/\?$/)
      expect(asksFocus).toMatch(/\?$/)
      expect(outcome).not.toMatch(/\.$/)
    }
  })
})

// Helpers

const everyLessons = (): readonly (readonly Lesson[])[] => [
  ...SUBJECTS.map(({ lessons }) => lessons),
  generalLessons('“befriend crows”', 'crows'),
]

const everyLesson = (): readonly Lesson[] => everyLessons().flat()

const textOf = ({ teach, objectives, resources }: Lesson): string =>
  [teach, ...objectives, ...resources.map(({ reason }) => reason)].join(' ')

/** Words of some length, by their first letters: "rising" and "rises" are one. */
const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).flatMap(({ norm }) => (norm.length > 3 && !SMALL.has(norm) ? [norm.slice(0, 4)] : [])))

const SMALL: ReadonlySet<string> = new Set(
  'with from without your what that this them they when where which into between before after each have does'.split(
    ' ',
  ),
)

const shinglesIn = (text: string): ReadonlySet<string> => {
  const words = tokenize(text).map(({ norm }) => norm)
  return new Set(words.slice(7).map((_, index) => words.slice(index, index + 8).join(' ')))
}
