import { texts } from 'virtual:texts/learning/review'
import type { ReviewCard } from '@app/contract'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type Answer, isAnswered } from '../questions/answers.ts'
import { QuestionField, toggled } from '../questions/question-field.tsx'

type AskedCardProps = {
  readonly card: ReviewCard
  readonly number: number
  readonly of: number
  readonly answer: Answer | undefined
  readonly isUnreadable: boolean
  readonly onChange: (answer: Answer) => void
  /** Null: the learner does not know. */
  readonly onAnswer: (answer: Answer | null) => void
}

/** A question. The keys 1 to 9 choose its options, and Enter sends what is chosen or typed. */
export function AskedCard({ card, number, of, answer, isUnreadable, onChange, onAnswer }: AskedCardProps) {
  const { question } = card
  const { kind, options = [] } = question
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isAnswered(answer)) onAnswer(answer)
    else setMissing(true)
  }
  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    const isCombined = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing
    if (isCombined || !(target instanceof HTMLElement)) return
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      // held down, it would send the next one, too
      event.preventDefault()
      if (!event.repeat) submit()
    }
    const option = kind === 'single' || kind === 'multiple' ? options[Number(key) - 1] : undefined
    if (option === undefined) return
    form.current?.querySelectorAll('input')[Number(key) - 1]?.focus()
    onChange(kind === 'single' ? option.id : toggled(question, [answer ?? []].flat(), option.id))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={press} data-keys="">
      <QuestionField
        question={question}
        number={number}
        of={of}
        answer={answer}
        isUnreadable={isUnreadable}
        onAnswer={onChange}
      />
      <p role="status" className="text-note text-danger not-empty:mt-4">
        {isMissing && !isAnswered(answer) && texts.missing}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="next">
          {texts.check}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(null)}>
          {texts.dontKnow}
        </Button>
      </div>
      <p className="mt-4 hidden text-note text-muted pointer-fine:block">{texts.keys}</p>
    </form>
  )
}
