/** Characters. What asks for something is said within so many; more would be drowned out by what stands around. */
const LONGEST = 240
/** Of more sentences those that follow each other are judged as one: a page of numbers is no page of requests. */
const MAX_SENTENCES = 100

/** Behind a sentence's end: a mark and a space, a line's end, or a mark of scripts that leave no space. */
const SENTENCE_END = /\n|(?<=[.!?؟…])\s|(?<=[。！？।])/u

/** Signs that each stand for words, up to eighteen letters: a text of them would be many times as long as it looks. */
const WORD_SIGNS = /[\u321D\u321E\u3300-\u3357\u3371-\u33DF\uFDF0-\uFDFC]/gu

export const sentencesOf = (text: string): readonly string[] => text.split(SENTENCE_END)

/**
 * The pieces of a text that are judged by themselves: each sentence, so that no harmless one speaks for another, and all of it or, where
 * it is long, runs of sentences that are as long as a passage may be, from each half of a run on. A sentence that is longer is cut into
 * pieces that overlap by half. All together they are some three times as long as the text, whatever it holds.
 */
export function passagesOf(text: string): readonly string[] {
  const sentences = joined(sentencesOf(text.replace(WORD_SIGNS, ' ')).flatMap(cut))
  return [...new Set([...(text.length <= LONGEST ? [text] : runsOf(sentences)), ...sentences])]
}

/** In their order, short ones together with what follows, where there are too many. */
function joined(sentences: readonly string[]): readonly string[] {
  if (sentences.length <= MAX_SENTENCES) return sentences
  const least = sentences.reduce((sum, { length }) => sum + length, 0) / MAX_SENTENCES
  const pieces: string[] = []
  let length = Number.POSITIVE_INFINITY
  for (const sentence of sentences) {
    if (length < least) pieces.push(`${pieces.pop()} ${sentence}`)
    else pieces.push(sentence)
    length = pieces.at(-1)?.length ?? 0
  }
  return pieces
}

function runsOf(sentences: readonly string[]): readonly string[] {
  const runs: string[] = []
  for (let first = 0, end = 0; end < sentences.length; ) {
    let run = sentences[first] ?? ''
    let half = first + 1
    end = first + 1
    while (end < sentences.length && run.length + (sentences[end] ?? '').length < LONGEST) {
      if (run.length < LONGEST / 2) half = end
      run += ` ${sentences[end]}`
      end += 1
    }
    runs.push(run)
    first = half
  }
  return runs
}

function cut(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return sentence.trim() === '' ? [] : [sentence]
  return Array.from({ length: Math.ceil((2 * sentence.length) / LONGEST) }, (_, at) =>
    sentence.slice((at * LONGEST) / 2, (at * LONGEST) / 2 + LONGEST),
  )
}
