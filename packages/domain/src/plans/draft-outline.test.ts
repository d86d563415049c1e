import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DraftOutline, finishedOutline, followOutline, NOTHING_SEEN, type OutlineItem } from './draft-outline.ts'

const TITLE: OutlineItem = { title: 'Chess' }
const first: OutlineItem = { chapter: { number: 1, title: 'Boards', summary: 'The board.' } }
const second: OutlineItem = { chapter: { number: 2, title: 'Forks', summary: '' } }
const draft: DraftOutline = { id: 'a', items: [TITLE, first] }

describe('followOutline', () => {
  it('should answer all of it first, then what was added', () => {
    const begun = followOutline(NOTHING_SEEN, draft)
    expect(begun).toMatchObject({ restart: false, added: [TITLE, first] })
    expect(followOutline(begun.now, draft).added).toEqual([])
    expect(followOutline(begun.now, { id: 'a', items: [TITLE, first, second] })).toMatchObject({
      restart: false,
      added: [second],
    })
  })

  it('should begin anew with another attempt, and when the attempt is gone', () => {
    const { now } = followOutline(NOTHING_SEEN, draft)
    expect(followOutline(now, { id: 'b', items: [first] })).toMatchObject({ restart: true, added: [first] })
    expect(followOutline(now, null)).toMatchObject({ restart: true, added: [], now: { count: 0 } })
    expect(followOutline({ id: 'b', count: 1 }, draft)).toMatchObject({ restart: true, added: [TITLE, first] })
    expect(followOutline({ id: 'a', count: 3 }, draft)).toMatchObject({ restart: true, added: [TITLE, first] })
  })

  it('should go on with the finished plan, unless code has mended what was shown', () => {
    // as a database answers it
    const stored = { chapter: { title: 'Boards', number: 1, summary: 'The board.' } }
    const { now } = followOutline(NOTHING_SEEN, { id: 'a', items: [TITLE, stored] })
    const chapters = [
      { number: 1, title: 'Boards', summary: 'The board.' },
      { number: 2, title: 'Forks', summary: '' },
    ]
    const finished = finishedOutline({ run: 1, title: 'Chess', description: '', chapters })
    expect(followOutline(now, finished)).toMatchObject({ restart: false, added: [second] })
    const turned = finishedOutline({ run: 1, title: 'Chess', description: '', chapters: chapters.toReversed() })
    expect(followOutline(now, turned)).toMatchObject({ restart: true, added: turned.items })
  })

  it('should leave a client with the outline that is there, whatever came before it', () => {
    const anyOutline = fc.option(
      fc.record({
        id: fc.constantFrom('a', 'b'),
        items: fc.array(fc.constantFrom(TITLE, first, second), { maxLength: 4 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(anyOutline, { maxLength: 6 }), (outlines) => {
        const shown: OutlineItem[] = []
        let seen = NOTHING_SEEN
        let before = { id: '', items: [] as readonly OutlineItem[] }
        for (const outline of outlines) {
          // of one attempt, items are only ever added
          const kept = outline?.id === before.id ? before.items : []
          const next = outline && { ...outline, items: [...kept, ...outline.items] }
          const { restart, added, now } = followOutline(seen, next)
          if (restart) shown.length = 0
          shown.push(...added)
          expect(shown).toEqual(next?.items ?? [])
          seen = now
          before = next ?? { id: '', items: [] }
        }
      }),
    )
  })
})
