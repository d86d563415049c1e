import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn, later, newConversationId, newUserId } from '../../testing/builders.ts'
import { makeMemoryMarkdown } from '../../testing/memory/markdown.ts'
import { isKnown, TOPIC_OF, TOPICS, type Topic } from '../brief/brief.ts'
import { stands } from '../brief/quoted.ts'
import { quotesOf } from '../conversations/clauses.ts'
import {
  awaitsConfirmation,
  briefVersion,
  initiateConversation,
  isOpen,
  lastTurn,
  type OpenConversation,
  reply,
  say,
  withBrief,
} from '../conversations/conversation.ts'
import { summarise } from '../conversations/summary.ts'
import { conversationWords } from '../conversations/words/index.ts'
import { readReply, replyWithoutModel } from '../tutoring/reply/reply-draft.ts'
import { replyTask } from '../use-cases/conversations/answer-learner.ts'
import { readBrief } from './read-brief.ts'
import { setSlots } from './set-slots.ts'
import { FORMATS, isUnknown, LEVELS, type SlotChanges, type SlotName } from './slots.ts'

describe('any sequence of turns and changes by hand', () => {
  it('should lose no value that was set, but for what was said of it later', () => {
    walk((before, after, step) => {
      for (const [name, held] of Object.entries(before.brief.set ?? {})) {
        const slot = name as SlotName
        if (step.kind === 'set' && step.changes[slot] !== undefined) continue
        if (JSON.stringify(after.brief.set?.[slot]?.value) === JSON.stringify(held.value)) continue
        const spoken = after.turns.slice(held.turns).filter(({ speaker }) => speaker === 'learner')
        const quotes = quotesOf(after.brief[TOPIC_OF[slot]] ?? '')
        expect([slot, quotes.some((quote) => spoken.some(({ text }) => stands(quote, text)))]).toEqual([slot, true])
      }
    })
  })

  it('should read each value that is set just so', () => {
    walk((before, after, step) => {
      if (step.kind !== 'set') return
      const known = readBrief(after)
      for (const [name, value] of Object.entries(step.changes)) {
        const slot = name as SlotName
        if (!isUnknown(value ?? null)) expect([known[slot], known.sources[slot]]).toEqual([value, 'told'])
        else expect(known.sources[slot]).not.toBe('told')
      }
      expect(after.brief === before.brief || briefVersion(after) > briefVersion(before)).toBe(true)
    })
  })

  it('should ask about nothing that is known, and nothing twice', () => {
    walk((before, after, step) => {
      const asked = after.asked.filter((topic) => !before.asked.includes(topic))
      if (step.kind !== 'reply') expect(asked).toEqual([])
      expect(new Set(after.asked).size).toBe(after.asked.length)
      for (const topic of asked) expect([topic, isKnown(after.brief, topic)]).toEqual([topic, false])
    })
  })

  it('should keep every turn, and say what is set in the summary that waits for a yes', () => {
    walk((before, after) => {
      expect(after.turns.slice(0, before.turns.length)).toEqual(before.turns)
      if (!awaitsConfirmation(after)) return
      const words = conversationWords(after.turns)
      expect(lastTurn(after).text).toContain(summarise(after.brief, words, after.turns))
    })
  })
})

// Helpers

type Step =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'reply'; readonly quotes: Readonly<Record<Topic, number>>; readonly asks: string }
  | { readonly kind: 'set'; readonly changes: SlotChanges }

const TEXTS = [
  'never played it',
  'I know a few chords',
  '2 hours a week',
  'on Sundays, by June 2030',
  'for my job',
  'must include chords, no theory',
  'no chords please',
  'thank you',
  'just make the plan',
  'the level is wrong',
  'Why do you ask?',
]

const anyStep = (): fc.Arbitrary<Step> => {
  const quote = fc.integer({ min: -4, max: 12 })
  const topics = fc.record({ level: quote, time: quote, focus: quote })
  const item = fc.subarray(['chords', 'theory', 'songs', 'jazz'])
  const slots = {
    level: fc.option(fc.constantFrom(...LEVELS)),
    minutesPerWeek: fc.option(fc.integer({ min: 15, max: 3_600 })),
    deadline: fc.option(fc.constantFrom('2031-01-01', '2032-05-06')),
    outcome: fc.option(fc.constantFrom('play at parties', 'write songs')),
    mustHave: item,
    skip: item,
    formats: fc.subarray([...FORMATS]),
  }
  return fc.oneof(
    fc.record({ kind: fc.constant('say'), text: fc.constantFrom(...TEXTS) }),
    fc.record({
      kind: fc.constant('reply'),
      quotes: topics,
      asks: fc.constantFrom(...TOPICS, 'change', 'proceed'),
    }),
    fc.record({ kind: fc.constant('set'), changes: fc.record(slots, { requiredKeys: [] }) }),
  )
}

function walk(check: (before: OpenConversation, after: OpenConversation, step: Step) => void): void {
  fc.assert(
    fc.property(fc.array(anyStep(), { minLength: 4, maxLength: 14 }), (steps) => {
      const goal = aTurn({ text: 'Learn the guitar' })
      let current: OpenConversation = initiateConversation(newConversationId(), newUserId(), goal)
      for (const step of steps) {
        const next = take(current, step)
        check(current, next, step)
        current = next
      }
    }),
  )
}

const markdown = makeMemoryMarkdown()

function take(from: OpenConversation, step: Step): OpenConversation {
  if (step.kind === 'say') {
    const said = say(from, aTurn({ text: step.text }))
    return said.ok && isOpen(said.value) ? said.value : from
  }
  if (step.kind === 'set') {
    const brief = setSlots(from, step.changes)
    if (brief === from.brief) return from
    const summary = summarise(brief, conversationWords(from.turns), from.turns)
    return withBrief(
      from,
      brief,
      later(1),
      awaitsConfirmation(from) ? aTurn({ speaker: 'assistant', text: summary }) : null,
    )
  }
  if (from.kind !== 'awaiting-assistant') return from
  // a model may quote what was said long ago
  const said = from.turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const quoted = TOPICS.map((topic) => [topic, said[step.quotes[topic]] ?? ''])
  const answer = { ...Object.fromEntries(quoted), asks: step.asks, message: QUESTIONS[step.asks] ?? 'Well then.' }
  const task = replyTask(from, null)
  const read = readReply(JSON.stringify(answer), task, markdown)
  const { message, facts, asks } = read.ok ? read.value : replyWithoutModel({}, task)
  const replied = reply(from, lastTurn(from).id, {
    turn: aTurn({ speaker: 'assistant', text: message }),
    facts,
    asks: asks === 'change' || asks === 'proceed' ? null : asks,
    asksToProceed: asks === 'proceed',
  })
  return replied.ok ? replied.value : from
}

const QUESTIONS: Readonly<Record<string, string>> = {
  level: 'How much do you already know about it?',
  time: 'How much time do you have per week?',
  focus: 'What do you want to use it for?',
  change: 'What would you like to change?',
}
