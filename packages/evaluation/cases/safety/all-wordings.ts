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
/** Every so many wordings come a second time, behind filler. */
const HIDDEN = 4

const hidden = (text: string, filler: string): string =>
  `${Array(Math.ceil(FILLER / filler.length))
    .fill(filler)
    .join(' ')} ${text}`

const casesOf = ({ language, unsafe, crisis, neighbours, filler }: Wordings): readonly SafetyCase[] =>
  Object.entries({ unsafe, crisis, neighbour: neighbours }).flatMap(([kind, texts]) =>
    texts.flatMap((text, index) => {
      // the entries above are named by the kinds
      const plain = { id: `${language}/${kind}/${index + 1}`, language, kind: kind as SafetyCase['kind'], text }
      if (index % HIDDEN > 0) return [plain]
      return [plain, { ...plain, id: `${plain.id}/hidden`, text: hidden(text, filler) }]
    }),
  )

export const SAFETY_CASES: readonly SafetyCase[] = LANGUAGES.flatMap(casesOf)
