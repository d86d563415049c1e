import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLongRun } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { type AnswerResult, runCorpus } from '../play/run-corpus.ts'
import { CORPUS } from './corpus.ts'

/** Against a test that hangs. */
const TIMEOUT_MS = 600_000
/** Every so many of each verdict, over the protocols in turn: `npm run eval` tries each over both. */
const NTH = isLongRun ? 3 : 16

describe('the corpus of answers', () => {
  it('should name each answer once, and hold at least 150', () => {
    expect(new Set(CORPUS.map(({ id }) => id)).size).toBe(CORPUS.length)
    expect(CORPUS.length).toBeGreaterThanOrEqual(150)
  })

  it.each(['unfit', 'readable', 'no-link', 'harmless'] as const)(
    'should find what is %s treated as it must be',
    async (verdict) => {
      const cases = CORPUS.filter((answer) => answer.verdict === verdict)
      const some = (from: number) => cases.filter((_, index) => index % (2 * NTH) === from)
      const results = [...(await runCorpus(some(0), ['openai'])), ...(await runCorpus(some(NTH), ['ollama']))]
      expect(results).toHaveLength(Math.ceil(cases.length / NTH))
      expect(
        results
          .filter(({ fault }) => fault !== null)
          .filter(isClosed)
          .map(describeFault),
      ).toEqual([])
    },
    TIMEOUT_MS,
  )
})

// Helpers

const open: readonly string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../results/open.json'), 'utf8'))

/** What `npm run eval` still reports is no failure here: `open.json` names it, and only ever shrinks. */
const isClosed = ({ id }: AnswerResult): boolean => !open.includes(id)
const describeFault = ({ id, protocol, fault }: AnswerResult): string => `${id} (${protocol}): ${fault}`
