import type { ConversationId } from '../../shared/index.ts'

/** As it is stored, but for what is withheld: a new column is in the next export by itself. JSON in it may keep its times as texts. */
type Row = Readonly<Record<string, unknown>>
type Rows = readonly Row[]

/** All personal data of a user, without secrets: their data export. Oldest first. */
export type PersonalData = {
  readonly account: Row
  readonly sessions: Rows
  readonly credits: { readonly balance: number; readonly entries: Rows }
  /** The way to the checkout counts as well, whether or not it was paid. */
  readonly purchases: Rows
  readonly conversations: readonly (Row & {
    readonly id: ConversationId
    readonly messages: Rows
    /** The questions about the level, and what the learner answered. */
    readonly placement: Row | null
  })[]
  readonly plans: readonly (Row & {
    /** What it was before it was edited, or made anew from other answers. */
    readonly versions: Rows
    /** Since when others may look at it; null where they may not. */
    readonly share: Row | null
    /** Questions are without their keys, wherever they are. */
    readonly chapters: readonly (Row & {
      /** Those that are not shown. */
      readonly otherVersions: Rows
      readonly attempts: Rows
      /** What its learner asked the tutor, with the replies. */
      readonly help: Rows
      /** What was found for it, with what its learner reported. Null where it was never searched for. */
      readonly resources: (Row & { readonly items: Rows }) | null
    })[]
  })[]
  /** What the learner reviews, by id, each with its reviews. Their questions are those of the chapters. */
  readonly cards: readonly (Row & { readonly reviews: Rows })[]
  /** What admins and operators did to the account. Who did it is theirs, not the user's. */
  readonly acts: Rows
  /** What staff wrote about the account. Who did is theirs, not the user's. */
  readonly staffNotes: Rows
  /** What became of the mails of the last 90 days. */
  readonly mails: Rows
  /** When a model was asked for the user, and how that went. */
  readonly modelCalls: Rows
}
