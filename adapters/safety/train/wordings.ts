import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ru', 'ar', 'hi', 'it', 'nl', 'pl', 'tr', 'ko'] as const
const SETS = ['listed', 'trained', 'held-out', 'blind', 'second-blind'] as const
const KINDS = ['unsafe', 'crisis', 'neighbour', 'ordinary'] as const

/**
 * What learners write. A request is only named, as a learner would name it; nothing tells how. Neighbours are harmless, and near
 * enough to be mistaken for the others. `listed`: the word lists have seen it, and the weights; `trained`: the weights only;
 * `held-out`: neither, and neither ever may; the blind sets are plain ones by which nothing was chosen.
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

export const isToDecline = (kind: Wording['kind']): boolean => kind === 'unsafe' || kind === 'crisis'

const linesOf = (language: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, 'wordings', `${language}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')

export const WORDINGS: readonly Wording[] = LANGUAGES.flatMap((language) =>
  linesOf(language).map((line) => {
    const [label, name, text = '', said] = line.split('\t')
    const set = SETS.find((known) => known === label)
    const kind = KINDS.find((known) => known === name)
    if (!set || !kind || text === '') throw new Error(`${language}.tsv: no wording: ${line}`)
    return { language, set, kind, text, isMessage: said === 'message' }
  }),
)
