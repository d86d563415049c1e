import { TOPICS, type Topic } from '../../brief/brief.ts'
import { type Fact, isFactName } from '../../brief/facts.ts'
import type { Understood } from '../../brief/learn.ts'
import type { DeclineReason } from '../../safety/decline-answer.ts'
import { languageName } from '../../shared/own-language.ts'
import { isRecord, listOf, textOf } from '../lenient-json.ts'

/** What a message of the learner wants, beside the facts in it. */
export const WANTS = ['go-on', 'question', 'no-preference', 'plan-now', 'change'] as const
export type Wants = (typeof WANTS)[number]

/** By the names that a model uses. */
export const CORRECTED = {
  goal: 'goal',
  outcome: 'outcome',
  level: 'level',
  time: 'minutesPerWeek',
  deadline: 'deadline',
  must_have: 'mustHave',
  skip: 'skip',
  formats: 'formats',
  constraints: 'constraints',
  language: 'language',
} as const satisfies Readonly<Record<string, Understood['corrects'][number]>>

export const ASKS = ['goal', ...TOPICS, 'nothing'] as const

/** What comes before the words: enough to decide which of them may be shown. */
export type ReplyHead = Omit<Understood, 'answers'> & {
  readonly wants: Wants
  /** What the question is about; null where it asks nothing, or does not say. */
  readonly asks: Topic | 'goal' | null
  /** Why the model would not help to learn this: the domain's own rule has looked before, and found nothing. */
  readonly route?: DeclineReason
}

export const NOTHING_SAID: ReplyHead = { facts: [], corrects: [], language: null, wants: 'go-on', asks: null }

/** More than a message of 4,000 characters holds. */
const MAX_FACTS = 40

export function headOf(object: Readonly<Record<string, unknown>>): ReplyHead {
  const route = textOf(object.route)
  const language = textOf(object.language).trim().slice(0, 20).toLowerCase().split('-')[0] ?? ''
  const asks = textOf(object.asks)
  return {
    facts: factsIn(object.facts),
    corrects: listOf(object.corrects).flatMap((name) => CORRECTED[name as keyof typeof CORRECTED] ?? []), // or no key of it
    language: languageName(language) === null ? null : language,
    wants: WANTS.find((one) => one === textOf(object.wants)) ?? 'go-on',
    asks: asks === 'goal' ? asks : (TOPICS.find((topic) => topic === asks) ?? null),
    ...((route === 'unsafe' || route === 'crisis') && { route }),
  }
}

/** A list of entries, or an object of them as small models write it; a value without a quote is its own. */
function factsIn(facts: unknown): readonly Fact[] {
  const entries = isRecord(facts)
    ? Object.entries(facts).map(([about, entry]) => (isRecord(entry) ? { about, ...entry } : { about, value: entry }))
    : listOf(facts).filter(isRecord)
  return entries.slice(0, MAX_FACTS).flatMap((entry) => {
    const { about, quote } = entry as Readonly<Record<string, unknown>> // whatever is in it
    const said = (entry as Readonly<Record<string, unknown>>).value
    const value = typeof said === 'number' ? String(said) : textOf(said)
    const name = textOf(about)
    return value.trim() === '' || !isFactName(name) ? [] : [{ name, value, quote: textOf(quote) || value }]
  })
}
