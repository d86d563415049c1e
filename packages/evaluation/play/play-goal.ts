import {
  type Answer,
  type AssistantReply,
  type Chapter,
  contentStatus,
  generationStatus,
  isOpen,
  type LanguageModel,
  type Markdown,
  MessageId,
  type PlanId,
  type Question,
  readFitAnswer,
  type Task,
} from '@app/domain'
import { type Fixture, keep, makeFixture, seedUser } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { makeSafetyCheck } from '@app/safety'
import type { GoalCase } from '../cases/goals.ts'
import { makeLearner } from '../learner.ts'

/** One call of the model. */
type Call = {
  readonly task: Task['kind']
  readonly asked: Task
  readonly number: number
  readonly answer: Answer | null
  /** Whether the product's own gates let the answer through. */
  readonly fit: boolean
  readonly ms: number
}

/** A whole conversation, and the plan and chapters that came of it. */
export type PlayedGoal = Awaited<ReturnType<typeof playGoal>>

type Ended = 'planned' | 'declined' | 'unconfirmed' | 'no-reply'

const CREDITS = 200
const markdown = makeMarkdown()
const MAX_MESSAGES = 14
/** Chapters that are unlocked: the free one, and one that costs credits. */
const CHAPTERS = 2

/**
 * @param chapters how many of its chapters are unlocked
 * @param doubts which questions its learner reports, each once; called when all chapters are written
 */
export async function playGoal(
  goal: GoalCase,
  model: LanguageModel,
  chapters = CHAPTERS,
  doubts: () => (question: Question) => boolean = () => () => false,
) {
  const calls: Call[] = []
  const fixture = makeFixture({ model: recorded(model, calls), markdown, safety: await makeSafetyCheck() })
  const { id: userId } = await seedUser(fixture.unitOfWork, CREDITS)
  const begun = performance.now()
  const talk = await converse(goal, fixture, userId)
  const planId = talk.ended === 'planned' ? await confirmed(fixture, userId, talk.conversationId) : null
  const made = planId ? await unlockChapters(fixture, { userId, planId, count: chapters }) : null
  const voided = await report(
    fixture,
    userId,
    made?.chapters.flatMap(({ questions }) => questions.filter(doubts())) ?? [],
  )
  const conversation = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(talk.conversationId))
  const wallet = await keep(fixture.unitOfWork, ({ wallets }) => wallets.lock(userId))
  const { errors } = fixture.runner
  if (errors.length > 0) throw errors[0]
  return {
    planStatus: made?.planStatus ?? null,
    planTexts: made?.planTexts ?? null,
    chapters: made?.chapters ?? [],
    /** Ids of questions that were reported and count no more. */
    voided,
    /** Credits that were taken. */
    charged: CREDITS - wallet.balance,
    /** The assistant's, oldest first. */
    messages: conversation?.turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text) ?? [],
    /** The learner's words, oldest first. */
    said: talk.said,
    given: talk.given,
    brief: conversation?.brief ?? null,
    ended: talk.ended,
    calls,
    /** The only language that the model writes; null where it writes any. */
    writes: model.writes ?? null,
    seconds: (performance.now() - begun) / 1_000,
  }
}

type UserId = Parameters<Fixture['useCases']['initiateConversation']>[0]['userId']

async function converse(goal: GoalCase, fixture: Fixture, userId: UserId) {
  const learner = makeLearner(goal)
  const said = [learner.opening]
  // the browser is set to what its learner speaks
  const who = { userId, ownLanguage: goal.language }
  const started = await fixture.useCases.initiateConversation({ ...who, goal: learner.opening })
  const begun = started.ok ? started.value : started.error
  if (!('conversationId' in begun)) throw new Error('The goal says nothing, or too much.')
  const { conversationId } = begun
  let reply: AssistantReply | null = started.ok ? started.value : null
  let ended: Ended = 'unconfirmed'
  for (let number = 1; number < MAX_MESSAGES; number += 1) {
    if (reply?.awaitingConfirmation) {
      const correction = learner.correction()
      if (correction === null) {
        ended = 'planned'
        break
      }
      said.push(correction)
    } else said.push(reply ? learner.answer(reply.text, reply.suggestions) : 'Are you there?')
    const message = said.at(-1) ?? ''
    const messageId = MessageId(`00000000-0000-7000-9000-${String(number).padStart(12, '0')}`)
    const continued = await fixture.useCases.continueConversation({ ...who, conversationId, message, messageId })
    reply = continued.ok ? continued.value : null
    const conversation = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(conversationId))
    if (conversation && !isOpen(conversation)) {
      ended = 'declined'
      break
    }
    ended = reply ? 'unconfirmed' : 'no-reply'
  }
  return { conversationId, said, given: learner.given(), ended }
}

async function confirmed(
  fixture: Fixture,
  userId: UserId,
  conversationId: Parameters<Fixture['useCases']['confirmAndGenerate']>[0]['conversationId'],
) {
  const plan = await fixture.useCases.confirmAndGenerate({ userId, conversationId })
  if (!plan.ok) throw new Error(`A summary cannot be confirmed: ${plan.error.kind}`)
  await fixture.runner.drain()
  return plan.value.planId
}

type Unlocking = { readonly userId: UserId; readonly planId: PlanId; readonly count: number }

async function unlockChapters(fixture: Fixture, { userId, planId, count }: Unlocking) {
  const plan = await keep(fixture.unitOfWork, ({ plans }) => plans.find(planId))
  if (!plan) throw new Error('A confirmed plan is kept.')
  const outlines = await keep(fixture.unitOfWork, ({ chapters }) => chapters.ofPlan(planId))
  const planStatus = generationStatus(plan)
  const planTexts =
    planStatus === 'COMPLETE'
      ? {
          title: plan.title,
          description: plan.description,
          titles: outlines.map(({ title }) => title),
          outlines: outlinesIn(outlines),
        }
      : null
  for (const { id } of outlines.slice(0, count)) {
    await fixture.useCases.unlockNextChapter({ userId, planId, chapterId: id })
    await fixture.runner.drain()
  }
  const after = await keep(fixture.unitOfWork, ({ chapters }) => chapters.ofPlan(planId))
  const chapters = after.slice(0, count).map((chapter) => ({
    number: chapter.number,
    title: chapter.title,
    status: contentStatus(chapter),
    content: chapter.kind === 'open' ? chapter.content : null,
    questions: chapter.kind === 'open' ? chapter.questions : [],
  }))
  return { planStatus, planTexts, chapters }
}

async function report(fixture: Fixture, userId: UserId, questions: readonly Question[]): Promise<readonly string[]> {
  for (const { id: questionId } of questions) {
    const reported = await fixture.useCases.reportQuestion({ userId, questionId, reason: 'It is wrong.' })
    if (!reported.ok) throw new Error(`A question cannot be reported: ${reported.error.kind}`)
    await fixture.runner.drain()
  }
  const chapters = await Promise.all(
    questions.map(({ id }) => keep(fixture.unitOfWork, ({ chapters }) => chapters.findByQuestion(userId, id))),
  )
  const after = chapters.flatMap((chapter) => (chapter?.kind === 'open' ? chapter.questions : []))
  return questions.filter(({ id }) => after.some((one) => one.id === id && one.isVoid)).map(({ id }) => id)
}

/** Prerequisites as places in the plan; -1 where there is no such chapter in it. */
const outlinesIn = (chapters: readonly Chapter[]) =>
  chapters.map(({ title, summary, objectives, minutes, prerequisites }) => ({
    title,
    summary,
    objectives,
    minutes,
    prerequisites: prerequisites.map((id) => chapters.findIndex((chapter) => chapter.id === id)),
  }))

const recorded = (model: LanguageModel, calls: Call[]): LanguageModel => ({
  ...model,
  ask: async (task, listening) => {
    const begun = performance.now()
    const answered = await model.ask(task, listening)
    const number = 'number' in task ? task.number : 0
    const answer = answered.ok ? answered.value : null
    const ms = performance.now() - begun
    const fit = answer !== null && isFitByGates(answer.text, task, { markdown, writes: model.writes ?? null })
    calls.push({ task: task.kind, asked: task, number, answer, ms, fit })
    return answered
  },
})

type Gating = { readonly markdown: Markdown; readonly writes: string | null }

/** Whether the product's own gates let an answer through. */
export const isFitByGates = (answer: string, task: Task, gating: Gating): boolean =>
  readFitAnswer(answer, task, { ...gating, gates: 'enforce' }).ok
