import { texts } from 'virtual:texts/learning/chapter/check'
import { Button } from '../../../../ui/button.tsx'
import { List } from '../../../../ui/list.tsx'
import type { Marked } from './answers.ts'
import { QuestionResult, type TaughtIn } from './question-result.tsx'
import type { ReportedQuestions } from './use-reported-questions.ts'

/** The section of a chapter that teaches an objective, where there is one. */
export type SectionOf = (objective: string) => TaughtIn | undefined

type CheckResultProps = {
  readonly marked: Marked
  readonly reported: ReportedQuestions
  readonly sectionOf?: SectionOf | undefined
  readonly onAgain: () => void
}

/** Each question with its mark, its key and the reason. */
export const CheckResult = ({
  marked: { questions, answers, result },
  reported,
  sectionOf,
  onAgain,
}: CheckResultProps) => (
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
              section={sectionOf?.(question.objective)}
            />
          </li>
        )
      })}
    </List>
    <div className="border-t border-line pt-8 print:hidden">
      <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  </>
)
