import { knownSlots, type PlanDraft, type PlanTask, planRoom, readFitPlan, type StatedTime } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { sample } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { gating, writePlan } from '../test/write-lesson.ts'
import { answerTo } from './answer-to.ts'
import { generalLessons } from './lessons/general-lessons.ts'
import { SUBJECTS } from './subjects/subject.ts'

const NO_TIME: StatedTime = { minutesPerWeek: null, weeks: null, totalMinutes: null }
const SPANISH = 'Spanish'
const GUITAR = 'the guitar'
const UNKNOWN = 'befriend crows'

describe('a plan that the tutor sells', () => {
  const GOALS = [
    ...['Bake sourdough bread that rises', 'Hold a short conversation in Portuguese'],
    ...['Understand how neural networks learn', SPANISH, GUITAR, 'Python', 'drawing', 'cook', 'statistics', 'run'],
    ...[UNKNOWN, '????', 'Ich möchte Brot backen lernen', 'Kubernetes', 'Write SQL queries for reports'],
  ]
  const LEARNERS = [
    ['no', '10 hours a week', NO_TIME],
    ['advanced', '30 minutes a week', NO_TIME],
    ['no', '40 minutes in all', { ...NO_TIME, totalMinutes: 40 }],
    ['advanced', '5 hours in all', { ...NO_TIME, totalMinutes: 300 }],
    ['no', '3 hours a week, in 5 weeks', { ...NO_TIME, minutesPerWeek: 180, weeks: 5 }],
    ['a little', '2 hours a week, in 6 months', { ...NO_TIME, minutesPerWeek: 120, weeks: 26 }],
    ['advanced', '10 hours a week, in a year', { ...NO_TIME, minutesPerWeek: 600, weeks: 52 }],
  ] as const
  for (const goal of sample(GOALS, 4)) {
    it(`should be found fit by the domain at the first call, for “${goal}”`, () => {
      for (const [level, time, stated] of LEARNERS) {
        const brief = aBrief({ goal, level, time, focus: 'my trip to Mexico' })
        const { faults } = drafted({ kind: 'plan', brief, room: planRoom(stated) })
        expect(faults, time).toEqual([])
      }
    })
  }
})

describe('a chapter that the tutor sells', () => {
  const USUAL = planRoom(NO_TIME)
  const A_YEAR = planRoom({ ...NO_TIME, minutesPerWeek: 600, weeks: 52 })
  const LEARNERS = [
    ...sample(SUBJECTS, 4).map(({ name }) => [name, 'no', USUAL] as const),
    [SPANISH, 'a little', USUAL],
    [GUITAR, 'advanced', A_YEAR],
    [UNKNOWN, 'no', A_YEAR],
  ] as const
  for (const [goal, level, room] of LEARNERS) {
    it(`should be found fit at the first call, with each of its parts: “${goal}”, ${level}`, () => {
      const brief = aBrief({ goal, level, time: '10 hours a week', focus: 'my trip to Mexico' })
      const plan = drafted({ kind: 'plan', brief, room })
      const { faults, chapters } = writePlan(plan, brief)
      expect(faults).toEqual([])
      for (const [index, { sections, learningObjectives }] of chapters.entries()) {
        expect(learningObjectives).toEqual(plan.chapters[index]?.objectives)
        expect(sections).toHaveLength(learningObjectives.length)
      }
      const all = SUBJECTS.find(({ name }) => name === goal)?.lessons ?? generalLessons('“befriend crows”', '')
      const titles = plan.chapters.map(({ title }) => title)
      if (level === 'no') expect(titles).toEqual(all.map(({ title }) => title))
    })
  }

  it('should be found fit where the learner has asked for what no lesson teaches', () => {
    const brief = aBrief({ goal: GUITAR, focus: 'playing for my brother, must include Ed Sheeran, no tablature' })
    const slots = knownSlots(brief, [], new Date('2026-11-23'))
    const plan = drafted({ kind: 'plan', brief, slots, room: planRoom(NO_TIME) })
    const { faults, chapters } = writePlan(plan, brief)
    expect(faults).toEqual([])
    const taught = chapters.flatMap(({ sections = [] }) => sections.map(({ body }) => body)).join('\n')
    expect(taught).toContain('Your plan promises this as well: **Ed Sheeran**.')
    expect(taught).toContain('At the top of a sheet goes what it’s all for: playing for your brother.')
  })

  for (const goal of [GUITAR, UNKNOWN]) {
    it(`should be found fit where the learner of “${goal}” has added two that no lesson teaches`, () => {
      const brief = aBrief({ goal, focus: null })
      const plan = drafted({ kind: 'plan', brief, room: planRoom(NO_TIME) })
      const chapters = [...plan.chapters, ...['Slide and open tunings', 'Repair a broken nut'].map(addedChapter)]
      expect(writePlan({ ...plan, chapters }, brief).faults).toEqual([])
    })
  }

  it('should be found fit in a plan that another model made', () => {
    const brief = aBrief({ goal: 'Keep bees', focus: 'honey from my own garden' })
    const titles = ['The hive', 'The tools', 'A year with bees', 'Swarms', 'Honey', 'Mites', 'Winter']
    const chapters = titles.map(addedChapter).map(({ objectives, ...chapter }) => ({
      ...chapter,
      objectives: [...objectives, `Draw the parts of ${chapter.title}`],
    }))
    expect(writePlan({ title: 'Bees in your garden', chapters }, brief).faults).toEqual([])
    // a plan of the first version promised nothing
    const bare = chapters.slice(0, 3).map((chapter) => ({ ...chapter, objectives: [] }))
    expect(writePlan({ title: 'Bees in your garden', chapters: bare }, brief).faults).toEqual([])
  })
})

// Helpers

/** The plan as the domain reads it, and what code would have mended in it. */
function drafted(task: PlanTask & { readonly room: ReturnType<typeof planRoom> }) {
  const answer = answerTo(task)
  const plan = readFitPlan(answer, { task, ...gating })
  if (!plan.ok) return { title: '', chapters: [], faults: [plan.error.detail] }
  const { title, chapters } = plan.value
  const faults = (plan.faults ?? []).map(({ code }) => code)
  const said: readonly Said[] = JSON.parse(answer).chapters
  for (const [index, { objectives, minutes, builds_on }] of said.entries()) {
    const { title, ...kept } = chapters[index] ?? { title: '' }
    const prerequisites = builds_on.map((number) => number - 1)
    if (!isSame({ ...kept, objectives, minutes, prerequisites }, kept)) faults.push(`${title}: mended`)
  }
  const total = chapters.reduce((sum, { minutes }) => sum + minutes, 0)
  if (task.room.minutes !== null && total > task.room.minutes + 5) faults.push(`${total} minutes`)
  return { title, chapters, faults }
}

type Said = {
  readonly objectives: readonly string[]
  readonly minutes: number
  readonly builds_on: readonly number[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const addedChapter = (title: string): PlanDraft['chapters'][number] => ({
  title,
  summary: `What matters about ${title.toLowerCase()}, with one example to follow and one to try yourself.`,
  objectives: [`Explain ${title} to a friend`, `Follow an example of ${title}`, `Try ${title} on a case you choose`],
  minutes: 120,
  prerequisites: [],
})
