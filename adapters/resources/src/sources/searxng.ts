import { MINUTE } from '@app/domain'
import { shownTextAt, textAt } from '../fields.ts'
import type { Source } from '../source.ts'

/**
 * The whole web, by an instance of the operator's own, which may be on a private address. JSON must be among its `search.formats`: else it
 * refuses with 403. The engines behind it block instances that ask too often.
 */
export const searxng: Source = {
  title: 'SearXNG',
  apiBase: '',
  budget: { requests: 20, within: MINUTE },
  search: async ({ words, language }, { get, read }) => {
    const parameters = { q: words, format: 'json', language, safesearch: '2', categories: 'general' }
    return read(await get('/search', parameters), ['results'], (page) => ({
      address: textAt(page, 'url'),
      title: shownTextAt(page, 'title'),
      excerpt: shownTextAt(page, 'content'),
      resourceType: textAt(page, 'category') === 'videos' ? 'video' : 'article',
    }))
  },
}
