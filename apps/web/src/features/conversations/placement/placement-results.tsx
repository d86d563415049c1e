import type { Placement } from '@app/contract'
import { List } from '../../../ui/list.tsx'
import { type Answers, answersFor } from '../../learning/chapter/check/answers.ts'
import { QuestionResult } from '../../learning/chapter/check/question-result.tsx'

type PlacementResultsProps = { readonly placement: Placement; readonly result: NonNullable<Placement['result']> }

/** Each question with what was answered, what is right and why. */
export function PlacementResults({ placement, result: { results } }: PlacementResultsProps) {
  const questions = placement.questions.map((question) => ({ ...question, objective: '' }))
  const answers = answersFor(questions, (placement.answers ?? {}) as Answers) // of another form they are left out
  return (
    <List ordered className="mt-6 flex flex-col">
      {questions.map((question, index) => {
        const found = results.find(({ question_id }) => question_id === question.id)
        return (
          found && (
            <li key={question.id} className="border-t border-line py-6">
              <QuestionResult
                question={question}
                number={index + 1}
                of={questions.length}
                answer={answers[question.id]}
                result={found}
              />
            </li>
          )
        )
      })}
    </List>
  )
}
