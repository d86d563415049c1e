import { texts } from 'virtual:texts/learning/chapter/help/panel'
import { type CheckQuestion, chapter, takeCheck } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidate } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { useFocusHandover } from '../../../../ui/chat/use-focus-handover.ts'
import { type Marked, notMarked } from '../../questions/answers.ts'
import { QuestionForm } from '../../questions/question-form.tsx'
import { QuestionResults } from '../../questions/question-result.tsx'

type AloneQuestionProps = {
  readonly chapterId: string
  /** Of the reply that gave it. */
  readonly replyId: string
  /** Unset once it is answered. */
  readonly question: CheckQuestion | undefined
  readonly onAnswered: () => void
}

/** A question that is answered without help, as in the check. */
export function AloneQuestion({ chapterId: id, replyId, question: given, onAnswered }: AloneQuestionProps) {
  const [question] = useState(given)
  const [marked, setMarked] = useState<Marked | null>(null)
  const status = useRef<HTMLDivElement>(null)
  const place = useFocusHandover<HTMLDivElement>()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(takeCheck, {
    mutationKey: ['check', id],
    // an objective is shown, or the check asks others now
    onSettled: () => invalidate(queryClient, chapter),
  })
  useEffect(() => {
    if (marked) status.current?.focus()
  }, [marked])
  if (question === undefined) return null
  const isRight = marked?.result.results.find((one) => one.question_id === question.id)?.right
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status" ref={status} tabIndex={-1} className="rounded-sm font-semibold">
        {marked && (isRight === true ? texts.aloneRight : texts.aloneWrong)}
      </div>
      {marked ? (
        <QuestionResults questions={[question]} answers={marked.answers} results={marked.result.results} />
      ) : (
        <QuestionForm
          name={`help:${replyId}`}
          questions={[question]}
          send={(attempt, { onSuccess, onError }) => {
            const answers = { [question.id]: null, ...attempt.answers }
            mutate(
              { id, attempt_id: attempt.attempt_id, answers },
              {
                onSuccess: (result) => {
                  onSuccess()
                  setMarked({ questions: [question], answers: attempt.answers, result })
                  onAnswered()
                },
                onError,
              },
            )
          }}
          sendLabel={texts.checkAlone}
          busy={isPending}
          trouble={error && notMarked(error)}
        />
      )}
    </div>
  )
}
