import { texts } from 'virtual:texts/learning/chapter/check'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { List } from '../../../ui/list.tsx'
import { LazyInlineText } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { type Answer, isAnswered, type Marked, type Question } from './answers.ts'

type MarkedAnswerProps = {
  readonly question: Question
  readonly answer: Answer | undefined
  /** Null while it is kept from a learner who may still find it. */
  readonly answerKey: Result['key'] | null
  readonly isRight: boolean
  /** Why options that were chosen are wrong. */
  readonly feedback?: Result['feedback']
}

type Result = Marked['result']['results'][number]

/** What was answered and what is right, side by side. On paper only the question stays. */
export function MarkedAnswer({ question, answer, answerKey, isRight, feedback = [] }: MarkedAnswerProps) {
  const { kind, options = [] } = question
  const keys = [answerKey ?? []].flat()
  const said = isAnswered(answer) ? [answer].flat() : []
  if (kind === 'single' || kind === 'multiple') {
    return (
      <List className="mt-3">
        {options.map(({ id, text }) => {
          const [isKey, isChosen] = [keys.includes(id), said.includes(id)]
          const note = isKey ? (isChosen ? texts.isBoth : texts.isKey) : isChosen ? texts.isChosen : null
          const tone = isKey ? 'text-ok' : 'text-danger'
          const why = feedback.find(({ option }) => option === id)?.text
          return (
            <li key={id} className="flex items-start gap-3 py-1.5">
              <PlaceToWrite className={kind === 'single' ? 'size-6 rounded-full' : 'size-6'} />
              <span className={clsx('mt-1 size-5 flex-none print:hidden', tone)}>
                {(isKey || isChosen) && <Sign isRight={isKey} />}
              </span>
              <span className="min-w-0 flex-1">
                <span dir="auto" className={clsx('block', note && 'font-semibold print:font-normal')}>
                  <LazyInlineText text={text} />
                </span>
                {note && <span className={clsx('block text-note print:hidden', tone)}>{note}</span>}
                {why !== undefined && (
                  <span dir="auto" className="mt-1 block print:hidden">
                    <LazyInlineText text={why} />
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </List>
    )
  }
  if (kind === 'order') {
    const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? id
    return (
      <>
        <p className="mt-1 hidden text-note text-muted print:block">{texts.orderOnPaper}</p>
        <List className="mt-3 hidden print:block">
          {options.map(({ id, text }) => (
            <li key={id} dir="auto" className="flex items-center gap-3 py-1.5">
              <PlaceToWrite />
              <span>
                <LazyInlineText text={text} />
              </span>
            </li>
          ))}
        </List>
        <div
          className={clsx('mt-3 grid gap-x-8 gap-y-4 print:hidden', !isRight && answerKey !== null && 'sm:grid-cols-2')}
        >
          {said.length > 0 && <Order title={texts.yourOrder} texts={said.map(textOf)} />}
          {!isRight && answerKey !== null && <Order title={texts.rightOrder} texts={keys.map(textOf)} />}
        </div>
      </>
    )
  }
  return (
    <>
      <dl className="mt-3 flex flex-col gap-1 print:hidden">
        {said.length > 0 && <Text title={texts.isChosen} text={said.join()} />}
        {/* as it is written, also where the answer was right in other words */}
        {answerKey !== null && (!isRight || said.join() !== keys.join()) && (
          <Text title={texts.isKey} text={keys.join().replace(/^-(?=\d)/, '−')} />
        )}
      </dl>
      <p className="mt-3 hidden print:block">
        <span className="text-note font-semibold">{texts.answer}</span>
        <PlaceToWrite className="mt-1.5 h-12 w-full rounded-md" />
      </p>
    </>
  )
}

/** On paper answers are given with a pen. */
export const PlaceToWrite = ({ className = 'size-6' }: { readonly className?: string | undefined }) => (
  <span aria-hidden="true" className={clsx('hidden flex-none border border-edge print:block', className)} />
)

/** Its meaning is said in words beside it. */
export function Sign({ isRight }: { readonly isRight: boolean }) {
  const Drawn = isRight ? Check : X
  return <Drawn size={20} strokeWidth={2.5} aria-hidden="true" />
}

const Order = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) => (
  <div>
    <p className="text-note font-semibold">{title}</p>
    <ol className="mt-1 list-decimal ps-6">
      {texts.map((text) => (
        <li key={text} dir="auto">
          <LazyInlineText text={text} />
        </li>
      ))}
    </ol>
  </div>
)

const Text = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div>
    <dt className="inline text-note font-semibold">{title}: </dt>
    <dd className="inline">
      <bdi>{text}</bdi>
    </dd>
  </div>
)
