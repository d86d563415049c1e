import type { ChapterTask, SectionTask } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { brief, taskFor } from '../../test/lesson-task.ts'
import { generalLessons } from '../lessons/general-lessons.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { lessonOf } from './write-chapter.ts'
import { writeRecap, writeSection } from './write-part.ts'

const GUITAR = brief({ goal: 'the guitar' })

describe('writeSection', () => {
  it('should write the very section of each objective, under any title and in any order', () => {
    const task = taskFor(GUITAR, 2)
    const { sections } = lessonOf(task, draftPlan(GUITAR))
    expect(written(task)).toEqual(sections)
    expect(written({ ...task, title: 'In time', planTitle: 'My guitar' })).toEqual(sections)
    const turned = { ...task, objectives: task.objectives?.toReversed() ?? [] }
    expect(written(turned)).toEqual(sections.toReversed())
  })

  it('should say where a promise goes beyond its lessons, and give each one another way', () => {
    const task = taskFor(GUITAR, 2)
    const added = ['Ed Sheeran', 'Blues in **E**']
    const [first, second] = written({ ...task, objectives: [...(task.objectives ?? []), ...added] }).slice(-2)
    expect(first?.body).toMatch(
      /^Your plan promises this as well: \*\*Ed Sheeran\*\*\. The demo tutor has no lesson on it/,
    )
    expect(first?.body).toContain('Write the theme at the top as the plan puts it: Ed Sheeran.')
    expect(second?.body).toMatch(/^Your plan promises this as well: \*\*Blues in E\*\*\./)
    expect(second?.heading).not.toBe(first?.heading)
    const earlier = [asEarlier([first?.body ?? ''])]
    const [later] = written({ ...task, earlier, objectives: [...(task.objectives ?? []), 'Ed Sheeran'] }).slice(-1)
    expect(later?.heading).toBe(second?.heading)
  })

  it('should end with a page for what the learner set out for', () => {
    const own = brief({ goal: 'the guitar', focus: 'playing for my brother' })
    const task = taskFor(own, draftPlan(own).chapters.length)
    const sections = written({ ...task, objectives: ['Ed Sheeran', ...(task.objectives ?? [])] })
    expect(sections.at(-1)?.heading).toBe('One scene with a date')
    expect(sections.at(-1)?.body).toMatch(
      /^Back to your focus\.\n\nAt the top of a sheet goes what it’s all for: playing for your brother\./,
    )
    expect(sections[0]?.body).toContain('Write the theme at the top as the plan puts it: Ed Sheeran.')
  })

  it('should go one way through a chapter that no lesson teaches, and another through the next', () => {
    const chapter = { ...taskFor(GUITAR, 2), title: 'Slide', summary: 'A glass tube.' }
    const objectives = ['Find a slide', 'Tune to open D', 'Play a phrase', 'Damp the strings']
    const first = written({ ...chapter, objectives })
    expect(first.map(({ heading }) => heading).slice(0, 3)).toEqual([
      'What you bring along',
      'Three terms from one source',
      'One case, then a closed book',
    ])
    expect(first[1]?.body).toMatch(/^Toward \*\*Tune to open D\*\*\.\n\nNow choose one source/)
    expect(new Set(first.map(({ heading }) => heading)).size).toBe(4)
    const earlier = [asEarlier(first.map(({ body }) => body))]
    const second = written({ ...chapter, title: 'Repairs', objectives, earlier })
    expect(second[0]?.heading).not.toBe(first[3]?.heading)
    expect(second[0]?.body).toMatch(/^Toward \*\*Find a slide\*\*\./)
    const both = [...first, ...second].map(({ heading }) => heading)
    expect(new Set(both).size).toBe(8)
  })

  it('should take no way that the plan has a chapter on', () => {
    const task = taskFor(brief({ goal: 'befriend crows' }), 1)
    const objectives = Array.from({ length: 30 }, (_, place) => `Feed crow ${place}`)
    const own = generalLessons('“befriend crows”', 'befriend crows').filter(({ title }) =>
      task.chapterTitles.includes(title),
    )
    const headings = own.flatMap(({ sections }) => sections.map(({ heading }) => heading))
    for (const { heading } of written({ ...task, title: 'Feed', objectives })) expect(headings).not.toContain(heading)
  })
})

describe('writeRecap', () => {
  it('should sum up the lesson, in the shape that other models are asked for', () => {
    const task = { ...taskFor(GUITAR, 2), kind: 'recap', objectives: [], sections: [] } as const
    const { keyPoints, practice } = lessonOf(task, draftPlan(GUITAR))
    expect(writeRecap(task)).toEqual({ key_points: keyPoints, practice: practice.task, done_when: practice.doneWhen })
  })
})

// Helpers

const written = ({ objectives = [], ...task }: Omit<ChapterTask, 'kind'>) =>
  objectives.map((_, place) => writeSection({ ...task, objectives, kind: 'section', place } satisfies SectionTask))

const asEarlier = (bodies: readonly string[]) => ({
  introduction: '',
  learningObjectives: [],
  curatedResources: [],
  sections: bodies.map((body, place) => ({ id: `s${place}`, heading: '', body, minutes: 1 })),
})
