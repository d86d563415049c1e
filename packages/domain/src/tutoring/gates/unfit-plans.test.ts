import { describe, expect, it } from 'vitest'
import { makeMemoryLanguageDetector, makeMemoryMarkdown } from '../../../testing/index.ts'
import { readFitPlan } from './readings.ts'

const SUMMARIES = ['How it begins.', 'What comes next.', 'Where it ends.']
const ENGLISH = 'How you fold the dough and why it has to rest in the bowl for a whole hour before you go on with it.'
const GERMAN = 'Du faltest den Teig, und die Hefe und das Mehl ruhen, bis der Teig weich ist und du das Brot formst. '
const MOVES = ['Rooks', 'Pawns', 'Endings']

describe('a plan that is not what the learner asked for', () => {
  it.each<[kind: string, changes: object, code: string]>([
    ['an apology', { description: "I'm sorry, but I can't help with this plan." }, 'refusal'],
    ['placeholders', { chapters: titled(SUMMARIES, ['Chapter title', 'Baking', 'TODO']) }, 'placeholder'],
    ['numbers for titles', { chapters: titled(SUMMARIES, ['Lesson 1', 'Lesson 2', 'Lesson 3']) }, 'placeholder'],
    ['an account', { description: 'Bake bread. Pay to DE89 3704 0044 0532 0130 00 first.' }, 'payment-address'],
    ['another language', { description: GERMAN, chapters: titled([GERMAN, GERMAN, GERMAN]) }, 'wrong-language'],
    [
      'one title for all',
      { chapters: titled([...SUMMARIES, 'And on.'], ['Bread', 'bread!', 'BREAD', ' bread ']) },
      'too-few-chapters',
    ],
  ])('should be refused: %s', (_kind, changes, code) => {
    expect(readFitPlan(answer(changes), context)).toMatchObject({
      ok: false,
      error: { detail: expect.stringContaining(code) },
    })
  })

  it.each<[kind: string, changes: object, code: string]>([
    ['no summaries', { chapters: titled(['', 'Bake', '']) }, 'no-summaries'],
    ['one summary for all', { chapters: titled(['You bake.', 'You bake.', 'you bake']) }, 'no-summaries'],
    ['another goal', { title: 'Chess', description: 'Rooks.', chapters: titled(SUMMARIES, MOVES) }, 'goal-missing'],
    ['titles that only count', { chapters: titled(SUMMARIES, ['Bread, 1', 'Bread, 2', 'Bread, 3']) }, 'titles-alike'],
    [
      'a chapter in another language',
      {
        chapters: titled(
          [ENGLISH, GERMAN.repeat(3), `And ${ENGLISH}`, `Then ${ENGLISH}`],
          ['Starter', 'Dough', 'Oven', 'Loaf'],
        ),
      },
      'wrong-language',
    ],
    [
      'one objective',
      { chapters: titled(SUMMARIES).map((one) => ({ ...one, objectives: one.objectives.slice(1) })) },
      'few-objectives',
    ],
    ['no objectives', { chapters: titled(SUMMARIES).map((one) => ({ ...one, objectives: [] })) }, 'no-objectives'],
  ])('should be kept, and asked for again first: %s', (_kind, changes, code) => {
    expect(codesOf(changes)).toEqual([code])
  })

  it('should lose invisible characters, numbers, and chapters that come twice', () => {
    const titles = ['1. Raising a \u00ADstarter', 'Chapter 2: Folding', 'folding!', '3-point shaping']
    const read = readFitPlan(
      answer({
        title: '\u2066Sourdough\u2069 bread',
        chapters: titled(
          titles.map((title) => `What ${title} does for the loaf.`),
          titles,
        ),
      }),
      context,
    )
    expect(read.ok && read.value.chapters.map(({ title }) => title)).toEqual([
      'Raising a starter',
      'Folding',
      '3-point shaping',
    ])
  })

  it('should be asked for again with as many chapters as the time allows', () => {
    const room = { minChapters: 4, maxChapters: 6, minutes: 600 }
    const read = readFitPlan(answer({}), { ...context, task: { ...context.task, room } })
    expect(read).toMatchObject({ ok: true, faults: [{ words: 'Make 4 to 6 chapters.' }] })
    expect(read.ok && read.value.chapters.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(600)
  })

  it('should not be stretched, nor asked for again, where a tutor of prepared texts has no more', () => {
    const task = { ...context.task, room: { minChapters: 9, maxChapters: 12, minutes: 3_000 } }
    const read = readFitPlan(answer({}), { ...context, task, writes: 'en' })
    expect(read.ok && read.value.chapters.map(({ minutes }) => minutes)).toEqual([60, 60, 60])
  })
})

// Helpers

function titled(summaries: readonly string[], titles: readonly string[] = ['Starter', 'Dough', 'Oven']) {
  return titles.map((title, index) => ({
    title,
    summary: summaries[index],
    objectives: [`Try ${title} on a first loaf`, `Judge how ${title} went`],
  }))
}

const context = {
  task: {
    kind: 'plan',
    brief: { goal: 'I want to bake sourdough bread', language: 'en', level: null, time: null, focus: null },
  },
  markdown: makeMemoryMarkdown(),
  languages: makeMemoryLanguageDetector(),
  gates: 'enforce',
  writes: null,
} as const

const answer = (changes: object): string =>
  JSON.stringify({
    title: 'Sourdough from scratch',
    description: 'You bake a loaf every weekend.',
    chapters: titled(SUMMARIES),
    ...changes,
  })

function codesOf(changes: object): readonly string[] {
  const read = readFitPlan(answer(changes), context)
  return read.ok ? (read.faults ?? []).map(({ code }) => code) : [`refused: ${read.error.detail}`]
}
