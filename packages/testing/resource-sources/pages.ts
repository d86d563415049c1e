/** A page that the sources know of. */
export type SourcePage = {
  readonly title: string
  /** Sources whose addresses are made of an id of theirs lead here by a redirect. */
  readonly url: string
  /** HTML, for the sources that answer with HTML. */
  readonly excerpt: string
  readonly language: string
  readonly minutes?: number
  /** Whether it can be read without an account; true unless said otherwise. */
  readonly isFree?: boolean
  /** Which of Wikimedia's projects has it; each unless said otherwise. */
  readonly project?: string
  /** What a site of questions files it under. */
  readonly tags?: readonly string[]
}

export type KnownPage = SourcePage & { readonly number: number }

const page = (title: string, excerpt: string, changes: Partial<SourcePage> = {}): SourcePage => ({
  title,
  url: `https://pages.example/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`,
  excerpt,
  language: 'en',
  ...changes,
})

export const SAMPLE_PAGES: readonly SourcePage[] = [
  page('Sourdough', 'How a <span class="searchmatch">sourdough</span> starter rises &amp; why it is sour', {
    minutes: 12,
  }),
  page('Sourdough: a baker’s notebook', 'Feeding a starter, shaping, and baking in a closed pot'),
  page('Baking with a starter (sourdough)', 'Twelve loaves, from rye to wheat', { isFree: false }),
  page('Sauerteig', 'Wie ein Sauerteig angesetzt und gefüttert wird', { language: 'de' }),
  page('Lists & tuples in Python', 'What <b>lists</b> can do that tuples cannot'),
]

/** Those with at least one of the words in them, the one with most of them first. */
export function matchingPages(
  pages: readonly SourcePage[],
  words: string,
  language: string | null,
): readonly KnownPage[] {
  const wanted = wordsOf(words)
  return pages
    .map((one, index) => ({ ...one, number: index + 1, matches: matches(one, wanted) }))
    .filter((one) => one.matches > 0 && (language === null || one.language === language))
    .sort((one, other) => other.matches - one.matches)
}

const matches = ({ title, excerpt }: SourcePage, wanted: readonly string[]): number => {
  const text = `${title} ${excerpt}`.toLowerCase()
  const words = new Set(wordsOf(text))
  return wanted.filter((word) => words.has(word) || (UNSPACED.test(word) && text.includes(word))).length
}

/** Nothing stands between words of these scripts. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.filter((word) => word.length >= (UNSPACED.test(word) ? 2 : 3)) ?? []
