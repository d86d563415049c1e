import type { Chapter } from '../../chapters/chapter.ts'
import {
  BLUEPRINT_PART,
  type ChapterPart,
  isShownPart,
  OPENING_PART,
  sectionPart,
} from '../../chapters/chapter-progress.ts'
import type { ChapterContent, Opening } from '../../chapters/content.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { settledObjectives } from '../../tutoring/gates/readings.ts'
import { plainBlueprint } from '../../tutoring/parts/blueprint.ts'
import type { Blueprint } from '../../tutoring/parts/lesson-texts.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import type { BlueprintTask, ChapterTask, LessonTask, SectionTask, Task } from '../../tutoring/task.ts'

/** What a chapter is written from, as its plan and the chapters before it are now. */
export async function describeChapter(chapter: Chapter, { plans, chapters }: Repositories): Promise<ChapterTask> {
  const plan = await plans.find(chapter.planId)
  if (!plan) throw new Error('A chapter always has its plan.')
  const all = await chapters.ofPlan(chapter.planId)
  return {
    kind: 'chapter',
    brief: plan.brief,
    planTitle: plan.title,
    thread: plan.thread,
    chapterTitles: all.map(({ title }) => title),
    number: chapter.number,
    title: chapter.title,
    summary: chapter.summary,
    objectives: chapter.objectives,
    minutes: chapter.minutes,
    earlier: all.flatMap((one) => (one.kind === 'open' && one.number < chapter.number ? [textOf(one.content)] : [])),
  }
}

/** Without what becomes of its check: a chapter that is being prepared stays the same when that comes. */
const textOf = ({ isCheckPending: _, noCheck: __, ...text }: ChapterContent) => text

/** What a model would be asked: whatever the prompt leaves out of a task does not make it another one. */
export const askedOf = (task: Task): string => JSON.stringify(promptFor(task).messages)

/** What all sections are written from. Without a promise it is the opening that says what they teach. */
export const lessonOf = (task: ChapterTask, opening: Opening | null): LessonTask => ({
  ...task,
  objectives: task.objectives?.length ? settledObjectives(task.objectives) : (opening?.learningObjectives ?? []),
})

/** What its first words are written from, once it is planned. */
export const openingTask = (task: ChapterTask, { example }: Blueprint): ChapterTask =>
  example === '' ? task : { ...task, example }

export const blueprintTask = (lesson: LessonTask): BlueprintTask => ({ ...lesson, kind: 'blueprint' })

export const sectionTask = (lesson: LessonTask, blueprint: Blueprint, place: number): SectionTask => ({
  ...{ ...lesson, kind: 'section', blueprint, place },
})

/** Of what may be shown before the chapter is whole, what would be asked for in other words now: it is written anew. */
export function staleParts(kept: readonly ChapterPart[], task: ChapterTask): readonly string[] {
  const isPromised = Boolean(task.objectives?.length)
  const opening = kept.find(({ name, task: asked }) => name === OPENING_PART && asked === askedOf(task))
  const lesson = lessonOf(task, (opening?.made ?? null) as Opening | null)
  const planned = kept.find(
    ({ name, task: asked }) => name === BLUEPRINT_PART && asked === askedOf(blueprintTask(lesson)),
  )
  const blueprint = task.rewrite?.blueprint ?? (planned?.made as Blueprint | undefined) ?? plainBlueprint(lesson)
  const current = new Map<string, Task>([[OPENING_PART, isPromised ? openingTask(task, blueprint) : task]])
  for (const place of blueprint.sections.keys()) current.set(sectionPart(place), sectionTask(lesson, blueprint, place))
  const isCurrent = (part: ChapterPart): boolean => {
    const now = current.get(part.name)
    return now !== undefined && part.task === askedOf(now)
  }
  return kept.filter((part) => isShownPart(part.name) && !isCurrent(part)).map(({ name }) => name)
}
