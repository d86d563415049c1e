import { DAY, ok } from '@app/domain'
import { at, shownTextAt, textAt } from '../fields.ts'
import { primaryLanguage } from '../language-codes.ts'
import type { Source } from '../source.ts'

/**
 * The whole web. It costs $5 for 1,000 searches, of which the first 1,000 of a month are free: so many a day are a month's share. Its terms
 * let answers be stored only for a while, unless the plan includes more.
 */
export const brave: Source = {
  title: 'Brave Search',
  apiBase: 'https://api.search.brave.com',
  budget: { requests: 32, within: DAY },
  retention: DAY,
  factsExpire: true,
  headers: (apiKey) => ({ 'x-subscription-token': apiKey }),
  search: async ({ words, language }, { get, read }) => {
    const known = searchLanguage(language)
    const parameters = { q: words, count: '10', safesearch: 'strict', ...(known && { search_lang: known }) }
    const answer = await get('/res/v1/web/search', parameters)
    // without results the whole part is missing
    if (answer.ok && at(answer.value, 'web') === undefined && textAt(answer.value, 'type') === 'search') return ok([])
    return read(answer, ['web', 'results'], (page) => ({
      address: textAt(page, 'url'),
      title: shownTextAt(page, 'title'),
      excerpt: shownTextAt(page, 'description'),
      // it marks pages that are about a video; the rest is read as an article until it has been opened
      resourceType: textAt(page, 'subtype') === 'video' || at(page, 'video') !== undefined ? 'video' : 'article',
      language: primaryLanguage(textAt(page, 'language')),
    }))
  },
}

/** It refuses a question in a language that it has no code for, and has codes of its own for four. */
const OWN_CODES = new Map(Object.entries({ ja: 'jp', pt: 'pt-br', zh: 'zh-hans', no: 'nb' }))
const KNOWN =
  'ar bg bn ca cs da de el en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr sv ta te th tr uk vi'

/** Null: the question goes without a language. */
const searchLanguage = (language: string): string | null =>
  OWN_CODES.get(language) ?? (KNOWN.split(' ').includes(language) ? language : null)
