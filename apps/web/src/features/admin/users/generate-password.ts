/** 32 characters that no one takes for one another when they are read out or typed from paper: no l and o, no 0 and 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 80 random bits, in groups of four as one reads them out. */
export function generatePassword(): string {
  // 256 is a multiple of 32: each character is as likely as any other
  const characters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => ALPHABET[byte % ALPHABET.length])
  return [0, 4, 8, 12].map((from) => characters.slice(from, from + 4).join('')).join('-')
}
