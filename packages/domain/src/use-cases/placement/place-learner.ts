import { type Brief, TOPICS } from '../../brief/brief.ts'
import type { Answers } from '../../check/score.ts'
import { type ShownQuestion, showCheck } from '../../check/shown-check.ts'
import { askNext, fromTimeZone, type OpenConversation } from '../../conversations/conversation.ts'
import { topicAsked } from '../../conversations/suggestions.ts'
import { MAX_TURNS } from '../../conversations/turn.ts'
import { conversationWords } from '../../conversations/words.ts'
import {
  type AnsweredPlacement,
  answerPlacement,
  beginPlacement,
  canBePlaced,
  isAbout,
  type Placement,
  type PlacementResult,
  placedBy,
  placementResult,
} from '../../placement/placement.ts'
import { evidenceOf, setLevel } from '../../placement/set-level.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok, PlacementId } from '../../shared/index.ts'
import { ownLine } from '../../tutoring/model-text.ts'
import { replyToKnown } from '../../tutoring/reply/reply-draft.ts'
import { replyTask } from '../conversations/answer-learner.ts'
import { changedTo } from '../conversations/change-brief.ts'
import { type DeclineDeps, routeOfBrief, turnBy } from '../conversations/decline-conversation.ts'
import {
  type ReadOwnConversation,
  type SpeakInOwnConversation,
  withOwnConversation,
} from '../conversations/read-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'

type Deps = DeclineDeps & Pick<Adapters, 'unitOfWork' | 'markdown'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }

type Answered = SpeakInOwnConversation & { readonly attemptId: string; readonly answers: Answers }

/** As its learner sees it: keys come with the result only. */
export type ShownPlacement = {
  readonly status: Placement['kind']
  readonly questions: readonly Omit<ShownQuestion, 'objective'>[]
  readonly answers: Answers | null
  readonly result: ShownResult | null
}

type ShownResult = PlacementResult & { readonly evidence: string }

/** The questions that find out how far along a learner is. They are no turns of the conversation. */
export const makePlaceLearner = (deps: Deps) => {
  const { unitOfWork, ids, clock, markdown, tutor } = deps
  const lineOf = (prompt: string): string => ownLine(prompt, MAX_LINE, markdown)

  /** `language`: see `ReplyTask`. */
  const show = (placement: Placement, brief: Brief, language: string | null): ShownPlacement => {
    const asked = 'questions' in placement ? (showCheck(placement.questions, [])?.questions ?? []) : []
    // the step would say how hard it is meant to be
    const questions = asked.map(({ objective: _, ...question }) => question)
    if (placement.kind !== 'answered') return { status: placement.kind, questions, answers: null, result: null }
    const { answers } = placement.attempt
    return { status: placement.kind, questions, answers, result: resultOf(placement, brief, language) }
  }

  const resultOf = (placement: AnsweredPlacement, brief: Brief, language: string | null): ShownResult => ({
    ...placementResult(placement),
    evidence: evidenceOf(placedBy(placement, lineOf), conversationWords(brief, language)),
  })

  const knowing = (from: OpenConversation, brief: Brief, language: string | null) => {
    const known = { ...from, brief }
    if (topicAsked(from) !== 'level' || from.turns.length >= MAX_TURNS) return changedTo(deps, from, brief, language)
    const { message, asks } = replyToKnown(replyTask(known, language))
    return ok(askNext(known, turnBy('assistant', message, deps), TOPICS.find((topic) => topic === asks) ?? null))
  }

  return {
    /** Has the questions written. Once for a goal, however often it is asked for: what there is already is answered. */
    beginPlacement: async ({ ownLanguage: language = null, ...own }: ReadOwnConversation) => {
      const { userId, conversationId } = own
      const affordable = await tutor.checkBudgetFor(userId)
      return withOwnConversation(deps, own, async (conversation, { placements, jobs }) => {
        const existing = await placements.find(conversationId)
        const begun = beginPlacement(conversation, existing, PlacementId(ids.newId()), clock.now())
        if (!begun.ok) return begun
        const placement = begun.value
        if (placement !== existing) {
          // begun before the rule knew these words
          const route = routeOfBrief(deps, conversation.brief)
          if (route !== 'ok') deps.onDeclined?.(route)
          if (route !== 'ok') return err({ kind: 'conversation-declined' })
          if (!affordable.ok) return affordable
          await placements.save(placement)
          await jobs.enqueue({ kind: 'write-placement', userId, conversationId, placementId: placement.id })
        }
        return ok(show(placement, conversation.brief, language))
      })
    },

    /** Also of a conversation that has become a plan since. One for a goal that was changed is gone. */
    readPlacement: ({ userId, conversationId, ownLanguage: language = null }: ReadOwnConversation) =>
      unitOfWork.run(async ({ conversations, placements }) => {
        const conversation = await conversations.find(conversationId)
        if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
        const placement = await placements.find(conversationId)
        if (!isAbout(placement, conversation)) return err({ kind: 'no-placement' })
        return ok(show(placement, conversation.brief, language))
      }),

    /**
     * Marks the answers, once, and puts the level that they come to into the brief. Where the level is what was asked last, the
     * conversation goes on behind it, by code.
     */
    answerPlacement: ({ ownLanguage: language = null, timeZone = null, attemptId, answers, ...own }: Answered) =>
      withOwnConversation(deps, own, async (conversation, { conversations, placements }) => {
        const placement = await placements.find(conversation.id)
        const isAgain = placement?.kind === 'answered' && placement.attempt.id === attemptId
        if (isAgain) return ok(resultOf(placement, conversation.brief, language))
        const open = canBePlaced(conversation)
        if (!open.ok) return open
        if (!isAbout(placement, conversation)) return err({ kind: 'no-placement' })
        const answered = answerPlacement(placement, { attemptId, answers, at: clock.now() })
        if (!answered.ok) return answered
        const { level } = placementResult(answered.value)
        const from = fromTimeZone(open.value, timeZone)
        const after = knowing(from, setLevel(from, level, placedBy(answered.value, lineOf)), language)
        if (!after.ok) return after
        await placements.save(answered.value)
        await conversations.save(after.value)
        return ok(resultOf(answered.value, conversation.brief, language))
      }),
  }
}

/** Of a question in the brief. */
const MAX_LINE = 80
