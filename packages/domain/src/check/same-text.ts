/** Punctuation that people leave out or add around a word; not what makes another word of it, as in "C++" or "!=". */
const LEADING = new Set('"\'“”„‘’«»‹›`([{¿¡「『')
const TRAILING = new Set('"\'“”„‘’«»‹›`)]}.,;:!?…。、！？」』')

/** A short answer as it is compared: the encoding of accents, case, spaces, invisible characters and outer punctuation do not count. */
export function comparable(text: string): string {
  const folded = [
    ...text
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '')
      .toLowerCase()
      .toUpperCase(),
  ]
  let [from, to] = [0, folded.length]
  while (from < to && LEADING.has(folded[from] ?? '')) from += 1
  while (to > from && TRAILING.has(folded[to - 1] ?? '')) to -= 1
  return (from < to ? folded.slice(from, to) : folded).join('').normalize('NFC')
}
