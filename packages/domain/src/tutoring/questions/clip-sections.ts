import type { Section } from '../../chapters/content.ts'
import { utf8Length } from '../../shared/text.ts'
import { clipAtEnd } from '../model-text.ts'

/** What a task gives a model to read of a chapter. */
export type LessonText = Pick<Section, 'heading' | 'body'>

/** Bytes of a lesson that fit a window of 8k tokens beside the rules and the answer: the least that is shown of it. */
export const [MIN_SHOWN, MAX_SHOWN] = [10_000, 60_000]

/** Where they are longer than `bytes`, each gives up the same share of its end, and says so: none is lost whole. */
export function clipSections(sections: readonly LessonText[], bytes: number) {
  const share = bytes / Math.max(bytes, utf8Length(sections.map(({ body }) => body).join('')))
  return sections.map(({ heading, body }) =>
    share === 1 ? { heading, body } : { heading, body: clipAtEnd(body, Math.ceil(body.length * share)), cut: CUT },
  )
}

const CUT = 'It goes on: its end is left out here, and is no fault of it.'
