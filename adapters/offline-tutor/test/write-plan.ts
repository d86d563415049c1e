import {
  type Brief,
  type ChapterTask,
  type EarlierChapter,
  holds,
  type PlanDraft,
  type PlanTask,
  plainBlueprint,
  planRoom,
  type Question,
  type Reading,
  type ReviseTask,
  readFitChapter,
  readFitExercises,
  readFitPlan,
  readFitQuestions,
  readFitRecap,
  readFitSection,
  readSolution,
  type SectionDraft,
  type SetSlots,
} from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { answerTo } from '../src/answer-to.ts'

/** The product's own gates, over Markdown as its pages read it. */
export const gating = { markdown: makeMarkdown(), writes: 'en', gates: 'enforce' } as const

export const NO_TIME = { minutesPerWeek: null, weeks: null, totalMinutes: null }
export const USUAL_ROOM = planRoom(NO_TIME)

/** Of a learner who has put in nothing else. */
export const briefFor = (goal: string, set: { readonly [Slot in keyof SetSlots]?: unknown } = {}): Brief => ({
  ...aBrief({ goal, level: null, time: null, focus: null }),
  // each value is of its slot
  set: Object.fromEntries(Object.entries(set).map(([slot, value]) => [slot, { value, turns: 1 }])) as SetSlots,
})

/** The plan as the domain reads it; what it would not keep, or would have to mend, is a fault. */
export function drafted(task: PlanTask): Written & { readonly plan: PlanDraft } {
  const answer = answerTo(task)
  const reading = readFitPlan(answer, { task, ...gating })
  if (!reading.ok) return { plan: { title: '', description: '', chapters: [] }, faults: [reading.error.detail] }
  const { chapters } = reading.value
  const faults: string[] = []
  const said: PlanDraft['chapters'] = JSON.parse(answer).chapters
  for (const [index, { title, objectives, minutes }] of said.entries()) {
    const kept = chapters[index]
    if (JSON.stringify([title, objectives, minutes]) !== JSON.stringify([kept?.title, kept?.objectives, kept?.minutes]))
      faults.push(`${title}: mended`)
  }
  return { plan: reading.value, faults }
}

type Written = { readonly faults: readonly string[] }

/** All chapters of a plan as the product writes them, one after another, each with its check. */
export function writePlan({ title, chapters }: Pick<PlanDraft, 'title' | 'chapters'>, brief: Brief) {
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
    // what is only soft would be asked for again as well
    const found = reading.ok ? (reading.faults ?? []).map(({ code }) => code) : [reading.error.detail]
    faults.push(...found.map((codes) => `${task.title}: ${part}: ${codes}`))
    return reading.ok ? reading.value : null
  }
  const opening = fit('opening', readFitChapter(answerTo(task), { task, ...gating }))
  const lesson = { ...task, objectives: opening?.learningObjectives ?? [] }
  const sections: SectionDraft[] = []
  const blueprint = plainBlueprint(lesson)
  for (const [place, objective] of lesson.objectives.entries()) {
    const part = { ...lesson, kind: 'section', blueprint, place } as const
    const section = fit(objective, readFitSection(answerTo(part), { task: part, ...gating, siblings: sections }))
    if (section) sections.push(section)
  }
  const part = { ...lesson, kind: 'recap', sections } as const
  const recap = fit('recap', readFitRecap(answerTo(part), { task: part, ...gating }))
  const asking = { ...lesson, kind: 'questions', sections } as const
  const questions = fit('questions', readFitQuestions(answerTo(asking), { task: asking, ...gating })) ?? []
  const again = { ...asking, besides: questions }
  const second = fit('second set', readFitQuestions(answerTo(again), { task: again, ...gating })) ?? []
  faults.push(...refuted([...questions, ...second]).map((prompt) => `${task.title}: key: ${prompt}`))
  const exercising = { ...lesson, kind: 'exercises', blueprint, sections } as const
  fit('exercises', readFitExercises(answerTo(exercising), { task: exercising, ...gating }))
  const chapter: EarlierChapter = {
    ...(opening ?? { introduction: '', learningObjectives: [], curatedResources: [] }),
    sections: sections.map((section, place) => ({ ...section, id: `s${place + 1}`, minutes: 1 })),
    keyPoints: recap?.keyPoints ?? [],
  }
  return { chapter, faults }
}

/** Questions whose key the tutor does not find again. */
export function refuted(questions: readonly Question[]): readonly string[] {
  const asked = questions.map((question) => ({
    ...{ kind: question.kind, prompt: question.prompt, unit: 'unit' in question ? question.unit : '' },
    options: 'options' in question ? question.options.map(({ text }) => text).toReversed() : [],
  }))
  const task = { kind: 'solve', sections: [], questions: asked } as const
  const solution = readSolution(answerTo(task), task)
  const found = solution.ok ? solution.value : []
  return questions.flatMap((question, place) => (holds(question, found[place] ?? []) ? [] : [question.prompt]))
}

/** The chapter of that title, as its learner has added it at the end of a plan. */
export const added = (plan: Pick<PlanDraft, 'title' | 'description' | 'chapters'>, title: string, brief: Brief) =>
  ({
    kind: 'revise',
    brief,
    planTitle: plan.title,
    description: plan.description,
    chapters: [...plan.chapters, { title, summary: '', objectives: [], minutes: null, prerequisites: [] }].map(
      (chapter) => ({ ...chapter, isFixed: false }),
    ),
    wanted: { added: plan.chapters.length },
  }) satisfies ReviseTask
