/** What learners might write, labelled by hand. One wording a line; requests are named, never answered. */
export type Wordings = {
  readonly unsafe: readonly string[]
  readonly crisis: readonly string[]
  readonly harmless: readonly string[]
}

/** `heldOut` was written before any word list and is never looked at while the lists are tuned. */
export type LabelledWordings = { readonly language: string; readonly seen: Wordings; readonly heldOut: Wordings }

export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
