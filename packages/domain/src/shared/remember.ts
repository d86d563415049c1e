/** Characters of the texts that are kept: those of a plan's chapters and of the prompts that they come from. */
const MOST = 400_000

/**
 * The same function, which does not read the latest texts again: the rules for a chapter look at the same few texts many times.
 * Nothing may change what it answers.
 */
export function remember<T>(read: (text: string) => T, most = MOST): (text: string) => T {
  const known = new Map<string, T>()
  let length = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = read(text)
    known.set(text, made)
    length += text.length
    for (const oldest of known.keys()) {
      if (length <= most) break
      known.delete(oldest)
      length -= oldest.length
    }
    return made
  }
}
