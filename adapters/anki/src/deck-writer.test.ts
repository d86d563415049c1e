import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Deck, deckOf, type Question } from '@app/domain'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeMarkdown } from '../../markdown/src/index.ts'
import { makeDeckWriter } from './deck-writer.ts'

const AT = new Date('2026-03-04T12:00:00.500Z')
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

describe('a package for Anki', () => {
  it('should be an uncompressed zip of a collection of schema 11 and no media', async () => {
    const file = await makeDeckWriter().write(aDeck(), AT)
    const parts = unzipSync(file)
    expect(Object.keys(parts)).toEqual(['collection.anki2', 'media'])
    expect(strFromU8(parts.media ?? new Uint8Array())).toBe('{}')
    // stored as it is, so that the database can be found in it
    expect(Buffer.from(file).includes(Buffer.from(parts['collection.anki2'] ?? []))).toBe(true)
    const { rows } = open(file)
    const columns = rows(`SELECT m.name || '.' || p.name || ' ' || p.type || ' ' || p."notnull" || p.pk AS column
      FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p WHERE m.type = 'table' ORDER BY m.name, p.cid`)
    expect(columns.map(({ column }) => column)).toEqual(SCHEMA_11)
    expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })

  it('should hold a hundred cards with formulas and code, field by field', async () => {
    const deck = aDeck()
    const { rows } = open(await makeDeckWriter().write(deck, AT))
    const [notes, cards] = [rows('SELECT * FROM notes ORDER BY rowid'), rows('SELECT * FROM cards ORDER BY due')]
    expect([notes.length, cards.length]).toEqual([100, 100])
    const seconds = Math.floor(AT.getTime() / 1_000)
    const [model] = Object.keys(collection(rows).models)
    for (const [place, card] of deck.cards.entries()) {
      const note = notes.find(({ guid }) => guid === card.guid)
      const words = `What is \\(n_${place} < 5\\) && "x" worth? [see] ${place}`
      expect(note).toEqual({
        ...{
          id: card.noteId,
          guid: card.guid,
          mid: Number(model),
          mod: seconds,
          usn: -1,
          tags: '',
          flags: 0,
          data: '',
        },
        flds: `${card.front}\u001f${card.back}`,
        sfld: expect.stringContaining(words),
        csum: Number.parseInt(createHash('sha1').update(String(note?.sfld)).digest('hex').slice(0, 8), 16),
      })
      expect(card.front).toContain(`\\(n_${place} &lt; 5\\)`)
      expect(card.back).toContain('<code>if (a &lt; b)</code>')
      expect(cards[place]).toEqual({
        ...{ id: card.cardId, nid: card.noteId, did: deck.id, ord: 0, mod: seconds, usn: -1, type: 0, queue: 0 },
        ...{ due: place, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, odue: 0, odid: 0, flags: 0, data: '' },
      })
    }
    for (const table of ['revlog', 'graves']) expect(rows(`SELECT * FROM ${table}`)).toEqual([])
  })

  it('should describe deck, note type and settings as its importers read them', async () => {
    const deck = { ...aDeck(1), name: 'Bread::and "<b>more"' }
    const { rows } = open(await makeDeckWriter().write(deck, AT))
    const { models, decks, dconf, conf, tags, ...col } = collection(rows)
    const milliseconds = AT.getTime()
    expect(col).toEqual({
      ...{ id: 1, crt: Math.floor(milliseconds / 1_000), mod: milliseconds, scm: milliseconds },
      ...{ ver: 11, dty: 0, usn: 0, ls: 0 },
    })
    const [[id, model] = ['', {}]] = Object.entries(models)
    expect(model).toMatchObject({
      id: Number(id),
      type: 0,
      flds: [
        { name: 'Front', ord: 0 },
        { name: 'Back', ord: 1 },
      ],
      tmpls: [{ ord: 0, qfmt: expect.stringContaining('{{Front}}'), afmt: expect.stringContaining('{{Back}}') }],
    })
    expect(decks).toMatchObject({
      1: { name: 'Default' },
      [deck.id]: { id: deck.id, name: 'Bread:and "<b>more"', conf: 1 },
    })
    expect([Object.keys(dconf), tags, conf.curModel]).toEqual([['1'], {}, id])
  })

  it('should have the same ids after an edit, and be newer', async () => {
    const ids = async (deck: Deck, at: Date) => {
      const { rows } = open(await makeDeckWriter().write(deck, at))
      return {
        notes: rows('SELECT id, guid, mid FROM notes ORDER BY id'),
        cards: rows('SELECT id, nid, did FROM cards ORDER BY id'),
        mod: Number(rows('SELECT min(mod) AS mod FROM notes')[0]?.mod),
      }
    }
    const before = await ids(aDeck(20), AT)
    const after = await ids(aDeck(20, 'Mended:'), new Date(AT.getTime() + 86_400_000))
    expect({ ...after, mod: 0 }).toEqual({ ...before, mod: 0 })
    expect(after.mod).toBe(before.mod + 86_400)
  })

  it('should say nothing on the error output', async () => {
    const warned: unknown[] = []
    const listen = (warning: unknown) => warned.push(warning)
    process.on('warning', listen)
    onTestFinished(() => void process.off('warning', listen))
    await makeDeckWriter().write(aDeck(1), AT)
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned).toEqual([])
  })
})

// Helpers

function aDeck(count = 100, prefix = ''): Deck {
  const questions = Array.from({ length: count }, (_, place): Question => {
    return {
      ...{
        id: `0192f3a0-0000-7000-8000-${`${place}`.padStart(12, '0')}`,
        kind: 'single',
        objective: 'o',
        isVoid: false,
      },
      prompt: `${prefix}What is $n_${place} < 5$ && "x" worth? [see] ${place}`,
      options: [
        { id: 'a', text: '`if (a < b)`' },
        { id: 'b', text: '$\\frac{1}{2}$' },
      ],
      key: 'a',
      explanation: 'It is:\n\n```\nif (a < b)\n```',
    }
  })
  const attempts = questions.map(({ id }) => ({ [id]: false }))
  const plan = { id: 'p1', title: 'Bread', chapters: [{ questions, attempts }] }
  return deckOf(plan, { html: makeMarkdown().flashcardHtml, digest })
}

type Rows = (sql: string) => readonly Readonly<Record<string, unknown>>[]

function open(file: Uint8Array): { readonly rows: Rows } {
  const folder = mkdtempSync(join(tmpdir(), 'anki-'))
  const path = join(folder, 'collection.anki2')
  writeFileSync(path, unzipSync(file)['collection.anki2'] ?? new Uint8Array())
  const database = new DatabaseSync(path)
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  return {
    rows: (sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
  }
}

function collection(rows: Rows) {
  const [{ models, decks, dconf, conf, tags, ...col } = {}] = rows('SELECT * FROM col')
  const read = (json: unknown) => JSON.parse(String(json))
  return {
    ...col,
    ...{ models: read(models), decks: read(decks), dconf: read(dconf), conf: read(conf), tags: read(tags) },
  }
}

const integers = (table: string, ...names: readonly string[]) => names.map((name) => `${table}.${name} INTEGER 10`)
const texts = (table: string, ...names: readonly string[]) => names.map((name) => `${table}.${name} TEXT 10`)

/** As Anki makes it: rslib/src/storage/schema11.sql. */
const SCHEMA_11 = [
  'cards.id INTEGER 01',
  ...integers('cards', 'nid', 'did', 'ord', 'mod', 'usn', 'type', 'queue', 'due', 'ivl', 'factor', 'reps', 'lapses'),
  ...integers('cards', 'left', 'odue', 'odid', 'flags'),
  ...texts('cards', 'data'),
  'col.id INTEGER 01',
  ...integers('col', 'crt', 'mod', 'scm', 'ver', 'dty', 'usn', 'ls'),
  ...texts('col', 'conf', 'models', 'decks', 'dconf', 'tags'),
  ...integers('graves', 'usn', 'oid', 'type'),
  'notes.id INTEGER 01',
  ...texts('notes', 'guid'),
  ...integers('notes', 'mid', 'mod', 'usn'),
  ...texts('notes', 'tags', 'flds'),
  ...integers('notes', 'sfld', 'csum', 'flags'),
  ...texts('notes', 'data'),
  'revlog.id INTEGER 01',
  ...integers('revlog', 'cid', 'usn', 'ease', 'ivl', 'lastIvl', 'factor', 'time', 'type'),
]
