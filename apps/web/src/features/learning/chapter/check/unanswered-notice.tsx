import { texts } from 'virtual:texts/learning/chapter/check'
import { useEffect, useId, useRef } from 'react'
import { list } from '../../../../texts/numbers.ts'
import { Button } from '../../../../ui/button.tsx'

type UnansweredNoticeProps = {
  /** Of the questions, from 1. */
  readonly numbers: readonly number[]
  readonly onGoTo: (number: number) => void
  readonly onSend: () => void
}

/** Asks in a line whether to send what is there. Takes the focus to what loses nothing. */
export function UnansweredNotice({ numbers, onGoTo, onSend }: UnansweredNoticeProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const [first = 1] = numbers
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend, and this has no fields
    <div role="group" aria-labelledby={id}>
      <p id={id}>{texts.unanswered[numbers.length === 1 ? 'one' : 'more']({ numbers: list(numbers.map(String)) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={back} size="sm" onClick={() => onGoTo(first)}>
          {texts.goTo({ number: first })}
        </Button>
        <Button size="sm" variant="quiet" onClick={onSend}>
          <span className="link">{texts.sendAnyway}</span>
        </Button>
      </div>
    </div>
  )
}
