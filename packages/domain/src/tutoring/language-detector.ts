/** Characters of a text below which no one can tell its language. */
export const MIN_DETECTABLE = 200
/** And below which not even which of two it is. */
export const MIN_COMPARABLE = 24

/** Says in which language a text is written. A port: the statistics are a vendor's. */
export type LanguageDetector = {
  /**
   * A BCP 47 primary language: `expected` where the text may well be in it, such as Spanish for what looks a little more like Portuguese,
   * or where it is a language that the detector does not know. Null of a text that is too short, or says none.
   */
  readonly detect: (text: string, expected?: string | null) => string | null
  /** In which of two languages a text is rather, also a short one; null where neither is likely, or of hardly a word. */
  readonly likelier: (text: string, one: string, other: string) => string | null
}
