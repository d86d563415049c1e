import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import { MAX_CHAPTERS } from '../plans/plan-room.ts'
import { readChapter } from './chapter-draft.ts'
import { readSection } from './parts/section-draft.ts'
import { readPlan } from './plan-draft.ts'

describe('readPlan', () => {
  it('should read chapters with their objectives and minutes, without the numbers that models add', () => {
    const chapters = [
      { title: '1. Boards', summary: 'The board.', objectives: ['Set up a board', ''], minutes: 30, builds_on: [] },
      { title: 'Chapter 2: Forks', summary: '', objectives: 'Fork', minutes: '45 min', builds_on: [1, 2, 7, '1'] },
      '3) Pins',
    ]
    const bare = { objectives: [], prerequisites: [] }
    expect(readPlan(JSON.stringify({ title: 'Chess', description: 'Play.', chapters }), markdown)).toEqual({
      ok: true,
      value: {
        title: 'Chess',
        description: 'Play.',
        chapters: [
          { ...bare, title: 'Boards', summary: 'The board.', objectives: ['Set up a board'], minutes: 30 },
          { title: 'Forks', summary: '', objectives: ['Fork'], minutes: 45, prerequisites: [0] },
          { ...bare, title: 'Pins', summary: '', minutes: 40 },
        ],
      },
    })
  })

  it('should put a chapter behind those that it builds on, by their numbers in the list that the model wrote', () => {
    const chapters = [
      { title: 'Openings', objectives: ['Open a game', 'Set up the pieces'], builds_on: [3] },
      { title: 'Openings!', objectives: [], builds_on: [] },
      { title: 'Rules', objectives: ['Set up the pieces', 'Name each piece'], builds_on: [] },
      { title: 'Endgames', objectives: ['Mate with a rook'], builds_on: [1] },
    ]
    expect(readPlan(JSON.stringify({ title: 'Chess', chapters }), markdown)).toMatchObject({
      value: {
        chapters: [
          { title: 'Rules', objectives: ['Set up the pieces', 'Name each piece'], prerequisites: [] },
          { title: 'Openings', objectives: ['Open a game'], prerequisites: [0] },
          { title: 'Endgames', prerequisites: [1] },
        ],
      },
    })
  })

  it('should make all chapters together take the time that there is', () => {
    const chapters = [10, 1_000, 30].map((minutes, index) => ({ title: `Part of ${'abc'[index]}`, minutes }))
    const read = readPlan(JSON.stringify({ title: 'Chess', chapters: [...chapters] }), markdown, {
      minChapters: 3,
      maxChapters: 5,
      minutes: 240,
    })
    expect(read).toMatchObject({ value: { chapters: [{ minutes: 10 }, { minutes: 220 }, { minutes: 10 }] } })
  })

  it.each([
    ['no JSON', 'I cannot do that.'],
    ['an empty plan', '{}'],
    ['no title', JSON.stringify({ chapters: ['a', 'b', 'c'] })],
    ['two chapters', JSON.stringify({ title: 'Chess', chapters: ['a', 'b'] })],
    ['one chapter three times', JSON.stringify({ title: 'Chess', chapters: ['a', 'A', 'a '] })],
    ['chapters that are no list', JSON.stringify({ title: 'Chess', chapters: 'a, b, c' })],
  ])('should refuse %s', (_name, answer) => {
    expect(readPlan(answer, markdown)).toMatchObject({ ok: false, error: { kind: 'bad-answer' } })
  })

  it('should always give 3 to 12 chapters with titles that differ, or refuse, whatever the model says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), planLike), (answer) => {
        const read = readPlan(typeof answer === 'string' ? answer : JSON.stringify(answer), markdown)
        if (!read.ok) return
        const titles = read.value.chapters.map(({ title }) => title.toLowerCase())
        expect(titles.length).toBeGreaterThanOrEqual(3)
        expect(titles.length).toBeLessThanOrEqual(MAX_CHAPTERS)
        expect(new Set(titles).size).toBe(titles.length)
        expect(titles.every((title) => title.trim() !== '')).toBe(true)
      }),
    )
  })
})

describe('readChapter', () => {
  it('should make the links itself', () => {
    const read = readChapter(
      JSON.stringify(chapter({ resources: [{ site: 'youtube', search: 'chess forks & pins' }] })),
      markdown,
    )
    expect(read).toMatchObject({
      value: {
        curatedResources: [
          {
            link: 'https://www.youtube.com/results?search_query=chess%20forks%20%26%20pins',
            title: 'chess forks & pins',
            resourceType: 'video',
          },
        ],
      },
    })
  })

  it('should read line breaks that were escaped twice, where there are no others', () => {
    const read = (introduction: string) => readChapter(JSON.stringify(chapter({ introduction })), markdown)
    expect(read('One.\\n\\nTwo.')).toMatchObject({ value: { introduction: 'One.\n\nTwo.' } })
    expect(read('A line\nends with \\n\\n.')).toMatchObject({ value: { introduction: 'A line\nends with \\n\\n.' } })
  })

  it('should leave out resources on sites that it does not know, and those named twice', () => {
    const resources = [
      { site: 'wikipedia', search: 'chess', title: 'Chess' },
      { site: 'wikipedia', search: 'chess', title: 'Chess again' },
      { site: 'https://evil.example', search: 'chess' },
      { site: 'constructor', search: 'chess' },
      { site: 'wikibooks', search: ' ' },
      'https://invented.example/chess',
    ]
    const read = readChapter(JSON.stringify(chapter({ resources })), markdown)
    expect(read).toMatchObject({ ok: true, value: { curatedResources: [{ title: 'Chess' }] } })
  })

  it.each([
    ['no introduction', { introduction: ' ' }],
    ['no objectives', { learning_objectives: ['', null] }],
    ['no usable resource', { resources: [{ site: 'nowhere', search: 'chess' }] }],
  ])('should refuse a chapter with %s: half of one is not charged', (_name, changes) => {
    expect(readChapter(JSON.stringify(chapter(changes)), markdown)).toMatchObject({ ok: false })
  })
})

describe('readSection', () => {
  it('should escape the bars of code and formulas in a table, which would end the cell', () => {
    const body = '| a | b |\n|---|---|\n| `x | y` | $P(A|B)$ |\n| `c \\| d` | e |\n\n`f | g` and $h|i$.'
    const prices = '| a | b |\n|---|---|\n| $5 | $10 |\n|$HOME|$PATH|'
    const priced = readSection(JSON.stringify({ heading: 'Prices', body: prices }), markdown)
    expect(priced.ok && priced.value.body).toBe(prices)
    const read = readSection(JSON.stringify({ heading: 'Bars', body }), markdown)
    expect(read.ok && read.value.body).toBe(
      '| a | b |\n|---|---|\n| `x \\| y` | $P(A\\|B)$ |\n| `c \\| d` | e |\n\n`f | g` and $h|i$.',
    )
  })
})

// Helpers

const markdown = makeMemoryMarkdown()

const planLike = fc.record({
  title: fc.string(),
  chapters: fc.array(fc.oneof(fc.string(), fc.record({ title: fc.string(), summary: fc.string() })), { maxLength: 20 }),
})

const chapter = (changes: object) => ({
  introduction: 'Forks attack two pieces at once.',
  learning_objectives: ['See a fork'],
  resources: [{ site: 'wikipedia', search: 'fork (chess)', title: 'Fork', type: 'article', reason: 'Clear.' }],
  ...changes,
})
