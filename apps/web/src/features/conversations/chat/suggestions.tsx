import { texts } from 'virtual:texts/conversations'
import { Button } from '../../../ui/button.tsx'

type SuggestionsProps = {
  readonly answers: readonly string[]
  readonly onChoose: (answer: string) => void
}

/** On a phone one line of their own that scrolls: two or three would leave few to what was said. */
const inRow =
  'contents max-sm:[@media(min-height:34.01rem)]:-m-1 max-sm:[@media(min-height:34.01rem)]:flex ' +
  'max-sm:[@media(min-height:34.01rem)]:w-[calc(100%+0.5rem)] max-sm:[@media(min-height:34.01rem)]:gap-2 ' +
  'max-sm:[@media(min-height:34.01rem)]:overflow-x-auto max-sm:[@media(min-height:34.01rem)]:p-1'

/** Answers to press instead of typing them, in the row of what surrounds them. */
export const Suggestions = ({ answers, onChoose }: SuggestionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a form, and this is none
  <div role="group" aria-label={texts.chat.suggestions} className={inRow}>
    {answers.map((answer) => (
      <Button
        key={answer}
        dir="auto"
        size="sm"
        className="max-w-full flex-none rounded-full! font-normal! wrap-anywhere"
        // the second press of a double click may land on an answer to the next question
        onClick={({ detail }) => detail <= 1 && onChoose(answer)}
      >
        {answer}
      </Button>
    ))}
  </div>
)
