import type { FactName } from '../src/brief/facts.ts'

/** What a model answers to a reply task. `facts`: a value and the words that say so, by what they are about. */
type ReplyAnswer = {
  readonly facts?: { readonly [Name in FactName]?: readonly [value: string, quote: string] }
  readonly route?: string
  readonly language?: string
  readonly corrects?: readonly string[]
  readonly wants?: 'go-on' | 'question' | 'no-preference' | 'plan-now' | 'change'
  readonly asks?: 'goal' | 'level' | 'time' | 'focus' | 'nothing'
  readonly answer?: string
  readonly question?: string
  readonly suggestions?: readonly string[]
}

/** In the order in which a model is asked for it. */
export const aReplyAnswer = ({ facts = {}, ...given }: ReplyAnswer = {}) => ({
  route: 'learn',
  language: 'en',
  facts: Object.entries(facts).map(([about, [value, quote]]) => ({ about, value, quote })),
  corrects: [],
  wants: 'go-on',
  asks: 'nothing',
  answer: '',
  question: '',
  suggestions: [],
  ...given,
})
