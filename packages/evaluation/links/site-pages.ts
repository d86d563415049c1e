import type { LocalPage } from '@app/testing/local-web/local-page'
import { gzipBomb, htmlOf, page, redirect } from '@app/testing/local-web/local-page'
import type { LocalPages } from '@app/testing/local-web/local-web'
import type { WebPage } from '../cases/web-pages.ts'
import type { PlacedPage } from './placed-pages.ts'

/** Where no page of the web leads, though some say that they do: see `openTrap`. */
export type Traps = readonly string[]

const BOMB_MEGABYTES = 20

/** What the servers of all sites answer. */
export function sitePages(pages: readonly PlacedPage[], traps: Traps): LocalPages {
  const bomb = pages.some(({ manner }) => manner === 'bomb') ? gzipBomb(BOMB_MEGABYTES) : {}
  const answers: Record<string, LocalPage> = {}
  pages.forEach(({ place, ...one }, index) => {
    const host = place.slice(0, place.indexOf('/'))
    answers[`${host}/`] = page({ title: host, body: FRONT_PAGE })
    if (one.manner === 'tagged') return
    if (one.manner === 'moved') {
      answers[place] = redirect(`/new${place.slice(host.length)}`, 301)
      answers[`${host}/new${place.slice(host.length)}`] = wellPage(one)
    } else answers[place] = answerOf(one, { bomb, trap: traps[index % traps.length] ?? '' })
    answers[`${host}/login`] = LOG_IN
  })
  return answers
}

const wellPage = ({ title, text, language }: WebPage): LocalPage =>
  page({ title: escaped(title), lang: language, body: escaped(text) })

function answerOf(one: WebPage, { bomb, trap }: { readonly bomb: LocalPage; readonly trap: string }): LocalPage {
  const { title, text, language: lang } = one
  const html = (head: string): LocalPage => ({
    body: htmlOf({ title: escaped(title), lang, body: escaped(text), head }),
  })
  const answers: Readonly<Record<WebPage['manner'], () => LocalPage>> = {
    well: () => wellPage(one),
    moved: () => wellPage(one),
    tagged: () => wellPage(one),
    'gone-404': () => ({ ...page({ title: 'Not found', body: 'Nothing.' }), status: 404 }),
    'gone-410': () => ({ ...page({ title: 'Gone', body: 'Nothing.' }), status: 410 }),
    'soft-404': () => page({ title: 'Page not found', body: `Sorry, this page is missing. ${FRONT_PAGE}` }),
    'front-page': () => redirect('/'),
    'log-in': () => redirect('/login'),
    payment: () => html('<meta property="article:content_tier" content="locked">'),
    parked: () => page({ title: 'For sale', body: 'This domain is for sale. Make an offer on this domain today.' }),
    broken: () => ({ status: 503, body: 'Service unavailable' }),
    trap: () => redirect(trap),
    bomb: () => bomb,
    refresh: () => html('<meta http-equiv="refresh" content="0; url=http://elsewhere.example/">'),
    silent: () => ({ manner: 'silent' }),
  }
  return answers[one.manner]()
}

const FRONT_PAGE =
  'Welcome to our site. Home, all pages, news, topics, shop, newsletter, contact and imprint. Choose a topic to begin, search for a word, or read what is new this week. We are glad that you are here and wish you a good time with us.'
const LOG_IN = page({
  title: 'Log in',
  body: '<form><input name="name"><input type="password" name="password"></form>',
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
