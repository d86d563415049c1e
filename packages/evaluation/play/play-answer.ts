import {
  type Chapter,
  type Conversation,
  contentStatus,
  FIRST_VERSION,
  generationStatus,
  type LanguageModel,
  lastTurn,
  type Opening,
  type Plan,
  searchLink,
} from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  awaitingConfirmation,
  awaitingLearner,
  type Fixture,
  keep,
  makeFixture,
  seed,
  seedUser,
} from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { makeSafetyCheck } from '@app/safety'
import type { AnswerCase, ChapterAnswer } from '../corpus/answer-case.ts'
import { openingTurns } from '../corpus/tasks.ts'
import { withParts } from './with-parts.ts'

/** What became of an answer: what the learner has now, and what it cost them. */
export type AnswerOutcome = {
  readonly complete: boolean
  /** Credits that were taken. */
  readonly charged: number
  /** Titles and sentences that are kept, and shown as they are. */
  readonly texts: readonly string[]
  /** Markdown that is kept, and drawn by the page. */
  readonly drawn: readonly string[]
  /** Words that a learner saw on the way, although they were not kept. */
  readonly streamed: string
}

const NOTHING = { charged: 0, texts: [], drawn: [], streamed: '' }
const CREDITS = 50

/** Brings a learner to the point where `model` is asked for what the case is about, and lets it answer. */
export async function playAnswer(answer: AnswerCase, model: LanguageModel): Promise<AnswerOutcome> {
  const { introduction } = answer.setting.chapter
  const safety = await makeSafetyCheck()
  const fixture = makeFixture({ model: withParts(model, introduction), markdown: makeMarkdown(), safety })
  const { id: userId } = await seedUser(fixture.unitOfWork, CREDITS)
  if (answer.task === 'reply') return playReply(answer, fixture, userId)
  if (answer.task === 'plan') return playPlan(answer, fixture, userId)
  return playChapter(answer, fixture, userId)
}

type UserId = Plan['userId']

async function playReply({ setting }: AnswerCase, fixture: Fixture, userId: UserId): Promise<AnswerOutcome> {
  const { goal, level } = setting.brief
  const conversation: Conversation = awaitingLearner(userId, {
    turns: openingTurns(setting),
    brief: { goal, level: null, time: null, focus: null },
    asked: ['level'],
  })
  await seed(fixture.unitOfWork, { conversations: [conversation] })
  let streamed = ''
  const result = await fixture.useCases.continueConversation({
    userId,
    conversationId: conversation.id,
    message: level ?? '',
    onText: (piece) => {
      streamed += piece
    },
  })
  const saved = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(conversation.id))
  const last = saved && lastTurn(saved)
  return { ...NOTHING, complete: result.ok, drawn: last?.speaker === 'assistant' ? [last.text] : [], streamed }
}

async function playPlan({ setting }: AnswerCase, fixture: Fixture, userId: UserId): Promise<AnswerOutcome> {
  const conversation = awaitingConfirmation(userId, { brief: setting.brief })
  await seed(fixture.unitOfWork, { conversations: [conversation] })
  const confirmed = await fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id })
  if (!confirmed.ok) throw new Error(`The conversation cannot be confirmed: ${confirmed.error.kind}`)
  await drain(fixture)
  const { planId } = confirmed.value
  const { plan, chapters } = await keep(fixture.unitOfWork, async (repositories) => ({
    plan: await repositories.plans.find(planId),
    chapters: await repositories.chapters.ofPlan(planId),
  }))
  if (!plan) throw new Error('A confirmed plan is kept.')
  const complete = generationStatus(plan) === 'COMPLETE'
  const texts = [plan.title, plan.description, ...chapters.flatMap(({ title, summary }) => [title, summary])]
  return { ...NOTHING, complete, charged: await charged(fixture, userId), texts: complete ? texts : [] }
}

async function playChapter({ setting }: AnswerCase, fixture: Fixture, userId: UserId): Promise<AnswerOutcome> {
  const conversation = awaitingLearner(userId, { brief: setting.brief })
  const { title, description, chapters: outlines } = setting.plan
  const plan = aPlan(userId, conversation.id, { brief: setting.brief, title, description })
  const opened = setting.before ? { content: { ...FIRST_VERSION, ...contentOf(setting.before) } } : {}
  const chapters = outlines.map(({ title, summary }, index): Chapter => {
    // of a plan that promised no objectives: those of the answer are judged
    const outline = { title, summary }
    return index === 0
      ? anOpenChapter(plan.id, 1, { ...outline, ...opened })
      : aLockedChapter(plan.id, index + 1, outline)
  })
  await seed(fixture.unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  const unlocked = await fixture.useCases.unlockNextChapter({ userId, planId: plan.id, chapterId: chapters[1]?.id })
  if (!unlocked.ok) throw new Error(`The chapter cannot be unlocked: ${unlocked.error.kind}`)
  await drain(fixture)
  const chapter = await keep(fixture.unitOfWork, async (repositories) => {
    const found = await repositories.chapters.ofPlan(plan.id)
    return found[1]
  })
  if (!chapter) throw new Error('A chapter is never removed.')
  const outcome = {
    ...NOTHING,
    complete: contentStatus(chapter) === 'COMPLETE',
    charged: await charged(fixture, userId),
  }
  if (chapter.kind !== 'open') return outcome
  return { ...outcome, texts: textsOf(chapter.content), drawn: [chapter.content.introduction] }
}

const contentOf = ({ introduction, learning_objectives, resources }: ChapterAnswer): Opening => ({
  introduction,
  learningObjectives: learning_objectives,
  curatedResources: resources.map(({ search, title, reason }) => ({
    link: searchLink('wikipedia', search),
    title,
    resourceType: 'article',
    justification: reason,
  })),
})

const textsOf = ({ learningObjectives, curatedResources }: Opening): readonly string[] => [
  ...learningObjectives,
  ...curatedResources.flatMap(({ title, justification }) => [title, justification]),
]

async function drain({ runner }: Fixture): Promise<void> {
  await runner.drain()
  if (runner.errors.length > 0) throw runner.errors[0]
}

const charged = async ({ unitOfWork }: Fixture, userId: UserId): Promise<number> =>
  CREDITS - (await keep(unitOfWork, ({ wallets }) => wallets.lock(userId))).balance
