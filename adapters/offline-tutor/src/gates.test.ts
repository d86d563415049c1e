import { type ChapterContent, type ChapterTask, checkLesson, checkOutline, readChapter, readPlan } from '@app/domain'
import { aBrief, makeMemoryMarkdown } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'

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
  for (const goal of GOALS) {
    it(`should be found fit by the domain: a plan for “${goal}” and all of its chapters`, () => {
      for (const [level, time] of [
        ['no', '10 hours a week'],
        ['advanced', '30 minutes a week'],
      ] as const) {
        const faults = faultsOf(aBrief({ goal, level, time, focus: 'my trip to Mexico' }))
        expect(faults).toEqual([])
      }
    })
  }
})

// Helpers

const markdown = makeMemoryMarkdown()
const writes = 'en'

/** Every fault of the plan and its chapters, each judged beside the chapters before it. */
function faultsOf(brief: ReturnType<typeof aBrief>): readonly string[] {
  const plan = readPlan(answerTo({ kind: 'plan', brief }), markdown)
  if (!plan.ok) return [plan.error.detail]
  const { title: planTitle, chapters } = plan.value
  const faults = checkOutline(plan.value, { task: { kind: 'plan', brief }, writes }).map(({ code }) => `plan: ${code}`)
  const earlier: (ChapterContent & { readonly title: string })[] = []
  for (const [index, { title, summary }] of chapters.entries()) {
    const chapterTitles = chapters.map((chapter) => chapter.title)
    const task: ChapterTask = { kind: 'chapter', brief, planTitle, chapterTitles, number: index + 1, title, summary }
    const content = readChapter(answerTo(task), markdown)
    if (!content.ok) return [...faults, `${title}: ${content.error.detail}`]
    const context = { task: { ...task, earlier: [...earlier] }, markdown, writes }
    faults.push(...checkLesson(content.value, context).map(({ code }) => `${title}: ${code}`))
    earlier.push({ title, ...content.value })
  }
  return faults
}
