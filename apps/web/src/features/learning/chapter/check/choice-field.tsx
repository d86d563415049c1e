import type { CheckQuestion } from '@app/contract'
import { LazyInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'

type ChoiceFieldProps = {
  readonly question: CheckQuestion
  /** The ids of options. */
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** One of several, or any number of them. */
export function ChoiceField({ question: { id: name, kind, options = [] }, chosen, onChoose }: ChoiceFieldProps) {
  const isSingle = kind === 'single'
  const choose = (id: string, isChosen: boolean) => {
    // in the order in which they are shown
    const others = chosen.filter((one) => one !== id)
    onChoose(isSingle ? [id] : isChosen ? [...others, id] : others)
  }
  return (
    <div className="mt-3">
      {options.map(({ id, text }) => (
        <label
          key={id}
          className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-3 py-2 hover:bg-sunk/50 has-checked:bg-sunk print:bg-transparent"
        >
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
            className="choice mt-0.5 size-6 flex-none"
          />
          <span dir="auto" className="min-w-0 flex-1">
            <LazyInlineText text={text} />
          </span>
        </label>
      ))}
    </div>
  )
}
