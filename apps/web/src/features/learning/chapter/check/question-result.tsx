import { texts } from 'virtual:texts/learning/chapter/check'
import type { CheckQuestion } from '@app/contract'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { fill } from '../../../../ui/fill.tsx'
import { IsolatedInlineText, LazyLessonMarkdown } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { type Answer, isAnswered, type Marked } from './answers.ts'
import { MarkedAnswer } from './marked-answer.tsx'
import { QuestionNumber } from './question-field.tsx'
import { ReportQuestion } from './report-question.tsx'
import type { ReportedQuestions } from './use-reported-questions.ts'

export type TaughtIn = { readonly id: string; readonly heading: string }

type QuestionResultProps = {
  readonly question: CheckQuestion
  readonly number: number
  readonly of: number
  readonly answer: Answer | undefined
  readonly result: Marked['result']['results'][number]
  /** Unset where a question cannot be reported. */
  readonly reported?: ReportedQuestions
  /** Where to read about it again; unset where nothing was read. */
  readonly section?: TaughtIn | undefined
}

export function QuestionResult({ question, number, of, answer, result, reported, section }: QuestionResultProps) {
  const id = useId()
  const { right, key, explanation } = result
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are answered
    <div role="group" aria-labelledby={`${id}-number`}>
      <div id={`${id}-number`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <QuestionNumber number={number} of={of} />
        <p className={clsx('flex items-center gap-2 font-semibold print:hidden', right ? 'text-ok' : 'text-danger')}>
          {right ? <Check {...sign} /> : <X {...sign} />}
          {right ? texts.right : isAnswered(answer) ? texts.wrong : texts.notAnswered}
        </p>
      </div>
      <div className="chapter-prose mt-1 font-semibold">
        <LazyLessonMarkdown text={question.prompt} />
      </div>
      <MarkedAnswer question={question} answer={answer} answerKey={key} isRight={right} />
      {/* the prose's own display, which is in no layer, would show it on paper */}
      <div className="mt-4 border-s-2 border-edge ps-4 print:hidden">
        <div className="chapter-prose">
          <LazyLessonMarkdown text={explanation} />
        </div>
      </div>
      {!right && section && (
        <p className="mt-4 text-note print:hidden">
          <a href={`#${section.id}`} className="link">
            {fill(texts.readAgain, { section: <IsolatedInlineText text={section.heading} /> })}
          </a>
        </p>
      )}
      {reported && (
        <ReportQuestion
          id={question.id}
          number={number}
          isReported={reported.has(question.id)}
          onReported={() => reported.add(question.id)}
        />
      )}
    </div>
  )
}

const sign = { size: 20, strokeWidth: 2.5, 'aria-hidden': true } as const
