import { texts } from 'virtual:texts/conversations/placement'
import type { Placement } from '@app/contract'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { List } from '../../../ui/list.tsx'
import { unansweredIn } from '../../learning/chapter/check/answers.ts'
import { QuestionField } from '../../learning/chapter/check/question-field.tsx'
import { UnansweredNotice } from '../../learning/chapter/check/unanswered-notice.tsx'
import { useAttempt } from '../../learning/chapter/check/use-attempt.ts'
import { useUnreadable } from '../../learning/chapter/check/use-unreadable.ts'
import type { usePlacement } from './use-placement.ts'

type PlacementFormProps = {
  readonly conversationId: string
  readonly questions: Placement['questions']
  readonly answer: ReturnType<typeof usePlacement>['answer']
}

export function PlacementForm({ conversationId: id, questions: asked, answer }: PlacementFormProps) {
  const questions = asked.map((question) => ({ ...question, objective: '' }))
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const attempt = useAttempt(id, questions)
  const [asksAnyway, setAsksAnyway] = useState(0)
  const { mutate, isPending, error } = answer
  const { answers } = attempt
  const unanswered = unansweredIn(questions, answers)
  const goTo = (number: number) =>
    list.current?.children[number - 1]?.querySelector<HTMLElement>('input, button')?.focus()
  const unreadable = useUnreadable(questions, goTo)
  const send = () => {
    // what was pressed may go, and the dialog would take the focus that was in it
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    setAsksAnyway(0)
    const sent = Object.entries(answers).map(([id, said]) => [id, typeof said === 'string' ? said : [...said]])
    mutate(
      { id, attempt_id: attempt.send(), answers: Object.fromEntries(sent) },
      { onSuccess: () => attempt.end(), onError: unreadable.showRefused },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || unreadable.find(answers)) return
    // there is one try: what was only overlooked should not count
    if (unanswered.length === 0) send()
    else setAsksAnyway(asksAnyway + 1)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <List ordered ref={list} className="mt-4 flex flex-col">
        {questions.map((question, index) => (
          <li key={question.id} className="border-t border-line py-6">
            <QuestionField
              question={question}
              number={index + 1}
              of={questions.length}
              answer={answers[question.id]}
              isUnreadable={unreadable.has(question.id)}
              onAnswer={(said) => {
                // what is on its way stays what was sent
                if (isPending) return
                setAsksAnyway(0)
                unreadable.forget(question.id)
                attempt.answer(question.id, said)
              }}
            />
          </li>
        ))}
      </List>
      <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
        {error && (
          <Alert className="self-stretch">
            {messageOf(error, { failed: texts.notAnswered, unreachable: texts.answerUnreachable })}
          </Alert>
        )}
        <Button type="submit" variant="solid" busy={isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        {asksAnyway > 0 && <UnansweredNotice key={asksAnyway} numbers={unanswered} onGoTo={goTo} onSend={send} />}
      </div>
    </form>
  )
}
