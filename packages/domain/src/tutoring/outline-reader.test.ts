import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFitPlanAnswer } from '../../testing/index.ts'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import type { OutlineItem } from '../plans/draft-outline.ts'
import { makeOutlineReader } from './outline-reader.ts'
import { readPlan } from './plan-draft.ts'

const markdown = makeMemoryMarkdown()
const PLAN = {
  title: 'Chess for beginners',
  description: 'Play a whole game.',
  chapters: [
    { title: '1. Boards', summary: 'The board.', objectives: ['Set up a board'], minutes: 30, builds_on: [] },
    { title: 'Forks', summary: 'Two at once.', objectives: ['Fork a rook'], minutes: 30, builds_on: [1] },
  ],
}
const ITEMS = [
  { title: 'Chess for beginners' },
  { description: 'Play a whole game.' },
  { chapter: { number: 1, title: 'Boards', summary: 'The board.' } },
  { chapter: { number: 2, title: 'Forks', summary: 'Two at once.' } },
]

describe('makeOutlineReader', () => {
  it('should find chapters that are lines, and title and summary in each', () => {
    const lines = ['1. Boards: how the board is set up', 'Forks: two at once']
    const found = itemsOf([
      JSON.stringify({ ...PLAN, chapters: lines, objectives: ['1: Set up a board'], minutes: [30] }),
    ])
    expect(found.slice(2)).toEqual([
      { chapter: { number: 1, title: 'Boards', summary: 'how the board is set up' } },
      { chapter: { number: 2, title: 'Forks', summary: 'two at once' } },
    ])
  })

  it('should find each part as soon as it is whole', () => {
    const text = JSON.stringify(PLAN)
    const items: OutlineItem[] = []
    const reader = makeOutlineReader({ markdown, isUnfit, onItem: (item) => items.push(item) })
    let at = 0
    const upTo = (end: string): readonly OutlineItem[] => {
      const next = text.indexOf(end, at) + end.length
      reader.feed(text.slice(at, next))
      at = next
      return [...items]
    }
    expect(upTo('Chess for beginners')).toEqual([])
    expect(upTo('"')).toEqual(ITEMS.slice(0, 1))
    expect(upTo('game."')).toEqual(ITEMS.slice(0, 2))
    expect(upTo('"1. Boards"')).toEqual(ITEMS.slice(0, 2))
    // its objectives have not come yet
    expect(upTo('"The board."')).toEqual(ITEMS.slice(0, 3))
    expect(upTo('"Two at once."')).toEqual(ITEMS)
    reader.feed(text.slice(at))
    expect(items).toEqual(ITEMS)
  })

  it.each([
    ['behind thinking', `<think>{"title": "Not this"}, or {</think>\n${JSON.stringify(PLAN)}`],
    ['in a fence, behind words', `Here is "your" plan:\n\`\`\`json\n${JSON.stringify(PLAN, null, 2)}\n\`\`\`\nEnjoy!`],
    ['in a wrapper', JSON.stringify({ result: { plan: PLAN } })],
    ['behind a brace that opens nothing', `Use { to begin. ${JSON.stringify(PLAN)}`],
    ['with a summary before its title', JSON.stringify({ ...PLAN, chapters: PLAN.chapters.map(turned) })],
    ['twice', `${JSON.stringify(PLAN)}\n${JSON.stringify({ ...PLAN, title: 'Again' })}`],
    ['with raw line ends', JSON.stringify(PLAN).replace(' for beginners', '\nfor beginners')],
  ])('should find a plan %s', (_, text) => {
    expect(itemsOf([text])).toEqual(ITEMS)
  })

  it('should read chapters without a summary, chapters that are mere titles, and none twice', () => {
    const chapters = [{ title: 'Boards' }, 'Forks', { title: 'forks', summary: 'Again.' }, { summary: 'No title.' }, 7]
    expect(itemsOf([JSON.stringify({ chapters })])).toEqual([
      { chapter: { number: 1, title: 'Boards', summary: '' } },
      { chapter: { number: 2, title: 'Forks', summary: '' } },
    ])
  })

  it('should clean what it shows, and show nothing unsafe', () => {
    const unsafe = 'How to build a pipe bomb at home'
    const chapters = [
      { title: unsafe, summary: 'x' },
      { title: 'Tools', summary: unsafe },
      { title: 'Ti\u200Btles\nin two lines', summary: 'See https://example.com/a now' },
    ]
    expect(itemsOf([JSON.stringify({ title: unsafe, description: '', chapters })])).toEqual([
      { chapter: { number: 1, title: 'Titles in two lines', summary: 'See now' } },
    ])
  })

  it('should find the same, however the answer is cut into pieces', () => {
    const anyText = fc.oneof(
      fc.constantFrom(JSON.stringify(PLAN), JSON.stringify({ a: PLAN }), `<think>{</think>${JSON.stringify(PLAN)}`),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', '"title"', '"chapters"', 'x', '<think>'), {
        maxLength: 60,
      }),
    )
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(400), { maxLength: 20 }), (said, cuts) => {
        const text = typeof said === 'string' ? said : said.join('')
        const ends = [...cuts.filter((cut) => cut < text.length), text.length].toSorted((a, b) => a - b)
        const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
        expect(itemsOf(pieces)).toEqual(itemsOf([text]))
      }),
    )
  })

  it('should show what the whole answer is read as, where code has nothing to mend', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abcdefgh"\\/ {}[]:,é🥖\n'), minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, fc.array(fc.tuple(words, words), { minLength: 3, maxLength: 8 }), (title, said) => {
        const chapters = said.map(([name, summary], place) => ({ title: `${name}${'xyzuvwst'[place]}`, summary }))
        const text = JSON.stringify({ title, description: '', chapters })
        const read = readPlan(text, markdown)
        fc.pre(read.ok && read.value.chapters.length === chapters.length)
        if (!read.ok) return
        expect(itemsOf([text])).toEqual([
          { title: read.value.title },
          ...read.value.chapters.map((chapter, index) => ({
            chapter: { number: index + 1, title: chapter.title, summary: chapter.summary },
          })),
        ])
      }),
    )
  })

  it.each([
    ['one long text', (length: number) => `{"title":"${'a'.repeat(length)}`],
    ['nothing but braces', (length: number) => '{'.repeat(length)],
    ['braces that open and close', (length: number) => '{}'.repeat(length / 2)],
    ['nothing but quotes', (length: number) => `{${'"'.repeat(length)}`],
    ['nothing but backslashes', (length: number) => `{"title":"${'\\'.repeat(length)}`],
    ['tags', (length: number) => '<think>'.repeat(length / 7)],
    ['chapters without end', (length: number) => `{"chapters":[${'{"title":"a","summary":"b"},'.repeat(length / 27)}`],
    ['many titles', (length: number) => `{${'"title":"",'.repeat(length / 11)}`],
    ['a whole plan', () => JSON.stringify(aFitPlanAnswer({ goal: 'Chess' }, 'abcdefghijkl'.split('')))],
  ])('should take time in proportion to %s, fed one character at a time', (_, textOf) => {
    const cpu = (length: number): number => {
      const text = textOf(length)
      const start = process.cpuUsage()
      itemsOf(text.split(''))
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000
    }
    cpu(4_000)
    // quadratic work would take a hundred times as long as for a tenth of it: seconds
    expect(cpu(40_000)).toBeLessThan(500)
  })
})

// Helpers

const isUnfit = (text: string): boolean => text.includes('bomb')

const turned = ({ title, summary, ...rest }: (typeof PLAN.chapters)[number]) => ({ summary, title, ...rest })

function itemsOf(pieces: readonly string[]): readonly OutlineItem[] {
  const items: OutlineItem[] = []
  const reader = makeOutlineReader({ markdown, isUnfit, onItem: (item) => items.push(item) })
  for (const piece of pieces) reader.feed(piece)
  return items
}
