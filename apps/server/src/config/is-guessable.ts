import { deflateRawSync } from 'node:zlib'

/** In bytes. Thirty-two random letters and digits of any kind stay above 26; a repeated word or alphabet stays below 22. */
const MIN_CONTENT = 24

/** Whether a secret is long only by repeating itself, by compression. A sentence passes: its length protects it. */
export const isGuessable = (secret: string): boolean => deflateRawSync(secret).length < MIN_CONTENT
