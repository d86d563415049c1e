import { describe, expect, it } from 'vitest'
import { fitsChapter, fitsElsewhere } from './fits-elsewhere.ts'
import type { ChapterTopic } from './topic-score.ts'

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
