import { err, ok, type Result } from '../shared/result.ts'
import { type BadAnswer, badAnswer, NO_JSON } from './fault.ts'
import { withoutAlike } from './gates/alike.ts'
import { withoutInvisible } from './gates/invisible.ts'
import { isRecord, listOf, readJsonObject } from './lenient-json.ts'
import type { Markdown } from './markdown.ts'
import { oneLine } from './one-line.ts'

const MIN_CHAPTERS = 3
export const MAX_CHAPTERS = 12

const TOO_FEW_CHAPTERS = {
  code: 'too-few-chapters',
  words: 'Make 4 to 8 chapters, each with a title of its own.',
}

export type ChapterOutline = { readonly title: string; readonly summary: string }

export type PlanDraft = {
  readonly title: string
  readonly description: string
  /** 3 to 12, with titles that differ. */
  readonly chapters: readonly ChapterOutline[]
}

export function readPlan(answer: string, markdown: Markdown): Result<PlanDraft, BadAnswer> {
  const object = readJsonObject(answer, ['title', 'chapters'])
  if (!object) return err(badAnswer(NO_JSON))
  const title = withoutInvisible(oneLine(object.title, 150, markdown))
  const outlines = distinctTitles(listOf(object.chapters).map((chapter) => readOutline(chapter, markdown)))
  const different = withoutAlike(outlines.slice(0, 2 * MAX_CHAPTERS), (outline) => outline.title)
  // of chapters alike the first is enough, as long as a plan is left; else the model has to think of others
  const chapters = (different.length < MIN_CHAPTERS ? outlines : different).slice(0, MAX_CHAPTERS)
  if (title === '') return err(badAnswer({ code: 'no-title', words: 'Give the plan a title.' }))
  if (chapters.length < MIN_CHAPTERS) return err(badAnswer(TOO_FEW_CHAPTERS))
  return ok({ title, description: withoutInvisible(oneLine(object.description, 600, markdown)), chapters })
}

/** Models like to number titles although the list does. A number that belongs to the title stays: "3-point lighting". */
const NUMBER =
  /^(?:(?:chapter|lesson|module|unit|part|section|kapitel|lektion|teil|chapitre|leçon|capítulo|lección|capitolo|lezione|hoofdstuk|les|глава|урок)\s+)?\d{1,3}(?:[.:)](?!\d)\s*|\s+[–—-]\s+)(?=\S)|^第\s{0,2}[\d一二三四五六七八九十]{1,3}\s{0,2}[章课課節节回][\s:：、.-]{0,3}(?=\S)/iu

const readOutline = (value: unknown, markdown: Markdown): ChapterOutline => ({
  title: withoutInvisible(oneLine(isRecord(value) ? value.title : value, 150, markdown)).replace(NUMBER, ''),
  summary: withoutInvisible(oneLine(isRecord(value) ? value.summary : '', 500, markdown)),
})

function distinctTitles(outlines: readonly ChapterOutline[]): readonly ChapterOutline[] {
  const seen = new Set<string>()
  return outlines.filter(({ title }) => {
    const key = title.toLowerCase()
    return title !== '' && !seen.has(key) && seen.add(key)
  })
}
