import { err, ok, type Result } from '../shared/result.ts'
import type { BadAnswer } from './bad-answer.ts'
import { isRecord, listOf, readJsonObject } from './lenient-json.ts'
import { oneLine } from './one-line.ts'

const FEWEST_CHAPTERS = 3
export const MOST_CHAPTERS = 12

export type ChapterOutline = { readonly title: string; readonly summary: string }

export type PlanDraft = {
  readonly title: string
  readonly description: string
  /** 3 to 12, with titles that differ. */
  readonly chapters: readonly ChapterOutline[]
}

export function readPlan(answer: string): Result<PlanDraft, BadAnswer> {
  const object = readJsonObject(answer)
  if (!object) return err({ kind: 'bad-answer', detail: 'no JSON object' })
  const title = oneLine(object.title, 150)
  const chapters = distinctTitles(listOf(object.chapters).map(readOutline)).slice(0, MOST_CHAPTERS)
  if (title === '') return err({ kind: 'bad-answer', detail: 'no title' })
  if (chapters.length < FEWEST_CHAPTERS) return err({ kind: 'bad-answer', detail: `${chapters.length} chapters` })
  return ok({ title, description: oneLine(object.description, 600), chapters })
}

/** Models like to number titles although the list does. */
const readOutline = (value: unknown): ChapterOutline => ({
  title: oneLine(isRecord(value) ? value.title : value, 150).replace(/^(?:chapter\s+)?\d+\s*[.:)–-]\s*(?=\S)/i, ''),
  summary: oneLine(isRecord(value) ? value.summary : '', 500),
})

function distinctTitles(outlines: readonly ChapterOutline[]): readonly ChapterOutline[] {
  const seen = new Set<string>()
  return outlines.filter(({ title }) => {
    const key = title.toLowerCase()
    return title !== '' && !seen.has(key) && seen.add(key)
  })
}
