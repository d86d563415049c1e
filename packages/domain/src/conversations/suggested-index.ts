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

const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.values(WORDS).flatMap(({ answers, language }) =>
    Object.values(answers)
      .flat()
      .map((answer) => [answer, language] as const),
  ),
)

/** The language of a suggested answer; null where these words are none. */
export const languageOfSuggestion = (words: string): string | null => LANGUAGES.get(words) ?? null
