type Texts = { readonly en: string } & Readonly<Record<string, string>>

/** One thing that a goal may mean. `kind`: said behind the goal's name; `text`: said in its place. `hints`: words that name it, too. */
export type Meaning = ({ readonly kind: Texts } | { readonly text: Texts }) & { readonly hints?: string }

/** A goal of one word, by the words that it is written with. */
export type AmbiguousWord = { readonly names: readonly string[]; readonly meanings: readonly Meaning[] }
