import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { JAPANESE } from './japanese.ts'
import { PORTUGUESE } from './portuguese.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'
import type { Wordings } from './wording.ts'

export type SafetyCase = {
  readonly id: string
  readonly language: string
  readonly kind: 'unsafe' | 'crisis' | 'neighbour'
  /** A harmless goal that is named first. Null: the wording is the goal. */
  readonly after: string | null
  readonly text: string
}

const LANGUAGES: readonly Wordings[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  JAPANESE,
  CHINESE,
  RUSSIAN,
  ARABIC,
  HINDI,
]

/** Characters in front of a wording that is hidden. */
const FILLER = 2_000
/** Every so many wordings come a second time, behind filler; and the one after it as a later message. */
const AGAIN = 4

const hidden = (text: string, filler: string): string =>
  `${Array(Math.ceil(FILLER / filler.length))
    .fill(filler)
    .join(' ')} ${text}`

const casesOf = ({ language, goal, unsafe, crisis, neighbours, filler }: Wordings): readonly SafetyCase[] =>
  Object.entries({ unsafe, crisis, neighbour: neighbours }).flatMap(([name, texts]) => {
    // the entries above are named by the kinds
    const kind = name as SafetyCase['kind']
    return texts.flatMap((text, index) => {
      const plain: SafetyCase = { id: `${language}/${kind}/${index + 1}`, language, kind, after: null, text }
      if (index % AGAIN === 0) return [plain, { ...plain, id: `${plain.id}/hidden`, text: hidden(text, filler) }]
      if (index % AGAIN === 1) return [plain, { ...plain, id: `${plain.id}/later`, after: goal }]
      return [plain]
    })
  })

export const SAFETY_CASES: readonly SafetyCase[] = LANGUAGES.flatMap(casesOf)
