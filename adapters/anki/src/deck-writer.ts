import { createHash } from 'node:crypto'
import type { Deck, DeckWriter, Flashcard } from '@app/domain'
// what Anki wants to find in a collection: its tables, and in JSON what its importers read
import ANKI from './schema-11.json' with { type: 'json' }

/** For good: notes of another type would not be replaced. */
const NOTE_TYPE = 1_764_547_200_000

/**
 * Packages in the format that every Anki reads: an uncompressed zip of a collection (schema 11) and an empty list of media. Anki replaces a
 * note that it has by its GUID, if the one in the file is newer. What writes it is loaded with the first deck.
 */
export const makeDeckWriter = (): DeckWriter => ({
  write: async (deck, at) => {
    const [{ DatabaseSync }, { strToU8, zipSync }] = await Promise.all([import('node:sqlite'), import('fflate')])
    const database = new DatabaseSync(':memory:')
    try {
      fill(database, deck, at)
      const parts = { 'collection.anki2': database.serialize(), media: strToU8('{}') }
      return zipSync(parts, { level: 0, mtime: at })
    } finally {
      database.close()
    }
  },
})

function fill(database: InstanceType<typeof import('node:sqlite').DatabaseSync>, deck: Deck, at: Date): void {
  database.exec(ANKI.schema.join(';'))
  const insert = (table: string, values: readonly (string | number)[]) =>
    database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values)
  const [milliseconds, seconds] = [at.getTime(), Math.floor(at.getTime() / 1_000)]
  const deckOf = (id: number, name: string) => ({ [id]: { ...ANKI.deck, id, name, mod: seconds } })
  const texts = [
    { ...ANKI.conf, curModel: `${NOTE_TYPE}` },
    { [NOTE_TYPE]: { ...ANKI.noteType, id: NOTE_TYPE, mod: seconds } },
    // two colons in a name would make a deck inside of another one
    { ...deckOf(1, 'Default'), ...deckOf(deck.id, deck.name.replace(/:{2,}/g, ':')) },
    ANKI.dconf,
    {},
  ]
  insert('col', [1, seconds, milliseconds, milliseconds, 11, 0, 0, 0, ...texts.map((text) => JSON.stringify(text))])
  for (const [place, card] of deck.cards.entries()) {
    insert('notes', noteRow(card, seconds))
    insert('cards', [card.cardId, card.noteId, deck.id, 0, seconds, -1, 0, 0, place, 0, 0, 0, 0, 0, 0, 0, 0, ''])
  }
}

function noteRow({ noteId, guid, front, back }: Flashcard, seconds: number): readonly (string | number)[] {
  const sorted = textOf(front)
  // by which Anki finds notes that begin alike
  const checksum = Number.parseInt(createHash('sha1').update(sorted).digest('hex').slice(0, 8), 16)
  return [noteId, guid, NOTE_TYPE, seconds, -1, '', `${front}\u001F${back}`, sorted, checksum, 0, '']
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#91;': '[' },
}

const textOf = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&[a-z0-9#]{2,4};/g, (entity) => ENTITIES[entity] ?? entity)
