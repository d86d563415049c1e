import type { Chapter } from '../src/chapters/chapter.ts'
import type { Conversation } from '../src/conversations/conversation.ts'
import type { Purchase } from '../src/credits/purchase.ts'
import type { Plan } from '../src/plans/plan.ts'
import type { Repositories } from '../src/ports/repositories.ts'
import type { UnitOfWork } from '../src/ports/unit-of-work.ts'
import { err } from '../src/shared/result.ts'
import type { SecretLink } from '../src/users/secret-link.ts'
import type { Session } from '../src/users/session.ts'
import type { User } from '../src/users/user.ts'
import { aPlan, aVerifiedUser, awaitingLearner } from './builders.ts'
import { giveCredits } from './give-credits.ts'

/** Keeps what `work` did, and answers its answer: for tests whose storage refuses nothing. */
export const keep = <T>({ run }: UnitOfWork, work: (repositories: Repositories) => Promise<T>): Promise<T> => run(work)

/** Does `work` and undoes it. */
export async function undo(
  unitOfWork: UnitOfWork,
  work: (repositories: Repositories) => Promise<unknown>,
): Promise<void> {
  await unitOfWork.run(async (repositories) => {
    await work(repositories)
    return err({ kind: 'undo' })
  })
}

type Seed = {
  readonly users?: readonly User[]
  readonly sessions?: readonly Session[]
  readonly secretLinks?: readonly SecretLink[]
  readonly purchases?: readonly Purchase[]
  readonly conversations?: readonly Conversation[]
  readonly plans?: readonly Plan[]
  readonly chapters?: readonly Chapter[]
}

/** Puts things into a storage, in an order in which each finds what it refers to. */
export const seed = (unitOfWork: UnitOfWork, things: Seed): Promise<void> =>
  keep(unitOfWork, async (repositories) => {
    for (const user of things.users ?? []) await repositories.users.add(user)
    for (const session of things.sessions ?? []) await repositories.sessions.add(session)
    for (const link of things.secretLinks ?? []) await repositories.secretLinks.add(link)
    for (const purchase of things.purchases ?? []) await repositories.purchases.add(purchase)
    for (const conversation of things.conversations ?? []) await repositories.conversations.add(conversation)
    for (const plan of things.plans ?? []) await repositories.plans.add(plan)
    await repositories.chapters.addAll(things.chapters ?? [])
  })

/** A verified user who owns this many credits. */
export async function seedUser(unitOfWork: UnitOfWork, credits = 0, user: User = aVerifiedUser()): Promise<User> {
  await keep(unitOfWork, async (repositories) => {
    await repositories.users.add(user)
    if (credits > 0) await giveCredits(repositories, user.id, credits)
  })
  return user
}

/** A user with these credits, and a COMPLETE plan with the chapters that `chaptersOf` makes for it. */
export async function seedPlan(
  unitOfWork: UnitOfWork,
  { credits = 0, chaptersOf }: { readonly credits?: number; readonly chaptersOf: (plan: Plan) => readonly Chapter[] },
): Promise<{ readonly user: User; readonly plan: Plan; readonly chapters: readonly Chapter[] }> {
  const user = await seedUser(unitOfWork, credits)
  const conversation = awaitingLearner(user.id)
  const plan = aPlan(user.id, conversation.id)
  const chapters = chaptersOf(plan)
  await seed(unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  return { user, plan, chapters }
}
