import { TOPICS, type Topic } from '../../brief/brief.ts'
import { type Fact, isFactName } from '../../brief/facts.ts'
import type { Understood } from '../../brief/learn.ts'
import type { DeclineReason } from '../../conversations/conversation.ts'
import { languageName } from '../../shared/index.ts'
import { asFields, asList, asText, isRecord } from '../answer-schema.ts'

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
  const route = asText(object.route)
  const language = asText(object.language).trim().slice(0, 20).toLowerCase().split('-')[0] ?? ''
  const asks = asText(object.asks)
  return {
    facts: factsIn(object.facts),
    corrects: asList(asText)(object.corrects).flatMap((name) => CORRECTED[name as keyof typeof CORRECTED] ?? []), // or no key of it
    language: languageName(language) === null ? null : language,
    wants: WANTS.find((one) => one === asText(object.wants)) ?? 'go-on',
    asks: asks === 'goal' ? asks : (TOPICS.find((topic) => topic === asks) ?? null),
    ...((route === 'unsafe' || route === 'crisis') && { route }),
  }
}

/** Also an object of entries by what they are about, as small models write it; a value without a quote is its own. */
function factsIn(facts: unknown): readonly Fact[] {
  const entries = isRecord(facts)
    ? Object.entries(facts).map(([about, entry]) => (isRecord(entry) ? { about, ...entry } : { about, value: entry }))
    : facts
  return asList(asFields({ about: asText, value: asText, quote: asText }))(entries)
    .slice(0, MAX_FACTS)
    .flatMap(({ about, value, quote }) => {
      // as the topic, or a list of such facts, is called
      const name = about === 'focus' ? 'outcome' : isFactName(about) ? about : about.replace(/s$/, '')
      return value.trim() === '' || !isFactName(name) ? [] : [{ name, value, quote: quote || value }]
    })
}
