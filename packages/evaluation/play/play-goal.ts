import {
  type Answer,
  CHAPTER_PRICE,
  contentStatus,
  generationStatus,
  type KnownBrief,
  type LanguageModel,
  type SlotChanges,
  type Task,
} from '@app/domain'
import { keep, makeFixture, newMessageId, seedUser } from '@app/domain/testing'
import { makeLanguageDetector } from '@app/franc'
import { makeMarkdown } from '@app/markdown'
import { makeSafetyCheck } from '@app/safety'
import { liveIn } from '../score/judge-answer.ts'

/** One call of the model. An answer was refused where the same is asked once more with its faults. */
export type Call = { readonly task: Task; readonly answer: Answer | null; readonly ms: number }

/** A conversation as its learner has it: all that they can see and do. */
export type Talk = {
  readonly read: () => Promise<Shown>
  readonly say: (message: string) => Promise<void>
  /** With the controls of the brief. */
  readonly set: (changes: SlotChanges) => Promise<void>
  /** "Just make the plan." */
  readonly summarise: () => Promise<void>
}

type Shown = {
  readonly awaitsConfirmation: boolean
  readonly isOpen: boolean
  /** What the last message asks about. */
  readonly asks: string | null
  readonly suggestions: readonly string[]
  readonly known: KnownBrief
  /** The assistant's, oldest first. */
  readonly messages: readonly string[]
}

type Playing = {
  readonly goal: string
  /** BCP 47: of the learner's browser. */
  readonly language?: string
  readonly model: LanguageModel
  /** Leads the conversation to its summary. */
  readonly talk: (talk: Talk) => Promise<void>
  /** How many are unlocked. */
  readonly chapters: number
}

/** A whole conversation, and the plan and chapters that came of it. */
export type PlayedGoal = Awaited<ReturnType<typeof playGoal>>

const CREDITS = 500
const markdown = makeMarkdown()
const languages = makeLanguageDetector()
const safety = await makeSafetyCheck()

export async function playGoal({ goal, language: ownLanguage = 'en', model, talk, chapters: count }: Playing) {
  const calls: Call[] = []
  const { useCases, unitOfWork, runner } = makeFixture({ model: recorded(model, calls), markdown, languages, safety })
  const { id: userId } = await seedUser(unitOfWork, CREDITS)
  const started = await useCases.initiateConversation({ userId, goal, ownLanguage })
  const begun = started.ok ? started.value : started.error
  if (!('conversationId' in begun)) throw new Error('The goal says nothing, or too much.')
  const own = { userId, conversationId: begun.conversationId, ownLanguage }

  const read = async (): Promise<Shown> => {
    const { value } = sure(await useCases.readConversation(own))
    const { kind, asks, suggestions, known, turns } = value
    return {
      awaitsConfirmation: kind === 'awaiting-confirmation',
      isOpen: kind !== 'declined' && kind !== 'cancelled',
      ...{ asks, suggestions, known },
      messages: turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text),
    }
  }
  await talk({
    read,
    say: async (message) => {
      await useCases.continueConversation({ ...own, message, messageId: newMessageId() })
    },
    set: async (changes) => {
      sure(await useCases.changeBrief({ ...own, version: (await read()).known.version, changes }))
    },
    summarise: async () => {
      sure(await useCases.summariseConversation(own))
    },
  })
  const { known, messages } = await read()

  const confirmed = await useCases.confirmAndGenerate(own)
  await runner.drain()
  const planId = confirmed.ok ? confirmed.value.planId : null
  const ofPlan = () => keep(unitOfWork, async ({ chapters }) => (planId ? chapters.ofPlan(planId) : []))
  for (const { id: chapterId } of planId ? (await ofPlan()).slice(0, count) : []) {
    if (planId) await useCases.unlockNextChapter({ userId, planId, chapterId })
    await runner.drain()
  }
  if (runner.errors.length > 0) throw runner.errors[0]

  const plan = planId && (await keep(unitOfWork, ({ plans }) => plans.find(planId)))
  const outlines = await ofPlan()
  const chapters = outlines.slice(0, count).map((chapter) => ({
    ...{ number: chapter.number, title: chapter.title, status: contentStatus(chapter) },
    content: chapter.kind === 'open' ? chapter.content : null,
    questions: chapter.kind === 'open' ? chapter.questions : [],
  }))
  const wallet = await keep(unitOfWork, ({ wallets }) => wallets.lock(userId))
  const sold = chapters.filter(({ number, status }) => number > 1 && status === 'COMPLETE').length
  const titles = outlines.flatMap(({ title, summary, objectives }) => [title, summary, ...objectives])
  return {
    ...{ known, messages, calls, chapters },
    /** Null: the conversation came to none. */
    plan: plan ? { status: generationStatus(plan), texts: [plan.title, plan.description, ...titles] } : null,
    /** Credits that were taken and not earned, or the other way. */
    wronglyCharged: Math.abs(CREDITS - wallet.balance - CHAPTER_PRICE * sold),
    live: liveIn([messages, chapters.map(({ content }) => content)]),
  }
}

function sure<T extends { readonly ok: boolean }>(result: T): Extract<T, { readonly ok: true }> {
  if (!result.ok) throw new Error(`The learner was refused: ${JSON.stringify(result)}`)
  // just looked at
  return result as Extract<T, { readonly ok: true }>
}

const recorded = (model: LanguageModel, calls: Call[]): LanguageModel => ({
  ...model,
  ask: async (task, asking) => {
    const begun = performance.now()
    const answered = await model.ask(task, asking)
    calls.push({ task, answer: answered.ok ? answered.value : null, ms: performance.now() - begun })
    return answered
  },
})
