import { priceInWords } from '../../../texts/credits-in-words.ts'

/** Whole on one line: a bracket that breaks inside reads like two. */
export function Price({ of: price }: { readonly of: number }) {
  return <span className="whitespace-nowrap">{priceInWords(price)}</span>
}
