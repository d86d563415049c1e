import type { KnownPage } from './pages.ts'

/** One question to a source, in its own format. */
export type Question = {
  /** Below the source's own address. */
  readonly path: string
  readonly parameters: URLSearchParams
  readonly find: (words: string, language: string | null) => readonly KnownPage[]
  /** All pages, by the number that ids are made of. */
  readonly byNumber: (number: number) => KnownPage | undefined
}

/** `page`: the address of a page of the source's own site. Null: there is nothing at this address. */
export type Answer =
  | { readonly body: object }
  | { readonly status: number; readonly body: object }
  | { readonly page: KnownPage }
export type Format = (question: Question) => Answer | null
