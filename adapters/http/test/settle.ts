import { RevisionId, type Role } from '@app/domain'
import {
  aCard,
  aLockedChapter,
  anOpenChapter,
  aPlacement,
  aPlan,
  aResource,
  aResourceList,
  aReview,
  aSession,
  aVerifiedUser,
  awaitingConfirmation,
  keep,
  newAttemptId,
  newPlanId,
  seed,
  seedUser,
  someQuestion,
} from '@app/domain/testing'
import type { World } from './world.ts'

/** A learner with one thing of each kind that a path can be about: a new kind is to be added here. */
export async function settle(world: World, role: Role = 'standard') {
  const user = await seedUser(world.unitOfWork, 100, aVerifiedUser({ role }))
  const [conversation, session] = [awaitingConfirmation(user.id), aSession(user.id)]
  const planId = newPlanId()
  const chapter = aLockedChapter(planId, 1)
  const question = someQuestion({ id: newAttemptId() })
  const open = anOpenChapter(planId, 2, { questions: [question] })
  const resource = aResource()
  const revision = { kind: 'ready', id: RevisionId(planId), request: 'Shorter', version: 0 } as const
  const plan = aPlan(user.id, conversation.id, {
    id: planId,
    revision: { ...revision, chapters: [chapter], changes: [] },
  })
  const things = {
    sessions: [session],
    conversations: [conversation],
    plans: [plan],
    chapters: [chapter, open],
  }
  await seed(world.unitOfWork, things)
  await keep(world.unitOfWork, async ({ placements, resourceLists, reviews }) => {
    await placements.save(aPlacement(conversation.id, 'ready'))
    await resourceLists.save(aResourceList(open.id, { resources: [resource] }))
    const card = aCard(user.id, open.id, { question, dueOn: '2026-01-15', reviewedOn: '2026-01-14' })
    await reviews.save([{ card, review: aReview(card) }])
  })
  const shared = await world.useCases.sharePlan({ userId: user.id, planId })
  if (!shared.ok) throw new Error(shared.error.kind)
  const ids: Ids = {
    shared: shared.value,
    unsubscribe: `${user.id}-${world.ids.secretFor(`unsubscribe:${user.id}`)}`,
    'learning-plans': plan.id,
    chapters: chapter.id,
    questions: question.id,
    resources: resource.id,
    reviews: question.id,
    conversation: conversation.id,
    sessions: session.id,
    plans: plan.id,
    users: (await seedUser(world.unitOfWork)).id,
  }
  return { user, token: await world.signIn(user), ids }
}

/** By the word before the id in a path. */
export type Ids = Readonly<Record<string, string>>
