import { texts } from 'virtual:texts/learning/chapter/check'
import { texts as help } from 'virtual:texts/learning/chapter/help'
import { clsx } from 'clsx'
import { useId } from 'react'
import { fill } from '../../../../ui/fill.tsx'
import { List } from '../../../../ui/list.tsx'
import { IsolatedInlineText, LazyLessonMarkdown } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { type Answers, isAnswered, type Marked, type Question } from './answers.ts'
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
export function QuestionResults({ questions, answers, results, reported, sectionOf }: QuestionResultsProps) {
  const ids = useId()
  return (
    <List ordered className="mt-6 flex flex-col">
      {questions.map((question, index) => {
        const { id, prompt, objective } = question
        const result = results.find(({ question_id }) => question_id === id)
        // it has gone void while it was being answered
        if (result === undefined) return null
        const { right, key, explanation, right_options: found, wrong_options: wrong = 0 } = result
        const section = sectionOf?.({ section: result.section, objective })
        return (
          <li key={id} className="border-t border-line py-8">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are answered */}
            <div role="group" aria-labelledby={`${ids}-${id}`}>
              <div id={`${ids}-${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <QuestionNumber number={index + 1} of={questions.length} />
                <p
                  className={clsx(
                    'flex items-center gap-2 font-semibold print:hidden',
                    right ? 'text-ok' : 'text-danger',
                  )}
                >
                  <Sign isRight={right} />
                  {right ? texts.right : isAnswered(answers[id]) ? texts.wrong : texts.notAnswered}
                </p>
              </div>
              <div className="chapter-prose mt-1 font-semibold">
                <LazyLessonMarkdown text={prompt} />
              </div>
              {!right && found !== undefined && isAnswered(answers[id]) && (
                <p className="mt-2 text-note print:hidden">
                  {texts.partly({ found, of: key.length })}
                  {wrong > 0 && ` ${texts.chosenWrongly({ count: wrong })}`}
                </p>
              )}
              <MarkedAnswer
                question={question}
                answer={answers[id]}
                answerKey={key}
                isRight={right}
                feedback={result.feedback}
              />
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
              {!right && (
                <HelpButton
                  asks
                  label={help.workItOut}
                  of={texts.number({ number: index + 1, of: questions.length })}
                  about={{ question_id: id, ...(isAnswered(answers[id]) && { answer: answers[id] }) }}
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
            </div>
          </li>
        )
      })}
    </List>
  )
}
