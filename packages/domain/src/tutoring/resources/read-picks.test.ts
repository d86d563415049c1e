import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STARTER } from '../../../test/searching.ts'
import { makeMemoryLanguageDetector, makeMemoryMarkdown } from '../../../testing/index.ts'
import type { PickTask } from '../task.ts'
import { readFitPicks } from './read-picks.ts'

const TASK: PickTask = {
  kind: 'pick',
  ...STARTER,
  language: 'en',
  candidates: ['c1', 'c2', 'c3', 'c12'].map((id) => ({
    ...{
      id,
      title: `Starter ${id}`,
      site: 'a.example',
      type: 'article' as const,
      excerpt: 'About starters.',
      language: 'en',
    },
  })),
}
const REASON = 'It shows how a starter is fed.'

describe('readFitPicks', () => {
  it.each<[string, unknown]>([
    [
      'objects',
      {
        picks: [
          { id: 'c2', reason: REASON },
          { id: 'c12', reason: REASON },
        ],
      },
    ],
    ['lines', { picks: [`c2: ${REASON}`, `C12 - ${REASON}`] }],
    ['a text', { picks: `c2: ${REASON}\n[c12] ${REASON}` }],
    [
      'ids that were not given',
      {
        picks: [
          { id: 'c99', reason: REASON },
          { id: 'c2', reason: REASON },
          { id: 'c12', reason: REASON },
        ],
      },
    ],
    ['one id five times', { picks: ['c2', 'c2', 'c12', 'c2', 'c2', 'c2'].map((id) => ({ id, reason: REASON })) }],
  ])('should read %s', (_, answer) => {
    expect(read(answer)).toEqual({ ok: true, value: [pick('c2'), pick('c12')] })
  })

  it('should leave out a reason that no learner should read, and keep the page', () => {
    const picks = [
      { id: 'c1', reason: "I'm sorry, but I can't open pages." },
      { id: 'c2', reason: REASON },
    ]
    expect(read({ picks })).toEqual({ ok: true, value: [{ id: 'c1', reason: '' }, pick('c2')] })
  })

  it('should leave out reasons in another language than the chapter', () => {
    const reasons = [
      'Er zeigt dir ganz genau, wie man einen Ansatz füttert und woran man erkennt, dass er reif ist.',
      'Das Buch erklärt die Teigruhe, und du siehst auf den Bildern, wann die Hefe und der Teig so weit sind, dass du das Brot formst.',
    ]
    const picks = reasons.map((reason, at) => ({ id: `c${at + 1}`, reason }))
    const found = read({ picks })
    expect(found.ok && found.value.map(({ reason }) => reason)).toEqual(['', ''])
  })

  it('should keep no address of a reason', () => {
    const found = read({ picks: [{ id: 'c1', reason: 'See https://evil.example/ for more on starters.' }] })
    expect(found.ok && found.value[0]?.reason).not.toContain('](')
  })

  it('should refuse an answer that chooses none of them', () => {
    for (const answer of ['?', '{}', '{"picks": []}', '{"picks": ["c9: Best"]}', '{"picks": {"id": "c99"}}']) {
      expect(readFitPicks(answer, CONTEXT)).toMatchObject({ ok: false })
    }
  })

  it('should always answer ids that were given, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('c1', 'c2', 'c3', 'c12', 'c0'), fc.string())), (ids) => {
        const found = read({ picks: ids.map((id) => ({ id, reason: REASON })) })
        if (!found.ok) return
        const chosen = found.value.map(({ id }) => id)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(TASK.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen))
      }),
    )
  })
})

// Helpers

const CONTEXT = {
  task: TASK,
  markdown: makeMemoryMarkdown(),
  languages: makeMemoryLanguageDetector(),
  gates: 'enforce',
  writes: null,
} as const
const read = (answer: unknown) => readFitPicks(JSON.stringify(answer), CONTEXT)

function pick(id: string) {
  return { id, reason: REASON }
}
