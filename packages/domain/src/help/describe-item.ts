import { chosenOf, type Item } from './item.ts'
import { keyText } from './prepared.ts'
import { revealedBy } from './reveal.ts'
import { secretOf } from './secret.ts'

/** An item as a model gets it. */
export type HelpItem = {
  readonly task: string
  /** As they are shown: nothing says which of them is right. */
  readonly options: readonly string[]
  /** What the learner had answered; empty where nothing. */
  readonly said: readonly string[]
  /** Why that is wrong. */
  readonly misconceptions: readonly string[]
  /** Null as long as the item is open: then neither key nor explanation nor solution, nor a word that says them. */
  readonly solution: string | null
}

export function describeItem(item: Item): HelpItem {
  if (item.kind === 'exercise') {
    const { task, solution } = item.exercise
    return { task, options: [], said: [], misconceptions: [], solution: item.isOpen ? null : solution }
  }
  const { question, isOpen } = item
  const { said, misconceptions } = chosenOf(item)
  const secret = secretOf(item)
  return {
    task: question.prompt,
    options: 'options' in question ? question.options.map(({ text }) => text) : [],
    said,
    misconceptions: misconceptions.filter(
      (text) => !isOpen || revealedBy(text, secret, { message: '', past: [] }) === null,
    ),
    solution: isOpen ? null : `${keyText(question)}\n\n${question.explanation}`,
  }
}
