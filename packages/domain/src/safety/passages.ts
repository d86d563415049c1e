/** Characters. What asks for something is said within so many; more would be drowned out by what stands around. */
const LONGEST = 240

/** Behind a sentence's end: a mark and a space, a line's end, or a mark of scripts that leave no space. */
const SENTENCE_END = /\n|(?<=[.!?؟…])\s|(?<=[。！？।])/u

export const sentencesOf = (text: string): readonly string[] => text.split(SENTENCE_END)

/**
 * The pieces of a text that are judged by themselves: each sentence, so that no harmless one speaks for another, and all of it or, where
 * it is long, each run of sentences that is as long as a passage may be. A sentence that is longer is cut into pieces that overlap by half.
 */
export function passagesOf(text: string): readonly string[] {
  const sentences = sentencesOf(text).flatMap(cut)
  if (text.length <= LONGEST) return [...new Set([text, ...sentences])]
  return [...new Set([...sentences, ...runsOf(sentences)])]
}

function runsOf(sentences: readonly string[]): readonly string[] {
  const runs: string[] = []
  let covered = 0
  for (let first = 0; covered < sentences.length; first += 1) {
    let run = sentences[first] ?? ''
    let end = first + 1
    while (end < sentences.length && run.length + (sentences[end] ?? '').length < LONGEST) {
      run += ` ${sentences[end]}`
      end += 1
    }
    if (end > covered) runs.push(run)
    covered = end
  }
  return runs
}

function cut(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return sentence.trim() === '' ? [] : [sentence]
  return Array.from({ length: Math.ceil((2 * sentence.length) / LONGEST) }, (_, at) =>
    sentence.slice((at * LONGEST) / 2, (at * LONGEST) / 2 + LONGEST),
  )
}
