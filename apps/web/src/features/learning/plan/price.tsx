import { describePrice } from '../../../texts/credits.ts'

/** Whole on one line: a bracket that breaks inside reads like two. */
export function Price({ of: price }: { readonly of: number }) {
  return <span className="whitespace-nowrap">{describePrice(price)}</span>
}
