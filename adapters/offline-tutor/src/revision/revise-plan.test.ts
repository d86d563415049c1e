import { type ReviseTask, readFitRevision } from '@app/domain'
import { aBrief, makeMemoryMarkdown } from '@app/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftPlan } from '../plan/draft-plan.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import { revisePlan } from './revise-plan.ts'

/** In tune · Four chords · Strumming, on the chords · A whole song, on both · Picking, on the chords */
const GUITAR = taskFor('the guitar')

describe('what the demo tutor makes of a request', () => {
  const READ = [
    ['Make it shorter', '1 2 3 5'],
    ['fewer chapters, please', '1 2 3 5'],
    ['That is too many chapters', '1 2 3 5'],
    ['Only 3 chapters', '1 2 5'],
    ['no more than three lessons', '1 2 5'],
    ['Drop the one about chords', '1 3 4 5'],
    ['please remove chapter 3 and the last chapter', '1 2 4'],
    ['Remove chapters 3 and 5', '1 2 4'],
    ['Drop chapter 2, then rename chapter 3 to Rhythm', '1 3*Rhythm 4 5'],
    ['Please remove chapter 3, and drop the last chapter', '1 2 4'],
    ["I don't need chapter 4", '1 2 3 5'],
    ['leave the strumming out', '1 2 4 5'],
    ['get rid of the third one', '1 2 4 5'],
    ['More about singing', '1 2 3 4 +More on singing 5'],
    ['Could you add a chapter about slide guitars?', '1 2 3 4 5 +Slide guitars'],
    ['Add barre chords', '1 2 3 4 5 +Barre chords and the map of the neck'],
    ['add Hammer-ons after chapter 2', '1 2 +Hammer-ons 3 4 5'],
    ['Put picking before strumming', '1 2 5 3 4'],
    ['Picking should come right after the chords', '1 2 5 3 4'],
    ['Rename the one about strumming to Rhythm for beginners', '1 2 3*Rhythm for beginners 4 5'],
    ['call chapter 2 "Four friends"', '1 2*Four friends 3 4 5'],
    ['Thanks! Drop chapter 5. Rename chapter 2 to Four friends.', '1 2*Four friends 3 4'],
  ] as const
  it.each(READ)('should be what was asked for: %s', (request, plan) => {
    expect(read(request)).toBe(plan)
  })

  it('should keep chapters behind those that they build on, and say which', () => {
    const fit = fitness('Put strumming first')
    expect(!fit.ok && fit.usable?.problems).toMatchObject([{ kind: 'prerequisite-later' }])
  })

  const UNREAD = [
    ...[
      'Make it more fun',
      'Mach es kürzer',
      'Drop the one about violins',
      'Drop',
      'Put it somewhere',
      'Rename it',
      '???',
      '',
    ],
    ...[
      'Drop chapter 9',
      'drop the chords, and make it sparkle',
      'Add',
      'Put the chords before the drums',
      '1 chapter',
      '9 chapters',
    ],
  ]
  it.each(UNREAD)('should be nothing at all where any part cannot be read: %s', (request) => {
    const fit = fitness(request)
    expect(fit).toMatchObject({
      ok: false,
      usable: { problems: expect.arrayContaining([{ kind: expect.stringMatching(/nothing-said|too-few/) }]) },
    })
  })

  it('should pass the gates for every subject and for any other', () => {
    const requests = [
      'shorter',
      'Add a chapter about good habits',
      'More about practice',
      'Drop the last one',
      'Rename chapter 2 to A fresh start',
    ]
    for (const goal of [...SUBJECTS.map(({ name }) => name), 'befriend crows', 'learn Kubernetes'])
      for (const request of requests)
        expect(fitness(request, taskFor(goal)), `${goal}: ${request}`).toMatchObject({ ok: true })
  })

  it('should say what an added chapter teaches: its own lesson, or the plain truth', () => {
    const added = (title: string) => {
      const chapters = [
        ...GUITAR.chapters,
        { title, summary: '', objectives: [], minutes: null, prerequisites: [], isFixed: false },
      ]
      const fit = fitness('', { ...GUITAR, chapters, wanted: { added: chapters.length - 1 } })
      return fit.ok ? fit.value.chapters.at(-1) : fit.error
    }
    expect(added('Barre chords')).toMatchObject({ title: 'Barre chords', minutes: 360 })
    expect(added('Slide guitars')).toMatchObject({ summary: expect.stringContaining('Slide guitars'), minutes: 120 })
  })

  it('should be an answer to anything, in time that grows with its length', () => {
    const words = fc.constantFrom(
      'drop',
      'put',
      'add',
      'rename',
      'before',
      'to',
      'the',
      'chapter',
      '3',
      'first',
      'chords',
      '"',
      ',',
      'and',
      '.',
    )
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 300 }).map((all) => all.join(' ')),
        (request) => {
          const { chapters } = revisePlan({ ...GUITAR, wanted: { request } })
          const kept = chapters.flatMap(({ from }) => (from === 0 ? [] : [from]))
          expect(new Set(kept).size).toBe(kept.length)
        },
      ),
      { numRuns: 200 },
    )
  })
})

// Helpers

function taskFor(goal: string): ReviseTask {
  const brief = aBrief({ goal, level: 'never', time: '2 hours a week' })
  const { title, description, chapters } = draftPlan(brief)
  return {
    ...{ kind: 'revise', brief, planTitle: title, description, wanted: { request: '' } },
    chapters: chapters.map(({ numbers, ...chapter }) => ({
      ...{ title: chapter.title, summary: chapter.summary, objectives: chapter.objectives, minutes: chapter.minutes },
      prerequisites: numbers.map((number) => number - 1),
      isFixed: false,
    })),
  }
}

function fitness(request: string, task: ReviseTask = GUITAR) {
  const asked = 'added' in task.wanted ? task : { ...task, wanted: { request } }
  const context = { task: asked, markdown: makeMemoryMarkdown(), gates: 'enforce', writes: 'en' } as const
  return readFitRevision(JSON.stringify(revisePlan(asked)), context)
}

function read(request: string): string {
  const fit = fitness(request)
  if (!fit.ok) return fit.error.detail
  const { chapters } = fit.value
  return chapters
    .map(({ from, title, isNew }) => (from === null ? `+${title}` : `${from + 1}${isNew ? `*${title}` : ''}`))
    .join(' ')
}
