import catalogue from './texts.json' with { type: 'json' }

/** What the tutor says in a conversation beside the questions, which are the product's own. */
type Texts = {
  readonly makePlan: string
  readonly generalPlan: string
  /** Of a goal without lessons. */
  readonly noLessons: string
  /** Of another one, once a subject was asked for. */
  readonly stillNoLessons: string
  readonly whichSubject: string
  /** Above the summary of a goal without lessons. */
  readonly general: string
  readonly cannotAnswer: string
  /** Words that say nothing of what was asked, and is asked once more. */
  readonly chooseOne: string
  /** The same again: what is assumed now stands in the summary. */
  readonly leftOpen: string
  readonly noted: string
  /** `{values}`: the level and the time that were read. */
  readonly notedValues: string
  readonly whatInstead: string
  /** Under a summary. */
  readonly changeThere: string
  readonly lessonsAreEnglish: string
  /** Of a longer message that named the subject. */
  readonly readsLittle: string
}

const TEXTS: Readonly<Record<keyof typeof catalogue, Texts>> = catalogue
export type TutorLanguage = keyof typeof TEXTS

/** In the language of the page where there is one, else in English. */
export function textsIn(language: string | null | undefined): Texts & { readonly language: TutorLanguage } {
  const known = language === 'de' || language === 'es' ? language : 'en'
  return { ...TEXTS[known], language: known }
}

const PLAN_CHIPS = Object.values(TEXTS).flatMap(({ makePlan, generalPlan }) => [makePlan, generalPlan])

/** What is said before a chip that asks for the plan, in whichever language: '' where the chip is all. Null without one at the end. */
export function beforePlanChip(words: string): string | null {
  const said = words.replace(/[.!]$/, '')
  const chip = PLAN_CHIPS.find((one) => said.toLowerCase().endsWith(one.toLowerCase()))
  return chip === undefined ? null : said.slice(0, -chip.length).trimEnd().replace(/[.!]$/, '')
}
