import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import type { OutlineItem } from '../plans/draft-outline.ts'
import { readOutlineItems, readPlan } from './plan-draft.ts'

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

describe('readOutlineItems', () => {
  it('should find chapters that are lines, and title and summary in each', () => {
    const lines = ['1. Boards: how the board is set up', 'Forks: two at once']
    const found = itemsOf(JSON.stringify({ ...PLAN, chapters: lines, objectives: ['1: Set up a board'] }))
    expect(found.slice(2)).toEqual([
      { chapter: { number: 1, title: 'Boards', summary: 'how the board is set up' } },
      { chapter: { number: 2, title: 'Forks', summary: 'two at once' } },
    ])
  })

  it('should find each part as soon as it is whole', () => {
    const text = JSON.stringify(PLAN)
    const upTo = (end: string): readonly OutlineItem[] => itemsOf(text.slice(0, text.indexOf(end) + end.length))
    expect(upTo('Chess for beginners"')).toEqual([])
    expect(upTo('Chess for beginners",')).toEqual(ITEMS.slice(0, 1))
    expect(upTo('game.",')).toEqual(ITEMS.slice(0, 2))
    expect(upTo('"1. Boards",')).toEqual(ITEMS.slice(0, 2))
    // its objectives have not come yet
    expect(upTo('"The board.",')).toEqual(ITEMS.slice(0, 3))
    expect(upTo('"Two at once.",')).toEqual(ITEMS)
    expect(itemsOf(text)).toEqual(ITEMS)
  })

  it.each([
    ['behind thinking', `<think>{"title": "Not this"}, or {</think>\n${JSON.stringify(PLAN)}`],
    ['in a fence, behind words', `Here is "your" plan:\n\`\`\`json\n${JSON.stringify(PLAN, null, 2)}\n\`\`\`\nEnjoy!`],
    ['with a summary before its title', JSON.stringify({ ...PLAN, chapters: PLAN.chapters.map(turned) })],
    ['twice', `${JSON.stringify(PLAN)}\n${JSON.stringify({ ...PLAN, title: 'Again' })}`],
    ['with raw line ends', JSON.stringify(PLAN).replace(' for beginners', '\nfor beginners')],
  ])('should find a plan %s', (_, text) => {
    expect(itemsOf(text)).toEqual(ITEMS)
  })

  it('should read chapters without a summary, chapters that are mere titles, and none twice', () => {
    const chapters = [{ title: 'Boards' }, 'Forks', { title: 'forks', summary: 'Again.' }, { summary: 'No title.' }, 7]
    expect(itemsOf(JSON.stringify({ chapters }))).toEqual([
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
    expect(itemsOf(JSON.stringify({ title: unsafe, description: '', chapters }))).toEqual([
      { chapter: { number: 1, title: 'Titles in two lines', summary: 'See now' } },
    ])
  })

  it('should only add to what it has found, whatever comes next', () => {
    const anyText = fc.oneof(
      fc.constantFrom(JSON.stringify(PLAN), `<think>{</think>${JSON.stringify(PLAN)}`),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', '"title"', '"chapters"', 'x', '<think>'), {
        maxLength: 60,
      }),
    )
    fc.assert(
      fc.property(anyText, fc.nat(400), (said, cut) => {
        const text = typeof said === 'string' ? said : said.join('')
        const before = itemsOf(text.slice(0, cut))
        expect(itemsOf(text).slice(0, before.length)).toEqual(before)
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
        // one without a summary may still get it
        fc.pre(read.ok && read.value.chapters.at(-1)?.summary !== '')
        if (!read.ok) return
        expect(itemsOf(text)).toEqual([
          { title: read.value.title },
          ...read.value.chapters.map((chapter, index) => ({
            chapter: { number: index + 1, title: chapter.title, summary: chapter.summary },
          })),
        ])
      }),
    )
  })
})

// Helpers

const isUnfit = (text: string): boolean => text.includes('bomb')

const turned = ({ title, summary, ...rest }: (typeof PLAN.chapters)[number]) => ({ summary, title, ...rest })

const itemsOf = (answer: string): readonly OutlineItem[] => readOutlineItems(answer, { markdown, isUnfit })
