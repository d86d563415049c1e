import type { ChapterId, Grade, Memory, PlanId, Scheduler, UserId } from '@app/domain'

/** What a learner did on a day of theirs that counts for the schedule; its grade may change. */
type Counted = { readonly day: string; grade: Grade }

type Known = {
  readonly day: string
  readonly right: boolean | null
  grade: Grade
  /** Null of a later one of its day. */
  readonly counted: Counted | null
}

export type KnownCard = {
  readonly questionId: string
  readonly chapterId: ChapterId
  readonly set: 1 | 2
  isVoid: boolean
  /** One for each day, oldest first. */
  readonly history: Counted[]
  readonly reviews: Map<string, Known>
}

export type Model = {
  readonly userId: UserId
  readonly planId: PlanId
  timeZone: string
  readonly cards: readonly KnownCard[]
  /** By the ids of attempts, what was answered in which chapter. */
  readonly attempts: Map<string, { readonly chapterId: ChapterId; readonly rights: ReadonlyMap<string, boolean> }>
}

export const lastDay = ({ history }: KnownCard): string => history.at(-1)?.day ?? ''

/** When the card is due after that much of its history, played from its beginning. */
export function dueOf({ history }: KnownCard, scheduler: Scheduler, count = history.length) {
  let [memory, days, last, misses]: [Memory | null, number, string, number] = [null, 0, '', 0]
  for (const { day, grade } of history.slice(0, count)) {
    const elapsed = last === '' ? 0 : (Date.parse(day) - Date.parse(last)) / 86_400_000
    ;({ memory, days } = scheduler.next(memory, elapsed, grade))
    last = day
    misses = grade === 'again' ? misses + 1 : 0
  }
  return { dueOn: new Date(Date.parse(last) + days * 86_400_000).toISOString().slice(0, 10), misses }
}

/** Notes a review of a new id. */
export function note(card: KnownCard, id: string, today: string, right: boolean | null, grade: Grade): Known {
  const day = today < lastDay(card) ? lastDay(card) : today
  const counted = day === lastDay(card) ? null : { day, grade }
  if (counted) card.history.push(counted)
  const known = { day, right, grade, counted }
  card.reviews.set(id, known)
  return known
}

/** An objective is named after its chapter: the cards of it that count, on how many days. */
export const daysRecalled = ({ cards }: Model, chapterId: ChapterId): number =>
  new Set(
    cards
      .filter((card) => card.chapterId === chapterId && !card.isVoid)
      .flatMap(({ reviews }) => [...reviews.values()].flatMap(({ day, right }) => (right ? [day] : []))),
  ).size
