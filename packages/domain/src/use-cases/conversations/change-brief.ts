import { type Brief, MAX_ITEMS } from '../../brief/brief.ts'
import { distinct } from '../../brief/learn.ts'
import { contradiction } from '../../brief/mentions.ts'
import { readBrief, setSlots } from '../../brief/read-brief.ts'
import { FORMATS, type SlotChanges } from '../../brief/slots.ts'
import {
  awaitsConfirmation,
  briefVersion,
  fromTimeZone,
  type OpenConversation,
  type Planned,
  withBrief,
} from '../../conversations/conversation.ts'
import { summarise } from '../../conversations/summary.ts'
import { MAX_TURNS } from '../../conversations/turn.ts'
import { conversationWords } from '../../conversations/words.ts'
import { isReplaceable } from '../../plans/outline.ts'
import type { Plan } from '../../plans/plan.ts'
import { type Adapters, type Repositories, strictest } from '../../ports/index.ts'
import { type Err, err, type InvalidInput, ok, parseText, TEXTS } from '../../shared/index.ts'
import { dayIn, dayOf, isDay } from '../../time/calendar.ts'
import { ownLine } from '../../tutoring/model-text.ts'
import { type PrepareAhead, prepareNext, SETTLING } from '../learning/prepare-next.ts'
import { type DeclineDeps, routeOfBrief, turnBy, wordsDeclined } from './decline-conversation.ts'
import { knownBrief, type SpeakInOwnConversation, withOwnConversation } from './read-conversation.ts'

type Deps = DeclineDeps & PrepareAhead & Pick<Adapters, 'unitOfWork' | 'markdown'>

/**
 * Puts values into the brief by hand. `version`: that of the brief which the learner saw; refused when something was said or changed
 * since. While a summary waits for a yes, a new one by code follows, and waits instead. Of a plan that has unlocked chapters the time
 * moves the dates at once, and the chapters that are written from then on respect the rest.
 */
export const makeChangeBrief =
  (deps: Deps) =>
  async ({
    ownLanguage: language = null,
    timeZone = null,
    version,
    changes,
    ...own
  }: SpeakInOwnConversation & { readonly version: number; readonly changes: SlotChanges }) => {
    const fit = checkChanges(changes)
    if (!fit.ok) return fit
    return withOwnConversation(deps, own, async (conversation, repositories) => {
      if (conversation.kind === 'declined') return err({ kind: 'conversation-declined' })
      const plan = conversation.kind === 'planned' ? await begunPlan(conversation, changes, repositories) : null
      const from = conversation.kind === 'planned' ? plan && ofPlan(conversation, plan) : conversation
      if (!from || from.kind === 'cancelled') return err({ kind: 'conversation-closed' })
      if (briefVersion(conversation) !== version) return err({ kind: 'brief-changed' })
      const changed = change(deps, fromTimeZone(from, timeZone), clean(changes, deps), language)
      if (!changed.ok) return changed
      // with nothing new, a journey does not move the day that a summary has said
      const after = changed.value ?? conversation
      if (changed.value) {
        await repositories.conversations.save(after)
        if (plan) await changePlan(deps, { ...plan, brief: after.brief }, repositories)
      }
      return ok({
        known: knownBrief(after, language),
        awaitingConfirmation: awaitsConfirmation(after),
      })
    })
  }

/** What a plan teaches, and whom, stays as it is once a chapter is unlocked. Null where that, or too early a change, is wanted. */
async function begunPlan({ planId }: Planned, { goal, level }: SlotChanges, { plans, chapters }: Repositories) {
  const plan = await plans.lock(planId)
  const isOver = goal !== undefined || level !== undefined
  return !plan || isOver || isReplaceable(await chapters.ofPlan(planId)) ? null : plan
}

/** A reopened conversation that was cancelled may hold answers that are not the plan's. */
const ofPlan = (conversation: Planned, { brief }: Plan): Planned => ({
  ...conversation,
  brief: { ...brief, edits: conversation.brief.edits ?? 0 },
})

async function changePlan(deps: PrepareAhead, plan: Plan, repositories: Repositories): Promise<void> {
  await repositories.plans.save(plan)
  await prepareNext(deps, plan, repositories, SETTLING)
}

/** Null: nothing of it is new. */
function change(deps: Deps, conversation: OpenConversation | Planned, changes: SlotChanges, language: string | null) {
  const now = deps.clock.now()
  if (changes.goal === '') return err({ kind: 'goal-empty' })
  if (changes.deadline && changes.deadline <= dayOf(dayIn(conversation.brief.timeZone, now)))
    return err({ kind: 'deadline-past' })
  const brief = setSlots(conversation, changes)
  if (brief === conversation.brief) return ok(null)
  const { mustHave = [], skip = [], constraints = [] } = changes
  const said = [changes.goal, changes.outcome, ...mustHave, ...skip, ...constraints].filter(Boolean).join('. ')
  const route = strictest([deps.safety.route(said, 'message'), routeOfBrief(deps, brief)])
  if (route !== 'ok') return wordsDeclined(deps, route, said)
  const text = contradiction(readBrief({ ...conversation, brief }))
  if (text !== null) return err({ kind: 'brief-contradicts', text })
  if (conversation.kind !== 'planned') return changedTo(deps, conversation, brief, language)
  const isDatedAnew = (['minutesPerWeek', 'deadline'] as const).some(
    (slot) => brief.set?.[slot] !== conversation.brief.set?.[slot],
  )
  return ok<Planned>({ ...conversation, brief: isDatedAnew ? { ...brief, countsFrom: now.toISOString() } : brief })
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
  const summary = summarise(brief, conversationWords(brief, language), now)
  return ok(withBrief(conversation, brief, now, turnBy('assistant', summary, deps)))
}

/** What no one could say in a form: the contract of the HTTP API has the same rules. */
function checkChanges({ goal, outcome, minutesPerWeek, deadline, ...lists }: SlotChanges) {
  const { mustHave = [], skip = [], constraints = [] } = lists
  const unfit = (input: string): Err<InvalidInput> => err({ kind: 'invalid-input', input, fault: 'unfit' })
  if ([mustHave, skip, constraints].some((items) => items.length > MAX_ITEMS)) return unfit('briefItem')
  if (typeof minutesPerWeek === 'number' && !isPace(minutesPerWeek)) return unfit('minutesPerWeek')
  if (typeof deadline === 'string' && !isDay(deadline)) return unfit('deadline')
  const lines = [goal, outcome].map((text) => parseText('briefLine', text ?? ''))
  const texts = [...lines, ...[...mustHave, ...skip, ...constraints].map((item) => parseText('briefItem', item))]
  return texts.find(({ ok }) => !ok) ?? ok(undefined)
}

const isPace = (minutes: number): boolean => Number.isSafeInteger(minutes) && minutes >= 15 && minutes <= 3_600

/** Words as a model's are kept: in one line, without links and what cannot be seen, each once. They go into prompts. */
function clean({ goal, outcome, formats, ...values }: SlotChanges, { markdown }: Deps): SlotChanges {
  const { mustHave, skip, constraints } = values
  const items = (texts: readonly string[]): readonly string[] =>
    distinct(texts.map((text) => ownLine(text, TEXTS.briefItem.longest, markdown)).filter((text) => text !== ''))
  return {
    ...values,
    ...(goal !== undefined && { goal: ownLine(goal, TEXTS.briefLine.longest, markdown) }),
    ...(outcome !== undefined && { outcome: (outcome && ownLine(outcome, TEXTS.briefLine.longest, markdown)) || null }),
    ...(mustHave && { mustHave: items(mustHave) }),
    ...(skip && { skip: items(skip) }),
    ...(constraints && { constraints: items(constraints) }),
    ...(formats && { formats: FORMATS.filter((format) => formats.includes(format)) }),
  }
}
