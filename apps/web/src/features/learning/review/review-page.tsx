import '../chapter/content/chapter.css'
import { texts } from 'virtual:texts/learning/review'
import { texts as routing } from 'virtual:texts/routing'
import type { ReviewCard } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { dueQuery } from '../../../api/due-reviews.ts'
import { messageOf } from '../../../api/problem.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { longDay } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page.tsx'
import { AnsweredCard } from './answered-card.tsx'
import { AskedCard } from './asked-card.tsx'
import { type Session, summaryOf } from './session.ts'
import { useReviewSession } from './use-review-session.ts'

/** What was learned comes back: one question after another, for three minutes. */
export function ReviewPage() {
  const { user } = useAuth()
  return (
    <Page title={routing.titles.review} isNarrow>
      {user && <Reviews key={user.id} userId={user.id} />}
    </Page>
  )
}

function Reviews({ userId }: { readonly userId: string }) {
  const { session, error, isFetching, nextDue, isUnreadable, ...reviews } = useReviewSession(userId)
  const { queue, draft, view } = session
  if (queue === null) {
    if (error === null) return <ListSkeleton label={texts.loading} rows={4} />
    return (
      <LoadProblem busy={isFetching} onRetry={reviews.refetch}>
        {messageOf(error, texts.failed)}
      </LoadProblem>
    )
  }
  const of = session.reviews.length + queue.length
  if (of === 0) return <NothingDue nextDue={nextDue} />

  const [card] = queue
  const last = session.reviews.at(-1)
  if (view === 'answer' && last) {
    return (
      <Card key={last.id} card={last.card}>
        <AnsweredCard
          session={session}
          review={last}
          number={session.reviews.length}
          of={of}
          isWaiting={reviews.isWaiting}
          onGrade={(grade) => reviews.grade(last.id, grade)}
          onReported={() => reviews.report(last.card)}
          onNext={reviews.goOn}
        />
      </Card>
    )
  }
  if (view === 'summary' || !card) return <Summary session={session} onGoOn={reviews.extend} />
  return (
    <Card key={`${card.id} ${session.reviews.length}`} card={card}>
      <AskedCard
        card={card}
        number={session.reviews.length + 1}
        of={of}
        answer={draft ?? undefined}
        isUnreadable={isUnreadable}
        onChange={reviews.draft}
        onAnswer={reviews.answer}
      />
    </Card>
  )
}

/** A card says what it is about: chapters take turns. */
const Card = ({ card, children }: { readonly card: ReviewCard; readonly children: ReactNode }) => (
  <section aria-labelledby="review-card">
    <h2 id="review-card" className="mb-6 font-sans text-note font-normal tracking-normal text-muted">
      <bdi>{card.plan_title}</bdi>
      {' · '}
      {texts.chapter({ number: card.chapter_number, title: card.chapter_title })}
    </h2>
    {children}
  </section>
)

type SummaryProps = { readonly session: Session; readonly onGoOn: () => void }

function Summary({ session, onGoOn }: SummaryProps) {
  const { count, right, pending } = summaryOf(session)
  // what has not arrived is not due any more for the learner
  const { data } = useQuery({ ...dueQuery, enabled: pending === 0 })
  const more = Math.max(session.queue?.length ?? 0, pending === 0 ? (data?.due ?? 0) : 0)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const soon = data?.next_due ? texts.nextDue({ day: longDay(data.next_due) }) : texts.nothingMore
  return (
    <section aria-labelledby="review-summary" className="rounded-md border border-line bg-sheet p-6 shadow-sheet">
      <h2 id="review-summary" ref={title} tabIndex={-1} className="text-lead outline-offset-4">
        {texts.done}
      </h2>
      <p className="mt-2">{texts.score({ count, right })}</p>
      <p role="status" className="mt-2 text-muted">
        {pending > 0 ? texts.waiting({ count: pending }) : more > 0 ? texts.more({ count: more }) : data && soon}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {more > 0 && (
          <Button variant="next" onClick={onGoOn}>
            {texts.goOn}
          </Button>
        )}
        <LinkButton to={paths.dashboard} variant={more > 0 ? 'quiet' : 'next'}>
          {texts.dashboard}
        </LinkButton>
      </div>
    </section>
  )
}

const NothingDue = ({ nextDue }: { readonly nextDue: string | null }) => (
  <EmptyState
    title={texts.empty}
    action={
      <LinkButton to={paths.dashboard} variant="next">
        {texts.dashboard}
      </LinkButton>
    }
  >
    {nextDue === null ? texts.never : texts.nextDue({ day: longDay(nextDue) })}
  </EmptyState>
)
