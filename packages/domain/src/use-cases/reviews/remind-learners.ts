import type { Adapters } from '../../ports/index.ts'
import { todayOf } from '../../reviews/card.ts'
import { isWorthReminding, mayRemind, nextMorning } from '../../reviews/reminder.ts'
import { err, MINUTE, ok, UserId } from '../../shared/index.ts'

/** How often it runs, in milliseconds. */
export const REMIND_LEARNERS_EVERY = 10 * MINUTE

/** Mails are sent over that time: verification links are not to wait behind all reminders of a time zone. */
const SPREAD = { least: 0, most: REMIND_LEARNERS_EVERY } as const

const BATCH = 100

/**
 * Looks once a morning at each learner who asked for reminders: nothing more falls due on a day once it has begun. When it looks next, the day
 * for which it reminds and the mail's job are saved together, so a crash loses none, and of two processes one sends.
 */
export const makeRemindLearners = ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) => {
  const lookAt = (userId: UserId, now: Date) =>
    unitOfWork.run(async ({ users, reviews, jobs }) => {
      const user = await users.lock(userId)
      // turned off meanwhile, or gone; to look twice at the same moment changes nothing
      if (!user?.remindAt) return
      const day = todayOf(user, now)
      const isReminded = mayRemind(user, now) && isWorthReminding(await reviews.onDay(userId, day))
      await users.save({ ...user, remindAt: nextMorning(user, now), ...(isReminded && { remindedOn: day }) })
      const mail = { kind: 'send-mail', mail: 'review-reminder', userId, mailId: ids.newId(), day } as const
      if (isReminded) await jobs.enqueue(mail, SPREAD)
    })

  return async (): Promise<void> => {
    const now = clock.now()
    let found: readonly UserId[]
    do {
      found = await unitOfWork.run(({ users }) => users.toRemind(now, BATCH))
      for (const userId of found) await lookAt(userId, now)
    } while (found.length === BATCH)
  }
}

const ID_LENGTH = 36

/** What a link to end reminders carries: for good, without a row of its own. It says who, signed with the installation's own key. */
export const unsubscribeToken = (ids: Pick<Adapters['ids'], 'secretFor'>, userId: UserId): string =>
  `${userId}-${ids.secretFor(`unsubscribe:${userId}`)}`

/** Ends the reminders of the user whom the token names. The same once more, and for an account that is gone, changes nothing. */
export const makeUnsubscribe =
  ({ unitOfWork, ids }: Pick<Adapters, 'unitOfWork' | 'ids'>) =>
  async ({ token }: { readonly token: string }) => {
    const userId = UserId(token.slice(0, ID_LENGTH))
    // compared as digests: how long it takes says nothing of the secret
    if (ids.digest(token) !== ids.digest(unsubscribeToken(ids, userId)))
      return err({ kind: 'unsubscribe-link-invalid' })
    return unitOfWork.run(async ({ users }) => {
      const user = await users.lock(userId)
      if (user) await users.save({ ...user, remindAt: null })
      return ok(undefined)
    })
  }
