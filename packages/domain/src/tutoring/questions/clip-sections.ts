import type { Section } from '../../chapters/content.ts'
import { clip, utf8Length } from '../../shared/text.ts'

/** What a task gives a model to read of a chapter. */
export type LessonText = Pick<Section, 'heading' | 'body'>

/** Bytes of a lesson that fit a window of 8k tokens beside the answer. */
const MAX_BYTES = 10_000

/** Each section gives up the same share of its body, so that none is lost whole. */
export function clipSections(sections: readonly LessonText[]): readonly LessonText[] {
  const share = MAX_BYTES / Math.max(MAX_BYTES, utf8Length(sections.map(({ body }) => body).join('')))
  return sections.map(({ heading, body }) => ({ heading, body: clip(body, Math.ceil(body.length * share)) }))
}
