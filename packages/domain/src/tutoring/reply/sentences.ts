/** "3.5" and "example.org" end none; neither does "z. B.", but to cut there does no harm. */
const ENDS = /(?<=[.!?…؟।۔]["'”’»)\]*_`]{0,3})(?=\s)|(?<=[。！？])|(?<=\S)(?=\s*\n)/u

/**
 * The sentences of a text, in order; the space behind a sentence belongs to the next one. Of a text that is still being written,
 * those that are whole.
 */
export function sentencesOf(text: string, isWhole = true): readonly string[] {
  const sentences = text.split(ENDS)
  return isWhole ? sentences.filter((sentence) => sentence.trim() !== '') : sentences.slice(0, -1)
}
