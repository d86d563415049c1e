import {
  type ChapterTask,
  type EarlierChapter,
  type PlanDraft,
  type Reading,
  readFitChapter,
  readFitRecap,
  readFitSection,
  type SectionDraft,
  settledObjectives,
} from '@app/domain'
import { makeMarkdown } from '@app/markdown'
import { answerTo } from '../src/answer-to.ts'

/** The product's own gates, over Markdown as its pages read it. */
export const gating = { markdown: makeMarkdown(), writes: 'en', gates: 'enforce' } as const

type Outline = Pick<PlanDraft, 'title' | 'chapters'>

/** All chapters of a plan as the product writes them, one after another: the opening, each section, the recap. */
export function writePlan({ title, chapters }: Outline, brief: ChapterTask['brief']) {
  const chapterTitles = chapters.map((chapter) => chapter.title)
  const written: EarlierChapter[] = []
  const faults: string[] = []
  for (const [index, { prerequisites: _, ...outline }] of chapters.entries()) {
    const about = { brief, planTitle: title, chapterTitles, number: index + 1, earlier: [...written] }
    const lesson = writeLesson({ kind: 'chapter', ...about, ...outline })
    written.push(lesson.chapter)
    faults.push(...lesson.faults)
  }
  return { chapters: written, faults }
}

/** A chapter with the faults of its parts, each as "Title: part: codes". */
function writeLesson(task: ChapterTask) {
  const faults: string[] = []
  const fit = <T>(part: string, reading: Reading<T>): T | null => {
    for (const { code } of reading.ok ? (reading.faults ?? []) : reading.error.faults)
      faults.push(`${task.title}: ${part}: ${code}`)
    return reading.ok ? reading.value : null
  }
  const opening = fit('opening', readFitChapter(answerTo(task), { task, ...gating }))
  const promised = task.objectives?.length ? settledObjectives(task.objectives) : opening?.learningObjectives
  const lesson = { ...task, objectives: promised ?? [] }
  const sections: SectionDraft[] = []
  for (const [place, objective] of lesson.objectives.entries()) {
    const part = { ...lesson, kind: 'section', place } as const
    const section = fit(objective, readFitSection(answerTo(part), { task: part, ...gating, siblings: sections }))
    if (section) sections.push(section)
  }
  const part = { ...lesson, kind: 'recap', sections } as const
  const recap = fit('recap', readFitRecap(answerTo(part), { task: part, ...gating }))
  const chapter: EarlierChapter = {
    ...(opening ?? { introduction: '', learningObjectives: [], curatedResources: [] }),
    sections: sections.map((section, place) => ({ ...section, id: `s${place + 1}`, minutes: 1 })),
    keyPoints: recap?.keyPoints ?? [],
  }
  return { chapter, faults }
}
