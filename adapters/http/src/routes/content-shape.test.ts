import type { ChapterView, GenerationStatus as StatusInContract } from '@app/contract'
import type { ChapterContent, CuratedResource, GenerationStatus } from '@app/domain'
import { describe, expectTypeOf, it } from 'vitest'

/** As the API spells it. */
type Spelled<Part extends string> = Part extends 'justification' ? 'ai_justification' : SnakeCase<Part>

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text

type Body<T> = T extends readonly (infer Item)[]
  ? Body<Item>[]
  : T extends object
    ? { -readonly [Part in keyof T as Part extends string ? Spelled<Part> : never]: Body<T[Part]> }
    : T

type Content = NonNullable<ChapterView['generated_content']>

/** Also says of a check that what is stored of it is damaged; what only the next chapter is written from, or the chapter says itself, is left out. */
type ShownContent = {
  [Part in keyof SentContent]: SentContent[Part] | (Part extends 'noCheck' ? 'damaged' : never)
}
type SentContent = Omit<ChapterContent, 'state' | 'isCheckPending'>

// the compiler checks these, in the step of the types
describe("the contract's schemas", () => {
  it("should have every part of a chapter's content, and no other", () => {
    type Shown = Omit<Content, 'curated_resources'>
    expectTypeOf<Shown>().toEqualTypeOf<Omit<Body<ShownContent>, 'curated_resources'>>()
  })

  it('should have every part of a search that a chapter names, beside what pages have', () => {
    expectTypeOf<Content['curated_resources'][number]>().toExtend<Body<CuratedResource>>()
  })

  it('should know the same states of a generation', () => {
    expectTypeOf<StatusInContract>().toEqualTypeOf<GenerationStatus>()
  })
})
