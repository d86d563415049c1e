import { holds, type Question } from '@app/domain'
import { rowsOf } from './rows.ts'

/**
 * Answers to the questions of the demo tutor's lessons, by someone who had the lessons and no keys: a prompt, and texts of options, a
 * number or words. They are never brought into line with the keys; a question that is worded anew is to be solved anew.
 */
const SOLUTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf('solutions.tsv').map(([prompt = '', answer = '']) => [bare(prompt), answer.split(' | ')]),
)

/** Whether who had no key came to the key; null where the question was not solved. */
export function isKeyFound(question: Question): boolean | null {
  const found = SOLUTIONS.get(bare(question.prompt))
  if (found === undefined) return null
  const options = 'options' in question ? question.options.map(({ text }) => text) : []
  return holds(
    question,
    found.map((text) => options.find((option) => bare(option) === bare(text)) ?? text),
  )
}

/** The product shows texts without marks of Markdown. */
function bare(text: string): string {
  return text.replace(/[*`_\s\\]/g, '')
}
