import { wordSet } from '../../shared/word-list.ts'
import { tokenize, type Words } from '../../time/tokenize.ts'
import { levelPhrases, levelWords } from './level-words.ts'

/** Words between two marks, or between conjunctions that begin another thought. */
export type Clause = {
  readonly words: Words
  /** The conjunction before it, which is none of its words. */
  readonly opener: string
  /** Which sentence of the text it belongs to, from 0 on. */
  readonly sentence: number
  /** Whether that sentence ends with a question mark. */
  readonly asks: boolean
}

const ALWAYS = wordSet('but although though because whereas while')
const IF_A_SUBJECT_FOLLOWS = levelWords('ifASubjectFollows')
const SUBJECT_FOLLOWS = levelPhrases('subjectFollows')

/** The clauses of a text, in one pass. */
export function splitClauses(text: string): readonly Clause[] {
  const words = tokenize(text)
  // for each sentence
  const asks = words.flatMap(({ ends }) => (ends === '?' || ends === '.' ? [ends === '?'] : []))
  const clauses: Clause[] = []
  let sentence = 0
  let start = 0
  let opener = ''
  const close = (end: number): void => {
    if (end > start) clauses.push({ words: words.slice(start, end), opener, sentence, asks: asks[sentence] ?? false })
    opener = ''
  }
  words.forEach(({ norm, ends }, index) => {
    const follows = IF_A_SUBJECT_FOLLOWS.has(norm) && SUBJECT_FOLLOWS.lengthAt(words, index + 1) > 0
    if ((ALWAYS.has(norm) || follows) && ends === '') {
      close(index)
      opener = norm
      start = index + 1
    } else if (ends !== '') {
      close(index + 1)
      start = index + 1
      if (ends !== ',') sentence += 1
    }
  })
  close(words.length)
  return clauses
}

/** The words as they were typed. */
export const quoteOf = (text: string, words: Words): string => text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0)
