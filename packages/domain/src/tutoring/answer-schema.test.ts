import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import { asFields, asInteger, asList, asText, readAnswer, readJsonObject } from './answer-schema.ts'
import { readChapter } from './chapter-draft.ts'
import { readPlan, splitLine } from './plan-draft.ts'

const markdown = makeMemoryMarkdown()
const SCHEMA = { title: asText, minutes: asInteger, steps: asList(asFields({ name: asText }, (name) => ({ name }))) }

describe('readAnswer', () => {
  it.each<[string, unknown, unknown]>([
    ['what is asked for', { title: 'a', minutes: 3, steps: [{ name: 'b' }] }, ['a', 3, ['b']]],
    ['nothing', {}, ['', null, []]],
    ['other types', { title: 7, minutes: 'about 60 minutes', steps: [{}, null, 4] }, ['7', 60, ['', '', '4']]],
    [
      'numbered items',
      { title: 'a', minutes: null, steps: { 1: { name: 'b' }, 2: { name: 'c' } } },
      ['a', null, ['b', 'c']],
    ],
    ['lines', { title: [], minutes: 2.6, steps: 'b\n\nc\n' }, ['', 3, ['b', 'c']]],
  ])('should read %s', (_, said, fields) => {
    const read = readAnswer(JSON.stringify(said), SCHEMA)
    expect(read.ok && [read.value.title, read.value.minutes, read.value.steps.map(({ name }) => name)]).toEqual(fields)
  })

  it('should read no more of a list than any task has a use for', () => {
    const read = readAnswer(JSON.stringify({ steps: Array(5_000).fill('b') }), SCHEMA)
    expect(read.ok && read.value.steps).toHaveLength(100)
  })

  it.each(['', 'no', '[]', '"a"', '{"a": ', 'null'])('should refuse what holds no object: %j', (answer) => {
    expect(readAnswer(answer, SCHEMA)).toMatchObject({ ok: false, error: { detail: 'no-json' } })
  })
})

describe('readJsonObject', () => {
  it('should take an object out of the words around it', () => {
    expect(readJsonObject('Sure!\n```json\n{"a": {"b": 1}}\n```\nDone.')).toEqual({ a: { b: 1 } })
  })

  it('should keep the commands of formulas whose backslashes were not escaped', () => {
    const answer = String.raw`{"a": "$\frac12 \times\beta$", "b": ["$\frac12 \times \theta \right)$ then\n\tif x:\n\t\treturn\r\next\n\text := au"]}`
    expect(readJsonObject(answer)).toEqual({
      a: String.raw`$\frac12 \times\beta$`,
      b: [`${String.raw`$\frac12 \times \theta \right)$ then`}\n\tif x:\n\t\treturn\r\next\n\text := au`],
    })
  })
})

describe('a plan of a model that obeys flat shapes only', () => {
  const CHAPTERS = [
    {
      title: 'Starter',
      summary: 'Feed it until it rises.',
      objectives: ['Feed a starter', 'Judge a rise'],
      minutes: 60,
    },
    { title: 'Dough', summary: 'Fold and rest the dough.', objectives: ['Fold a dough', 'Shape a loaf'], minutes: 90 },
    { title: 'Oven', summary: 'Bake with steam at first.', objectives: ['Bake a loaf', 'Make steam'], minutes: 120 },
  ]

  it('should be read from its lists of lines', () => {
    const plan = {
      ...{ title: 'Bread', description: 'Bake bread.' },
      chapters: CHAPTERS.map(({ title, summary }) => `${title}: ${summary}`),
      objectives: CHAPTERS.flatMap(({ objectives }, index) => objectives.map((text) => `${index + 1}: ${text}`)),
      minutes: CHAPTERS.map(({ minutes }) => minutes),
    }
    const read = readPlan(JSON.stringify(plan), markdown)
    expect(read).toMatchObject({ ok: true, value: { chapters: CHAPTERS } })
  })

  it.each([
    ['Starter: feed it until it rises', 'Starter', 'feed it until it rises'],
    ['Starter – feed it daily', 'Starter', 'feed it daily'],
    ['Bread: the basics', 'Bread: the basics', ''],
    ['酵母：每天喂它，直到它发起来', '酵母', '每天喂它，直到它发起来'],
    ['Well-known doughs', 'Well-known doughs', ''],
  ])('should find title and summary in %j', (line, title, summary) => {
    expect(splitLine(line)).toEqual({ title, summary })
  })
})

describe('a chapter of such a model', () => {
  it('should keep its resources', () => {
    const resources = ['Wikipedia: sourdough starter', 'khan_academy: yeast', 'a book', 'elsewhere: yeast']
    const said = { introduction: 'Feed it.', learning_objectives: 'Feed\nwait', resources }
    expect(readChapter(JSON.stringify(said), markdown)).toMatchObject({
      ok: true,
      value: { curatedResources: [{ title: 'sourdough starter' }, { title: 'yeast' }] },
    })
  })
})
