import fc, { type Arbitrary } from 'fast-check'

/** Of an open chapter, what its learner has made of it. */
export const anyReadingState = (text: Arbitrary<string>, date: Arbitrary<Date>) => ({
  readAt: fc.option(date),
  place: fc.option(text),
  notes: fc.uniqueArray(
    fc.record({ sectionId: text, text, version: fc.integer({ min: 1, max: 2 ** 31 - 1 }), changedAt: date }),
    { selector: ({ sectionId }) => sectionId, maxLength: 3 },
  ),
  ticked: fc.array(text),
  practiceResult: fc.option(
    fc.record({ id: text, version: fc.integer({ min: 1, max: 3 }), result: text, feedback: text }),
  ),
})
