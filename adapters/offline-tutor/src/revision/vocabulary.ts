import { type Phrases, phrases, tokenize, type Words } from '@app/domain'
import { wordSet } from '../words/phrases.ts'
import { languagesWith, listIn } from '../words/word-lists.ts'

/** Without accents: phones and haste leave them out. */
const bare = (list: string): string => list.normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a text as those of a vocabulary are compared. */
export const bareTokens = (text: string): Words => tokenize(text).map((word) => ({ ...word, norm: bare(word.norm) }))

export const bareWordsOf = (text: string): readonly string[] => bare(text.toLowerCase()).match(/[\p{L}\p{N}']+/gu) ?? []

export type Vocabulary = ReturnType<typeof vocabularyIn>

function vocabularyIn(language: string) {
  const words = (name: string): ReadonlySet<string> => wordSet(bare(listIn(language, name)))
  const phrasesOf = (name: string): Phrases => phrases(bare(listIn(language, name)))
  const row = (name: string): readonly string[] => bare(listIn(language, name)).split(' ').filter(Boolean)
  const kinds = ['revision.drop', 'revision.rename', 'revision.move', 'revision.swap', 'revision.add'] as const
  const openings = [...kinds, 'revision.start-with', 'revision.end-with'] as const
  return {
    /** Words that may begin a clause of their own. */
    verbs: new Set([
      ...openings
        .flatMap((name) => bare(listIn(language, name)).split(','))
        .map((one) => one.trim().split(' ')[0] ?? ''),
      ...words('revision.take'),
      ...(language === 'en' ? ['make'] : []),
    ]),
    polite: words('revision.polite'),
    thanks: words('revision.thanks'),
    joins: words('revision.joins'),
    drop: phrasesOf('revision.drop'),
    dropLast: words('revision.drop-last'),
    /** "Leave … out" */
    take: words('revision.take'),
    out: words('revision.out'),
    rename: phrasesOf('revision.rename'),
    renameLast: words('revision.rename-last'),
    titleJoins: words('revision.title-joins'),
    add: phrasesOf('revision.add'),
    addLast: words('revision.add-last'),
    about: words('revision.about'),
    more: words('revision.more'),
    practice: words('revision.practice'),
    swap: phrasesOf('revision.swap'),
    swapLast: words('revision.swap-last'),
    swapJoins: words('revision.swap-joins'),
    move: phrasesOf('revision.move'),
    moveLast: words('revision.move-last'),
    startWith: phrasesOf('revision.start-with'),
    endWith: phrasesOf('revision.end-with'),
    before: phrasesOf('revision.before'),
    after: phrasesOf('revision.after'),
    first: phrasesOf('revision.first'),
    last: phrasesOf('revision.last'),
    beside: words('revision.beside'),
    length: words('revision.length'),
    shorter: words('revision.shorter'),
    less: words('revision.less'),
    too: words('revision.too'),
    long: words('revision.long'),
    chapters: words('revision.chapters'),
    numbers: row('revision.numbers'),
    ordinals: [row('revision.ordinals'), row('revision.ordinals-too')],
    lastOne: words('revision.last-one'),
    ofNumber: words('revision.of-number'),
    around: words('revision.around'),
  } as const
}

export const ENGLISH = vocabularyIn('en')

/** English first: where two languages read a request alike, it is taken. */
export const VOCABULARIES: readonly Vocabulary[] = [
  ENGLISH,
  ...languagesWith('revision.drop')
    .filter((language) => language !== 'en')
    .map(vocabularyIn),
]
