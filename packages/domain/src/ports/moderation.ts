import { type SafetyRoute, strictest } from './safety-check.ts'

/** Another model's judgement of what a learner wrote, beside our own: a vendor's, or that of a guard model. */
export type Moderation = {
  /** `ok` also where it does not answer in time: our own rule has passed the text, so nothing waits for this one. */
  readonly judge: (text: string) => Promise<SafetyRoute>
}

/** Asks all at once; the strictest answer counts. Without any our own rule judges alone. */
export const moderations = (all: readonly Moderation[]): Moderation => ({
  judge: async (text) => strictest(await Promise.all(all.map(({ judge }) => judge(text)))),
})

export const NO_MODERATION: Moderation = moderations([])
