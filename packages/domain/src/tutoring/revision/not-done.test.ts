import { describe, expect, it } from 'vitest'
import { aBrief, makeMemoryMarkdown } from '../../../testing/index.ts'
import type { RevisableChapter, ReviseTask } from '../task.ts'
import { describeNotDone } from './not-done.ts'
import { readRevision } from './revision-draft.ts'

describe('what of a request is not done', () => {
  it.each([
    [
      'Put the loaf first',
      [3, 1, 2, 4],
      ['“Shaping a loaf” can’t come before “A starter of your own”, which is already unlocked.'],
    ],
    [
      'Put chapter 3 first',
      [3, 1, 2, 4],
      ['“Shaping a loaf” can’t come before “A starter of your own”, which is already unlocked.'],
    ],
    [
      'Put the steam before the shaping',
      [1, 2, 4, 3],
      ['“Steam in the oven” builds on “Shaping a loaf”, so it has to come later.'],
    ],
    ['Drop the folding', [1, 3, 4], ['“Folding the dough” is already unlocked, so it stays as it is.']],
    [
      'Rename the folding',
      [1, { from: 2, title: 'Stretching' }, 3, 4],
      ['“Folding the dough” is already unlocked, so it stays as it is.'],
    ],
    [
      'Drop chapter 9, and Kapitel 0',
      [1, 2, 3, 4],
      ['There’s no chapter 9: the plan has 4 chapters.', 'There’s no chapter 0: the plan has 4 chapters.'],
    ],
    ['Add a starter of my own', [1, 2, 3, 4, { from: 0, title: 'Bread' }, { from: 0, title: 'Bread!' }], []],
    // what no one has asked for is no news
    ['Make it shorter', [3, 1], []],
    ['Add chapter 5 about rye', [1, 2, 3, 4, { from: 0, title: 'Rye', summary: 'Rye bread.' }], []],
  ] as const)('should be known to code: %s', (request, said, reasons) => {
    expect(reasonsOf(request, said)).toEqual(reasons)
  })

  it('should quote titles that hold quotes of their own', () => {
    expect(describeNotDone([{ kind: 'unlocked', chapter: 'Bake “your” bread' }], [])).toEqual([
      '“Bake ‘your’ bread” is already unlocked, so it stays as it is.',
    ])
  })

  it('should name what found no room', () => {
    const fresh = Array.from({ length: 9 }, (_, place) => ({ from: 0, title: `${THINGS[place]} bread` }))
    expect(reasonsOf('Add many breads', [1, 2, 3, 4, ...fresh])).toEqual([
      'A plan has at most 12 chapters, so there’s no room for “Olive bread”.',
    ])
  })

  it('should be the model’s to say otherwise, in lines that a learner may read', () => {
    expect(reasonsOf('Sing it', [1, 2, 3, 4], '- I can’t sing, so it stays written.')).toEqual([
      'I can’t sing, so it stays written.',
    ])
    expect(reasonsOf('Sing it', [], ['Nothing here can be sung.'])).toEqual(['Nothing here can be sung.'])
    for (const line of ['', 'none', 'N/A', 'All done.', 'Everything was done', 'See https://x.example'])
      expect(reasonsOf('Sing it', [1], line), line).toEqual(line.startsWith('See') ? ['See'] : [])
  })

  it('should be said once of a chapter: by code where it knows', () => {
    const line = 'Shaping a loaf cannot be the first one.'
    expect(reasonsOf('Put the loaf first', [3, 1, 2, 4], line)).toHaveLength(1)
    expect(reasonsOf('Drop chapter 9', [1, 2, 3, 4], 'Chapter 9 does not exist.')).toEqual([
      'There’s no chapter 9: the plan has 4 chapters.',
    ])
  })
})

// Helpers

const THINGS = ['Corn', 'Rice', 'Spelt', 'Oat', 'Nut', 'Fig', 'Date', 'Seed', 'Olive']

const chapter = (title: string, isFixed: boolean, prerequisites: readonly number[] = []): RevisableChapter => ({
  ...{ title, summary: `All about ${title}.`, objectives: [], minutes: 60, prerequisites, isFixed },
})

const CHAPTERS = [
  chapter('A starter of your own', true),
  chapter('Folding the dough', true),
  chapter('Shaping a loaf', false),
  chapter('Steam in the oven', false, [2]),
]

function reasonsOf(request: string, said: readonly (number | object)[], notDone?: unknown): readonly string[] {
  const task: ReviseTask = {
    ...{ kind: 'revise', brief: aBrief({ time: null }), planTitle: 'Sourdough bread', description: 'Bake bread.' },
    ...{ chapters: CHAPTERS, wanted: { request } },
  }
  const chapters = said.map((one) => (typeof one === 'number' ? { from: one } : one))
  const draft = readRevision(JSON.stringify({ chapters, not_done: notDone }), task, makeMemoryMarkdown())
  return draft.ok ? describeNotDone(draft.value.problems, draft.value.notDone) : [draft.error.detail]
}
