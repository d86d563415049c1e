import {
  type ChapterTask,
  checkLesson,
  mendLesson,
  type Opening,
  type PlanTask,
  planRoom,
  readChapter,
  readFitPlan,
  type StatedTime,
} from '@app/domain'
import { aBrief, makeMemoryMarkdown } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'

const NO_TIME: StatedTime = { minutesPerWeek: null, weeks: null, totalMinutes: null }

describe('what the tutor sells', () => {
  const GOALS = [
    ...['Bake sourdough bread that rises', 'Hold a short conversation in Portuguese'],
    ...['Understand how neural networks learn', 'Spanish', 'the guitar', 'Python', 'drawing', 'cook', 'statistics'],
    ...[
      'run',
      'befriend crows',
      '????',
      'Ich möchte Brot backen lernen',
      'Kubernetes',
      'Write SQL queries for reports',
    ],
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
  for (const goal of GOALS) {
    it(`should be found fit by the domain at the first call: a plan for “${goal}” and all of its chapters`, () => {
      for (const [level, time, stated] of LEARNERS) {
        const brief = aBrief({ goal, level, time, focus: 'my trip to Mexico' })
        expect(faultsOf({ kind: 'plan', brief, room: planRoom(stated) }), time).toEqual([])
      }
    })
  }
})

// Helpers

const markdown = makeMemoryMarkdown()
const writes = 'en'

/** Every fault of the plan and its chapters, each judged beside the chapters before it. */
function faultsOf(task: PlanTask & { readonly room: ReturnType<typeof planRoom> }): readonly string[] {
  const { brief } = task
  const answer = answerTo(task)
  const plan = readFitPlan(answer, { task, markdown, writes, gates: 'enforce' })
  if (!plan.ok) return [plan.error.detail]
  const { title: planTitle, chapters } = plan.value
  const faults: string[] = []
  const said: readonly Said[] = JSON.parse(answer).chapters
  // what code would have mended
  for (const [index, { objectives, minutes, builds_on }] of said.entries()) {
    const { title, ...kept } = chapters[index] ?? { title: '' }
    const prerequisites = builds_on.map((number) => number - 1)
    if (!isSame({ ...kept, objectives, minutes, prerequisites }, kept)) faults.push(`${title}: mended`)
  }
  const total = chapters.reduce((sum, { minutes }) => sum + minutes, 0)
  if (task.room.minutes !== null && Math.abs(total - task.room.minutes) > 5) faults.push(`${total} minutes`)
  const earlier: (Opening & { readonly title: string })[] = []
  for (const [index, { title, summary, objectives, minutes }] of chapters.entries()) {
    const chapterTitles = chapters.map((chapter) => chapter.title)
    const about = { brief, planTitle, chapterTitles, number: index + 1, title, summary, objectives, minutes }
    const task: ChapterTask = { kind: 'chapter', ...about, earlier: [...earlier] }
    const read = readChapter(answerTo(task), markdown)
    if (!read.ok) return [...faults, `${title}: ${read.error.detail}`]
    if (!isSame(read.value.learningObjectives, objectives)) faults.push(`${title}: other objectives than the plan`)
    const content = mendLesson(read.value, task)
    faults.push(...checkLesson(content, { task, markdown, writes }).map(({ code }) => `${title}: ${code}`))
    earlier.push({ title, ...content })
  }
  return faults
}

type Said = {
  readonly objectives: readonly string[]
  readonly minutes: number
  readonly builds_on: readonly number[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
