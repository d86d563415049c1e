import { textAt } from '@app/resource-kit'

/**
 * How pages that only list the meanings of a word are called, in their title or in the short description that Wikidata gives them. The search
 * does not say what kind of page it found, and a second request for each would use up the budget.
 */
const TITLE =
  /\((?:disambiguation|Begriffsklärung|homonymie|desambiguación|desambiguação|disambigua|doorverwijspagina|ujednoznacznienie|значения|значення|olika betydelser|flertydig|anlam ayrımı|rozcestník|egyértelműsítő lap|dezambiguizare|täsmennyssivu|توضيح|ابهام‌زدایی|曖昧さ回避|消歧义|消歧義|동음이의|định hướng|disambiguasi)\)$/iu
const DESCRIPTION =
  /disambiguation|topics referred to by the same term|Begriffsklärung|homonymie|desambiguación|desambiguação|disambiguazione|doorverwijspagina|ujednoznaczniając|страница значений|сторінка значень|förgreningssida|anlam ayrımı|rozcestník|曖昧さ回避|消歧义|消歧義|동음이의|صفحة توضيح|trang định hướng/iu

export const isDisambiguation = (page: unknown): boolean =>
  TITLE.test(textAt(page, 'title').trim()) || DESCRIPTION.test(textAt(page, 'description'))
