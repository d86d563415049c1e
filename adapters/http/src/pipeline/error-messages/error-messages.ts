import type { RefusalCode } from '../refusal.ts'

/** What stands beside the words in the body: keys as the API spells them. */
export type Extra = Readonly<Record<string, unknown>>

/** What went wrong and what to do next, for every code there is. */
export type ErrorMessages = Readonly<Record<RefusalCode, string | ((extra: Extra) => string)>>
