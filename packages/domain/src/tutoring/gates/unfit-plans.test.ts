import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../../testing/index.ts'
import { readFitPlan } from './readings.ts'

const SUMMARIES = ['How it begins.', 'What comes next.', 'Where it ends.']
const SAME_TITLES = ['Bread basics', 'Advanced bread', 'Introduction to bread', 'Better bread']
const ANY_SUMMARIES = ['An introduction to the topic.', 'The main part of it.', 'A conclusion.']
const GERMAN = 'Wie du den Teig faltest und warum er danach eine ganze Stunde lang in der Schüssel ruhen muss.'
const MOVES = ['Rooks', 'Pawns', 'Endings']

describe('a plan that is not what the learner asked for', () => {
  it.each<[kind: string, changes: object, code: string]>([
    ['no summaries', { chapters: titled(['', 'Bake', '']) }, 'no-summaries'],
    ['one summary for all', { chapters: titled(['You bake.', 'You bake.', 'you bake']) }, 'no-summaries'],
    ['letters turned around', { title: '\u2066Sourdough\u2069 bread', description: 'Bread \u3164.' }, ''],
    ['another goal', { title: 'Chess', description: 'Rooks.', chapters: titled(SUMMARIES, MOVES) }, 'goal-missing'],
    ['an apology', { description: "I'm sorry, but I can't help with this plan." }, 'refusal'],
    ['placeholders', { chapters: titled(SUMMARIES, ['Chapter title', 'Baking', 'TODO']) }, 'placeholder'],
    ['one title for all', { chapters: titled([...SUMMARIES, 'And on.'], SAME_TITLES) }, 'titles-alike'],
    ['no subjects', { chapters: titled(ANY_SUMMARIES, ['Introduction', 'Main part', 'Conclusion']) }, 'no-subjects'],
    ['a chapter in another language', { chapters: titled([...SUMMARIES.slice(1), GERMAN]) }, 'wrong-language'],
    ['letters of two scripts in a word', { description: 'You bake a l\u043Eaf of bread.' }, 'mixed-letters'],
    ['a pitch', { description: 'Bake bread. For the full course send $20 to paypal.me/baker.' }, 'contact-or-payment'],
  ])('should be refused or mended: %s', (_kind, changes, code) => {
    expect(codesOf(changes)).toEqual(code === '' ? [] : expect.arrayContaining([code]))
  })

  it('should lose invisible characters, numbers, and chapters that are alike', () => {
    const titles = ['1. Raising a \u00ADstarter', 'Chapter 2: Folding', 'folding!', 'Folding (2)', '3-point shaping']
    const read = readFitPlan(
      answer({
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

  it('should be sent back for want of objectives, and kept where nothing better comes', () => {
    const bare = ['Starter', 'Dough', 'Oven'].map((title, index) => ({ title, summary: SUMMARIES[index] }))
    const read = readFitPlan(answer({ chapters: bare }), context)
    expect(read).toMatchObject({ ok: false, error: { detail: 'no-objectives' } })
    expect(read.usable?.chapters.map(({ objectives }) => objectives)).toEqual([[], [], []])
  })

  it('should keep no objectives that no chapter could meet', () => {
    const vague = ['Understand baking', 'Know baking well', 'Master baking']
    const chapters = titled(SUMMARIES).map((chapter, index) =>
      index === 0 ? { ...chapter, objectives: vague } : chapter,
    )
    const read = readFitPlan(answer({ chapters }), context)
    expect(read).toMatchObject({ ok: false, error: { detail: 'few-objectives' } })
    expect(read.usable?.chapters.map(({ objectives }) => objectives.length)).toEqual([0, 2, 2])
  })

  it('should be asked for again with as many chapters as the time allows', () => {
    const room = { minChapters: 4, maxChapters: 6, minutes: 600 }
    const read = readFitPlan(answer({}), { ...context, task: { ...context.task, room } })
    expect(read).toMatchObject({ ok: false, error: { faults: [{ words: 'Make 4 to 6 chapters.' }] } })
    expect(read.usable?.chapters.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(600)
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
  task: { kind: 'plan', brief: { goal: 'I want to bake sourdough bread', level: null, time: null, focus: null } },
  markdown: makeMemoryMarkdown(),
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
  return read.ok ? [] : read.error.faults.map(({ code }) => code)
}
