import { htmlOf, lesson } from '@app/testing/local-web/local-page'
import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-html.ts'
import { verdictOfPage } from './page-verdict.ts'

const verdict = (document: Parameters<typeof htmlOf>[0]) => verdictOfPage(readHtml(htmlOf(document)))

describe('verdictOfPage', () => {
  it.each([
    'Page not found',
    "Sorry, we couldn't find that page",
    '404 – Seite nicht gefunden | Teehaus',
    'Page introuvable - Le Thé',
    'Página no encontrada',
    'Pagina non trovata',
    'Página não encontrada',
    'Pagina niet gevonden',
    'Nie znaleziono strony',
    'Sidan kunde inte hittas',
    'SAYFA BULUNAMADI',
    'Страница не найдена',
    'عذرًا، الصفحة غير موجودة',
    'पृष्ठ नहीं मिला',
    'お探しのページは見つかりませんでした',
    '페이지를 찾을 수 없습니다',
    '抱歉，您访问的页面不存在',
    'Error 404',
    'Not Found',
  ])('should find that a page says it is not there: %s', (title) => {
    const gone = { kind: 'soft-gone', detail: 'says not found' }
    expect(verdict({ title, heading: 'Tea' })).toEqual(gone)
    expect(verdict({ title: 'Tea', heading: title })).toEqual(gone)
  })

  it('should find it on a long page too, when a part of the title says nothing else', () => {
    const body = lesson(600)
    expect(verdict({ title: 'Page not found | Tea', body })).toMatchObject({ kind: 'soft-gone' })
    expect(verdict({ title: '404 Not Found - HTTP | Reference', body })).toBeNull()
    expect(verdict({ title: 'How to mend "page not found" on your site', body })).toBeNull()
  })

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
    ['a cookie wall', { body: `Wir verwenden Cookies. ${lesson(30)}` }, { kind: 'wall', detail: 'consent' }],
    ['a lesson with a cookie notice', { body: `We use cookies. ${lesson(150)}` }, null],
    [
      'a domain for sale',
      { body: `This domain is for sale. ${lesson(40)}` },
      { kind: 'soft-gone', detail: 'parked domain' },
    ],
    ['a lesson about domains', { body: `Buy this domain, they say. ${lesson(300)}` }, null],
  ])('should judge %s', (_name, document, reading) => {
    expect(verdict(document)).toEqual(reading)
  })
})
