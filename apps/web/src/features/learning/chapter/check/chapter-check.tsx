import { texts } from 'virtual:texts/learning/chapter/check'
import type { ChapterCheck as Check } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { List } from '../../../../ui/list.tsx'
import type { Marked } from './answers.ts'
import { CheckForm } from './check-form.tsx'
import { QuestionResult, type TaughtIn } from './question-result.tsx'
import type { ReportedQuestions } from './use-reported-questions.ts'
import { useReportedQuestions } from './use-reported-questions.ts'

/** The section of a chapter that teaches an objective, where there is one. */
type SectionOf = (objective: string) => TaughtIn | undefined

type CheckResultProps = {
  readonly marked: Marked
  readonly reported: ReportedQuestions
  readonly sectionOf?: SectionOf | undefined
  readonly onAgain: () => void
}

/** Each question with its mark, its key and the reason. */
const CheckResult = ({ marked: { questions, answers, result }, reported, sectionOf, onAgain }: CheckResultProps) => (
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

type ChapterCheckProps = {
  readonly chapterId: string
  readonly version?: number | undefined
  readonly check: Check
  /** Where an objective is taught. */
  readonly sectionOf?: SectionOf
}

/** The questions at the end of a chapter, or what came of the answers to them. */
export function ChapterCheck({ chapterId, version = 1, check, sectionOf }: ChapterCheckProps) {
  const [marked, setMarked] = useState<Marked | null>(null)
  const [attempts, setAttempts] = useState(0)
  const status = useRef<HTMLDivElement>(null)
  const reported = useReportedQuestions(chapterId, check.questions)
  const { best, passed } = check
  useEffect(() => {
    if (marked) status.current?.focus()
  }, [marked])
  const isAnything = best !== null && (best.right > 0 || passed)
  const isBetter = isAnything && (!marked || best.right > marked.result.right || (passed && !marked.result.passed))
  return (
    <div className="mt-2">
      {!marked && <p className="text-note text-muted print:hidden">{texts.lead({ count: check.questions.length })}</p>}
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status" ref={status} tabIndex={-1} className="rounded-sm outline-offset-8 not-empty:mt-4 print:hidden">
        {marked && <Score result={marked.result} />}
      </div>
      {isBetter && (
        <p className="mt-2 text-note text-muted print:hidden">{(passed ? texts.bestPassed : texts.best)(best)}</p>
      )}
      {!marked && reported.voidCount > 0 && (
        <p className="mt-2 text-note print:hidden">{texts.isVoid({ count: reported.voidCount })}</p>
      )}
      {!marked && reported.heldCount > 0 && (
        <p className="mt-2 text-note print:hidden">
          {(reported.voidCount > 0 ? texts.isHeldToo : texts.isHeld)({ count: reported.heldCount })}
        </p>
      )}
      {marked ? (
        <CheckResult
          marked={marked}
          reported={reported}
          sectionOf={sectionOf}
          onAgain={() => {
            setAttempts(attempts + 1)
            setMarked(null)
          }}
        />
      ) : (
        <CheckForm
          chapterId={chapterId}
          version={version}
          questions={check.questions}
          isReported={reported.has}
          takesFocus={attempts > 0}
          onMarked={setMarked}
        />
      )}
    </div>
  )
}

const Score = ({ result: { right, of, passed } }: { readonly result: Marked['result'] }) => (
  <>
    <p className="font-serif text-lead font-semibold">{texts.score({ right, of })}</p>
    <p className="mt-1">{passed ? texts.passed : texts.notYet}</p>
  </>
)
