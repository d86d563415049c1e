import { RESOURCE_SITES } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { KINDS } from '../kinds/all-kinds.ts'
import { anything } from '../kinds/anything.ts'
import { type Kind, type Subject, subjectNamed } from '../kinds/kind.ts'
import type { Lesson } from './lesson.ts'

describe('the lessons of every kind', () => {
  it('should be enough for a plan of four chapters at least, whoever the learner is', () => {
    for (const lessons of everyLessons()) {
      const count = (...audiences: readonly string[]) =>
        lessons.filter((lesson) => audiences.includes(lesson.for)).length
      const shortForBeginners = count('start', 'early', 'everyone')
      const shortForTheAdvanced = count('everyone', 'far')
      expect(Math.min(shortForBeginners, shortForTheAdvanced)).toBeGreaterThanOrEqual(4)
      expect(lessons.length).toBeLessThanOrEqual(7)
    }
  })

  it('should have a first chapter for beginners', () => {
    for (const [first] of everyLessons()) expect(first?.for).toBe('start')
  })

  it('should have short titles that differ', () => {
    for (const lessons of everyLessons()) {
      const titles = lessons.map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
      for (const title of titles) expect(title.split(' ').length).toBeLessThanOrEqual(16)
    }
  })

  it('should teach in two paragraphs of some length, and practise in one', () => {
    for (const { teach, practise, title } of everyLesson()) {
      const paragraphs = teach.split('\n\n')
      expect(paragraphs, title).toHaveLength(2)
      for (const paragraph of paragraphs) expect(paragraph.split(' ').length, title).toBeGreaterThan(35)
      expect(practise, title).not.toContain('\n')
      expect(practise.split(' ').length, title).toBeGreaterThan(20)
    }
  })

  it('should be written to the end', () => {
    for (const { teach, practise, summary, ready, title, resources } of everyLesson()) {
      for (const text of [teach, practise, summary, ...resources.map(({ reason }) => reason)]) {
        expect(text).toMatch(/[.?!…]$/)
        expect(text).not.toMatch(/\.\.|,\.| {2}|\$\w|[{}]|undefined|null|TODO/)
        expect(text).not.toMatch(/\b(\w+) \1\b(?<!that that|had had|Ping Ping)/)
      }
      // these two go on in a sentence of ours
      for (const text of [ready, title]) expect(text).not.toMatch(/\.$|\$\w|[{}]/)
    }
  })

  it('should lean on no chapter that is left out for some learners', () => {
    for (const { for: audience, teach, practise, title } of everyLesson()) {
      if (audience === 'start') continue
      expect(`${teach} ${practise}`, title).not.toMatch(
        /first chapter|next chapter|(?:all )?three of your sources|your three sources/,
      )
    }
  })

  it('should give articles that fit', () => {
    for (const { teach, practise, summary, title, objectives } of everyLesson()) {
      for (const text of [teach, practise, summary, title, ...objectives]) {
        expect(text).not.toMatch(/\b(?:a|an|the) (?:the|your|an?) /i)
        expect(text).not.toMatch(/\ba [aeiou](?!ne|ni|se|ur)\w/)
        expect(text).not.toMatch(/\ban (?!hour|honest|heir|[aeiouAEIOU])/)
      }
    }
  })

  it('should have three to six objectives that begin with verbs', () => {
    for (const { objectives, title } of everyLesson()) {
      expect(objectives.length, title).toBeGreaterThanOrEqual(3)
      expect(objectives.length, title).toBeLessThanOrEqual(6)
      for (const objective of objectives) expect(objective, title).toMatch(/^[A-Z][a-z]+[ ,](?!.*\.$)/)
    }
  })

  it('should suggest four to six resources on different sites, with few words to search for', () => {
    for (const { resources, title } of everyLesson()) {
      const sites = resources.map(({ site }) => site)
      expect(sites.length, title).toBeGreaterThanOrEqual(4)
      expect(new Set(sites).size, title).toBe(sites.length)
      for (const { site, search, title: name } of resources) {
        expect(RESOURCE_SITES).toContain(site)
        expect(search.split(' ').length, search).toBeLessThanOrEqual(6)
        expect(search, title).toMatch(/^[^“”"|:]+$/)
        expect(name.split(' ').length, name).toBeLessThanOrEqual(10)
      }
    }
  })
})

describe('every kind', () => {
  it('should ask without asking for a yes, and name each subject in its plan', () => {
    for (const { kind, subject } of everySubject()) {
      for (const text of [
        kind.welcome(subject),
        kind.asksLevel(subject),
        kind.asksFocus(subject),
        kind.outcome(subject),
      ]) {
        expect(text).not.toMatch(/summary|correct\?|proceed\?|all the information|generate your learning plan/i)
        expect(text).not.toMatch(/ {2}|\$\w|[{}]|\.\./)
      }
      for (const grade of ['new', 'some', 'good'] as const)
        expect(kind.planTitle(subject, grade)).toContain(subject.Name)
      expect(kind.asksFocus(subject)).toMatch(/\?/)
      expect(kind.outcome(subject)).not.toMatch(/\.$/)
    }
  })
})

// Helpers

const everySubject = (): readonly { readonly kind: Kind; readonly subject: Subject }[] =>
  [
    ...KINDS.flatMap((kind) => Object.keys({ ...kind.subjects, ...kind.general }).map((name) => ({ kind, name }))),
    ...['befriending crows', 'your goal', '“كيف”'].map((name) => ({ kind: anything, name })),
  ].map(({ kind, name }) => ({ kind, subject: subjectNamed(name.replace('$1', 'Roman')) }))

const everyLessons = (): readonly (readonly Lesson[])[] =>
  everySubject().map(({ kind, subject }) => kind.lessons(subject))

const everyLesson = (): readonly Lesson[] => everyLessons().flat()
