import { texts } from 'virtual:texts/learning/chapter/check'
import { type ChapterCheck, chapter, takeCheck } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { explain, isProblem } from '../../../../api/problem.ts'
import { invalidate } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { List } from '../../../../ui/list.tsx'
import { type Marked, unansweredIn } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'
import { useAttempt } from './use-attempt.ts'
import { useUnreadable } from './use-unreadable.ts'

type CheckFormProps = {
  readonly chapterId: string
  /** Number of the chapter's version: each has questions of its own. */
  readonly version: number
  readonly questions: ChapterCheck['questions']
  readonly isReported: (id: string) => boolean
  /** The first question gets it. */
  readonly takesFocus: boolean
  readonly onMarked: (marked: Marked) => void
}

export function CheckForm({ chapterId: id, version, questions, isReported, takesFocus, onMarked }: CheckFormProps) {
  const list = useRef<HTMLUListElement>(null)
  const attempt = useAttempt(`${id}:${version}`, questions)
  const [asksAnyway, setAsksAnyway] = useState(0)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(takeCheck, {
    mutationKey: ['check', id],
    // the best result so far, or the questions as they are now
    onSuccess: () => invalidate(queryClient, chapter),
    onError: (error) => QUESTIONS_CHANGED.some((code) => isProblem(error, code)) && invalidate(queryClient, chapter),
  })
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
    setAsksAnyway(0)
    const sent = Object.entries(answers).map(([id, answer]) => [id, typeof answer === 'string' ? answer : [...answer]])
    mutate(
      { id, attempt_id: attempt.send(), answers: Object.fromEntries(sent) },
      {
        onSuccess: (result) => {
          attempt.end()
          onMarked({ questions, answers, result })
        },
        onError: unreadable.showRefused,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || unreadable.find(answers)) return
    if (unanswered.length === 0) send()
    else setAsksAnyway(asksAnyway + 1)
  }

  return (
    <form onSubmit={submit} noValidate>
      <List ordered ref={list} className="mt-6 flex flex-col">
        {questions.map((question, index) => (
          <li key={question.id} className="border-t border-line py-8">
            <QuestionField
              question={question}
              number={index + 1}
              of={questions.length}
              answer={answers[question.id]}
              isReported={isReported(question.id)}
              held={question.held}
              isUnreadable={unreadable.has(question.id)}
              onAnswer={(answer) => {
                // what is on its way stays what was sent
                if (isPending) return
                setAsksAnyway(0)
                unreadable.forget(question.id)
                attempt.answer(question.id, answer)
              }}
            />
          </li>
        ))}
      </List>
      <div className="flex flex-col items-start gap-4 border-t border-line pt-8 print:hidden">
        {error && (
          <Alert className="self-stretch">
            {explain(
              error,
              { failed: texts.failed, unreachable: texts.unreachable },
              { 'no-check': () => texts.changed, 'answer-unfit': () => texts.changed },
            )}
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

const QUESTIONS_CHANGED = ['no-check', 'answer-unfit'] as const
