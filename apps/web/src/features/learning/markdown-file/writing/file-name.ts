/** Bytes; file systems take 255 at the most, and some only 143. */
const LONGEST = 120
/** Not allowed in a name on one system or another; or seen by no one, or turning the reading direction of what follows. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/gu
/** Names of devices on Windows, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A title as the name of a Markdown file that every system takes. `other` is for titles of which nothing is left. */
export function markdownFileName(title: string, other: string): string {
  const name = withinBytes(
    title
      .normalize('NFC')
      .replace(FORBIDDEN, ' ')
      .replace(/\s+/g, ' ')
      // a dot first hides a file, a hyphen first looks like an option
      .replace(/^[\s.~-]+|[\s.]+$/g, ''),
  )
  if (name === '') return `${other}.md`
  return RESERVED.test(name) ? `${other} ${name}.md` : `${name}.md`
}

function withinBytes(name: string): string {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST))
  // what was cut off in the middle ends without the joiners that lead on to the rest
  return read === name.length ? name : name.slice(0, read).replace(/(?:[\s.\p{M}]|\u200C|\u200D)+$/u, '')
}
