import { describe, expect, it } from 'vitest'
import {
  aBrief,
  aFitRecapAnswer,
  aFitSectionAnswer,
  makeMemoryLanguageDetector,
  makeMemoryMarkdown,
} from '../../../testing/index.ts'
import { plainBlueprint } from '../parts/blueprint.ts'
import type { SectionTask } from '../task.ts'
import { readFitRecap, readFitSection } from './readings.ts'

const OBJECTIVE = 'Measure a bench by its shadow'
const { body } = aFitSectionAnswer({ objective: OBJECTIVE, number: 1, place: 0 })
const SENTENCES = body.split(/(?<=\.) /)
/** Of the 210 words that a section of five is asked for. */
const HALF = SENTENCES.slice(
  0,
  SENTENCES.findIndex((_, at) => wordsIn(SENTENCES.slice(0, at)) > 95),
).join(' ')
const CODE = `\`\`\`python\n${Array.from({ length: 30 }, (_, at) => `shadow_${at} = bench * length + offset`).join('\n')}\n\`\`\``

describe('readFitSection', () => {
  it('should take a section, also one with a table of numbers', () => {
    expect(detailOf(body)).toBeNull()
    const rows = Array.from({ length: 20 }, (_, at) => `| ${at} | 38 | ${30 + at} | 40 | ${108 + at} |`)
    expect(detailOf(`${body}\n\n${rows.join('\n')}`)).toBeNull()
  })

  it('should find rows of words and numbers that repeat each other', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `${at}. Put the bench ${at} steps beside the old desk and wait.`)
    expect(detailOf(`${body}\n\n${rows.join('\n')}`)).toContain('refused: repeats-itself')
  })

  it('should ask for more than half of what is needed, unless code makes up for it', () => {
    expect(reading(HALF)).toMatchObject({ ok: true, value: { body: HALF }, faults: [{ code: 'shorter-than-asked' }] })
    expect(detailOf(`${HALF}\n\n${CODE}`)).toBeNull()
    expect(detailOf(`${SENTENCES[0]}\n\n${CODE}`)).toBe('refused: too-short')
    const sections = TASK.blueprint.sections.map((one) => ({ ...one, words: 420 }))
    const long = { ...TASK, blueprint: { ...TASK.blueprint, sections } }
    expect(reading(`${HALF}\n\n${CODE}`, long)).toMatchObject({ ok: true })
    expect(detailOf(HALF, long)).toBe('refused: too-short')
  })

  it('should refuse a heading that is none', () => {
    expect(reading(body, TASK, 'TODO')).toMatchObject({ ok: false, error: { detail: 'placeholder' } })
  })

  it('should miss the words of the objective', () => {
    const task = { ...TASK, objectives: ['Play a minor scale', ...TASK.objectives] }
    expect(detailOf(body, task)).toBe('objectives-not-taught')
    // they name nothing of a subject
    expect(detailOf(body, { ...task, objectives: ['Find an example of your own for each idea'] })).toBeNull()
  })
})

describe('readFitRecap', () => {
  it.each<[string, object, readonly string[]]>([
    ['two key points', { key_points: RECAP.key_points.slice(0, 2) }, ['few-key-points']],
    ['one key point three times', { key_points: Array(3).fill(RECAP.key_points[0]) }, ['few-key-points']],
    ['an apology', { practice: "I'm sorry, but I can't help with that." }, ['refused', 'refusal']],
    [
      'another language',
      { key_points: GERMAN.slice(0, 3), practice: GERMAN[3], done_when: GERMAN[4] },
      ['refused', 'wrong-language', 'off-topic'],
    ],
    ['a loop', { practice: `${RECAP.practice} `.repeat(4) }, ['refused', 'repeats-itself']],
    ['something else', { key_points: CHESS, practice: CHESS[0], done_when: CHESS[1] }, ['off-topic']],
  ])('should judge %s', (_, changes, codes) => {
    expect(recapFaults({})).toEqual([])
    expect(recapFaults(changes)).toEqual(codes)
  })
})

// Helpers

const RECAP = aFitRecapAnswer({ title: 'Shadows', number: 1 })
const GERMAN = [
  'Der Schatten einer Bank ist am Mittag am kürzesten und wird danach wieder länger.',
  'Wer ihn misst, muss auch wissen, wie hoch die Sonne über dem Horizont steht.',
  'Am besten wartest du auf einen Tag, an dem der Himmel klar ist.',
  'Schreibe dir auf, was du gesehen hast, und vergleiche es mit dem, was andere gemessen haben.',
  'Du kannst es einem Freund erklären, ohne in das Buch zu sehen.',
]
const CHESS = ['Rooks belong behind passed pawns.', 'Knights dislike rims.', 'Castle early and calmly.']

function recapFaults(changes: object): readonly string[] {
  const task = { ...TASK, kind: 'recap', sections: [{ heading: 'Shadows', body }] } as const
  const gating = {
    markdown: makeMemoryMarkdown(),
    languages: makeMemoryLanguageDetector(),
    writes: null,
    gates: 'enforce',
  } as const
  const read = readFitRecap(JSON.stringify({ ...RECAP, ...changes }), { task, ...gating })
  return read.ok
    ? (read.faults ?? []).map(({ code }) => code)
    : ['refused', ...read.error.faults.map(({ code }) => code)]
}

function wordsIn(sentences: readonly string[]): number {
  return sentences.join(' ').split(/\s+/).length
}

const LESSON = {
  brief: aBrief({ goal: 'Measure things', language: 'en' }),
  planTitle: 'Measuring without tools',
  chapterTitles: ['Shadows'],
  number: 1,
  title: 'Shadows',
  summary: 'Measure by shadows.',
  objectives: [OBJECTIVE, 'Draw a shadow', 'Compare two shadows', 'Wait for noon', 'Mark a spot'],
}
const TASK: SectionTask = { ...LESSON, kind: 'section', blueprint: plainBlueprint(LESSON), place: 0 }

function reading(body: string, task = TASK, heading = 'By its length') {
  const answer = JSON.stringify({ heading, body })
  const gating = {
    markdown: makeMemoryMarkdown(),
    languages: makeMemoryLanguageDetector(),
    writes: null,
    gates: 'enforce',
  } as const
  return readFitSection(answer, { task, ...gating, siblings: [] })
}

const detailOf = (body: string, task = TASK): string | null => {
  const read = reading(body, task)
  return read.ok ? (read.faults?.map(({ code }) => code).join() ?? null) : `refused: ${read.error.detail}`
}
