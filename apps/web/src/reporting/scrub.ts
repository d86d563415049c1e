const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
const MAIL = /[^\s@"'<>()[\]/:]+@[^\s@"'<>()[\]/]+\.[a-z]{2,}/gi
const TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g
/** In the name of an element, as Sentry writes one: its label may hold a title that a model wrote for a learner. */
const LABEL = /\[[\w-]+="[^"]*"\]/g
const ADDRESS = /https?:\/\/[^\s"'<>()\\]+/g
const QUERY = /(^|\s)(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g

/** Of a text that leaves: no ids, no tokens, no mail addresses, and no address that says what a user reads or seeks. */
export const scrubText = (text: string, own: string): string =>
  text
    .replace(LABEL, '')
    .replace(ADDRESS, (address) => shorten(address, own))
    .replace(QUERY, '$1$2')
    .replace(MAIL, '[mail]')
    .replace(TOKEN, '[token]')
    .replace(UUID, ':id')

/** The path of our own pages and files; of other sites only which it is, as resources follow from what a learner learns. */
function shorten(address: string, own: string): string {
  if (!URL.canParse(address)) return '[address]'
  const url = new URL(address)
  return url.origin === own ? url.origin + url.pathname : url.origin
}

/** The same for every text in a value, as deep as it goes. */
export function scrub(value: unknown, own: string): unknown {
  if (typeof value === 'string') return scrubText(value, own)
  if (Array.isArray(value)) return value.map((one) => scrub(one, own))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [scrubText(key, own), scrub(one, own)]))
}
