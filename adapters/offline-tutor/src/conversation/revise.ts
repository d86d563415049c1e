import type { Topic } from '@app/domain'
import { knownSubject } from '../kinds/known-subject.ts'
import { factsOfAnswer, factsOfOpening, newGoal, type Told } from '../learner/facts.ts'
import { bareFocus } from '../learner/focus.ts'

/** What a message asks for after a summary: facts that replace others, one to be asked for, or what to change at all. */
export type Revision =
  | { readonly kind: 'facts'; readonly facts: Told }
  | { readonly kind: 'names'; readonly name: Topic | 'goal' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'nothing' }

const NAMES: readonly (readonly [Topic | 'goal', RegExp])[] = [
  ['goal', /^(?:goal|subject|topic)$/iu],
  ['level', /^(?:level|experience)$/iu],
  [
    'time',
    /^(?:times?|hours|schedule|pace|(?:i (?:have|need) )?(?:less|more|not enough|too little) time|shorter|longer|quicker|faster|slower)$/iu,
  ],
  ['focus', /^focus$/iu],
]
const REFUSAL =
  /^(?:no|nope|not yet|wait|stop|wrong|that is wrong|that's wrong|change|i want to change something)[\s.!]*$/iu
const NOTHING =
  /^(?:yes|yeah|yep|ok|okay|sure|fine|good|great|perfect|nothing|never ?mind|it(?:'s| is) (?:fine|ok|okay|good)|all good|go(?: ahead| on)?|proceed|please do|looks good|thanks?|thank you|cancel)[\s.!]*$/iu

export function reviseBy(text: string, awaited: Topic | 'goal' | null): Revision {
  const bare = text
    .trim()
    .replace(/^(?:(?:make it|change|please|the|my|i want to change|i'd like to change)\s+)+/iu, '')
    .replace(/(?: please)?[\s.!?]+$| please$/u, '')
  const name = NAMES.find(([, words]) => words.test(bare))?.[0]
  if (name) return { kind: 'names', name }
  if (REFUSAL.test(text.trim())) return { kind: 'refusal' }
  if (NOTHING.test(text.trim()) || text.trim() === '') return { kind: 'nothing' }
  const facts = awaited ? factsFor(awaited, text) : factsOfRevision(text, bare)
  return Object.values(facts).every((fact) => fact === '') ? { kind: 'nothing' } : { kind: 'facts', facts }
}

function factsFor(awaited: Topic | 'goal', text: string): Told {
  if (awaited !== 'goal') return factsOfAnswer(text, awaited)
  const { goal, focus } = factsOfOpening(text)
  return { goal, level: '', time: '', focus }
}

/** Without a hint what it is about: a name of something known is a new goal, what is no level and no time is the focus. */
function factsOfRevision(text: string, bare: string): Told {
  const known = knownSubject(bare)
  const isName = known !== null && known.from === 0 && known.to === bare.length && !/\bfocus\b/iu.test(text)
  if (
    isName ||
    (known && /\b(?:want|like|prefer) to (?:learn|study|play|do)\b|\bteach me\b/iu.test(text) && !newGoal(text))
  ) {
    const { goal, level, time } = factsOfOpening(text)
    return { goal, level, time, focus: '' }
  }
  const facts = factsOfAnswer(text, null)
  if (Object.values(facts).some((fact) => fact !== '')) return facts
  const focus = bareFocus(
    text
      .replace(/\b(?:instead|please|rather)\b[\s.!]*$/iu, '')
      .replace(/^(?:no|actually|rather|please|make it|change it to)\b[\s,]+/iu, ''),
  )
  return { ...facts, focus: /\?\s*$/u.test(focus) ? '' : focus }
}
