import { describe, expect, it } from 'vitest'
import { textsIn } from '../../testing/texts-in.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { EXAMPLE_HOURS, type ExamplePlan } from './example-plans.ts'
import outlines from './outlines.json' with { type: 'json' }

type Landing = {
  readonly gallery: {
    readonly plans: Readonly<Record<string, { readonly title: string; readonly chapters: readonly string[] }>>
  }
}

const NAMES = Object.keys(EXAMPLE_HOURS) as ExamplePlan[]

describe.each([
  ['en', en],
  ['de', de],
  ['es', es],
] as const)('the example plans in %s', (language, plans) => {
  const shown = textsIn<Landing>(language, 'landing').gallery.plans

  it('should be those of the landing page', () => {
    expect(Object.keys(plans)).toEqual(NAMES)
    expect(Object.keys(shown)).toEqual(NAMES)
  })

  it.each(NAMES)('should begin as what the landing page shows: %s', (name) => {
    const { title, chapters } = plans[name]
    expect({ title, chapters: chapters.map((chapter) => chapter.title) }).toMatchObject({
      title: shown[name]?.title,
      chapters: shown[name]?.chapters,
    })
  })

  it.each(NAMES)('should be whole outlines: %s', (name) => {
    const { description, thread, chapters } = plans[name]
    expect(description).toMatch(/^\p{Lu}.{30,}\.$/u)
    expect(thread === '').toBe(en[name].thread === '')
    expect(chapters).toHaveLength(outlines[name].chapters.length)
    const objectives = chapters.flatMap((chapter) => chapter.objectives)
    expect(new Set(objectives).size).toBe(objectives.length)
    for (const [place, { summary, objectives }] of chapters.entries()) {
      expect(summary).toMatch(/^\p{Lu}.{30,}\.$/u)
      expect(objectives).toHaveLength(en[name].chapters[place]?.objectives.length ?? 0)
      for (const objective of objectives) expect(objective).toMatch(/^[\p{Lu}„«].{10,}[^.]$/u)
    }
  })

  it.runIf(language !== 'en')('should leave nothing in English', () => {
    const english = new Set(sentencesOf(en))
    expect(sentencesOf(plans).filter((text) => english.has(text))).toEqual([])
  })
})

describe('the outlines of the example plans', () => {
  it.each(NAMES)('should take what the landing page says, and build on earlier chapters alone: %s', (name) => {
    const { chapters } = outlines[name]
    const minutes = chapters.reduce((all, one) => all + one.minutes, 0)
    expect(Math.round(minutes / 60)).toBe(EXAMPLE_HOURS[name])
    for (const [place, { builds_on: numbers }] of chapters.entries()) {
      for (const number of numbers) expect(number).toBeLessThanOrEqual(place)
    }
  })

  it('should have an origin each', () => {
    expect(new Set(NAMES.map((name) => outlines[name].origin)).size).toBe(NAMES.length)
  })
})

const sentencesOf = (part: unknown): readonly string[] =>
  typeof part === 'string' ? (part === '' ? [] : [part]) : Object.values(part as object).flatMap(sentencesOf)
