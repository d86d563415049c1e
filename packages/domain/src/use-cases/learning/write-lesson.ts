import type { OpenChapter } from '../../chapters/chapter.ts'
import { OPENING_PART, sectionAt, sectionPart } from '../../chapters/chapter-progress.ts'
import { CONTENT_VERSION, type Opening } from '../../chapters/content.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok, type Result } from '../../shared/result.ts'
import { readFitChapter, readFitRecap, readFitSection } from '../../tutoring/gates/readings.ts'
import type { RecapDraft, SectionDraft } from '../../tutoring/parts/section-draft.ts'
import type { ChapterTask, LessonTask } from '../../tutoring/task.ts'
import { MAX_CALLS_PER_LEARNER } from '../tutoring/daily-budget.ts'
import {
  type GenerationDeps,
  type GenerationFailed,
  gatesOf,
  type NoRoomYet,
} from '../tutoring/generate-with-retries.ts'
import { lessonOf, sectionTask } from './lesson-parts.ts'
import { sideBySide } from './side-by-side.ts'
import { type WrittenCheck, writeCheck } from './write-check.ts'
import type { WritePart } from './write-part.ts'

/** Writes a chapter in parts: first those that do not depend on each other, side by side, then what sums them up and asks about them. */
export async function writeLesson(
  deps: GenerationDeps & Pick<Adapters, 'ids'>,
  writePart: WritePart,
  task: ChapterTask,
  atOnce = MAX_CALLS_PER_LEARNER,
): Promise<Result<Pick<OpenChapter, 'content' | 'questions'>, GenerationFailed | NoRoomYet>> {
  const gates = gatesOf(deps)
  const made: { opening: Opening | null; recap: RecapDraft | null } = { opening: null, recap: null }
  const sections: SectionDraft[] = []

  const writeOpening = async () => {
    const read = (answer: string) => readFitChapter(answer, { task, ...gates })
    const written = await writePart({ name: OPENING_PART, task, read })
    if (!written.ok) return written
    made.opening = written.value
    return ok(undefined)
  }
  const writeSection = (lesson: LessonTask, place: number) => async () => {
    const section = sectionTask(lesson, place)
    const siblings = () => sections.filter((_, other) => other !== place)
    const read = (answer: string) => readFitSection(answer, { task: section, ...gates, siblings: siblings() })
    const written = await writePart({ name: sectionPart(place), task: section, read })
    if (!written.ok) return written
    sections[place] = written.value
    return ok(undefined)
  }

  // without a promise it is the opening that says what the sections teach
  if (!task.objectives?.length) {
    const opened = await writeOpening()
    if (!opened.ok) return opened
  }
  const opened = made.opening
  const lesson = lessonOf(task, opened)
  const written = await asRoomAllows(atOnce, [
    ...(opened ? [] : [writeOpening]),
    ...lesson.objectives.map((_, place) => writeSection(lesson, place)),
  ])
  if (!written.ok) return written

  const whole = sections.map((section, place) => sectionAt(place, section))
  let check: WrittenCheck = { questions: [] }
  const writeRecap = async () => {
    const recapTask = { ...lesson, kind: 'recap', sections } as const
    const read = (answer: string) => readFitRecap(answer, { task: recapTask, ...gates })
    const recapped = await writePart({ name: 'recap', task: recapTask, read })
    if (!recapped.ok) return recapped
    made.recap = recapped.value
    return ok(undefined)
  }
  const checkLesson = async () => {
    const { objectives } = lesson
    const asked = await writeCheck(writePart, { task, sections: whole, objectives }, { ids: deps.ids, ...gates })
    if (!asked.ok) return asked
    check = asked.value
    return ok(undefined)
  }
  const closed = await asRoomAllows(atOnce, [writeRecap, checkLesson])
  if (!closed.ok) return closed
  const { opening, recap } = made
  if (!opening || !recap) throw new Error('A lesson has all of its parts once they are written.')
  const { questions, ...why } = check
  return ok({ content: { ...opening, contentVersion: CONTENT_VERSION, sections: whole, ...recap, ...why }, questions })
}

type Work = () => Promise<Result<void, GenerationFailed | NoRoomYet>>

/** Side by side. Where what one call may cost leaves no room for the other, one after the other: what is written is kept. */
async function asRoomAllows(atOnce: number, work: readonly Work[]): ReturnType<Work> {
  const done = await sideBySide(atOnce, work)
  return done.ok || done.error.kind === 'generation-failed' ? done : sideBySide(1, work)
}
