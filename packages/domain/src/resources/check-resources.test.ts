import { describe, expect, it } from 'vitest'
import { STARTER } from '../../test/searching.ts'
import { searchLink } from '../chapters/resource-sites.ts'
import { fitsChapter, fitsElsewhere, isFitPage, pageOf, type ReadResource } from './check-resources.ts'
import type { PageReading } from './page-reading.ts'
import type { ChapterTopic } from './topic-score.ts'

describe('isFitPage', () => {
  it('should take a page about the chapter, one that could not be read, and one that is said not to be free', () => {
    expect(isFitPage(STARTER, page())).toBe(true)
    expect(isFitPage(STARTER, page({ reading: null }))).toBe(true)
    expect(isFitPage(STARTER, page({ isFree: false, reading: failed('wall') }))).toBe(true)
  })

  it.each<[string, ReadResource]>([
    ['is gone', page({ reading: failed('soft-gone') })],
    ['is not free', page({ reading: failed('wall') })],
    ['is about something else', page({ reading: live('Rates in Zurich rose.') })],
    ['is a search', page({ address: searchLink('youtube', 'starter') })],
  ])('should refuse a page that %s', (_, resource) => {
    expect(isFitPage(STARTER, resource)).toBe(false)
  })
})

describe('fitsElsewhere', () => {
  const page = {
    title: 'Functions in Python',
    text: 'A function takes parameters and returns a value. Copied code becomes a function. Write a loop inside it.',
  }

  it('should send a page to the chapter of the plan that it is about', () => {
    expect(fitsElsewhere(LOOPS, [FUNCTIONS], page)).toBe(true)
    expect(fitsElsewhere(FUNCTIONS, [LOOPS], page)).toBe(false)
  })

  it('should leave a page where no other chapter is, or one that is as near', () => {
    expect(fitsElsewhere(LOOPS, [], page)).toBe(false)
    expect(fitsElsewhere(FUNCTIONS, [FUNCTIONS], page)).toBe(false)
  })
})

describe('fitsChapter', () => {
  it('should take what is on topic, unless another chapter is what it is about', () => {
    const page = { title: 'Loops in Python', text: 'A loop repeats steps with for or with while. Stop it with break.' }
    expect(fitsChapter(LOOPS, [FUNCTIONS], page)).toBe(true)
    expect(fitsChapter(FUNCTIONS, [], page)).toBe(false)
    const both = { title: 'Functions and loops in Python', text: `${page.text} Turn copied code into a function.` }
    expect(fitsChapter(FUNCTIONS, [], both)).toBe(true)
    expect(fitsChapter(FUNCTIONS, [LOOPS], both)).toBe(false)
  })
})

describe('pageOf', () => {
  it('should tell pages apart by path and query alone', () => {
    const same = ['https://a.example/x', 'http://www.a.example/x/', 'https://A.example/x#part'.replace('A', 'a')]
    expect(new Set(same.map(pageOf)).size).toBe(1)
    expect(pageOf('https://a.example/x?y=1')).not.toBe(pageOf('https://a.example/x?y=2'))
  })
})

// Helpers

const PLAN = { goal: 'Learn Python', planTitle: 'Python from the start' }
const LOOPS: ChapterTopic = {
  ...PLAN,
  title: 'Loops',
  summary: 'Repeat steps with for and while.',
  objectives: ['Write a loop with for', 'Stop a loop that repeats'],
}
const FUNCTIONS: ChapterTopic = {
  ...PLAN,
  title: 'Functions',
  summary: 'Give a piece of code a name.',
  objectives: ['Turn copied code into a function', 'Return a value from parameters'],
}

function live(
  text = 'Feed a sourdough starter, keep it alive, and tell when the starter is ripe to bake bread.',
): PageReading {
  return { kind: 'live', address: 'https://a.example/', title: text.slice(0, 30), text, language: 'en' }
}

function failed(kind: 'soft-gone' | 'wall'): PageReading {
  return { kind, detail: kind }
}

function page(changes: Partial<ReadResource> = {}): ReadResource {
  return { address: 'https://a.example', isFree: null, reading: live(), ...changes }
}
