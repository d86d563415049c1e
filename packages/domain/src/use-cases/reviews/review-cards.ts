import { resultOf } from '../../check/attempt.ts'
import type { Question } from '../../check/question.ts'
import { answersTo, markAnswers } from '../../check/score.ts'
import { showQuestion } from '../../check/shown-check.ts'
import type { Adapters } from '../../ports/index.ts'
import { dueAfter, gradeOf, mayReview, type Reviewed, regrade, reviewCard, todayOf } from '../../reviews/card.ts'
import type { Grade, Scheduler } from '../../reviews/scheduler.ts'
import { inSession } from '../../reviews/session.ts'
import { minutesSince } from '../../reviews/week.ts'
import { err, ok, shuffledUnless, type UserId } from '../../shared/index.ts'
import { dayIn, dayOf, mondayOf } from '../../time/calendar.ts'
import type { User } from '../../users/user.ts'

type Asked = { readonly userId: UserId; readonly timeZone: string | null; readonly limit: number }

/** An answer (null: none is known), or the learner's own grade: one of them. */
type Given = {
  readonly userId: UserId
  readonly cardId: string
  readonly reviewId: string
  readonly answer?: unknown
  readonly grade?: Grade | undefined
}

export const makeReviews = ({
  unitOfWork,
  readModels,
  scheduler,
  clock,
}: Pick<Adapters, 'unitOfWork' | 'readModels' | 'scheduler' | 'clock'>) => ({
  /** What is due today. Options are in another order each day, so that no one learns their places. */
  readReviews: async ({ userId, timeZone, limit }: Asked) => {
    const today = todayOf({ timeZone }, clock.now())
    const { cards, ...counts } = await readModels.dueCards(userId, today, limit)
    return {
      ...counts,
      cards: inSession(cards, limit).map((card) => ({
        ...card,
        section: card.question.section,
        question: askedOn(today, card.question),
      })),
    }
  },

  /** How the learner's week stands against the goal, which may be none. */
  readWeek: async ({ id, timeZone, weeklyGoal }: Pick<User, 'id' | 'timeZone' | 'weeklyGoal'>) => {
    const monday = mondayOf(dayIn(timeZone ?? undefined, clock.now()))
    const record = await readModels.studyRecord(id, monday)
    return { goal: weeklyGoal, minutes: minutesSince(monday, record, timeZone), since: dayOf(monday) }
  },

  /** The same review again answers the same, with another grade as well. That of the card's last day then has the new one. */
  reviewCard: ({ userId, cardId, reviewId, answer, grade }: Given) =>
    unitOfWork.run(async ({ users, reviews }) => {
      // locked: of two reviews at once one moves the schedule
      const user = await users.lock(userId)
      const [found] = user ? await reviews.find(userId, [cardId], reviewId) : []
      if (!user || !found || found.card.isVoid) return err({ kind: 'card-not-found' })
      if ((answer === undefined) === (grade === undefined)) return err({ kind: 'answer-unfit' })
      const { card, review } = found
      const today = todayOf(user, clock.now())
      if (review) {
        const changed = grade === undefined ? { card, review } : regrade(scheduler, { card, review }, grade)
        if (changed.review.grade !== review.grade) await reviews.save([changed])
        return ok(resultOfReview(scheduler, changed))
      }
      if (!mayReview(card, today)) return err({ kind: 'card-not-due' })
      const marked = grade === undefined ? mark(card.question, answer) : ok({ answer: null, right: null, grade })
      if (!marked.ok) return marked
      const made = reviewCard(scheduler, card, { ...marked.value, id: reviewId, at: clock.now() }, today)
      await reviews.save([made])
      return ok(resultOfReview(scheduler, made))
    }),
})

const askedOn = (day: string, question: Question) => {
  const { options, ...shown } = showQuestion(question)
  const isRight = (order: typeof options = []): boolean =>
    question.kind === 'order' && order.every(({ id }, index) => id === question.key[index])
  return { ...shown, ...(options && { options: shuffledUnless(options, `${question.id}:${day}`, isRight) }) }
}

function mark(question: Question, answer: unknown) {
  const marks = markAnswers([question], { [question.id]: answer })
  if (!marks.ok) return marks
  const right = marks.value[question.id] === true
  return ok({ answer: answersTo([question], { [question.id]: answer })[question.id], right, grade: gradeOf(right) })
}

function resultOfReview(scheduler: Scheduler, reviewed: Reviewed) {
  const { card, review } = reviewed
  const said = { answers: { [card.id]: review.answer }, marks: { [card.id]: review.right === true } }
  const [result] = resultOf([card.question], said).results
  if (!result) throw new Error(`The question of card ${card.id} went void, and the card did not.`)
  return { ...result, right: review.right, grade: review.grade, nextAt: dueAfter(scheduler, reviewed) }
}
