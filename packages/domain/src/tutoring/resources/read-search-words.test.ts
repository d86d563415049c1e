import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STARTER } from '../../../test/searching.ts'
import { makeMemoryMarkdown } from '../../../testing/index.ts'
import type { SearchWordsTask } from '../task.ts'
import { readFitSearchWords } from './read-search-words.ts'

const TASK: SearchWordsTask = {
  ...STARTER,
  kind: 'search-words',
  goal: 'Bake sourdough bread for my daughter Lena, who has cancer, in Basel',
  language: 'en',
  said: ['My level: a nurse on night shifts', 'For our stall at the Zermatt fair'],
}

describe('readFitSearchWords', () => {
  it('should read searches in the language of the chapter, and English ones beside them', () => {
    const german = { ...TASK, title: 'Ein lebendiger Sauerteig', summary: 'Sauerteig füttern.', language: 'de' }
    const answer = { searches: ['Sauerteig füttern'], searches_in_english: ['sourdough starter'] }
    expect(words(answer, german)).toEqual(['de Sauerteig füttern', 'en sourdough starter'])
  })

  it.each<[string, unknown]>([
    ['lines', { searches: 'sourdough starter\nfeed a starter' }],
    ['repeated ones', { searches: ['sourdough starter', 'Sourdough  Starter!', 'feed a starter'] }],
    ['quotation marks', { searches: ['"sourdough starter"', '“feed a starter”'] }],
  ])('should read %s', (_, answer) => {
    expect(words(answer)).toEqual(['en sourdough starter', 'en feed a starter'])
  })

  it.each<[string, string]>([
    ['searches-personal', 'starter recipe for Lena'],
    ['searches-personal', 'sourdough starter cancer'],
    ['searches-personal', 'sourdough starter course Basel'],
    ['searches-personal', 'sourdough starter for a nurse'],
    ['searches-personal', 'sourdough starter Zermatt'],
    ['searches-personal', 'how to keep a sourdough starter alive for Lena in Basel'],
    ['searches-off-topic', 'mortgage rates'],
    ['search-address', 'site:example.org starter'],
    ['search-address', 'starter@example'],
    ['no-searches', 'how to keep a sourdough starter alive for many years on end'],
  ])('should leave out what is no good: %s, %s', (code, search) => {
    expect(read({ searches: [search, 'sourdough starter'] })).toEqual({
      ok: true,
      value: [{ words: 'sourdough starter', language: 'en' }],
    })
    expect(read({ searches: [search] })).toMatchObject({ ok: false, error: { detail: code } })
  })

  it.each([
    '“Lena”',
    '"Lena"',
    '«Lena»',
    '„Lena“',
    '»Lena«',
    '「Lena」',
    '『Lena』',
    '“the bread of Lena',
    '“bread, Lena” and “more”',
  ])('should not take what the plan quotes of the learner for its own words: %s', (quote) => {
    for (const task of [
      { ...TASK, planTitle: `${quote}: a plan` },
      { ...TASK, title: `A starter for ${quote}` },
      { ...TASK, summary: `It leads to ${quote}` },
      { ...TASK, objectives: [`Bake for ${quote}`] },
    ]) {
      expect(words({ searches: ['starter for Lena'] }, task)).toEqual(['searches-personal'])
    }
    expect(words({ searches: ['starter for Lena'] }, { ...TASK, title: 'A starter for Lena' })).toEqual([
      'en starter for Lena',
    ])
  })

  it('should take what a plan quotes of others for words of its subject', () => {
    const task = { ...TASK, title: 'The “autolyse” of a dough' }
    expect(words({ searches: ['autolyse'] }, task)).toEqual(['en autolyse'])
  })

  it('should only observe what is off topic or too long, never what is private', () => {
    const observe = (searches: readonly string[]) =>
      readFitSearchWords(JSON.stringify({ searches }), { ...context(), gates: 'observe' })
    const [personal, address, offTopic] = ['starter recipe for Lena', 'site:example.org starter', 'mortgage rates']
    expect(observe([personal, address, offTopic])).toMatchObject({ ok: true, value: [{ words: offTopic }] })
    for (const one of [personal, address, 'how to keep a sourdough starter alive for Lena in Basel']) {
      expect(observe([one])).toMatchObject({ ok: false })
    }
  })

  it('should refuse an answer without any', () => {
    for (const answer of ['?', '{}', '{"searches": []}', '{"searches": [""]}', '{"searches": [{}, null]}']) {
      expect(readFitSearchWords(answer, context())).toMatchObject({ ok: false })
    }
  })

  it('should never send more than four, nor a word that only the goal says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'starter sourdough Lena Basel cancer daughter feed ripe'.split(' '))),
        fc.constantFrom('enforce' as const, 'observe' as const),
        (said, gates) => {
          const searches = said.map((word, place) => `${word} ${said[place + 1] ?? 'starter'}`)
          const found = readFitSearchWords(JSON.stringify({ searches }), { ...context(), gates })
          if (!found.ok) return
          expect(found.value.length).toBeLessThanOrEqual(4)
          for (const query of found.value) expect(query.words).not.toMatch(/lena|basel|cancer|daughter/i)
        },
      ),
    )
  })
})

// Helpers

const context = (task = TASK) => ({ task, markdown: makeMemoryMarkdown(), gates: 'enforce' as const })
const read = (answer: unknown, task = TASK) => readFitSearchWords(JSON.stringify(answer), context(task))

function words(answer: unknown, task = TASK): readonly string[] {
  const found = read(answer, task)
  return found.ok ? found.value.map((query) => `${query.language} ${query.words}`) : [found.error.detail]
}
