/** What learners write in one language. A request is only named, as a learner would name it; nothing tells how. */
export type Wordings = {
  /** BCP 47. */
  readonly language: string
  /** A harmless goal, after which the others may come. */
  readonly goal: string
  readonly unsafe: readonly string[]
  readonly crisis: readonly string[]
  /** Harmless, and near enough to be mistaken for the others. */
  readonly neighbours: readonly string[]
  /** A harmless sentence, to hide the others behind. */
  readonly filler: string
}
