import { contradiction } from '../../brief/contradiction.ts'
import { dayOf, readBrief } from '../../brief/read-brief.ts'
import { distinct } from '../../brief/requirements.ts'
import { setSlots } from '../../brief/set-slots.ts'
import { FORMATS, type SlotChanges } from '../../brief/slots.ts'
import type { Brief } from '../../conversations/brief.ts'
import {
  awaitsConfirmation,
  briefVersion,
  type Conversation,
  fromTimeZone,
  isOpen,
  type OpenConversation,
  withBrief,
} from '../../conversations/conversation.ts'
import { summarise } from '../../conversations/summary.ts'
import { MAX_TURNS } from '../../conversations/turn.ts'
import { conversationWords } from '../../conversations/words/index.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { dayIn } from '../../time/time-zone.ts'
import { ownLine } from '../../tutoring/one-line.ts'
import { type DeclineDeps, declining, decliningBrief, turnBy, wordsDeclined } from './decline-conversation.ts'
import { knownBrief, type SpeakInOwnConversation } from './read-conversation.ts'

type Deps = DeclineDeps & Pick<Adapters, 'unitOfWork' | 'markdown'>

const MAX_LINE = 300
const MAX_ITEM = 120

/**
 * Puts values into the brief by hand. `version`: that of the brief which the learner saw; refused when something was said or changed
 * since. While a summary waits for a yes, a new one by code follows, and waits instead.
 */
export const makeChangeBrief =
  (deps: Deps) =>
  ({
    userId,
    conversationId,
    ownLanguage: language = null,
    timeZone = null,
    version,
    changes,
  }: SpeakInOwnConversation & { readonly version: number; readonly changes: SlotChanges }) =>
    deps.unitOfWork.run(async ({ conversations }) => {
      const conversation: Conversation | null = await conversations.lock(conversationId)
      if (!conversation || conversation.userId !== userId) return err({ kind: 'conversation-not-found' })
      if (conversation.kind === 'declined') return err({ kind: 'conversation-declined' })
      if (!isOpen(conversation)) return err({ kind: 'conversation-closed' })
      if (briefVersion(conversation) !== version) return err({ kind: 'brief-changed' })
      const changed = change(deps, fromTimeZone(conversation, timeZone), clean(changes, deps), language)
      if (!changed.ok) return changed
      // with nothing new, a journey does not move the day that a summary has said
      const after = changed.value ?? conversation
      if (changed.value) await conversations.save(after)
      return ok({
        known: knownBrief(after, language),
        awaitingConfirmation: awaitsConfirmation(after),
      })
    })

/** Null: nothing of it is new. */
function change(deps: Deps, conversation: OpenConversation, changes: SlotChanges, language: string | null) {
  const now = deps.clock.now()
  if (changes.goal === '') return err({ kind: 'goal-empty' })
  if (changes.deadline && changes.deadline <= dayOf(dayIn(conversation.brief.timeZone, now)))
    return err({ kind: 'deadline-past' })
  const brief = setSlots(conversation, changes)
  if (brief === conversation.brief) return ok(null)
  const said = [changes.goal, changes.outcome, ...(changes.mustHave ?? []), ...(changes.skip ?? [])]
    .filter(Boolean)
    .join('. ')
  const why = declining(said, 'message') ?? decliningBrief(brief)
  if (why) return wordsDeclined(why, said, deps.onDeclined)
  const text = contradiction(readBrief({ ...conversation, brief }))
  if (text !== null) return err({ kind: 'brief-contradicts', text })
  return changedTo(deps, conversation, brief, language)
}

/** While a summary waits for a yes, a new one follows: it says what is known. */
export function changedTo(
  deps: Pick<Deps, 'ids' | 'clock'>,
  conversation: OpenConversation,
  brief: Brief,
  language: string | null,
) {
  const now = deps.clock.now()
  if (!awaitsConfirmation(conversation)) return ok(withBrief(conversation, brief, now, null))
  if (conversation.turns.length >= MAX_TURNS) return err({ kind: 'conversation-full' })
  const summary = summarise(brief, conversationWords(conversation.turns, language), conversation.turns)
  return ok(withBrief(conversation, brief, now, turnBy('assistant', summary, deps)))
}

/** Words as a model's are kept: in one line, without links and what cannot be seen, each once. They go into prompts. */
function clean({ goal, outcome, mustHave, skip, formats, ...values }: SlotChanges, { markdown }: Deps): SlotChanges {
  const items = (texts: readonly string[]): readonly string[] =>
    distinct(texts.map((text) => ownLine(text, MAX_ITEM, markdown)).filter((text) => text !== ''))
  return {
    ...values,
    ...(goal !== undefined && { goal: ownLine(goal, MAX_LINE, markdown) }),
    ...(outcome !== undefined && { outcome: (outcome && ownLine(outcome, MAX_LINE, markdown)) || null }),
    ...(mustHave && { mustHave: items(mustHave) }),
    ...(skip && { skip: items(skip) }),
    ...(formats && { formats: FORMATS.filter((format) => formats.includes(format)) }),
  }
}
