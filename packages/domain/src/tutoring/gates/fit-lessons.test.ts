import { describe, expect, it } from 'vitest'
import { briefFor, FIT_LESSONS, type FitLesson } from '../../../test/fit-lessons.ts'
import {
  aFitChapterAnswer,
  aFitPlanAnswer,
  makeMemoryLanguageDetector,
  makeMemoryMarkdown,
} from '../../../testing/index.ts'
import type { Opening } from '../../chapters/content.ts'
import type { ChapterTask } from '../task.ts'
import { scriptOf } from './language-gate.ts'
import { readFitChapter, readFitPlan } from './readings.ts'

const markdown = makeMemoryMarkdown()
const gates = { markdown, languages: makeMemoryLanguageDetector(), gates: 'enforce', writes: null } as const

describe.each(Object.entries(FIT_LESSONS))('a good plan and chapter in %s', (_language, lesson) => {
  it('should pass every gate', () => {
    const brief = briefFor(lesson)
    expect(readFitPlan(planAnswer(lesson), { task: { kind: 'plan', brief }, ...gates })).toMatchObject({ ok: true })
    const read = readFitChapter(chapterAnswer(lesson), { task: taskFor(lesson), ...gates })
    expect(read).toMatchObject({ ok: true })
    expect(read.ok && read.value.curatedResources).toHaveLength(lesson.resources.length)
  })

  it('should be refused where the learner writes another language', () => {
    for (const [name, other] of Object.entries(FIT_LESSONS)) {
      if (other === lesson) continue
      const brief = briefFor(other)
      const plan = readFitPlan(planAnswer(lesson), { task: { kind: 'plan', brief }, ...gates })
      // a plan in Chinese or Japanese may be too short to say which it is
      if (scriptOf(lesson.goal) !== scriptOf(other.goal) || scriptOf(lesson.goal) !== 'han')
        expect(plan, name).toMatchObject({ ok: false })
      const chapter = readFitChapter(chapterAnswer(lesson), { task: taskFor(other), ...gates })
      expect(codesOf(chapter), name).toContain('wrong-language')
    }
  })
})

describe('the answers that tests use', () => {
  it('should be fit, twelve chapters of one plan too', () => {
    const brief = { goal: 'Chess', level: null, time: null, focus: null }
    const titles = Array.from({ length: 12 }, (_, index) => `${FIGURES[index]} endings`)
    const plan = readFitPlan(JSON.stringify(aFitPlanAnswer(brief, titles)), { task: { kind: 'plan', brief }, ...gates })
    expect(plan).toMatchObject({ ok: true, value: { chapters: titles.map((title) => ({ title })) } })
    const earlier: Opening[] = []
    for (const [index, title] of titles.entries()) {
      const task: ChapterTask = {
        kind: 'chapter',
        brief,
        planTitle: 'Chess',
        chapterTitles: titles,
        number: index + 1,
        title,
        summary: '',
        earlier: [...earlier],
      }
      const read = readFitChapter(JSON.stringify(aFitChapterAnswer(task)), { task, ...gates })
      expect(read).toMatchObject({ ok: true })
      if (read.ok) earlier.push(read.value)
    }
  })
})

// Helpers

const FIGURES = 'Pawn,Rook,Knight,Bishop,Queen,King,Castle,Fortress,Opposition,Triangle,Zugzwang,Stalemate'.split(',')

const codesOf = (read: ReturnType<typeof readFitChapter>): readonly string[] =>
  read.ok ? [] : read.error.faults.map(({ code }) => code)

const planAnswer = ({ plan }: FitLesson): string =>
  JSON.stringify({
    ...plan,
    chapters: plan.chapters.map(([title, summary]) => ({ title, summary, objectives: [title, summary] })),
  })

const chapterAnswer = ({ introduction, objectives, resources }: FitLesson): string =>
  JSON.stringify({
    introduction,
    learning_objectives: objectives,
    resources: resources.map(([search, title, reason], index) => ({
      site: index === 0 ? 'youtube' : 'wikipedia',
      search,
      title,
      type: 'video',
      reason,
    })),
  })

function taskFor(lesson: FitLesson): ChapterTask {
  const [, [title, summary] = ['', '']] = lesson.plan.chapters
  return {
    kind: 'chapter',
    brief: briefFor(lesson),
    planTitle: lesson.plan.title,
    chapterTitles: lesson.plan.chapters.map(([name]) => name),
    number: 2,
    title,
    summary,
  }
}
