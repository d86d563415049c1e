import type { Topic } from './brief.ts'
import { WORDS } from './words/all-words.ts'

/** Which of the answers that are suggested to the question about a topic these words are, in whichever language; -1 where none. */
export function suggestedIndex(topic: Topic, words: string): number {
  for (const { answers } of Object.values(WORDS)) {
    const index = answers[topic].indexOf(words)
    if (index >= 0) return index
  }
  return -1
}
