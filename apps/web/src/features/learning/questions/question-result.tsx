import { texts } from 'virtual:texts/learning/chapter/check'
import { texts as help } from 'virtual:texts/learning/chapter/help'
import { clsx } from 'clsx'
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { IsolatedInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { HelpButton } from '../chapter/help/help-button.tsx'
import { HelpContext } from '../chapter/help/help-event.ts'
import { type Answer, type Answers, isAnswered, type Marked, type Question } from './answers.ts'
import { MarkedAnswer, Sign } from './marked-answer.tsx'
import { QuestionNumber } from './question-field.tsx'
import { ReportQuestion } from './report-question.tsx'
import type { ReportedQuestions } from './use-reported-questions.ts'

type QuestionResultsProps = {
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly results: Marked['result']['results']
  /** Unset where a question cannot be reported. */
  readonly reported?: ReportedQuestions
  /** Where to read about it again; unset where nothing was read. */
  readonly sectionOf?: SectionOf | undefined
}

export type SectionOf = (about: {
  readonly section?: string | undefined
  readonly objective?: string | undefined
}) => { readonly id: string; readonly heading: string } | undefined

/** Each question with its mark, its key and the reason. */
export const QuestionResults = ({ questions, answers, results, reported, sectionOf }: QuestionResultsProps) => (
  <List ordered className="mt-6 flex flex-col">
    {questions.map((question, index) => {
      const { id, objective } = question
      const result = results.find(({ question_id }) => question_id === id)
      // it has gone void while it was being answered
      if (result === undefined) return null
      const section = sectionOf?.({ section: result.section, objective })
      return (
        <li key={id} className="border-t border-line py-8">
          <QuestionResult
            question={question}
            number={index + 1}
            of={questions.length}
            answer={answers[id]}
            result={result}
            readAgain={
              section && (
                <a href={`#${section.id}`} className="link">
                  {fill(texts.readAgain, { section: <IsolatedInlineText text={section.heading} /> })}
                </a>
              )
            }
          >
            {!result.right && (
              <HelpButton
                asks
                label={help.workItOut}
                of={texts.number({ number: index + 1, of: questions.length })}
                about={{ question_id: id }}
                question={{ ...question, objective: objective ?? '' }}
                className="mt-2"
              />
            )}
            {reported && (
              <ReportQuestion
                id={id}
                number={index + 1}
                isReported={reported.has(id)}
                onReported={() => reported.add(id)}
              />
            )}
          </QuestionResult>
        </li>
      )
    })}
  </List>
)

type QuestionResultProps = {
  readonly question: Question
  readonly number: number
  readonly of: number
  readonly answer: Answer | undefined
  readonly result: Omit<Marked['result']['results'][number], 'question_id'>
  /** The link to where it is taught, for a wrong answer. */
  readonly readAgain?: ReactNode
  /** What can be done about the question. */
  readonly children?: ReactNode
}

export function QuestionResult({ question, number, of, answer, result, readAgain, children }: QuestionResultProps) {
  const { right, key, explanation, right_options: found, wrong_options: wrong = 0 } = result
  const titleId = useId()
  const [isShown, setShown] = useState(false)
  const isAskable = use(HelpContext) !== null
  // what can be worked out with help is not given away before
  const isFolded = isAskable && !right && !isShown
  const reason = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) reason.current?.focus()
  }, [isShown])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are answered
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <QuestionNumber number={number} of={of} />
        <p className={clsx('flex items-center gap-2 font-semibold print:hidden', right ? 'text-ok' : 'text-danger')}>
          <Sign isRight={right} />
          {right ? texts.right : isAnswered(answer) ? texts.wrong : texts.notAnswered}
        </p>
      </div>
      <div className="chapter-prose mt-1 font-semibold">
        <LazyLessonMarkdown text={question.prompt} />
      </div>
      {!right && found !== undefined && isAnswered(answer) && (
        <p className="mt-2 text-note print:hidden">
          {texts.partly({ found, of: key.length })}
          {wrong > 0 && ` ${texts.chosenWrongly({ count: wrong })}`}
        </p>
      )}
      <MarkedAnswer
        question={question}
        answer={answer}
        answerKey={isFolded ? null : key}
        isRight={right}
        feedback={result.feedback}
      />
      {/* the prose's own display, which is in no layer, would show it on paper */}
      {isFolded ? (
        <Button size="sm" className="mt-3 print:hidden" onClick={() => setShown(true)}>
          <LabelOf label={texts.showAnswer} of={texts.number({ number, of })} />
        </Button>
      ) : (
        <div ref={reason} tabIndex={-1} className="mt-4 border-s-2 border-edge ps-4 print:hidden">
          <div className="chapter-prose">
            <LazyLessonMarkdown text={explanation} />
          </div>
        </div>
      )}
      {!right && readAgain && <p className="mt-4 text-note print:hidden">{readAgain}</p>}
      {children}
    </div>
  )
}
