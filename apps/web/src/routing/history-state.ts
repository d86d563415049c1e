import { isString, recordOf } from '../api/storage.ts'

/** A text that one page left for the next in its history entry, not in the address bar; empty where there is none. */
export const textInState = (state: unknown, name: string): string => recordOf(isString)(state)[name] ?? ''
