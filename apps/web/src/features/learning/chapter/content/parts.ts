import { texts } from 'virtual:texts/learning/chapter/content'
import type { ChapterView } from '@app/contract'
import type { Content } from '../reading-state.ts'

/** A part of a chapter that has an address: a heading of the page, or of a section that teaches. */
export type Part = { readonly id: string; readonly title: string; readonly minutes?: number | undefined }

const shared = (id: keyof typeof texts.parts): Part => ({ id, title: texts.parts[id] })

/** What a chapter consists of, in order. One of the first version has neither sections nor key points nor a practice. */
export const partsOf = (
  { sections, key_points: points, practice }: Content,
  check: ChapterView['check'],
  isComing = false,
): readonly [Part, ...Part[]] => [
  shared('introduction'),
  shared('objectives'),
  ...sections.map(({ id, heading, minutes }) => ({ id, title: heading, minutes })),
  ...(points.length > 0 ? [shared('key-points')] : []),
  ...(practice ? [shared('practice')] : []),
  ...(check ? [shared('check')] : []),
  ...(isComing ? [] : [shared('resources')]),
]

/** To read all sections; null where there are none. */
export const readingMinutes = ({ sections }: Content): number | null =>
  sections.length === 0 ? null : sections.reduce((sum, { minutes }) => sum + minutes, 0)

/** What a section teaches: each has one objective, in their order. */
export const objectiveOf = ({ sections, learning_objectives: objectives }: Content, index: number): string | null =>
  sections.length === objectives.length ? (objectives[index] ?? null) : null

/** How far a chapter is that is being written. */
export const describeComing = ({ sections, learning_objectives: objectives }: Content): string =>
  texts.coming({ sections: sections.length, of: objectives.length })
