import { texts } from 'virtual:texts/conversations/placement'
import type { Placement } from '@app/contract'
import { messageOf } from '../../../api/problem.ts'
import { QuestionForm } from '../../learning/chapter/check/question-form.tsx'
import type { usePlacement } from './use-placement.ts'

type PlacementFormProps = {
  readonly conversationId: string
  readonly questions: Placement['questions']
  readonly answer: ReturnType<typeof usePlacement>['answer']
}

export function PlacementForm({ conversationId: id, questions, answer }: PlacementFormProps) {
  const { mutate, isPending, error } = answer
  const words = { failed: texts.notAnswered, unreachable: texts.answerUnreachable }
  return (
    <QuestionForm
      name={id}
      questions={questions.map((question) => ({ ...question, objective: '' }))}
      send={(attempt, outcome) => mutate({ id, ...attempt }, outcome)}
      sendLabel={texts.send}
      busy={isPending}
      trouble={error && messageOf(error, words)}
    />
  )
}
