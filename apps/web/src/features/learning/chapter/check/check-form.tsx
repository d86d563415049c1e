import { texts } from 'virtual:texts/learning/chapter/check'
import { type ChapterCheck, chapter, takeCheck } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { explain, isProblem } from '../../../../api/problem.ts'
import { invalidate } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import type { Marked } from './answers.ts'
import { QuestionForm } from './question-form.tsx'

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
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(takeCheck, {
    mutationKey: ['check', id],
    // the best result so far, or the questions as they are now
    onSuccess: () => invalidate(queryClient, chapter),
    onError: (error) => QUESTIONS_CHANGED.some((code) => isProblem(error, code)) && invalidate(queryClient, chapter),
  })
  return (
    <QuestionForm
      name={`${id}:${version}`}
      questions={questions}
      isReported={isReported}
      takesFocus={takesFocus}
      send={(attempt, { onSuccess, onError }) =>
        mutate(
          { id, ...attempt },
          {
            onSuccess: (result) => {
              onSuccess()
              onMarked({ questions, answers: attempt.answers, result })
            },
            onError,
          },
        )
      }
      sendLabel={texts.send}
      busy={isPending}
      trouble={error && describe(error)}
    />
  )
}

const QUESTIONS_CHANGED = ['no-check', 'answer-unfit'] as const

const describe = (error: unknown): string =>
  explain(
    error,
    { failed: texts.failed, unreachable: texts.unreachable },
    { 'no-check': () => texts.changed, 'answer-unfit': () => texts.changed },
  )
