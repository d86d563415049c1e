import type { Deck } from '../check/deck.ts'

/** `at`: when the deck is written. Of two files with the same cards the later one counts. */
export type DeckWriter = { readonly write: (deck: Deck, at: Date) => Promise<Uint8Array> }
