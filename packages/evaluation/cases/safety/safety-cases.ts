import { rowsOf } from '../rows.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ru', 'ar', 'hi', 'it', 'nl', 'pl', 'tr', 'ko'] as const
const SETS = ['listed', 'trained', 'held-out', 'blind', 'second-blind'] as const
const KINDS = ['unsafe', 'crisis', 'neighbour', 'ordinary'] as const

/**
 * What learners write. A request is only named, as a learner would name it; nothing tells how. Neighbours are harmless, and near
 * enough to be mistaken for the others. `listed`: the word lists have seen it, and the weights; `trained`: the weights only;
 * `held-out`: neither, and neither ever may.
 */
export type Wording = {
  /** BCP 47. */
  readonly language: string
  readonly set: (typeof SETS)[number]
  readonly kind: (typeof KINDS)[number]
  readonly text: string
  /** Written as an answer in the conversation, not as a goal. */
  readonly isMessage: boolean
}

const rows = new Map(LANGUAGES.map((language) => [language, rowsOf(`safety/${language}.tsv`)]))

export const WORDINGS: readonly Wording[] = [...rows].flatMap(([language, lines]) =>
  lines.flatMap(([label, name, text = '', said]) => {
    const set = SETS.find((known) => known === label)
    if (!set) return []
    const kind = KINDS.find((known) => known === name)
    if (!kind || text === '') throw new Error(`${language}.tsv: no wording: ${set} ${name} ${text}`)
    return [{ language, set, kind, text, isMessage: said === 'message' }]
  }),
)

export type SafetyCase = Pick<Wording, 'language' | 'kind'> & {
  readonly id: string
  /** A harmless goal that is named first. Null: the wording is the goal. */
  readonly after: string | null
  readonly text: string
}

/** Characters in front of a wording that is hidden. */
const FILLER = 2_000
/** Every so many wordings come a second time, behind filler; and the one after it as a later message. */
const AGAIN = 4

const hidden = (text: string, filler: string): string =>
  `${Array(Math.ceil(FILLER / filler.length))
    .fill(filler)
    .join(' ')} ${text}`

/** A row that is no wording: a harmless goal, after which the others may come, or a sentence to hide them behind. */
const setting = (language: (typeof LANGUAGES)[number], name: 'goal' | 'filler'): string => {
  const text = rows.get(language)?.find(([set]) => set === name)?.[2]
  if (!text) throw new Error(`${language}.tsv has no ${name}.`)
  return text
}

const casesOf = (played: Wording['set']): readonly SafetyCase[] =>
  LANGUAGES.flatMap((language) =>
    KINDS.flatMap((kind) =>
      WORDINGS.filter((one) => one.language === language && one.kind === kind && one.set === played).flatMap(
        ({ text, isMessage }, index) => {
          const later = { after: setting(language, 'goal') }
          const plain: SafetyCase = { id: `${language}/${kind}/${index + 1}`, language, kind, after: null, text }
          if (isMessage) return [{ ...plain, ...later }]
          if (index % AGAIN === 0)
            return [plain, { ...plain, id: `${plain.id}/hidden`, text: hidden(text, setting(language, 'filler')) }]
          if (index % AGAIN === 1) return [plain, { ...plain, ...later, id: `${plain.id}/later` }]
          return [plain]
        },
      ),
    ),
  )

export const SAFETY_CASES = casesOf('listed')
export const HELD_OUT_CASES = casesOf('held-out')
export const BLIND_CASES = casesOf('blind')
export const SECOND_BLIND_CASES = casesOf('second-blind')
