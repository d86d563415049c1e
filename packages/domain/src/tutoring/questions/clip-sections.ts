import type { Section } from '../../chapters/content.ts'
import { utf8Length } from '../../shared/text.ts'
import { clipAtEnd } from '../model-text.ts'

/** What a task gives a model to read of a chapter. */
export type LessonText = Pick<Section, 'heading' | 'body'> & { readonly id?: string }

/** Bytes of a lesson that fit a window of 8k tokens beside the rules and the answer: the least that is shown of it. */
export const [MIN_SHOWN, MAX_SHOWN] = [10_000, 60_000]

/** Of what is shown of a section that is too long, what is its beginning: the rest is its end, where it hands over. */
const BEGINNING = 0.6

/** Where they are longer than `bytes`, each gives up the same share of its middle, and says so: none is lost whole. */
export function clipSections(sections: readonly LessonText[], bytes: number) {
  const share = bytes / Math.max(bytes, utf8Length(sections.map(({ body }) => body).join('')))
  return sections.map(({ heading, body }, place) => {
    const numbered = { section: place + 1, heading }
    if (share === 1) return { ...numbered, body }
    const length = Math.ceil(body.length * share)
    const beginning = clipAtEnd(body, Math.ceil(BEGINNING * length))
    return { ...numbered, body: beginning, cut: CUT, end: endOf(body, length - beginning.length) }
  })
}

const CUT = 'What stands between "body" and "end" is left out here, and is no fault of it.'

/** Begins with a whole paragraph or line, where there is one in its first half. */
function endOf(text: string, length: number): string {
  const end = text.slice(text.length - length)
  const starts = ['\n\n', '\n', '. '].map((mark) => end.indexOf(mark) + mark.length)
  return end.slice(starts.find((start, index) => start > index && start < length / 2) ?? 0).trim()
}
