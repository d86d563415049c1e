import { Button } from '../../../../ui/button.tsx'
import { List } from '../../../../ui/list.tsx'
import type { Marked } from './answers.ts'
import { checkWords as words } from './check-words.ts'
import { QuestionResult } from './question-result.tsx'
import type { ReportedQuestions } from './use-reported-questions.ts'

type CheckResultProps = {
  readonly marked: Marked
  readonly reported: ReportedQuestions
  readonly onAgain: () => void
}

/** Each question with its mark, its key and the reason. */
export const CheckResult = ({ marked: { questions, answers, result }, reported, onAgain }: CheckResultProps) => (
  <>
    <List ordered className="mt-6 flex flex-col">
      {questions.map((question, index) => {
        const found = result.results.find(({ question_id }) => question_id === question.id)
        // it went void while it was being answered
        if (!found) return null
        return (
          <li key={question.id} className="border-t border-line py-8">
            <QuestionResult
              question={question}
              number={index + 1}
              of={questions.length}
              answer={answers[question.id]}
              result={found}
              reported={reported}
            />
          </li>
        )
      })}
    </List>
    <div className="border-t border-line pt-8 print:hidden">
      <Button onClick={onAgain}>{words.again}</Button>
    </div>
  </>
)
