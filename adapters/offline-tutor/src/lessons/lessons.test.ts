import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RESOURCE_SITES, wordsOf } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { everyLesson, everyLessons, proseOf, stemsIn, textsOf, textsOfCheck, wordsIn } from '../../test/lessons.ts'
import { SUBJECTS, subjectNamed } from '../subjects/subject.ts'

describe('the lessons of every subject', () => {
  it('should be enough for a plan of four chapters at least, whatever the learner says', () => {
    for (const { lessons } of SUBJECTS) {
      const count = (...audiences: readonly string[]) =>
        lessons.filter((lesson) => audiences.includes(lesson.for)).length
      expect(Math.min(count('start', 'early', 'everyone'), count('everyone', 'far'))).toBeGreaterThanOrEqual(4)
      expect(lessons.length).toBeLessThanOrEqual(8)
    }
  })

  it('should open a chapter in 80 to 200 words and teach in 620 to 1,250', () => {
    for (const { teach, sections, title } of everyLesson()) {
      expect(wordsIn(teach), title).toBeGreaterThanOrEqual(80)
      expect(wordsIn(teach), title).toBeLessThanOrEqual(200)
      const length = sections.reduce((sum, { body }) => sum + wordsIn(proseOf(body)), 0)
      expect(length, title).toBeGreaterThanOrEqual(620)
      expect(length, title).toBeLessThanOrEqual(1_250)
      for (const { heading, body } of sections) expect(wordsIn(body), heading).toBeGreaterThanOrEqual(110)
    }
  })

  it('should close a chapter with three to seven key points and a practice that the page shows whole', () => {
    for (const { keyPoints, practice, title } of everyLesson()) {
      expect(keyPoints.length, title).toBeGreaterThanOrEqual(3)
      expect(keyPoints.length, title).toBeLessThanOrEqual(7)
      for (const point of [...keyPoints, practice.doneWhen]) {
        expect(point, title).toMatch(/[.?!]\*?$/)
        expect(point.length, title).toBeLessThanOrEqual(400)
      }
      expect(wordsIn(practice.task), title).toBeGreaterThanOrEqual(25)
      expect(practice.task.length, title).toBeLessThanOrEqual(1_500)
    }
  })

  it('should be written to the end, without a placeholder or an address', () => {
    for (const lesson of everyLesson()) {
      const { teach, summary, title, objectives, sections, resources } = lesson
      for (const text of [teach, summary, ...resources.map(({ reason }) => reason)]) expect(text).toMatch(/[.?!]\*?$/)
      for (const text of [summary, title, ...objectives, ...sections.map(({ heading }) => heading)]) {
        expect(text).not.toMatch(/\$|\.\.|,\.| {2}/)
      }
      for (const text of [...textsOf(lesson).map(proseOf), ...textsOfCheck(lesson)]) {
        expect(text).not.toMatch(/undefined|\{\{|TODO|:\/\/|www\./)
        expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})(?<!that that|had had)/u)
      }
      for (const text of [title, ...objectives]) expect(text).not.toMatch(/[.$]$/)
      for (const text of [teach, ...sections.map(({ body }) => body)]) {
        expect((text.match(/^```/gm) ?? []).length % 2, title).toBe(0)
        for (const mark of ['`', '$']) expect((proseOf(text).split(mark).length - 1) % 2, `${title}: ${mark}`).toBe(0)
        expect(proseOf(text), title).not.toMatch(/^#|^```/m)
      }
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

  it('should teach what every objective names in its own section', () => {
    const missed = everyLesson().flatMap(({ objectives, sections }) =>
      objectives.filter((objective, place) => {
        const { heading = '', body = '' } = sections[place] ?? {}
        const taught = stemsIn(`${heading} ${body}`)
        // the verb says what to do with it
        const terms = [...stemsIn(objective.slice(objective.indexOf(' ')))]
        return terms.filter((term) => taught.has(term)).length < terms.length / 3
      }),
    )
    expect(missed).toEqual([])
  })

  it('should suggest four to six resources on different sites, that concern the chapter', () => {
    const strangers: string[] = []
    for (const lesson of everyLesson()) {
      const { resources, title, summary, teach, objectives, sections, keyPoints, practice } = lesson
      const sites = resources.map(({ site }) => site)
      expect(sites.length, title).toBeGreaterThanOrEqual(4)
      expect(new Set(sites).size, title).toBe(sites.length)
      const headings = sections.map(({ heading }) => heading)
      const taught = stemsIn([title, summary, teach, ...objectives, ...headings, ...keyPoints, practice.task].join(' '))
      for (const { site, search, title: name } of resources) {
        expect(RESOURCE_SITES).toContain(site)
        expect(search.split(' ').length, search).toBeLessThanOrEqual(7)
        expect(name.split(' ').length, name).toBeLessThanOrEqual(10)
        if (![...stemsIn(search)].some((stem) => taught.has(stem))) strangers.push(`${title}: ${search}`)
      }
    }
    expect(strangers).toEqual([])
  })

  it('should share no phrase of eight words with any other chapter, of the same subject or another', () => {
    const shared: string[] = []
    const chapters = new Map<string, string>()
    for (const lesson of everyLesson()) {
      const own = new Set(textsOf(lesson).flatMap(phrasesIn))
      for (const phrase of own) {
        const other = chapters.get(phrase)
        if (other !== undefined) shared.push(`${lesson.title}, ${other}: ${phrase}`)
        chapters.set(phrase, lesson.title)
      }
    }
    expect(shared).toEqual([])
  })
})

describe('every subject', () => {
  it('should have a file of its own, beside the two that hold for any', () => {
    expect(readdirSync(join(import.meta.dirname, '../../lessons'))).toHaveLength(SUBJECTS.length + 2)
  })

  it('should be known by its names, and by what is pressed in each language', () => {
    for (const subject of SUBJECTS) {
      for (const name of subject.names) expect(subjectNamed(`I want ${name}!`), name).toBe(subject)
      for (const chip of Object.values(subject.chips)) expect(subjectNamed(chip), chip).toBe(subject)
      for (const aim of subject.aims) expect(aim.length).toBeLessThanOrEqual(40)
    }
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

const phrasesIn = (text: string): readonly string[] => {
  const words = wordsOf(proseOf(text)).tokens
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '))
}
