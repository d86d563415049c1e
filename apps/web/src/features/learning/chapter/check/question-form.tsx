import { texts } from 'virtual:texts/learning/chapter/check'
import type { ChapterCheck } from '@app/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { List } from '../../../../ui/list.tsx'
import { unansweredIn } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'
import { useAttempt } from './use-attempt.ts'
import { useUnreadable } from './use-unreadable.ts'

type Attempt = { readonly attempt_id: string; readonly answers: Record<string, string | string[]> }
type Outcome = { readonly onSuccess: () => void; readonly onError: (error: Error) => void }

type QuestionFormProps = {
  /** The answers are kept by it until they are marked. */
  readonly name: string
  readonly questions: ChapterCheck['questions']
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
  const { answers } = attempt
  const unanswered = unansweredIn(questions, answers)

  const goTo = (number: number) =>
    list.current?.children[number - 1]?.querySelector<HTMLElement>('input, button')?.focus()
  const unreadable = useUnreadable(questions, goTo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (takesFocus) goTo(1)
  }, [])

  const send = () => {
    // what was pressed may go, and a dialog would take the focus that was in it
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    setAsksAnyway(0)
    const sent = Object.entries(answers).map(([id, answer]) => [id, typeof answer === 'string' ? answer : [...answer]])
    props.send(
      { attempt_id: attempt.send(), answers: Object.fromEntries(sent) },
      { onSuccess: attempt.end, onError: unreadable.showRefused },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || unreadable.find(answers)) return
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
              held={question.held}
              isUnreadable={unreadable.has(question.id)}
              onAnswer={(answer) => {
                // what is on its way stays what was sent
                if (busy) return
                setAsksAnyway(0)
                unreadable.forget(question.id)
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
