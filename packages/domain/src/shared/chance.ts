/** A number from 0 to below 1 that is the same for the same text, and as likely to be any other: FNV-1a, mixed. */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const mixed = Math.imul(hash ^ (hash >>> 15), hash | 1)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
