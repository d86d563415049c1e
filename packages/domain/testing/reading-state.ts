import type { Arbitrary } from 'fast-check'
import type { SectionNote } from '../src/chapters/section-note.ts'
import { HOUR } from '../src/shared/duration.ts'
import { later } from './builders.ts'
import { fc } from './fast-check.ts'

export const aNote = (changes: Partial<SectionNote> = {}): SectionNote => ({
  sectionId: 's1',
  text: "Ask “why”, and 'when' {not} \\ 🦊\n\n<b>again</b>",
  version: 2,
  changedAt: later(3 * HOUR),
  ...changes,
})

/** Of an open chapter, what its learner has made of it. */
export const anyReadingState = (text: Arbitrary<string>, date: Arbitrary<Date>) => ({
  readAt: fc.option(date),
  place: fc.option(text),
  notes: fc.uniqueArray(
    fc.record({ sectionId: text, text, version: fc.integer({ min: 1, max: 2 ** 31 - 1 }), changedAt: date }),
    { selector: ({ sectionId }) => sectionId, maxLength: 3 },
  ),
  ticked: fc.array(text),
})
