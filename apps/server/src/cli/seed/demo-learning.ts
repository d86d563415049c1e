import { isOpen, type Job, makeUseCases, type PlanId, type Result, type UnitOfWork, type UserId } from '@app/domain'
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

/** Learners of the demo tutor, whose jobs are run in place: a worker would call the model, which may cost money. */
export async function makeDemoLearning(place: DemoPorts, passwords: ReturnType<typeof choosePasswords>) {
  const { readModels } = place
  const enqueued: Job[] = []
  const jobs = { enqueue: async (job: Job) => enqueued.push(job) > 0, isRunning: async () => false }
  const unitOfWork: UnitOfWork = {
    run: (work) => place.unitOfWork.run((repositories) => work({ ...repositories, jobs })),
  }
  const useCases = makeUseCases({
    ...operatorPorts({ ...place, unitOfWork }, passwords),
    model: makeOfflineTutor({ paceMs: 0 }),
    markdown: makeMarkdown(),
    languages: makeLanguageDetector(),
    safety: await makeSafetyCheck(),
    spending: { prices: { '*': { input: 0, output: 0 } }, dailyBudget: null },
  })
  const { initiateConversation, continueConversation, cancelConversation, confirmAndGenerate } = useCases

  /** Writes the plans and chapters that wait for it, by an earlier run too. No mails, and no search: those are not for a demo. */
  const writeWanted = async (userId: UserId): Promise<boolean> => {
    enqueued.length = 0
    await useCases.checkStuckPlans(userId)
    const wanted = enqueued.filter(({ kind }) => kind === 'draft-plan' || kind === 'write-chapter')
    for (const job of wanted) await useCases.jobHandlers.run(job)
    return wanted.length > 0
  }

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

  return {
    useCases,
    /** From a goal to `open` unlocked chapters, continuing where an earlier run was interrupted. */
    learn: async (userId: UserId, goal: string, open: number) => {
      const known = await findPlan(userId, goal)
      const planId = known ?? (await talk(userId, goal))
      const read = () => unitOfWork.run(({ chapters }) => chapters.ofPlan(planId))
      let wasMissing = (await writeWanted(userId)) || known === null
      for (let place = 0; place < open; place += 1) {
        const chapter = (await read())[place]
        if (chapter?.kind !== 'locked') continue
        must(await useCases.unlockNextChapter({ userId, planId, chapterId: chapter.id }))
        wasMissing = await writeWanted(userId)
      }
      return { chapters: (await read()).filter(({ kind }) => kind === 'open').length, wasMissing }
    },
  }
}

/** The demo tutor refuses nothing and the credits suffice: any refusal is a bug. */
export function must<T>(result: Result<T, { readonly kind: string }>): T {
  if (!result.ok) throw new Error(`The demo could not go on: ${result.error.kind}`)
  return result.value
}
