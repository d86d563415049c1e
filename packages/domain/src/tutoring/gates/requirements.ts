import { isNamedIn, mentions } from '../../brief/mentions.ts'
import { fitMinutes } from '../../plans/outline-minutes.ts'
import { type PlanRoom, USUAL_ROOM } from '../../plans/plan-room.ts'
import { contentWords, makeVocabulary } from '../../shared/index.ts'
import type { Fault } from '../fault.ts'
import { type ChapterOutline, leastChapters, MAX_OBJECTIVES, type PlanDraft } from '../plan-draft.ts'
import { sentencesOf } from '../reply/sentences.ts'
import type { PlanTask } from '../task.ts'

/** What a model is asked for, and asked for again. */
export const REQUIREMENT_WORDS = {
  mustHave: 'Name each text of must_have in the objectives of a chapter.',
  skip: 'Leave out what the texts of skip name: no title, summary or objective may mention it.',
} as const
const MUST_HAVE_MISSING: Fault = { code: 'must-have-missing', words: REQUIREMENT_WORDS.mustHave, isSoft: true }
const SKIP_PRESENT: Fault = { code: 'skip-present', words: REQUIREMENT_WORDS.skip, isSoft: true }

type Required = Pick<PlanTask, 'slots' | 'room'>

/** Which requirements of the learner an outline does not keep to. Code can make it keep to them: see `mendRequirements`. */
export function checkRequirements(draft: PlanDraft, { slots }: Required): readonly Fault[] {
  const { mustHave = [], skip = [] } = slots ?? {}
  const lines = [
    draft.title,
    draft.description,
    ...draft.chapters.flatMap((chapter) => [chapter.summary, ...named(chapter)]),
  ]
  return [
    ...(mustHave.every((wanted) => isNamed(draft, wanted)) ? [] : [MUST_HAVE_MISSING]),
    ...(lines.some((line) => hasOneOf(line, skip)) ? [SKIP_PRESENT] : []),
  ]
}

/**
 * What is not wanted goes: objectives and sentences that mention it, and chapters about it, as long as a plan is left. What must be
 * there becomes an objective of the chapter that is nearest to it, or of the last one.
 */
export function mendRequirements(draft: PlanDraft, { slots, room = USUAL_ROOM }: Required): PlanDraft {
  const { mustHave = [], skip = [] } = slots ?? {}
  const without = skip.length === 0 ? draft : withoutSkipped(draft, skip, room)
  return mustHave.reduce(withObjective, without)
}

const named = ({ title, objectives }: ChapterOutline): readonly string[] => [title, ...objectives]
const isNamed = ({ chapters }: PlanDraft, wanted: string): boolean =>
  chapters.flatMap(named).some((text) => isNamedIn(text, wanted))
const hasOneOf = (text: string, items: readonly string[]): boolean => items.some((item) => mentions(text, item))

function withoutSkipped(draft: PlanDraft, skip: readonly string[], room: PlanRoom): PlanDraft {
  const isFree = (text: string): boolean => !hasOneOf(text, skip)
  const sentences = (text: string): string => (isFree(text) ? text : sentencesOf(text).filter(isFree).join('').trim())
  const unwanted = draft.chapters.filter(({ title }) => !isFree(title))
  // the last ones go first: others build on the earlier ones
  const dropped = unwanted.slice(
    Math.max(0, unwanted.length - Math.max(0, draft.chapters.length - leastChapters(room))),
  )
  const chapters = withoutChapters(draft.chapters, dropped).map((chapter) => {
    const objectives = chapter.objectives.filter(isFree)
    // a learner who looks inside before paying still reads what it is about
    return { ...chapter, summary: sentences(chapter.summary) || (objectives[0] ?? ''), objectives }
  })
  const minutes = fitMinutes(
    chapters.map((chapter) => chapter.minutes),
    room.minutes,
    room.isLimit,
  )
  return {
    ...draft,
    description: sentences(draft.description),
    chapters: chapters.map((chapter, index) => ({ ...chapter, minutes: minutes[index] ?? chapter.minutes })),
  }
}

function withoutChapters(
  chapters: readonly ChapterOutline[],
  dropped: readonly ChapterOutline[],
): readonly ChapterOutline[] {
  const left = chapters.filter((chapter) => !dropped.includes(chapter))
  return left.map((chapter) => ({
    ...chapter,
    prerequisites: chapter.prerequisites
      .flatMap((place) => chapters[place] ?? [])
      .map((other) => left.indexOf(other))
      .filter((place) => place >= 0),
  }))
}

function withObjective(draft: PlanDraft, wanted: string, _: number, all: readonly string[]): PlanDraft {
  if (isNamed(draft, wanted)) return draft
  const { chapters } = draft
  const hasRoom = ({ objectives }: ChapterOutline): boolean => objectives.length < MAX_OBJECTIVES
  const isRequired = (objective: string): boolean => all.some((other) => isNamedIn(objective, other))
  const nearest = nearestTo(wanted, chapters)
  const joined = nearest && !hasRoom(nearest) ? nearest.objectives.findLast(isRequired) : undefined
  const place =
    joined === undefined ? (nearestTo(wanted, chapters.filter(hasRoom)) ?? chapters.findLast(hasRoom)) : nearest
  const added = chapters.map((chapter) => {
    if (chapter !== (place ?? chapters.at(-1))) return chapter
    const { objectives } = chapter
    // two that are required of one chapter share a line before one is taught where it does not belong
    if (joined !== undefined) {
      return { ...chapter, objectives: objectives.map((one) => (one === joined ? `${one}; ${wanted}` : one)) }
    }
    const spare = hasRoom(chapter) ? -1 : objectives.findLastIndex((objective) => !isRequired(objective))
    return { ...chapter, objectives: [...objectives.filter((_, index) => index !== spare), wanted] }
  })
  return { ...draft, chapters: added }
}

/** The chapter with most lines that hold a word of it, the earliest of several. */
function nearestTo(wanted: string, chapters: readonly ChapterOutline[]): ChapterOutline | undefined {
  const words = contentWords(wanted)
  const nearness = chapters.map(
    ({ title, summary, objectives }) =>
      [title, summary, ...objectives].map(makeVocabulary).filter(({ has }) => words.some(has)).length,
  )
  const most = Math.max(0, ...nearness)
  return most === 0 ? undefined : chapters[nearness.indexOf(most)]
}
