import { endpoints as api } from '@app/contract'
import { parseText, TEXTS } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

type Texts = keyof typeof TEXTS
type Schema = { readonly safeParse: (value: unknown) => { readonly success: boolean } }

const { changeBrief, rewordChapter } = api
/** The contract may import nothing of the domain, so both have the rules of input: here they are held together. */
const SCHEMAS: Readonly<Record<Texts, readonly Schema[]>> = {
  goal: [api.initiateConversation.input.shape.initial_goal],
  message: [api.continueConversation.input.shape.message, api.askTutor.input.shape.message],
  request: [api.requestRevision.input.shape.request],
  title: [api.renamePlan.input.shape.title, api.addChapter.input.shape.title, rewordChapter.input.shape.title],
  summary: [rewordChapter.input.shape.summary],
  note: [api.writeNote.input.shape.text],
  practice: [api.askForFeedback.input.shape.result],
  rewrite: [api.rewriteChapter.input.shape.words],
  doubt: [api.reportQuestion.input.shape.reason],
  doubtWords: [api.reportQuestion.input.shape.words],
  briefLine: [changeBrief.input.shape.outcome],
  briefItem: [changeBrief.input.shape.must_have, changeBrief.input.shape.skip].map(ofItem),
  reason: [api.setUserStatus.input.shape.reason, api.addCredits.input.shape.reason],
  staffNote: [api.addStaffNote.input.shape.text],
}

describe('the contract and the domain', () => {
  it.each(Object.keys(SCHEMAS) as Texts[])('should take and refuse the same texts: %s', (input) => {
    const agree = (text: string): void => {
      const isTaken = parseText(input, text).ok
      for (const schema of SCHEMAS[input]) expect([text, schema.safeParse(text).success]).toEqual([text, isTaken])
    }
    const { longest } = TEXTS[input]
    for (const length of [longest, longest + 1])
      for (const sign of ['x', '\uD800', '\u0000']) agree(sign.repeat(length))
    fc.assert(fc.property(anyInput(longest), agree), { numRuns: 60 })
  })
})

// Helpers

function ofItem(list: Schema): Schema {
  return { safeParse: (item) => list.safeParse([item]) }
}

/** Short ones of what cannot be seen, cannot be saved or is half a character, and some about as long as one may be. */
const anyInput = (longest: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.oneof(fc.constantFrom(0, 7, 9, 10, 32, 0xa0, 0x200b, 0xd800, 0xdc00, 0xfeff), fc.nat(0xffff)), {
        maxLength: 4,
      }),
      fc.constantFrom(0, longest - 2, longest - 1, longest),
    )
    .map(([units, padding]) => `${String.fromCharCode(...units)}${'x'.repeat(padding)}`)
