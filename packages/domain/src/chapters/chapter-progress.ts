import { type ChapterId, type GenerationStatus, wordsOf } from '../shared/index.ts'
import type { ChapterContent, Opening, Section } from './content.ts'

/** What can be shown of a chapter, in the order in which it is read. */
export type LessonItem =
  | { readonly opening: Opening }
  | { readonly section: Section }
  | { readonly recap: Pick<ChapterContent, 'keyPoints' | 'practice'> }

/** Where the writing of a chapter stands. */
export type ChapterProgress = {
  readonly status: GenerationStatus
  readonly isUnlocked: boolean
  /** How often it was unlocked: items of another attempt may be others. */
  readonly attempt: number
  /** Of a chapter that is GENERATING, those that are kept, from where was asked for. */
  readonly items: readonly LessonItem[]
}

const partAt = (place: number): string => (place === 0 ? OPENING_PART : sectionPart(place - 1))

/** Names of the parts that the first `count` items are made of. */
export const partsBefore = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => partAt(place))

/** What is there without a gap, from that place on: a section is not shown before those that it follows. */
export function itemsFrom(parts: readonly Pick<ChapterPart, 'name' | 'made'>[], from: number): readonly LessonItem[] {
  const items: LessonItem[] = []
  for (let place = from; ; place += 1) {
    const part = parts.find(({ name }) => name === partAt(place))
    if (!part) return items
    items.push(place === 0 ? { opening: part.made as Opening } : { section: sectionAt(place - 1, part.made) })
  }
}

/** What can be read of a chapter that is being written. */
export type ChapterDraft = Pick<ChapterContent, 'introduction' | 'learningObjectives' | 'sections'>

/** Null before the opening. What sums the chapter up comes with the whole. */
export function draftOf(parts: Parameters<typeof itemsFrom>[0]): ChapterDraft | null {
  const [first, ...others] = itemsFrom(parts, 0)
  if (!first || !('opening' in first)) return null
  const { introduction, learningObjectives } = first.opening
  return {
    introduction,
    learningObjectives,
    sections: others.flatMap((one) => ('section' in one ? [one.section] : [])),
  }
}

/** A chapter that is written, in the shape in which it came. */
export const itemsOf = (content: ChapterContent): readonly LessonItem[] => [
  { opening: content },
  ...content.sections.map((section) => ({ section })),
  ...(content.keyPoints.length > 0 || content.practice ? [{ recap: content }] : []),
]

/** A section as the chapter has it: `made` is what was kept of it. */
export function sectionAt(place: number, made: unknown): Section {
  const { heading, body, objective } = made as Pick<Section, 'heading' | 'body' | 'objective'>
  return { heading, body, objective, id: `s${place + 1}`, minutes: readingMinutes(body) }
}

/** A lesson is read slowly: it is to be understood. Code and formulas count as well. */
const WORDS_A_MINUTE = 150
const SIGNS_A_MINUTE = 300

/** Whole minutes, at least 1. */
function readingMinutes(text: string): number {
  const { tokens, sign } = wordsOf(text)
  return Math.max(1, Math.round(tokens.length / (sign ? SIGNS_A_MINUTE : WORDS_A_MINUTE)))
}

/**
 * A piece of a chapter that a model wrote and that was found fit, kept until the whole chapter is: a crash repeats only the call
 * in flight.
 */
export type ChapterPart = {
  readonly chapterId: ChapterId
  /** Unique in its chapter. */
  readonly name: string
  /** What was asked for, as JSON: asked again for the same, it is not asked again of a model. */
  readonly task: unknown
  readonly made: unknown
  readonly model: string
  readonly at: Date
}

export const OPENING_PART = 'opening'
export const BLUEPRINT_PART = 'blueprint'
export const RECAP_PART = 'recap'
export const REVIEW_PART = 'review'

/** `place` is that in its chapter, from 0. */
export const sectionPart = (place: number): string => `section-${place + 1}`

/** Whether nothing that is written later can make it unfit: an opening or a section. */
export const isShownPart = (name: string): boolean => name === OPENING_PART || name.startsWith('section-')
