import { LEVELS, type PlanRoom, planRoom, readFitRevision } from '@app/domain'
import { sample } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { added, briefFor, drafted, gating, NO_TIME, USUAL_ROOM, writePlan } from '../../test/write-plan.ts'
import { answerTo } from '../answer-to.ts'
import { SUBJECTS, type Subject, WAYS_OF_LEARNING } from '../subjects/subject.ts'
import { draftPlan } from './draft-plan.ts'

const ROOMS = [
  USUAL_ROOM,
  planRoom({ ...NO_TIME, totalMinutes: 40 }),
  planRoom({ ...NO_TIME, totalMinutes: 400 }),
  planRoom({ ...NO_TIME, minutesPerWeek: 180, weeks: 5 }),
  planRoom({ ...NO_TIME, minutesPerWeek: 600, weeks: 52 }),
]

describe.each(SUBJECTS)('a plan for $chips.en', (subject) => {
  const goal = subject.chips.en
  const LEARNERS = sample(
    [null, ...LEVELS].flatMap((level) => ROOMS.map((room) => ({ level, room }))),
    3,
  )

  it('should be found fit at the first call, unmended, and begin with the first lesson for one who is new', () => {
    for (const { level, room } of LEARNERS) {
      const { plan, faults } = drafted({ kind: 'plan', brief: briefFor(goal, { level, minutesPerWeek: 60 }), room })
      expect(faults, `${level}`).toEqual([])
      const minutes = plan.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
      if (room.minutes !== null) expect(minutes).toBeLessThanOrEqual(room.minutes + 5)
      if (level === null || level === 'new') expect(plan.chapters[0]?.title).toBe(subject.lessons[0]?.title)
    }
  })

  it('should offer each lesson that is left out, and deny none', () => {
    for (const { level, room } of LEARNERS) {
      const { description, chapters } = draftPlan({ kind: 'plan', brief: briefFor(goal, { level }), room })
      const titles = chapters.map(({ title }) => title)
      for (const { title } of subject.lessons)
        expect(
          [...titles, description].some((text) => text.includes(title)),
          title,
        ).toBe(true)
      expect(description.length).toBeLessThanOrEqual(600)
      expect(description).not.toMatch(/\b(?:no|missing)\b.*\blessons?\b/)
    }
  })

  it('should name what its lessons build, where they build one thing', () => {
    const { plan } = drafted({ kind: 'plan', brief: briefFor(goal), room: USUAL_ROOM })
    expect(plan.thread ?? '').toBe(subject.thread)
    expect(subject.thread.length).toBeLessThanOrEqual(200)
  })

  it('should say that a plan is shorter than the time that one has, and only then', () => {
    const said = (minutes: number) =>
      draftPlan({ kind: 'plan', brief: briefFor(goal, {}), room: planRoom({ ...NO_TIME, totalMinutes: minutes }) })
        .description
    expect(said(20_000)).toContain('This plan needs less time than you have.')
    expect(said(40)).not.toContain('less time')
  })

  it('should give one who adds a lesson that was left out this very lesson', () => {
    const brief = briefFor(goal, { level: 'expert' })
    const { plan } = drafted({ kind: 'plan', brief, room: USUAL_ROOM })
    const [first] = subject.lessons.filter(({ title }) => plan.chapters.every((chapter) => chapter.title !== title))
    const [named = ''] = first?.title.toUpperCase().split(/[,:]/) ?? []
    const task = added(plan, named, brief)
    const read = readFitRevision(answerTo(task), { task, ...gating })
    expect(read.ok && read.value.chapters.at(-1)).toMatchObject({
      objectives: first?.objectives,
      from: task.wanted.added,
    })
  })
})

describe('the chapters of a plan', () => {
  const LEARNERS = sample(
    SUBJECTS.flatMap((subject) => [null, 'some', 'expert'].map((level) => [subject, level] as const)),
    6,
  )
  it.each(LEARNERS.map(([subject, level]) => [subject.chips.en, level, subject] as const))(
    'should be found fit at the first call, with each part and its check: %s, %s',
    (goal, level, subject) => {
      const brief = briefFor(goal, { level, minutesPerWeek: 600 })
      const { plan } = drafted({ kind: 'plan', brief, room: USUAL_ROOM })
      const { faults, chapters } = writePlan(plan, brief)
      expect(faults).toEqual([])
      expect(chapters.map(({ sections = [] }) => sections.map(({ body }) => body))).toEqual(
        plan.chapters.map(({ title }) => lessonCalled(title, subject)?.sections.map(({ body }) => body)),
      )
    },
  )

  it('should be found fit where their learner has given them other titles', () => {
    const brief = briefFor('Guitar')
    const { plan } = drafted({ kind: 'plan', brief, room: USUAL_ROOM })
    const chapters = plan.chapters.map((chapter, index) => ({ ...chapter, title: `My step ${index + 1}` }))
    const { faults, chapters: written } = writePlan({ ...plan, chapters }, brief)
    expect(faults).toEqual([])
    expect(written[0]?.introduction).not.toContain('no lesson under this title')
  })

  it('should be ways of learning, and say so, where no lesson has what was added', () => {
    const brief = briefFor('Guitar')
    let { plan } = drafted({ kind: 'plan', brief, room: USUAL_ROOM })
    for (const title of ['Slide and open tunings', 'Repair a broken nut', 'Blues in E']) {
      const task = added(plan, title, brief)
      const read = readFitRevision(answerTo(task), { task, ...gating })
      const chapter = read.ok ? read.value.chapters.at(-1) : undefined
      expect(chapter, title).toMatchObject({ title, prerequisites: [] })
      if (chapter) plan = { ...plan, chapters: [...plan.chapters, { ...chapter, minutes: chapter.minutes ?? 0 }] }
    }
    const { faults, chapters } = writePlan(plan, brief)
    expect(faults).toEqual([])
    for (const { introduction } of chapters.slice(-3))
      expect(introduction).toMatch(/^To be clear: the demo tutor has no/)
    expect(JSON.parse(answerTo(added(plan, 'Jazz', brief)))).toEqual({ chapters: [] })
  })
})

describe('a plan for any other goal', () => {
  const GOALS = [
    'Keep bees',
    'Bienen halten',
    'TODO lists',
    '[insert goal]',
    'Как разводить пчёл',
    'test',
    'Go (the board game)',
    'C++ in 30 days. Really!',
    'I would like to understand how bees keep warm in winter!',
    'x'.repeat(200),
    '????',
  ]
  it.each(GOALS)('should be free, found fit, and about ways of learning alone: %s', (goal) => {
    for (const room of ROOMS) {
      const { plan, faults } = drafted({ kind: 'plan', brief: briefFor(goal), room })
      expect(faults).toEqual([])
      expect(plan.isFree).toBe(true)
      expect(plan.chapters.map(({ title }) => title)).toEqual(WAYS_OF_LEARNING.map(({ title }) => title))
      expect(plan).toEqual({ ...generalPlan(room), title: plan.title })
    }
    const { plan } = drafted({ kind: 'plan', brief: briefFor(goal), room: USUAL_ROOM })
    expect(writePlan(plan, briefFor(goal)).faults).toEqual([])
  })

  it('should have the goal for a heading where that can stand as one', () => {
    const titleFor = (goal: string) => drafted({ kind: 'plan', brief: briefFor(goal), room: USUAL_ROOM }).plan.title
    expect(titleFor('Keep bees')).toBe('A general plan: Keep bees')
    expect(titleFor('Keep bees.')).toBe('A general plan: Keep bees')
    expect(titleFor('Go (the board game)')).toBe('A general plan: Go (the board game)')
    expect(titleFor('3D printing: the basics')).toBe('A general plan: 3D printing: the basics')
    expect(titleFor('Bees!! <3 https://bees.example')).toBe('A general plan for learning something new')
  })

  it('should change nothing where words ask for it: that needs a model', () => {
    const brief = briefFor('Guitar')
    const { plan } = drafted({ kind: 'plan', brief, room: USUAL_ROOM })
    const task = { ...added(plan, '', brief), wanted: { request: 'Drop the last one' } }
    expect(JSON.parse(answerTo(task))).toEqual({ chapters: [] })
  })
})

// Helpers

const generalPlan = (room: PlanRoom) => drafted({ kind: 'plan', brief: briefFor('Knit socks'), room }).plan

const lessonCalled = (title: string, { lessons }: Subject) => lessons.find((lesson) => lesson.title === title)
