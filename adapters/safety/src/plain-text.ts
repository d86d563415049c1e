import TRADITIONAL_SIGNS from './traditional-signs.json' with { type: 'json' }

/** Hidden characters, marks above letters, Arabic vowel signs and the Hindi dot, in which spellings of one word differ. */
const IGNORED =
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]|[\u0300-\u036F]|[\u0610-\u061A]|[\u064B-\u065F]|\u0670|\u093C|[\u20D0-\u20FF]/gu

/** One letter written in several ways: variants of Arabic, Hindi and German, small capitals, signs of traditional Chinese. */
const VARIANTS = pairs(
  'ßsأاإاآاٱاىيئيؤوةهکكیيँं',
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgıiøołl',
  ...TRADITIONAL_SIGNS,
)

/** Letters that look like Latin ones, to be read so inside a word that has Latin letters too. */
const LOOK_ALIKES = pairs('аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtнhвbгrпnиuӏl', 'αaβbγyεeηnιiκkνvοoρpτtυuχxωwςcσo')

const DIGITS_AS_LETTERS = pairs('0o1i3e4a5s7t@a$s!i')

/** Lower-case words with one space between them, spelled in one way. */
export const plainText = (text: string): string => wordsOnly(fold(text))

/** The same without reading a letter for one that it looks like: a model disguises nothing, and `ν` is a letter of physics. */
export const plainLesson = (text: string): string => wordsOnly(foldSpelling(text))

const wordsOnly = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()

/** Between the sentences of a reading (`bySentences`): a space more than between words. */
export const SENTENCE_GAP = '  '

/** Behind a mark that ends a sentence; "z. B. Holz" and "b.o.m.b. I" end none. */
const SENTENCE_START = /(?<=\p{L}{2}[.!?…])\s(?=\s*\p{Lu})|(?<=[。！？।؟])/u

/** A reading in which the ends of sentences can still be seen. */
export const bySentences = (text: string, read: (sentence: string) => string): string =>
  text
    .split(SENTENCE_START)
    .map(read)
    .filter((sentence) => sentence !== '')
    .join(SENTENCE_GAP)

/** In a term: the rest of a word, and the space behind it. */
export const REST_OF_WORD = '*'

/** As `plainText`, with what hides words undone: "k1ll", "b.o.m.b", "boooomb", "b**o**mb", "b&#111;mb"; "k*ll" has a `HIDDEN_VOWEL`. */
export const unmaskedText = (text: string): string =>
  fold(
    text
      .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replace(/<\/?[a-z]{1,9}\s?\/?>|\*\*|__|~~/gi, ''),
  )
    // "a b.o.m.b. I like" is no "bombi", and wide gaps stand between words that are spelled out
    .split(/[.!?]\s(?=[ia]\s\p{L}{2})|\s{2,}/u)
    .map(unmask)
    .join(' ')

/** A letter that no other text has. */
export const HIDDEN_VOWEL = 'ꙮ'

const unmask = (sentence: string): string =>
  joinSpelled(
    sentence
      .replace(/\S+/gu, (word) => (isSpelled(word) ? word.replace(/[^\p{L}\p{M}\p{N}]/gu, '') : word))
      .replace(/(?<=\p{L})\*(?=\p{L})/gu, HIDDEN_VOWEL)
      .replace(/[^\s]+/gu, (word) =>
        /\p{L}/u.test(word) ? swap(word.replace(/(?<![!?.,:])[!?.,:]+$/u, ''), DIGITS_AS_LETTERS) : word,
      )
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .trim(),
  )

/** "b.o.m.b": letters with one mark between each two. */
const isSpelled = (word: string): boolean => /^\p{L}(?:[.\-·•|/]\p{L}){2,}[.,!?]?$/u.test(word)

const foldSpelling = (text: string): string =>
  swap(text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(IGNORED, '').normalize('NFKC'), VARIANTS)

export const fold = (text: string): string =>
  foldSpelling(text).replace(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu, (word) =>
    /\p{Script=Latin}/u.test(word) ? swap(word, LOOK_ALIKES) : word,
  )

/** Words of one letter each, three or more in a row, are one word. */
function joinSpelled(text: string): string {
  const words: string[] = []
  let spelled: string[] = []
  const end = (): void => {
    // "a b o m b" is "a bomb"
    if (spelled.length > 3 && /^[ai]$/.test(spelled[0] ?? '')) words.push(spelled.shift() ?? '')
    if (spelled.length >= 3) words.push(spelled.join(''))
    else words.push(...spelled)
    spelled = []
  }
  for (const word of text.split(' ')) {
    if (word.length === 1) spelled.push(word)
    else {
      end()
      words.push(word)
    }
  }
  end()
  return words.join(' ')
}

type Letters = { readonly any: RegExp; readonly as: ReadonlyMap<string, string> }

const swap = (text: string, { any, as }: Letters): string => text.replace(any, (letter) => as.get(letter) ?? letter)

function pairs(...texts: readonly string[]): Letters {
  const letters = [...texts.join('')]
  const as = new Map<string, string>()
  for (let at = 0; at + 1 < letters.length; at += 2) as.set(letters[at] ?? '', letters[at + 1] ?? '')
  return { any: new RegExp(`[${[...as.keys()].join('')}]`, 'gu'), as }
}
