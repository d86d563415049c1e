const ADDRESS = /(?:\b[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu
const MAIL_ADDRESS = /\S+@\S+/gu
/** Invisible characters that turn the direction of what follows. */
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** Addresses never come back from us, as a link least of all: viewers make links of bare ones too. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, 'a link').replace(MAIL_ADDRESS, 'an address')

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim()

/** Keeps right-to-left words from turning the English around them. Beside its marks an @ would look like an address. */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text.replace(/^@+|@+$/gu, '')}\u2069` : text

/**
 * Words of the learner as they stood, safe inside Markdown. Brackets become entities, not escapes: what removes links
 * from a model's answer does not know escapes and would leave half of one.
 */
export const inMarkdown = (text: string): string =>
  isolated(
    withoutAddresses(oneLine(text.replace(DIRECTION, '')))
      .replace(/[&<>[\]`]/g, (character) => `&#${character.codePointAt(0)};`)
      .replace(/[\\*_~]/g, '\\$&'),
  )

/**
 * Words of the learner for the middle of a sentence of ours, in plain text and in Markdown alike: only letters,
 * figures and the marks that join them.
 */
export const plainWords = (text: string, longest: number): string => isolated(bareWords(text, longest))

/** The same for a search, where nothing invisible may be in it. */
export const bareWords = (text: string, longest: number): string =>
  shorten(
    withoutAddresses(oneLine(text.replace(DIRECTION, '')))
      .replace(/(?!\p{Join_Control})[^\p{L}\p{M}\p{N} '’&+#.,/%?-]/gu, ' ')
      .replace(/\s+([.,?])/gu, '$1')
      .replace(/\s+/gu, ' ')
      .replace(/^(?:\d{1,3}[.)]\s+|[^\p{L}\p{N}])+/u, '')
      .replace(/(?:[^\p{L}\p{M}\p{N}+#]|\s[+#]+)+$/u, ''),
    longest,
  )

const UNSEARCHED =
  /^(?:an?|the|my|your|our|to|for|with|in|on|at|of|and|or|how|i|you|me|it|is|are|be|have|who|that|some)$/iu

/** The few words of a text that are worth searching for: a search with many words finds nothing. */
export const searchWords = (text: string, most: number): string =>
  bareWords(text, 60)
    .replace(/[,?/%]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !UNSEARCHED.test(word))
    .slice(0, most)
    .join(' ')

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Words on which no phrase may end. */
const DANGLING = /[\s,]+(?:an?|the|of|for|to|in|on|at|by|and|or|with|my|your|from|as|is|are|that|which|so|but)$/iu

/** At most `longest` characters, cut between words. */
function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest + 1).replace(/[\uD800-\uDBFF]$/, '')
  let phrase = (cut.replace(/\s+\S*$/u, '') || cut).slice(0, longest).replace(/[\s,.]+$/u, '')
  while (DANGLING.test(phrase)) phrase = phrase.replace(DANGLING, '')
  return phrase.replace(/[\uD800-\uDBFF]$/, '')
}
