import { texts } from 'virtual:texts/learning/chapter/check'
import { useId } from 'react'
import { controlStyle } from '../../../ui/forms/field.tsx'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import type { Answer, Question } from './answers.ts'
import { MarkedAnswer } from './marked-answer.tsx'
import { OrderField } from './order-field.tsx'

type QuestionFieldProps = {
  readonly question: Question
  readonly number: number
  readonly of: number
  readonly answer: Answer | undefined
  readonly isReported?: boolean
  readonly isUnreadable?: boolean
  readonly onAnswer: (answer: Answer) => void
}

export function QuestionField(props: QuestionFieldProps) {
  const { question, number, of, answer, isReported = false, isUnreadable = false, onAnswer } = props
  const id = useId()
  const { kind, prompt, held } = question
  const listed = typeof answer === 'object' ? answer : undefined
  const text = typeof answer === 'string' ? answer : ''
  const note = kind === 'multiple' ? texts.chooseAll : kind === 'order' ? texts.order : null
  return (
    <fieldset
      aria-labelledby={`${id}-number ${id}-prompt`}
      aria-describedby={note === null ? undefined : `${id}-note`}
      className="min-w-0"
    >
      <legend id={`${id}-number`}>
        <QuestionNumber number={number} of={of} />
      </legend>
      <div id={`${id}-prompt`} className="chapter-prose mt-1 font-semibold">
        <LazyLessonMarkdown text={prompt} />
      </div>
      {isReported && <p className="mt-1 text-note text-muted print:hidden">{texts.reported}</p>}
      {held && (
        // folded: it gives the answer away
        <details className="mt-2 text-note print:hidden">
          <summary className="link cursor-pointer">{texts.whyHeld}</summary>
          <p className="mt-2">{texts.held}</p>
          <MarkedAnswer question={question} answer={undefined} answerKey={held.key} isRight={false} />
          <div className="chapter-prose mt-2">
            <LazyLessonMarkdown text={held.explanation} />
          </div>
        </details>
      )}
      {note !== null && (
        <p id={`${id}-note`} className="mt-1 text-note text-muted">
          {kind === 'order' ? (
            <>
              <span className="print:hidden">
                {note}
                {!listed && ` ${texts.notInOrder}`}
              </span>
              <span className="hidden print:inline">{texts.orderOnPaper}</span>
            </>
          ) : (
            note
          )}
        </p>
      )}
      {kind === 'single' && (
        <ChoiceField question={question} chosen={text === '' ? [] : [text]} onChoose={([id]) => id && onAnswer(id)} />
      )}
      {kind === 'multiple' && <ChoiceField question={question} chosen={listed ?? []} onChoose={onAnswer} />}
      {kind === 'order' && <OrderField options={question.options ?? []} order={listed} onOrder={onAnswer} />}
      {(kind === 'number' || kind === 'short') && (
        <TypedField question={question} number={number} typed={text} isUnreadable={isUnreadable} onType={onAnswer} />
      )}
    </fieldset>
  )
}

/** A heading, so that one can go from question to question by headings. */
export const QuestionNumber = ({ number, of }: { readonly number: number; readonly of: number }) => (
  <h3 className="font-sans text-note font-semibold tracking-normal text-muted">{texts.number({ number, of })}</h3>
)

type ChoiceFieldProps = {
  readonly question: Question
  /** The ids of options. */
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: string[]) => void
}

/** One of several, or any number of them. */
function ChoiceField({ question, chosen, onChoose }: ChoiceFieldProps) {
  const { id: name, kind, options = [] } = question
  const isSingle = kind === 'single'
  return (
    <div className="mt-3">
      {options.map(({ id, text }, index) => (
        <label
          key={id}
          className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-3 py-2 hover:bg-sunk/50 has-checked:bg-sunk print:bg-transparent"
        >
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => onChoose(toggled(question, chosen, id))}
            className="choice mt-0.5 size-6 flex-none"
          />
          <span dir="auto" className="min-w-0 flex-1">
            <LazyInlineText text={text} />
          </span>
          <KeyHint digit={index + 1} />
        </label>
      ))}
    </div>
  )
}

/** The options that are chosen once that one was pressed. */
export function toggled({ kind }: Question, chosen: readonly string[], id: string): string[] {
  const others = chosen.filter((one) => one !== id)
  return kind === 'single' ? [id] : chosen.includes(id) ? others : [...others, id]
}

/** Which key does the same, inside of what has `data-keys`. Of no use to those who would hear it with each option. */
export const KeyHint = ({ digit }: { readonly digit: number }) => (
  <span aria-hidden="true" className="hidden text-note font-normal in-data-keys:pointer-fine:inline print:hidden">
    {digit}
  </span>
)

type TypedFieldProps = {
  readonly question: Question
  readonly number: number
  readonly typed: string
  readonly isUnreadable: boolean
  readonly onType: (typed: string) => void
}

/** As long as the server takes one. */
const MAX_LENGTH = { number: 100, short: 500 }

/** A number with its unit, or a few texts. */
function TypedField({ question: { kind, unit = '' }, number, typed, isUnreadable, onType }: TypedFieldProps) {
  const id = useId()
  const isNumber = kind === 'number'
  const describedBy = [isUnreadable && `${id}-error`, isNumber && unit !== '' && `${id}-unit`].filter(Boolean).join(' ')
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-note font-semibold">
        {texts.answer} <span className="sr-only">{texts.toQuestion({ number })}</span>
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="text"
          // not `decimal`: the keys of an iPhone then have no minus, and no letters for a unit
          inputMode="text"
          maxLength={MAX_LENGTH[isNumber ? 'number' : 'short']}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          aria-describedby={describedBy || undefined}
          aria-invalid={isUnreadable || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          className={`${controlStyle} min-h-12 print:text-transparent ${isNumber ? 'max-w-48' : ''}`}
        />
        {isNumber && unit !== '' && (
          <span id={`${id}-unit`} dir="auto">
            {unit}
          </span>
        )}
      </div>
      {isUnreadable && (
        <p id={`${id}-error`} className="text-note text-danger">
          {texts.unreadable}
        </p>
      )}
    </div>
  )
}
