import { texts as check } from 'virtual:texts/learning/chapter/check'
import { texts as help } from 'virtual:texts/learning/chapter/help'
import { texts } from 'virtual:texts/learning/review'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { longDay } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { fill } from '../../../ui/fill.tsx'
import { type HelpEvent, openHelp } from '../chapter/help/help-event.ts'
import { isAnswered } from '../questions/answers.ts'
import { KeyHint, QuestionField } from '../questions/question-field.tsx'
import { QuestionResult } from '../questions/question-result.tsx'
import { ReportQuestion } from '../questions/report-question.tsx'
import { type Grade, isHard, mayGrade, type Review, type Session } from './session.ts'

const GRADES = ['again', 'hard', 'good', 'easy'] as const

type AnsweredCardProps = {
  readonly session: Session
  readonly review: Review
  readonly number: number
  readonly of: number
  /** The server is away: the answer is sent once it is back. */
  readonly isWaiting: boolean
  readonly onGrade: (grade: Grade) => void
  readonly onReported: () => void
  readonly onNext: () => void
}

/** What came of an answer. No one has to wait for it: the next card is there at once. */
export function AnsweredCard({ session, review, ...props }: AnsweredCardProps) {
  const { number, of, isWaiting, onGrade, onReported, onNext } = props
  const { card, result } = review
  const answer = review.answer ?? undefined
  const asked = { question: card.question, number, of, answer }
  const section = result?.section ?? card.section ?? null
  const place = paths.chapter(card.plan_id, card.chapter_id, section)
  const current = review.grade ?? result?.grade
  const [isReported, setReported] = useState(false)
  const gradesId = useId()
  const next = useRef<HTMLButtonElement>(null)
  const isGradable = mayGrade(session, review)
  const verdict = result && (result.right ? check.right : isAnswered(answer) ? check.wrong : check.notAnswered)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (verdict !== null) announce(verdict)
  }, [verdict])

  const press = (event: KeyboardEvent) => {
    // held down since the answer, it would leave the result unread
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    const isCombined = event.altKey || event.ctrlKey || event.metaKey
    const grade = GRADES[Number(event.key) - 1]
    const isTyping = event.target instanceof Element && event.target.closest('form') !== null
    if (grade !== undefined && isGradable && !isCombined && !isTyping) onGrade(grade)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do as well
    <div onKeyDown={press} data-keys="">
      {result === null ? (
        <div inert>
          <QuestionField {...asked} onAnswer={() => undefined} />
        </div>
      ) : (
        <QuestionResult
          {...asked}
          result={{ ...result, right: result.right === true }}
          readAgain={
            <>
              {isHard(session, review) && <strong>{texts.twice} </strong>}
              <PageLink to={place}>
                {fill(section === null ? texts.readChapter : texts.readSection, {
                  chapter: <bdi>{card.chapter_title}</bdi>,
                })}
              </PageLink>
              {isHard(session, review) && (
                <PageLink
                  to={place}
                  className="link flex min-h-11 w-fit items-center"
                  onClick={() => openHelp(card.chapter_id).write(JSON.stringify(helpWith(review)))}
                >
                  {help.workItOut}
                </PageLink>
              )}
            </>
          }
        >
          <ReportQuestion
            id={card.question.id}
            number={number}
            isReported={isReported}
            onReported={() => {
              setReported(true)
              onReported()
            }}
          />
        </QuestionResult>
      )}
      <p role="status" className="text-note text-muted not-empty:mt-4">
        {result === null && (isWaiting ? texts.pending : check.sending)}
      </p>
      {isGradable && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent together
        <div role="group" aria-labelledby={gradesId} className="mt-6 flex flex-wrap items-center gap-2">
          <p id={gradesId} className="me-2 text-note font-semibold">
            {texts.howHard}
          </p>
          {GRADES.map((grade, index) => (
            <Button
              key={grade}
              size="sm"
              variant={grade === current ? 'solid' : 'outline'}
              aria-pressed={grade === current}
              onClick={() => onGrade(grade)}
            >
              {texts.grades[grade]} <KeyHint digit={index + 1} />
            </Button>
          ))}
        </div>
      )}
      {result !== null && !isReported && (
        <p className="mt-4 text-note text-muted">
          {session.queue?.some(({ id }) => id === card.id)
            ? texts.comesBackSoon
            : texts.comesBack({ day: longDay(result.next_at) })}
        </p>
      )}
      <Button ref={next} variant="next" className="mt-6" onClick={onNext}>
        {texts.next}
      </Button>
    </div>
  )
}

/** What the chapter's help begins with when its page opens. */
const helpWith = ({ card: { question } }: Review): HelpEvent => ({
  about: { question_id: question.id },
  question,
  start: { id: newId(), text: help.workItOut },
})
