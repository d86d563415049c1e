/** A vendor's own judgement of what a learner wrote, beside ours. */
export type Moderation = {
  /** `ok` also where the vendor does not answer in time: our own rule has passed the text, so nothing waits for this one. */
  readonly judge: (text: string) => Promise<'ok' | 'unsafe' | 'crisis'>
}

/** For models without one: the domain's own rule judges alone. */
export const NO_MODERATION: Moderation = { judge: async () => 'ok' }
