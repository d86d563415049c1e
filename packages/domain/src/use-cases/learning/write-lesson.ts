import {
  BLUEPRINT_PART,
  OPENING_PART,
  RECAP_PART,
  REVIEW_PART,
  sectionAt,
  sectionPart,
} from '../../chapters/chapter-progress.ts'
import { type ChapterContent, CONTENT_VERSION, type Exercise, type Opening } from '../../chapters/content.ts'
import { ok, type Result } from '../../shared/result.ts'
import {
  readFitChapter,
  readFitExercises,
  readFitRecap,
  readFitReview,
  readFitSection,
} from '../../tutoring/gates/readings.ts'
import { plainBlueprint, readBlueprint } from '../../tutoring/parts/blueprint.ts'
import type { Blueprint, LessonTexts } from '../../tutoring/parts/lesson-texts.ts'
import { corrected } from '../../tutoring/parts/review.ts'
import type { RecapDraft, SectionDraft } from '../../tutoring/parts/section-draft.ts'
import { objectiveOf } from '../../tutoring/parts/section-prompt.ts'
import type { ChapterTask, ReviewTask } from '../../tutoring/task.ts'
import {
  type GenerationDeps,
  type GenerationFailed,
  gatesOf,
  type NoRoomYet,
} from '../tutoring/generate-with-retries.ts'
import { blueprintTask, lessonOf, openingTask, sectionTask } from './lesson-parts.ts'
import { sideBySide } from './side-by-side.ts'
import type { Part, WritePart } from './write-part.ts'

/**
 * Writes the text of a chapter in parts: what all of it follows; the opening and the sections, side by side; what sums them up and
 * exercises; then a second look, whose corrections are taken over.
 */
export async function writeLesson(
  deps: GenerationDeps,
  writePart: WritePart,
  task: ChapterTask,
  atOnce = deps.tutor.callsAtOnce,
): Promise<Result<ChapterContent, GenerationFailed | NoRoomYet>> {
  const gates = gatesOf(deps)
  const made: { opening: Opening | null; recap: RecapDraft | null } = { opening: null, recap: null }
  const sections: (SectionDraft & { readonly objective: string })[] = []

  /** A part that no chapter fails without: null where no model can write it. */
  const writeOptional = async <T>(part: Part<T>): Promise<Result<T | null, GenerationFailed | NoRoomYet>> => {
    const written = await writePart(part)
    return written.ok || written.error.kind !== 'generation-failed' ? written : ok(null)
  }
  const writeOpening = (asked: ChapterTask) => async () => {
    const read = (answer: string) => readFitChapter(answer, { task: asked, ...gates })
    const written = await writePart({ name: OPENING_PART, task: asked, read })
    if (!written.ok) return written
    made.opening = written.value
    return ok(undefined)
  }

  // without a promise it is the opening that says what the sections teach
  const isPromised = Boolean(task.objectives?.length)
  if (!isPromised) {
    const opened = await writeOpening(task)()
    if (!opened.ok) return opened
  }
  const lesson = lessonOf(task, made.opening)

  let blueprint: Blueprint = lesson.rewrite?.blueprint ?? plainBlueprint(lesson)
  if (!lesson.rewrite) {
    const planning = blueprintTask(lesson)
    const read = (answer: string) => readBlueprint(answer, planning, gates.markdown)
    const planned = await writeOptional({ name: BLUEPRINT_PART, task: planning, read })
    if (!planned.ok) return planned
    blueprint = planned.value ?? blueprint
  }

  const writeSection = (place: number) => async () => {
    const section = sectionTask(lesson, blueprint, place)
    const read = (answer: string) => {
      const siblings = sections.filter((_, other) => other !== place)
      const fit = readFitSection(answer, { task: section, ...gates, siblings })
      // at once: one that ends in the same moment must not say the same
      if (fit.ok) sections[place] = { ...fit.value, objective: objectiveOf(section) }
      return fit
    }
    const written = await writePart({ name: sectionPart(place), task: section, read })
    if (!written.ok) return written
    sections[place] = { ...written.value, objective: objectiveOf(section) }
    return ok(undefined)
  }
  const written = await sideBySide(atOnce, [
    ...(isPromised ? [writeOpening(openingTask(task, blueprint))] : []),
    ...blueprint.sections.map((_, place) => writeSection(place)),
  ])
  if (!written.ok) return written

  // prepared lessons have been looked at
  const isPrepared = gates.writes !== null
  let exercises: readonly Exercise[] | undefined
  const writeRecap = async () => {
    const asked = { ...lesson, kind: 'recap', exercises: blueprint.exercises, sections } as const
    const read = (answer: string) => readFitRecap(answer, { task: asked, ...gates })
    const recapped = await writePart({ name: RECAP_PART, task: asked, read })
    if (!recapped.ok) return recapped
    made.recap = recapped.value
    return ok(undefined)
  }
  const writeExercises = async () => {
    const asked = { ...lesson, kind: 'exercises', blueprint, sections } as const
    const read = (answer: string) => readFitExercises(answer, { task: asked, ...gates })
    const practised = await writeOptional({ name: 'exercises', task: asked, read })
    if (!practised.ok) return practised
    if (practised.value?.length) exercises = practised.value
    return ok(undefined)
  }
  const closed = await sideBySide(atOnce, [writeRecap, writeExercises])
  if (!closed.ok) return closed
  const { opening, recap } = made
  if (!opening || !recap) throw new Error('A lesson has all of its parts once they are written.')

  const texts: LessonTexts = {
    ...{ introduction: opening.introduction, sections: sections.map(({ heading, body }) => ({ heading, body })) },
    ...{ ...recap, exercises },
  }
  const review: ReviewTask = { ...lesson, kind: 'review', blueprint, texts }
  const read = (answer: string) => readFitReview(answer, { task: review, ...gates })
  const found = isPrepared ? ok(null) : await writeOptional({ name: REVIEW_PART, task: review, read })
  if (!found.ok) return found
  const { sections: whole, ...others } = corrected(texts, found.value ?? [])
  return ok({
    ...{ ...opening, contentVersion: CONTENT_VERSION, ...others },
    sections: whole.map((section, place) => sectionAt(place, { ...section, objective: sections[place]?.objective })),
  })
}
