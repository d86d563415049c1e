import { texts } from 'virtual:texts/learning/chapter/check'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { list as listed } from '../../../texts/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { List } from '../../../ui/list.tsx'
import { type Answers, type Question, unansweredIn, useAttempt } from './answers.ts'
import { QuestionField } from './question-field.tsx'

type Attempt = { readonly attempt_id: string; readonly answers: Answers }
type Outcome = { readonly onSuccess: () => void; readonly onError: (error: Error) => void }

type QuestionFormProps = {
  /** The answers are kept by it until they are marked. */
  readonly name: string
  readonly questions: readonly Question[]
  readonly isReported?: (id: string) => boolean
  /** The first question gets it. */
  readonly takesFocus?: boolean
  /** Has an attempt marked, and says what came of it. */
  readonly send: (attempt: Attempt, outcome: Outcome) => void
  readonly sendLabel: string
  readonly busy: boolean
  /** Why the last attempt was not marked. */
  readonly trouble: string | null
}

export function QuestionForm(props: QuestionFormProps) {
  const { name, questions, isReported, takesFocus = false, sendLabel, busy, trouble } = props
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const attempt = useAttempt(name, questions)
  const [asksAnyway, setAsksAnyway] = useState(0)
  /** The fields that hold no number, until they change. */
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const { answers } = attempt
  const unanswered = unansweredIn(questions, answers)

  const goTo = (number: number) =>
    list.current?.children[number - 1]?.querySelector<HTMLElement>('input, button')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (takesFocus) goTo(1)
  }, [])

  const send = () => {
    // what was pressed may go, and a dialog would take the focus that was in it
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    setAsksAnyway(0)
    props.send(
      { attempt_id: attempt.send(), answers },
      {
        onSuccess: attempt.end,
        onError: (error) => {
          const ids = isProblem(error, 'answer-unreadable') ? error.extra.question_ids : []
          const refused = questions.map(({ id }) => id).filter((id) => Array.isArray(ids) && ids.includes(id))
          setUnreadable(refused)
          if (refused.length > 0) goTo(questions.findIndex(({ id }) => id === refused[0]) + 1)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    // what was only overlooked should not count
    if (unanswered.length === 0) send()
    else setAsksAnyway(asksAnyway + 1)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <List ordered ref={list} className="mt-6 flex flex-col">
        {questions.map((question, index) => (
          <li key={question.id} className="border-t border-line py-8">
            <QuestionField
              question={question}
              number={index + 1}
              of={questions.length}
              answer={answers[question.id]}
              isReported={isReported?.(question.id) ?? false}
              isUnreadable={unreadable.includes(question.id)}
              onAnswer={(answer) => {
                // what is on its way stays what was sent
                if (busy) return
                setAsksAnyway(0)
                setUnreadable(unreadable.filter((id) => id !== question.id))
                attempt.answer(question.id, answer)
              }}
            />
          </li>
        ))}
      </List>
      <div className="flex flex-col items-start gap-4 border-t border-line pt-8 print:hidden">
        {trouble !== null && <Alert className="self-stretch">{trouble}</Alert>}
        <Button type="submit" variant="solid" busy={busy} busyLabel={texts.sending}>
          {sendLabel}
        </Button>
        {asksAnyway > 0 && <UnansweredNotice key={asksAnyway} numbers={unanswered} onGoTo={goTo} onSend={send} />}
      </div>
    </form>
  )
}

type UnansweredNoticeProps = {
  /** Of the questions, from 1. */
  readonly numbers: readonly number[]
  readonly onGoTo: (number: number) => void
  readonly onSend: () => void
}

/** Asks in a line whether to send what is there. Takes the focus to what loses nothing. */
function UnansweredNotice({ numbers, onGoTo, onSend }: UnansweredNoticeProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const [first = 1] = numbers
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend, and this has no fields
    <div role="group" aria-labelledby={id}>
      <p id={id}>{texts.unanswered[numbers.length === 1 ? 'one' : 'more']({ numbers: listed(numbers.map(String)) })}</p>
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
