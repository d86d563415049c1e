import { deflateRawSync } from 'node:zlib'

/** In bytes. Thirty-two random letters and digits of any kind stay above 26; a repeated word or alphabet stays below 22. */
const MIN_CONTENT = 24

/**
 * Is a secret long only because it repeats itself? How far it can be compressed says so. What nobody would call random, such
 * as a sentence, can pass: its length is all that protects it then.
 */
export const isGuessable = (secret: string): boolean => deflateRawSync(secret).length < MIN_CONTENT
