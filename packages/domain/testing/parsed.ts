import type { Arbitrary } from 'fast-check'

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** Those of the texts that are parsed, as what they are then. */
export const parsed = <T>(texts: Arbitrary<string>, parse: (text: string) => Parsed<T>): Arbitrary<T> =>
  texts
    .map(parse)
    .filter((result) => result.ok)
    .map(({ value }) => value)
