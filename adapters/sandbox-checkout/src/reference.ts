import { createHmac } from 'node:crypto'

const REFERENCE = /^sandbox_[A-Za-z0-9_-]{43}$/

/**
 * The same key has the same name, in every process and after every restart; without the secret none can be guessed. What is
 * signed for a webhook starts with a digit, so neither can ever be taken for the other.
 */
export const referenceOf = (key: string, secret: string): string =>
  `sandbox_${createHmac('sha256', secret).update(`reference:${key}`).digest('base64url')}`

/** Holds for nothing that leads elsewhere when it is used as a file name. */
export const isReference = (text: string): boolean => REFERENCE.test(text)
