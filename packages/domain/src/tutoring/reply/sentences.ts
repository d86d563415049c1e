/** "3.5" and "example.org" end none; neither does "z. B.", but to cut there does no harm. */
const ENDS = /[.!?…؟।۔]["'”’»)\]*_`]{0,3}\s$|[。！？\n]$/u
const MAX_END_LENGTH = 5

/** The sentences of a text, in order; together they are the text. Looks at each character once. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  const splitter = makeSentenceSplitter((sentence) => sentences.push(sentence))
  splitter.feed(text)
  splitter.end()
  return sentences
}

/** The same for a text that is still being written. The space behind a sentence belongs to the next one. */
export function makeSentenceSplitter(onSentence: (sentence: string) => void) {
  let pending = ''
  const cut = (): void => {
    const sentence = pending.trimEnd()
    if (sentence === '') return
    pending = pending.slice(sentence.length)
    onSentence(sentence)
  }
  return {
    feed: (text: string): void => {
      for (const character of text) {
        pending += character
        if (ENDS.test(pending.slice(-MAX_END_LENGTH))) cut()
      }
    },
    end: cut,
  }
}
