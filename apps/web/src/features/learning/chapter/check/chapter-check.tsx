import { texts } from 'virtual:texts/learning/chapter/check'
import { type ChapterCheck as Check, chapter, takeCheck } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../../../api/problem.ts'
import { invalidate } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Marked, notMarked, useAskedQuestions } from '../../questions/answers.ts'
import { QuestionForm } from '../../questions/question-form.tsx'
import { QuestionResults, type SectionOf } from '../../questions/question-result.tsx'
import { useReportedQuestions } from '../../questions/use-reported-questions.ts'

type ChapterCheckProps = {
  readonly chapterId: string
  /** Number of the chapter's version: each has questions of its own. */
  readonly version?: number | undefined
  readonly check: Check
  /** The section of the chapter that has this id; else the one that teaches the objective, where there is one. */
  readonly sectionOf?: SectionOf
}

/** The questions at the end of a chapter, or what came of the answers to them. */
export function ChapterCheck({ chapterId: id, version = 1, check, sectionOf }: ChapterCheckProps) {
  const [marked, setMarked] = useState<Marked | null>(null)
  const [attempts, setAttempts] = useState(0)
  const status = useRef<HTMLDivElement>(null)
  const { best, passed } = check
  const name = `${id}:${version}`
  const asked = useAskedQuestions(name, check.questions)
  const { questions } = asked
  const reported = useReportedQuestions(name, check)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(takeCheck, {
    mutationKey: ['check', id],
    // the best result so far, or the questions as they are now
    onSuccess: () => invalidate(queryClient, chapter),
    onError: (error) => {
      if (!QUESTIONS_CHANGED.some((code) => isProblem(error, code))) return
      asked.renew()
      invalidate(queryClient, chapter)
    },
  })
  useEffect(() => {
    if (marked) status.current?.focus()
  }, [marked])
  const isAnything = best !== null && (best.right > 0 || passed)
  const isBetter = isAnything && (!marked || isMore(best, marked.result) || (passed && !marked.result.passed))
  return (
    <div className="mt-2">
      {!marked && <p className="text-note text-muted print:hidden">{texts.lead({ count: questions.length })}</p>}
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status" ref={status} tabIndex={-1} className="rounded-sm outline-offset-8 not-empty:mt-4 print:hidden">
        {marked && (
          <>
            <p className="font-serif text-lead font-semibold">{texts.score(marked.result)}</p>
            <p className="mt-1">{marked.result.passed ? texts.passed : texts.notYet}</p>
          </>
        )}
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
        <>
          <QuestionResults
            questions={marked.questions}
            answers={marked.answers}
            results={marked.result.results}
            reported={reported}
            sectionOf={sectionOf}
          />
          <div className="border-t border-line pt-8 print:hidden">
            <Button
              onClick={() => {
                setAttempts(attempts + 1)
                asked.renew()
                setMarked(null)
              }}
            >
              {texts.again}
            </Button>
          </div>
        </>
      ) : (
        <QuestionForm
          name={name}
          questions={questions}
          isReported={reported.has}
          takesFocus={attempts > 0}
          send={(attempt, { onSuccess, onError }) => {
            asked.keep()
            // named also where they are not answered: they say which set it is
            const answers = { ...Object.fromEntries(questions.map((one) => [one.id, null])), ...attempt.answers }
            mutate(
              { id, ...attempt, answers },
              {
                onSuccess: (result) => {
                  onSuccess()
                  asked.forget()
                  setMarked({ questions, answers: attempt.answers, result })
                },
                onError,
              },
            )
          }}
          sendLabel={texts.send}
          busy={isPending}
          trouble={error && notMarked(error)}
        />
      )}
    </div>
  )
}

type Score = { readonly right: number; readonly of: number }

/** By their share: one set may have more questions than the other. */
const isMore = (one: Score, other: Score): boolean => one.right * other.of > other.right * one.of

const QUESTIONS_CHANGED = ['no-check', 'answer-unfit'] as const
