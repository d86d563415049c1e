import type { PlanId } from '@app/domain'
import { keep, makeFixture, seedUser } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { makeOfflineTutor } from '../src/offline-tutor.ts'

/** Talks with the tutor through the product's own use cases, and reads the page after each message. */
export async function talk(language: string, ...messages: readonly string[]) {
  const { useCases, unitOfWork, runner } = makeFixture({
    model: makeOfflineTutor({ paceMs: 0 }),
    markdown: makeMarkdown(),
  })
  const { id: userId } = await seedUser(unitOfWork)
  const [goal = '', ...others] = messages
  const begun = await useCases.initiateConversation({ userId, goal, ownLanguage: language })
  if (!begun.ok) throw new Error(begun.error.kind)
  const { conversationId } = begun.value
  const own = { userId, conversationId, ownLanguage: language }
  const replies: Shown[] = [begun.value]
  for (const message of others) {
    const reply = await useCases.continueConversation({ ...own, message })
    if (!reply.ok) throw new Error(`${message}: ${reply.error.kind}`)
    replies.push(reply.value)
  }
  const page = await useCases.readConversation(own)
  if (!page.ok) throw new Error(page.error.kind)
  const [last = begun.value, before = begun.value] = replies.toReversed()
  return {
    last,
    before,
    replies,
    brief: page.value.known,
    /** Says yes, and reads the plan that comes of it. */
    plan: async () => {
      const confirmed = await useCases.confirmAndGenerate(own)
      if (!confirmed.ok) throw new Error(confirmed.error.kind)
      await runner.drain()
      return keep(unitOfWork, async ({ plans, chapters }) => ({
        ...(await plans.find(confirmed.value.planId)),
        chapters: await chapters.ofPlan(confirmed.value.planId as PlanId),
      }))
    },
  }
}

type Shown = {
  readonly text: string
  readonly suggestions: readonly string[]
  readonly awaitingConfirmation: boolean
}
