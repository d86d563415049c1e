import {
  isBeingMade,
  isOpen,
  makeUseCases,
  type PlanId,
  type Result,
  type UnitOfWork,
  type UseCases,
  type UserId,
} from '@app/domain'
import { makeLanguageDetector } from '@app/franc'
import { makeMarkdown } from '@app/markdown'
import { makeOfflineTutor } from '@app/offline-tutor'
import type { Postgres } from '@app/postgres'
import { makeSafetyCheck } from '@app/safety'
import type { choosePasswords } from '../../adapters/passwords.ts'
import { operatorPorts } from '../operator.ts'

/** What a learner says after the goal, for as long as they are asked. */
const ANSWERS = ['Beginner', '2 hours a week', 'For fun, with things to try']

export type DemoPorts = Pick<Postgres, 'unitOfWork' | 'readModels' | 'adminReadModels'>

/** Use cases with the demo tutor, their jobs run in place: a worker would call the model, which may cost money. */
export const makeDemoUseCases = async (
  place: DemoPorts,
  passwords: ReturnType<typeof choosePasswords>,
): Promise<UseCases> =>
  makeUseCases({
    ...operatorPorts({ ...place, unitOfWork: withoutJobs(place.unitOfWork) }, passwords),
    model: makeOfflineTutor({ paceMs: 0 }),
    markdown: makeMarkdown(),
    languages: makeLanguageDetector(),
    safety: await makeSafetyCheck(),
    spending: { prices: { '*': { input: 0, output: 0 } }, dailyBudget: null },
  })

export function makeDemoLearning({ unitOfWork, readModels }: DemoPorts, useCases: UseCases) {
  const { initiateConversation, continueConversation, cancelConversation, confirmAndGenerate } = useCases
  const { draftPlan, unlockNextChapter, writeChapter } = useCases

  /** The plan of a goal; a conversation about it that has none is cancelled, to be had anew. */
  const findPlan = async (userId: UserId, goal: string): Promise<PlanId | null> => {
    const data = await readModels.personalData(userId)
    for (const { id, messages } of data?.conversations ?? []) {
      if (messages[0]?.text !== goal) continue
      const conversation = await unitOfWork.run(({ conversations }) => conversations.find(id))
      if (conversation?.kind === 'planned') return conversation.planId
      if (conversation && isOpen(conversation))
        must(await cancelConversation({ userId, conversationId: conversation.id }))
    }
    return null
  }

  const talk = async (userId: UserId, goal: string): Promise<PlanId> => {
    const { conversationId, awaitingConfirmation } = must(await initiateConversation({ userId, goal }))
    let asked = awaitingConfirmation
    for (const message of ANSWERS) {
      if (asked) break
      asked = must(await continueConversation({ userId, conversationId, message })).awaitingConfirmation
    }
    return must(await confirmAndGenerate({ userId, conversationId })).planId
  }

  const draft = async (userId: UserId, planId: PlanId): Promise<boolean> => {
    const plan = await unitOfWork.run(({ plans }) => plans.find(planId))
    if (!plan || !isBeingMade(plan)) return false
    await draftPlan.run({ kind: 'draft-plan', userId, planId, run: plan.generation.run })
    return true
  }

  /** Unlocks and writes the chapter at this place, unless it is there; false also where there is none. */
  const openChapter = async (userId: UserId, planId: PlanId, place: number): Promise<boolean> => {
    const find = () => unitOfWork.run(async ({ chapters }) => (await chapters.ofPlan(planId))[place])
    const found = await find()
    if (!found || found.kind === 'open') return false
    if (found.kind === 'locked') must(await unlockNextChapter({ userId, planId, chapterId: found.id }))
    const chapter = await find()
    if (chapter?.kind !== 'preparing') return false
    await writeChapter.run({ kind: 'write-chapter', userId, planId, chapterId: chapter.id, run: chapter.attempt })
    return true
  }

  return {
    /** From a goal to `open` unlocked chapters, continuing where an earlier run was interrupted. */
    learn: async (userId: UserId, goal: string, open: number) => {
      const known = await findPlan(userId, goal)
      const planId = known ?? (await talk(userId, goal))
      let wasMissing = known === null
      if (await draft(userId, planId)) wasMissing = true
      for (let place = 0; place < open; place += 1) {
        if (await openChapter(userId, planId, place)) wasMissing = true
      }
      const chapters = await unitOfWork.run(({ chapters }) => chapters.ofPlan(planId))
      return { chapters: chapters.filter(({ kind }) => kind === 'open').length, wasMissing }
    },
  }
}

/** No mails, and no work for a running worker. */
const withoutJobs = ({ run }: UnitOfWork): UnitOfWork => ({
  run: (work) =>
    run((repositories) =>
      work({ ...repositories, jobs: { enqueue: async () => false, isRunning: async () => false } }),
    ),
})

/** The demo tutor refuses nothing and the credits suffice: any refusal is a bug. */
export function must<T>(result: Result<T, { readonly kind: string }>): T {
  if (!result.ok) throw new Error(`The demo could not go on: ${result.error.kind}`)
  return result.value
}
