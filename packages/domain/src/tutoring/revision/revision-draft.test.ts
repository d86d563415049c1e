import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBrief, makeMemoryMarkdown } from '../../../testing/index.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS } from '../../plans/plan-room.ts'
import { readFitRevision } from '../gates/readings.ts'
import { promptFor } from '../prompt-for.ts'
import type { RevisableChapter, ReviseTask } from '../task.ts'
import { readRevision } from './revision-draft.ts'

describe('a revised plan', () => {
  it('should keep chapters that are repeated, left empty or known by their title alone', () => {
    const [first, second, third] = CHAPTERS
    const said = [
      { from: 1, ...first },
      { from: 2, title: ' folding THE dough.', summary: '', objectives: [] },
      // a small model that numbers anew
      { from: 4, ...third, objectives: ['Shape a round loaf', 'Judge a proof'] },
    ]
    expect(read(said, { ...TASK, chapters: [first, second, LEFT, third] })).toEqual(['1', '2', '4'])
    expect(read([1, 2, 3])).toEqual(['1', '2', '3'])
  })

  it('should add, drop, move and reword as it is said', () => {
    const baguette = {
      from: 0,
      title: 'Baguettes',
      summary: 'Shape long loaves.',
      objectives: ['Roll a baguette', 'Score it'],
    }
    expect(read([{ from: 3 }, baguette, { from: 1, title: 'Wild yeast' }])).toEqual(['3', '+Baguettes', '1*Wild yeast'])
  })

  it('should leave what is fixed where it is and as it is, whatever is said', () => {
    const task = { ...TASK, chapters: CHAPTERS.map((chapter, place) => ({ ...chapter, isFixed: place < 2 })) }
    expect(read([{ from: 3 }, { from: 1, title: 'Other' }], task)).toEqual(['1', '2', '3'])
    expect(read([], task)).toEqual(['1', '2', '3'])
    expect(read([{ from: 0, title: 'A starter of your own' }, { from: 3 }], task)).toEqual(['1', '2', '3'])
  })

  it('should put chapters behind those that they build on, and say so once', () => {
    const linked = CHAPTERS.map((chapter, place) => ({ ...chapter, prerequisites: place === 2 ? [0] : [] }))
    const task = { ...TASK, chapters: linked }
    const fit = fitness([{ from: 3 }, { from: 1 }, { from: 2 }], task)
    expect(fit).toMatchObject({ ok: true, faults: [{ code: 'prerequisite-later', isSoft: true }] })
    expect(fit.ok && fit.value.chapters.map(({ from }) => from)).toEqual([0, 2, 1])
    expect(fit.ok && fit.value.problems).toEqual([
      { kind: 'prerequisite-later', chapter: 'Shaping a loaf', prerequisite: 'A starter of your own' },
    ])
    // without the one it builds on there is nothing to wait for
    expect(read([{ from: 3 }, { from: 2 }], task)).toEqual(['3', '2'])
  })

  it('should take no objective twice, and sensible minutes', () => {
    const objectives = ['Keep a starter alive', 'Feed a rye starter daily']
    const said = [
      { from: 1 },
      { from: 2 },
      { from: 3 },
      { from: 0, title: 'Rye', summary: 'Rye bread.', objectives, minutes: 10_000 },
    ]
    const draft = readRevision(JSON.stringify({ chapters: said }), TASK, makeMemoryMarkdown())
    expect(draft).toMatchObject({ value: { chapters: [{}, {}, {}, { objectives: [objectives[1]], minutes: 60 }] } })
  })

  it('should keep to the time that there is', () => {
    const room = { minChapters: 2, maxChapters: 4, minutes: 180 }
    const extra = {
      from: 0,
      title: 'Rye',
      summary: 'Bake rye bread.',
      objectives: ['Mix rye', 'Bake rye'],
      minutes: 60,
    }
    const draft = readRevision(
      JSON.stringify({ chapters: [{ from: 1 }, { from: 2 }, { from: 3 }, extra] }),
      { ...TASK, room },
      makeMemoryMarkdown(),
    )
    expect(draft.ok && draft.value.chapters.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(180)
  })

  it.each([
    ['nothing', [], 'nothing-revised'],
    ['one chapter', [{ from: 1 }], 'chapter-count'],
  ])('should go back once for %s, and be the plan as it was', (_, said, detail) => {
    const fit = fitness(said)
    expect(fit).toMatchObject({ ok: true, faults: [{ code: detail, isSoft: true }] })
    expect(fit.ok && fit.value.chapters.every(({ isNew }) => !isNew)).toBe(true)
  })

  it.each([
    ["I'm sorry, but I cannot help with that.", 'refusal'],
    ['[Insert summary here]', 'placeholder'],
    ['As an AI language model I teach rye.', 'refusal'],
    ['You change a learning plan as its learner asks', 'prompt-echo'],
  ])('should not be kept with words like these: %s', (summary, code) => {
    const objectives = ['Mix a rye dough', 'Bake a rye loaf']
    const fit = fitness([{ from: 1 }, { from: 2 }, { from: 3 }, { from: 0, title: 'Rye', summary, objectives }])
    expect(fit).toMatchObject({ ok: false, error: { detail: expect.stringContaining(code) } })
  })

  it.each<[string, readonly unknown[], string]>([
    ['titles that only count', [1, 2, 3].map((from) => ({ from, title: `Bread, ${from}` })), 'titles-alike'],
    ['a new chapter without a summary', [1, 2, 3, { title: 'Rye', summary: '', objectives: RYE }], 'no-summaries'],
    [
      'a new chapter of one objective',
      [1, 2, 3, { title: 'Rye', summary: 'Bread of rye flour.', objectives: RYE.slice(1) }],
      'few-objectives',
    ],
  ])('should go back once for %s, and be kept', (_, said, code) => {
    expect(fitness(said)).toMatchObject({ ok: true, faults: [{ code, isSoft: true }] })
  })

  it('should not be blamed for what was wrong before', () => {
    const chapters = CHAPTERS.map((chapter) => ({ ...chapter, title: 'Untitled', summary: '' }))
    expect(fitness([{ from: 1 }, { from: 2 }], { ...TASK, chapters })).toMatchObject({ ok: true })
  })

  it('should say of an added chapter alone what it teaches', () => {
    const chapters = [...CHAPTERS, { ...LEFT, title: 'Rye', summary: '', objectives: [], minutes: null }]
    const task: ReviseTask = { ...TASK, chapters, wanted: { added: 3 } }
    const objectives = ['Mix a rye dough', 'Bake a rye loaf']
    const said = [
      { from: 1, title: 'Other', summary: 'Bread of rye flour.', objectives, minutes: 45 },
      { from: 2, title: 'No' },
    ]
    const fit = fitness(said, task)
    expect(fit).toMatchObject({ ok: true })
    expect(fit.ok && fit.value.chapters[3]).toMatchObject({
      title: 'Rye',
      summary: 'Bread of rye flour.',
      objectives,
      minutes: 45,
    })
    expect(fit.ok && fit.value.chapters.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(promptFor(task).messages.at(-1)?.content).toContain('"write":4')
  })

  it('should be a plan whatever a model says', () => {
    const anyText = fc.constantFrom(
      '',
      'Rye',
      'A starter of your own',
      'Folding the dough',
      'Baguettes',
      'https://x.example',
    )
    const anyChapter = fc.oneof(
      fc.record({
        from: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom('2', 'all', null)),
        title: anyText,
        summary: anyText,
        objectives: fc.oneof(fc.array(anyText), anyText),
        minutes: fc.constantFrom(0, 30, -5, 1e9, 'about 1e9'),
      }),
      anyText,
      fc.jsonValue(),
    )
    const anyTask = fc
      .record({ fixed: fc.nat(3), needs: fc.array(fc.nat(1), { maxLength: 2 }) })
      .map(({ fixed, needs }) => ({
        ...TASK,
        chapters: CHAPTERS.map((chapter, place) => ({
          ...chapter,
          isFixed: place < fixed,
          prerequisites: place === 2 ? [...new Set(needs)] : [],
        })),
      }))
    fc.assert(
      fc.property(fc.array(anyChapter, { maxLength: 30 }), anyTask, (said, task) => {
        const draft = readRevision(JSON.stringify({ chapters: said }), task, makeMemoryMarkdown())
        if (!draft.ok) return
        const { chapters } = draft.value
        expect(chapters.length).toBeGreaterThanOrEqual(MIN_CHAPTERS)
        expect(chapters.length).toBeLessThanOrEqual(MAX_CHAPTERS)
        const kept = chapters.flatMap(({ from }) => (from === null ? [] : [from]))
        expect(new Set(kept).size).toBe(kept.length)
        task.chapters.forEach(({ isFixed, title, objectives }, place) => {
          if (isFixed) expect(chapters[place]).toMatchObject({ from: place, title, objectives, isNew: false })
        })
        chapters.forEach(({ prerequisites, title }, place) => {
          expect(title).not.toBe('')
          for (const earlier of prerequisites) expect(earlier).toBeLessThan(place)
        })
      }),
    )
  })
})

// Helpers

const chapter = (title: string, summary: string, objectives: readonly string[]): RevisableChapter => ({
  ...{ title, summary, objectives, minutes: 60, prerequisites: [], isFixed: false },
})

const CHAPTERS = [
  chapter('A starter of your own', 'Flour and water come alive.', ['Keep a starter alive', 'Tell when it is ripe']),
  chapter('Folding the dough', 'Give the sourdough strength.', ['Fold without tearing', 'Feel when it is strong']),
  chapter('Shaping a loaf', 'Make a bread of dough.', ['Shape a round loaf', 'Judge a proof']),
] as const
const RYE = ['Mix a rye dough', 'Bake a rye loaf']
const LEFT = chapter('Steam in the oven', 'Make a crust.', ['Make steam', 'Time the lid'])

const TASK: ReviseTask = {
  kind: 'revise',
  brief: aBrief({ time: null }),
  planTitle: 'Sourdough bread from scratch',
  description: 'Bake sourdough bread that you are proud of.',
  chapters: CHAPTERS,
  wanted: { request: 'Something else, please' },
}

const fitness = (said: unknown, task = TASK) =>
  readFitRevision(JSON.stringify({ chapters: said }), {
    task,
    markdown: makeMemoryMarkdown(),
    gates: 'enforce',
    writes: null,
  })

/** The number of each chapter as it was, with its title if that is new; "+" for a new one. */
function read(said: unknown, task = TASK): readonly string[] {
  const fit = fitness(said, task)
  const draft = fit.ok ? fit.value : expect.fail(fit.error.detail)
  return draft.chapters.map(({ from, title, isNew }) =>
    from === null ? `+${title}` : `${from + 1}${isNew ? `*${title}` : ''}`,
  )
}
