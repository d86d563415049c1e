import { describe, expect, it } from 'vitest'
import { TASK } from '../../test/a-check.ts'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import { readChapter } from './chapter-draft.ts'
import { looseItems, numberedLine, splitLine } from './loose-lists.ts'
import { readRecap } from './parts/section-draft.ts'
import { readPlan } from './plan-draft.ts'
import { readQuestions } from './questions/read-questions.ts'

const markdown = makeMemoryMarkdown()

const CHAPTERS = [
  { title: 'Starter', summary: 'Feed it until it rises.', objectives: ['Feed a starter', 'Judge a rise'], minutes: 60 },
  { title: 'Dough', summary: 'Fold and rest the dough.', objectives: ['Fold a dough', 'Shape a loaf'], minutes: 90 },
  { title: 'Oven', summary: 'Bake with steam at first.', objectives: ['Bake a loaf', 'Make steam'], minutes: 120 },
]

const read = (said: object) => {
  const plan = readPlan(JSON.stringify({ title: 'Bread', description: 'Bake bread.', ...said }), markdown)
  if (!plan.ok) return plan.error.detail
  return plan.value.chapters.map(({ title, summary, objectives, minutes }) => ({ title, summary, objectives, minutes }))
}

describe('a plan of a model that obeys flat shapes only', () => {
  it.each([
    ['numbered', { chapters: Object.fromEntries(CHAPTERS.map((chapter, index) => [index + 1, chapter])) }],
    ['as text', { chapters: JSON.stringify(CHAPTERS) }],
    [
      'under names of its own',
      {
        chapters: CHAPTERS.map(({ title, summary, objectives, minutes }) => ({
          name: title,
          description: summary,
          learning_objectives: objectives,
          duration: `about ${minutes} minutes`,
        })),
      },
    ],
    [
      'without lists within',
      { chapters: CHAPTERS.map((chapter) => ({ ...chapter, objectives: chapter.objectives.join('; ') })) },
    ],
    [
      'loose',
      Object.fromEntries(
        CHAPTERS.flatMap((chapter, index) =>
          Object.entries(chapter).map(([name, value]) => [`chapter_${index + 1}_${name}`, value]),
        ),
      ),
    ],
    [
      'as flat lists',
      {
        chapters: CHAPTERS.map(({ title, summary }) => `${title}: ${summary}`),
        objectives: CHAPTERS.flatMap(({ objectives }, index) => objectives.map((text) => `${index + 1}: ${text}`)),
        minutes: CHAPTERS.map(({ minutes }) => minutes),
      },
    ],
  ])('should be read: %s', (_, said) => {
    expect(read(said)).toEqual(CHAPTERS)
  })

  it('should be none where nothing of a list is left', () => {
    for (const chapters of ['[{"title": "Star', 'none', 7, null, {}]) {
      expect(read({ chapters })).toBe('too-few-chapters')
    }
  })
})

describe('a chapter of such a model', () => {
  const resources = [
    { site: 'wikipedia', search: 'sourdough starter', title: 'A starter', type: 'article', reason: 'It is short.' },
    { site: 'Khan Academy', search: 'yeast', title: 'Yeast', type: 'exercise', reason: 'It is exact.' },
  ]
  const links = (said: unknown) => {
    const chapter = readChapter(
      JSON.stringify({ introduction: 'Feed it.', learning_objectives: 'Feed; wait', resources: said }),
      markdown,
    )
    return chapter.ok && chapter.value.curatedResources.map(({ link }) => link)
  }

  it('should keep its resources', () => {
    const good = links(resources)
    expect(good).toHaveLength(2)
    expect(links(JSON.stringify(resources))).toEqual(good)
    expect(links(['Wikipedia: sourdough starter', 'khan_academy: yeast', 'a book', 'elsewhere: yeast'])).toEqual(good)
    expect(links(resources.map(({ site, search }) => ({ platform: site, query: search })))).toEqual(good)
  })
})

describe('looseItems', () => {
  it('should take lines of a text for items', () => {
    expect(looseItems({ chapters: '1. Starter\n\n2. Dough' }, 'chapters')).toEqual(['1. Starter', '2. Dough'])
  })
})

describe('splitLine', () => {
  it.each([
    ['Starter: feed it until it rises', ['Starter', 'feed it until it rises']],
    ['Starter – feed it daily', ['Starter', 'feed it daily']],
    ['Bread: the basics', ['Bread: the basics', '']],
    ['酵母：每天喂它，直到它发起来', ['酵母', '每天喂它，直到它发起来']],
    ['Well-known doughs', ['Well-known doughs', '']],
    [7, ['', '']],
  ] as const)('should find title and summary in %j', (line, parts) => {
    expect(splitLine(line)).toEqual(parts)
  })
})

describe('numberedLine', () => {
  it('should find the number in front', () => {
    expect(numberedLine('2: Fold')).toEqual({ number: 2, text: 'Fold' })
    expect(numberedLine('Chapter 3 - Bake')).toEqual({ number: 3, text: 'Bake' })
    expect(numberedLine('Fold 3 times')).toBeNull()
  })
})

describe('a list of thousands', () => {
  const MANY = Array.from({ length: 5_000 }, () => '*')
  it.each<[string, (counted: typeof markdown) => unknown]>([
    [
      'key points',
      (counted) => readRecap(JSON.stringify({ key_points: MANY, practice: 'a', done_when: 'b' }), counted),
    ],
    ['objectives', (counted) => readChapter(JSON.stringify({ introduction: 'a', learning_objectives: MANY }), counted)],
    ['resources', (counted) => readChapter(JSON.stringify({ resources: MANY.map(() => ({ title: '*' })) }), counted)],
    ['options', (counted) => readQuestions(questionWith({ options: MANY, answer: ['a'] }), TASK, counted)],
    ['right answers', (counted) => readQuestions(questionWith({ options: ['a'], answer: MANY }), TASK, counted)],
  ])('should not keep the process busy with %s', (_, readWith) => {
    let parsed = 0
    const withoutLinks: typeof markdown.withoutLinks = (text) => {
      parsed += 1
      return markdown.withoutLinks(text)
    }
    readWith({ ...markdown, withoutLinks })
    expect(parsed).toBeLessThan(250)
  })

  const questionWith = (said: object): string =>
    JSON.stringify({ questions: [{ kind: 'single', prompt: 'What?', explanation: 'So.', objective: 1, ...said }] })
})
