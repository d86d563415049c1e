import { htmlOf, lesson } from '@app/testing/local-web/local-page'
import { describe, expect, it } from 'vitest'
import { readHtml } from '../html/read-html.ts'
import { verdictOfPage } from './page-verdict.ts'

const verdict = (document: Parameters<typeof htmlOf>[0]) => verdictOfPage(readHtml(htmlOf(document)))

describe('verdictOfPage', () => {
  it.each([
    '404 – Seite nicht gefunden | Teehaus',
    'Error 404',
    '404',
    'お探しのページ（404）',
    '404: страница не найдена',
  ])('should find that a short page says it is not there by its status: %s', (title) => {
    const gone = { kind: 'soft-gone', detail: 'says not found' }
    expect(verdict({ title, heading: 'Tea' })).toEqual(gone)
    expect(verdict({ title: 'Tea', heading: title })).toEqual(gone)
    expect(verdict({ title, body: lesson(600) })).toBeNull()
  })

  it.each(['noindex', 'NOINDEX, nofollow', 'none'])('should take a short page for gone that asks for %s', (content) => {
    const head = `<meta name="robots" content="${content}">`
    expect(verdict({ head })).toEqual({ kind: 'soft-gone', detail: 'noindex' })
    expect(verdict({ head, body: lesson(600) })).toBeNull()
  })

  it.each(['index, follow', 'noarchive', 'nosnippet', 'max-image-preview:none'])(
    'should let a page be that asks for %s',
    (content) => {
      expect(verdict({ head: `<meta name="robots" content="${content}">` })).toBeNull()
    },
  )

  it.each([
    'Room 4040 of the castle',
    'The 404th regiment',
    'Lost and found',
    'Foundations of tea',
    'Tea that exists',
    'Seiten im Buch',
  ])('should not find it in %s', (title) => {
    expect(verdict({ title })).toBeNull()
  })

  it.each<[string, Parameters<typeof htmlOf>[0], object | null]>([
    ['a lesson', {}, null],
    [
      'a lesson in Chinese',
      {
        body: '水加热到一定程度就会变成蒸汽，蒸汽推动活塞上下运动，于是机器就开始工作，火车就开始前进，工厂里的轮子也跟着转动起来了，人们从此用上了蒸汽机。',
      },
      null,
    ],
    ['a film', { body: '<video src="/a"></video>' }, null],
    ['a picture', { body: '<img src="/a">' }, null],
    ['a film that is embedded', { body: '<iframe src="/a"></iframe>' }, null],
    ['a logo alone', { body: '<nav><img src="/logo"></nav>' }, { kind: 'soft-gone', detail: 'empty page' }],
    ['few words', { body: lesson(1) }, { kind: 'soft-gone', detail: 'empty page' }],
    [
      'a log-in',
      { body: '<form>User <input> Password <input type=Password> <button>In</button></form>' },
      { kind: 'wall', detail: 'log-in' },
    ],
    ['a lesson with a log-in beside it', { body: `${lesson(200)}<input type=password>` }, null],
    ['a lesson with a cookie notice', { body: `We use cookies. ${lesson(150)}` }, null],
  ])('should judge %s', (_name, document, reading) => {
    expect(verdict(document)).toEqual(reading)
  })
})
