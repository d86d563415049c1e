import { type Brief, TOPICS } from '../../brief/brief.ts'
import type { Answers } from '../../check/score.ts'
import { askNext, fromTimeZone, type OpenConversation } from '../../conversations/conversation.ts'
import { topicAsked } from '../../conversations/suggestions.ts'
import { MAX_TURNS } from '../../conversations/turn.ts'
import { answerPlacement, canBePlaced, isAbout, placedBy, placementResult } from '../../placement/placement.ts'
import { setLevel } from '../../placement/set-level.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { replyToKnown } from '../../tutoring/reply/reply-draft.ts'
import { replyTask } from '../conversations/answer-learner.ts'
import { changedTo } from '../conversations/change-brief.ts'
import { turnBy } from '../conversations/decline-conversation.ts'
import { type SpeakInOwnConversation, withOwnConversation } from '../conversations/read-conversation.ts'
import { lineOf, showResult } from './show-placement.ts'

type Deps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock' | 'markdown'>
type Answered = SpeakInOwnConversation & { readonly attemptId: string; readonly answers: Answers }

/**
 * Marks the answers, once, and puts the level that they come to into the brief. Where the level is what was asked last, the
 * conversation goes on behind it, by code.
 */
export const makeAnswerPlacement =
  (deps: Deps) =>
  ({ ownLanguage: language = null, timeZone = null, attemptId, answers, ...own }: Answered) =>
    withOwnConversation(deps, own, async (conversation, { conversations, placements }) => {
      const { markdown, clock } = deps
      const placement = await placements.find(conversation.id)
      const isAgain = placement?.kind === 'answered' && placement.attempt.id === attemptId
      if (isAgain) return ok(showResult(placement, conversation.brief, { language, markdown }))
      const open = canBePlaced(conversation)
      if (!open.ok) return open
      if (!isAbout(placement, conversation)) return err({ kind: 'no-placement' })
      const answered = answerPlacement(placement, { attemptId, answers, at: clock.now() })
      if (!answered.ok) return answered
      const { level } = placementResult(answered.value)
      const placed = placedBy(answered.value, lineOf(markdown))
      const from = fromTimeZone(open.value, timeZone)
      const after = knowing(deps, from, setLevel(from, level, placed), language)
      if (!after.ok) return after
      await placements.save(answered.value)
      await conversations.save(after.value)
      return ok(showResult(answered.value, conversation.brief, { language, markdown }))
    })

function knowing(deps: Deps, from: OpenConversation, brief: Brief, language: string | null) {
  const known = { ...from, brief }
  if (topicAsked(from) !== 'level' || from.turns.length >= MAX_TURNS) return changedTo(deps, from, brief, language)
  const { message, asks } = replyToKnown(replyTask(known, language))
  return ok(askNext(known, turnBy('assistant', message, deps), TOPICS.find((topic) => topic === asks) ?? null))
}
