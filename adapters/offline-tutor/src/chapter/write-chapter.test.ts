import { type ChapterTask, type EarlierChapter, searchLink } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { brief, taskFor } from '../../test/lesson-task.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { writeChapter } from './write-chapter.ts'

describe('writeChapter', () => {
  it('should write the very chapter that the plan names, about the very subject', () => {
    const { introduction, learning_objectives } = writeChapter(taskFor(brief({ goal: 'Spanish' }), 1))
    expect(introduction).toContain('Spanish is kind to readers')
    expect(learning_objectives).toContain('Put the stress on the right syllable')
  })

  it('should say how long it takes where the learner said how much time there is', () => {
    const written = (time: string | null) => writeChapter(taskFor(brief({ goal: 'the guitar', time }), 1)).introduction
    expect(written('2 hours a week')).toMatch(/Plan on about three hours, about two weeks at your pace\.$/)
    expect(written('6 hours a week')).toMatch(/Plan on about three hours, half of your week\.$/)
    expect(written(null)).not.toContain('Plan on')
  })

  it('should say that practice goes on where a plan has squeezed a chapter', () => {
    const task = taskFor(brief({ goal: 'the guitar', time: '1 hour a week' }), 2)
    const squeezed = { ...task, minutes: 60 }
    expect(writeChapter(squeezed).introduction).toMatch(
      /Plan on about an hour, about a week at your pace; keep practicing it alongside the next one\.$/,
    )
    for (const other of [task, { ...squeezed, number: task.chapterTitles.length }])
      expect(writeChapter(other).introduction).not.toContain('keep practicing')
  })

  it('should come back to what matters to the learner in the last chapter', () => {
    const brief1 = brief({ goal: 'the guitar', focus: 'playing for my brother' })
    const last = draftPlan(brief1).chapters.length
    expect(writeChapter(taskFor(brief1, last)).introduction).toContain(
      'Your focus was playing for your brother: the last',
    )
    expect(writeChapter(taskFor(brief1, 1)).introduction).not.toContain('brother')
  })

  it('should say in the first chapter, and only there, that it has no lessons on a subject', () => {
    const written = (number: number) => writeChapter(taskFor(brief({ goal: 'befriend crows' }), number)).introduction
    expect(written(1)).toMatch(/^First, to be clear: this demo tutor has no lessons on “befriend crows”\./)
    expect(written(2)).not.toContain('no lessons')
  })

  it('should suggest what the product can make links of, without one of its own', () => {
    const { resources } = writeChapter(taskFor(brief({ goal: 'the guitar' }), 1))
    expect(resources.map(({ site, search }) => searchLink(site, search))).toContain(
      'https://www.youtube.com/results?search_query=first%20guitar%20lesson%20posture%20tuning',
    )
    expect(JSON.stringify(resources)).not.toContain('://')
  })

  it('should find its chapter by the place where only the title differs', () => {
    const task = taskFor(brief({ goal: 'the guitar' }), 3)
    expect(writeChapter({ ...task, title: `${task.title} ` })).toEqual(writeChapter(task))
  })

  it('should keep what its plan promised, under another title, too', () => {
    const task = taskFor(brief({ goal: 'the guitar', time: '1 hour a week' }), 3)
    const renamed = { ...task, title: 'In time', planTitle: 'My guitar', minutes: 60 }
    const { introduction, learning_objectives } = writeChapter(renamed)
    expect(learning_objectives).toEqual(task.objectives)
    expect(introduction).toContain('Left hands get all the attention.')
    expect(introduction).toContain('Plan on about an hour, about a week at your pace')
    const foreign = { ...renamed, objectives: ['Find a slide', 'Tune to open D'] }
    expect(writeChapter(foreign).learning_objectives).toEqual(foreign.objectives)
    expect(writeChapter(foreign).introduction).toContain('promises: Find a slide; Tune to open D.')
  })

  it('should help with a chapter of a plan that another model made', () => {
    const task: ChapterTask = {
      kind: 'chapter',
      brief: brief({ goal: 'Sourdough' }),
      planTitle: 'Sauerteig von Anfang an',
      chapterTitles: ['Der Ansatz', 'Der Teig'],
      number: 1,
      title: 'Der Ansatz',
      summary: 'Mehl, Wasser und Geduld.',
    }
    const { introduction, resources } = writeChapter(task)
    expect(introduction).toContain('Der Ansatz. Mehl, Wasser und Geduld.')
    expect(introduction).toContain('The demo tutor has no lesson of its own for it')
    expect(resources[0]?.search).toBe('sourdough bread Der Ansatz')
    // each further one begins differently: with another chapter for any theme, then with a general lesson
    const earlier: EarlierChapter[] = []
    for (const [index, title] of ['Ansatz', 'Teig', 'Ruhe', 'Ofen', 'Kruste', 'Brot'].entries()) {
      const { introduction } = writeChapter({ ...task, number: index + 1, title, earlier: [...earlier] })
      expect(introduction).toContain(`${title}. Mehl, Wasser und Geduld.`)
      earlier.push({ introduction, learningObjectives: [], curatedResources: [] })
    }
    const beginnings = earlier.map(({ introduction }) => introduction.split('\n\n').at(1))
    expect(new Set(beginnings).size).toBe(6)
    expect(beginnings.at(-1)).toMatch(/^A new field looks like a wall from outside\./)
  })
})
