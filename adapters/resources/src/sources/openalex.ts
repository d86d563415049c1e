import { DAY } from '@app/domain'
import { at, listOf, shownText, shownTextAt, textAt } from '../fields.ts'
import { primaryLanguage } from '../language-codes.ts'
import type { Source } from '../source.ts'

const FIELDS = 'id,doi,display_name,language,type,open_access,primary_location,abstract_inverted_index'
/** No excerpt is longer, and the last words of an abstract are the least of use. */
const MAX_WORDS = 120

/** Works of research that anyone can open. The free allowance of a key is about 1,000 searches a day, without one about ten. */
export const openAlex: Source = {
  title: 'OpenAlex',
  apiBase: 'https://api.openalex.org',
  budget: { requests: 900, within: DAY },
  search: async ({ words, language }, { get, read, apiKey }) => {
    const answer = await get('/works', {
      // signs that it reads as operators would make it refuse the question
      search: words.replace(/["?*~!|]/g, ' '),
      filter: `language:${language},open_access.is_oa:true`,
      per_page: '10',
      select: FIELDS,
      api_key: apiKey,
    })
    return read(answer, ['results'], (work) => {
      const isOpen = at(work, 'open_access', 'is_oa')
      return {
        address: addressOf(work),
        title: shownTextAt(work, 'display_name'),
        excerpt: shownText(abstractOf(work)),
        resourceType: textAt(work, 'type') === 'book' ? 'book' : 'article',
        language: primaryLanguage(textAt(work, 'language')),
        isFree: typeof isOpen === 'boolean' ? isOpen : null,
      }
    })
  },
}

/** The open copy; else its page at the publisher's; else its permanent address, which leads there. */
const addressOf = (work: unknown): string =>
  textAt(work, 'open_access', 'oa_url') || textAt(work, 'primary_location', 'landing_page_url') || textAt(work, 'doi')

/** The beginning of an abstract, which comes as a list of places for each word, and not as a text. */
export function abstractOf(work: unknown): string {
  const words: string[] = []
  for (const [word, places] of Object.entries(Object(at(work, 'abstract_inverted_index')))) {
    for (const place of listOf(places)) {
      if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < MAX_WORDS) words[place] = word
    }
  }
  return words.filter(Boolean).join(' ')
}
