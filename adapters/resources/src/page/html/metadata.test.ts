import { describe, expect, it } from 'vitest'
import { refreshIn, saysPaid } from './metadata.ts'
import { readHtml } from './read-html.ts'

describe('refreshIn', () => {
  it.each([
    ['0; url=/there', { seconds: 0, address: '/there' }],
    ['5;URL = "/there" ', { seconds: 5, address: '/there' }],
    ["3, '/there'", { seconds: 3, address: '/there' }],
    ['2.5 url=/there', { seconds: 2, address: '/there' }],
    ['.5; url=/there', { seconds: 0, address: '/there' }],
    ['0;/there?url=x', { seconds: 0, address: '/there?url=x' }],
    ['300', null],
    ['0; url=', null],
    ['url=/there', null],
    ['', null],
    ['soon', null],
  ])('should read %j', (content, refresh) => {
    expect(refreshIn(content)).toEqual(refresh)
  })
})

describe('saysPaid', () => {
  it.each([
    ['{"isAccessibleForFree": false}', true],
    ['{"isAccessibleForFree": "False"}', true],
    ['[{"name": "a"}, {"isAccessibleForFree": false}]', true],
    ['{"@graph": [{"@type": "Article", "isAccessibleForFree": "false"}]}', true],
    ['{"isAccessibleForFree": true}', false],
    ['{"isAccessibleForFree": true, "hasPart": {"@type": "WebPageElement", "isAccessibleForFree": false}}', false],
    ['{"@graph": [{"@type": ["WebPageElement"], "isAccessibleForFree": false}]}', false],
    ['{"isAccessibleForFree": false', false],
    ['"isAccessibleForFree"', false],
    ['null', false],
    ['{"isAccessibleForFree": {"toString": false}}', false],
  ])('should read %s as %s', (json, isPaid) => {
    expect(saysPaid(json)).toBe(isPaid)
  })

  it.each([
    '<script type="application/ld+json">{"isAccessibleForFree": false}</script>',
    '<script TYPE="Application/LD+JSON">\n{"isAccessibleForFree":\n"False"}</script>',
    '<meta itemprop="isAccessibleForFree" content="False">',
    '<meta property="article:content_tier" content="locked">',
  ])('should be found in a page: %s', (html) => {
    expect(readHtml(html).isPaid).toBe(true)
  })

  it.each([
    '<script>var page = {"isAccessibleForFree": false}</script>',
    '<meta property="article:content_tier" content="metered">',
    '<p>"isAccessibleForFree": false</p>',
  ])('should not be found in %s', (html) => {
    expect(readHtml(html).isPaid).toBe(false)
  })
})
