import { type Brief, type ChapterTask, searchLink } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { draftPlan } from '../plan/draft-plan.ts'
import { writeChapter } from './write-chapter.ts'

describe('writeChapter', () => {
  it('should write the very chapter that the plan names, about the very subject', () => {
    const { introduction, learning_objectives } = writeChapter(taskFor(brief({ goal: 'Spanish' }), 1))
    expect(introduction).toContain('Spanish has five clear vowels')
    expect(introduction).toContain('hola, gracias, por favor')
    expect(learning_objectives).toContain('Use forty everyday words without looking them up')
  })

  it('should fit the pace to the time of the learner', () => {
    const written = (time: string | null) => writeChapter(taskFor(brief({ goal: 'chess', time }), 1)).introduction
    expect(written('half an hour a week')).toContain('two sittings of a quarter of an hour')
    expect(written('10 hours a week')).toContain('five sittings of two hours')
    expect(written(null)).toContain('about two weeks')
  })

  it('should speak to the level of the learner', () => {
    const written = (level: string) => writeChapter(taskFor(brief({ goal: 'chess', level }), 2)).introduction
    expect(new Set(['beginner', 'some games', 'advanced'].map(written)).size).toBe(3)
  })

  it('should come back to what matters to the learner', () => {
    const { introduction } = writeChapter(taskFor(brief({ goal: 'chess', focus: 'beating my brother' }), 1))
    expect(introduction).toContain('beating your brother')
  })

  it('should not make an aim of having fun', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const { introduction } = writeChapter(taskFor(brief({ goal: 'chess', focus: 'For fun' }), number))
      expect(introduction).not.toMatch(/\bfun\b|your own aim|matters to you/)
    }
  })

  it('should say when to go on', () => {
    const { introduction } = writeChapter(taskFor(brief({ goal: 'chess' }), 2))
    expect(introduction).toMatch(/[^\n]+ you [^\n]+\.$/)
  })

  it('should suggest what the product can make links of, without one of its own', () => {
    const { resources } = writeChapter(taskFor(brief({ goal: 'the guitar' }), 1))
    expect(resources.map(({ site, search }) => searchLink(site, search))).toContain(
      'https://www.youtube.com/results?search_query=guitar%20first%20lesson',
    )
    expect(JSON.stringify(resources)).not.toContain('://')
  })

  it('should find its chapter by the place where only the title differs', () => {
    const task = taskFor(brief({ goal: 'chess' }), 3)
    expect(writeChapter({ ...task, title: `${task.title} ` })).toEqual(writeChapter(task))
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
    expect(introduction).toContain('The demo tutor did not draft this plan')
    expect(resources[0]?.search).toBe('sourdough bread Der Ansatz')
  })
})

// Helpers

const brief = (changes: Parameters<typeof aBrief>[0]) => aBrief({ level: null, time: null, focus: null, ...changes })

function taskFor(brief: Brief, number: number): ChapterTask {
  const { title, chapters } = draftPlan(brief)
  const chapter = chapters[number - 1]
  if (!chapter) throw new Error(`The plan has no chapter ${number}.`)
  const chapterTitles = chapters.map(({ title }) => title)
  return {
    kind: 'chapter',
    brief,
    planTitle: title,
    chapterTitles,
    number,
    title: chapter.title,
    summary: chapter.summary,
  }
}
