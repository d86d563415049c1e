import { createServer } from 'node:http'
import type { Answer, Question } from '@app/testing/resource-sources/format'
import { SAMPLE_PAGES } from '@app/testing/resource-sources/pages'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pageAnswer } from '../../test/catalogue.ts'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'
import { makeSource } from '../sources.ts'

describeSource('wikimedia', standIn)

describe('wikimedia', () => {
  it('should find pages of the three projects, which take turns', async () => {
    const { found, server } = await fixture()
    const candidates = await found()
    expect(candidates[0]).toEqual({
      source: 'wikimedia',
      address: `${server.url}/wikimedia/en/wikipedia/wiki/Sourdough`,
      title: 'Sourdough',
      excerpt: 'How a sourdough starter rises & why it is sour',
      resourceType: 'article',
      language: 'en',
      isFree: true,
      minutes: null,
    })
    expect(candidates.map(({ resourceType }) => resourceType)).toEqual([
      'article',
      'book',
      'course',
      'article',
      'article',
    ])
  })

  it('should give addresses that lead to the pages, whatever their names hold', async () => {
    const { found } = await fixture({ pages: [{ ...page, title: 'Sourdough: why? 100% rye/wheat, a & b #1' }] })
    for (const { address } of await found()) {
      const response = await fetch(address, { redirect: 'manual' })
      expect(response.headers.get('location')).toBe(page.url)
    }
  })

  it('should ask the editions of the language, and only those that there are', async () => {
    const { found, asked } = await fixture()
    expect(await found({ words: 'Sauerteig', language: 'de' })).toHaveLength(3)
    await found({ language: 'tr' })
    await found({ language: 'nb' })
    const editions = asked().map(({ pathname }) => pathname.split('/').slice(2, 4).join(' '))
    expect(editions).toEqual([
      ...['de wikipedia', 'de wikipedia', 'de wikibooks', 'de wikiversity'],
      ...['tr wikipedia', 'tr wikibooks'],
      ...['no wikipedia', 'no wikibooks'],
    ])
  })

  it('should cover languages that have a Wikipedia of some size', async () => {
    const { source } = await fixture()
    expect(['en', 'de', 'ja', 'sw', 'nb', 'fil', 'xx', ''].map(source.covers)).toEqual([
      ...[true, true, true, true, true, true],
      ...[false, false],
    ])
  })

  it('should leave out pages that only list the meanings of a word', async () => {
    const { found } = await fixture({
      pages: [
        { ...page, project: 'wikipedia', title: 'Sourdough (disambiguation)' },
        { ...page, project: 'wikipedia', title: 'Sauerteig (Begriffsklärung)', excerpt: 'sourdough' },
        { ...page, project: 'wikipedia', title: 'Sourdough (band)' },
      ],
    })
    expect(new Set((await found()).map(({ title }) => title))).toEqual(new Set(['Sourdough (band)']))
  })

  it('should name real addresses unless it is configured otherwise', async () => {
    const asked = answerWith(() => found)
    const answer = await makeSource('wikimedia', { userAgent: 'x' }).search({ words: 'Brot & Salz', language: 'de' })
    expect(asked[0]).toBe('https://de.wikipedia.org/w/rest.php/v1/search/page?q=Brot+%26+Salz&limit=6')
    expect(answer.ok && answer.value.map(({ address }) => address)).toEqual([
      'https://de.wikipedia.org/wiki/Sauerteig',
      'https://de.wikibooks.org/wiki/Sauerteig',
      'https://de.wikiversity.org/wiki/Sauerteig',
    ])
  })

  it.each([
    [404, ['de.wikipedia.org', 'de.wikiversity.org']],
    [302, ['de.wikipedia.org', 'de.wikiversity.org']],
    // asked again later, as a part of the answer would be remembered for weeks
    [429, 'limited'],
    [500, 'unreachable'],
  ])('should answer, when Wikibooks does with %s, with %s', async (status, outcome) => {
    answerWith((address) => (address.includes('wikibooks') ? new Response(null, { status }) : found))
    const answer = await makeSource('wikimedia', { userAgent: 'x' }).search({ words: 'Brot', language: 'de' })
    expect(answer.ok ? answer.value.map(({ address }) => new URL(address).host) : answer.error.kind).toEqual(outcome)
  })

  it('should hand over what it has found when it is stopped, the encyclopedia first', async () => {
    const stop = new AbortController()
    // Wikibooks takes longer than there is time
    const server = createServer(({ url = '' }, response) => {
      if (url.includes('/wikipedia/')) response.end(JSON.stringify(found))
      else stop.abort()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => server.closeAllConnections())
    onTestFinished(() => void server.close())
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const apiBase = `http://${host}/{language}/{project}`
    const source = makeSource('wikimedia', { userAgent: 'x', apiBase, allowHosts: [host] })
    const answer = await source.search({ words: 'Brot', language: 'de' }, stop.signal)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable', found: [{ title: 'Sauerteig' }] } })
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('wikimedia', standIn, options)

const page = {
  ...(SAMPLE_PAGES[0] ?? { excerpt: '', language: 'en' }),
  title: 'Sourdough',
  url: 'https://pages.example/sourdough',
}

const keyOf = (title: string): string => title.replaceAll(' ', '_')

const found = { pages: [{ id: 1, key: 'Sauerteig', title: 'Sauerteig', excerpt: '', description: null }] }

/** No request leaves the process until the test ends; the addresses that were asked for. */
function answerWith(answer: (address: string) => Response | object): readonly string[] {
  const asked: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input))
    const answered = answer(String(input))
    return answered instanceof Response ? answered : Response.json(answered)
  })
  onTestFinished(() => spy.mockRestore())
  return asked
}

function standIn({ path, parameters, find, byNumber }: Question): Answer | null {
  const [, language = '', project = '', rest = ''] = /^\/([\w-]+)\/(\w+)(\/.*)$/.exec(path) ?? []
  const wiki = /^\/wiki\/(.+)$/.exec(rest)?.[1]
  if (wiki !== undefined) {
    for (let number = 1; ; number += 1) {
      const page = byNumber(number)
      if (!page || keyOf(page.title) === decodeURIComponent(wiki)) return pageAnswer(page)
    }
  }
  if (rest === '/w/api.php') {
    const isAmbiguous = (title: string): boolean => /\((?:disambiguation|Begriffsklärung)\)$/.test(title)
    const titles = (parameters.get('titles') ?? '').split('|')
    const listed = titles.map((title) => ({ title, ...(isAmbiguous(title) && { pageprops: { disambiguation: '' } }) }))
    return { body: { batchcomplete: true, query: { pages: listed } } }
  }
  if (rest !== '/w/rest.php/v1/search/page') return null
  // the others know less
  const found = find(parameters.get('q') ?? '', language)
    .filter((page) => page.project === undefined || page.project === project)
    .slice(0, project === 'wikipedia' ? 50 : 1)
  const pages = found.slice(0, Number(parameters.get('limit') ?? 50)).map(({ number, title, excerpt }) => ({
    id: number,
    key: keyOf(title),
    title,
    excerpt,
    matched_title: null,
    description: null,
    thumbnail: null,
  }))
  return { body: { pages } }
}
