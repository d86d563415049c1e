import type { Topic } from '@app/domain'
import { knownSubject } from '../kinds/known-subject.ts'
import { factsOfAnswer, factsOfOpening, NOTHING_TOLD, type Told } from '../learner/facts.ts'
import { bareFocus } from '../learner/focus.ts'
import { either } from '../words/pattern.ts'

/** What a message comes to after a summary: new facts, the name of one, a no without more, or nothing. */
export type Revision =
  | { readonly kind: 'facts'; readonly facts: Told }
  | { readonly kind: 'names'; readonly name: Topic | 'goal' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'nothing' }

const whole = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`^${either(...alternatives)}[\s.!]*$`, 'iu')

const NAMES: readonly (readonly [Topic | 'goal', RegExp])[] = [
  ['goal', whole('goal|subject|topic')],
  ['level', whole('level|experience')],
  [
    'time',
    whole(
      'times?|hours|schedule|pace|shorter|longer|quicker|faster|slower',
      '(?:i (?:have|need) )?(?:less|more|not enough|too little) time',
    ),
  ],
  ['focus', whole('focus')],
]
const REFUSAL = whole("no|nope|not yet|wait|stop|wrong|that(?:['’]s| is) wrong|change|i want to change something")
const NOTHING = whole(
  'yes|yeah|yep|ok|okay|sure|fine|good|great|perfect|nothing|never ?mind|all good|looks good|thanks?|thank you|cancel',
  "it(?:['’]s| is) (?:fine|ok|okay|good)|go(?: ahead| on)?|proceed|please do",
)
const BEFORE_A_NAME = /^(?:(?:make it|change|please|the|my|i want to change|i'd like to change)\s+)+/iu
const BEHIND = /(?: please)?[\s.!?]+$| please$/u

export function reviseBy(text: string, awaited: Topic | 'goal' | null): Revision {
  const words = text.trim()
  const bare = words.replace(BEFORE_A_NAME, '').replace(BEHIND, '')
  const name = NAMES.find(([, names]) => names.test(bare))?.[0]
  if (name) return { kind: 'names', name }
  if (REFUSAL.test(words)) return { kind: 'refusal' }
  if (NOTHING.test(words)) return { kind: 'nothing' }
  const facts = awaited ? factsFor(awaited, words) : factsOfRevision(words, bare)
  return tells(facts) ? { kind: 'facts', facts } : { kind: 'nothing' }
}

const tells = (facts: Told): boolean => Object.values(facts).some((fact) => fact !== '')

function factsFor(awaited: Topic | 'goal', text: string): Told {
  if (awaited !== 'goal') return factsOfAnswer(text, awaited)
  const { goal, focus } = factsOfOpening(text)
  return { ...NOTHING_TOLD, goal, focus }
}

const NEW_WISH = /\b(?:want|like|prefer) to (?:learn|study|play|do)\b|\bteach me\b/iu

/** Without a hint: the name of something known is a new goal, and what is no level and no time is the focus. */
function factsOfRevision(text: string, bare: string): Told {
  const known = knownSubject(bare)
  const isName = known !== null && known.from === 0 && known.to === bare.length
  if (isName || (known !== null && NEW_WISH.test(text))) return { ...factsOfOpening(text), focus: '' }
  const facts = factsOfAnswer(text, null)
  return tells(facts) ? facts : { ...facts, focus: focusIn(text) }
}

function focusIn(text: string): string {
  if (/\?\s*$/u.test(text)) return ''
  return bareFocus(
    text
      .replace(/\b(?:instead|please|rather)\b[\s.!]*$/iu, '')
      .replace(/^(?:no|actually|rather|please|make it|change it to)\b[\s,]+/iu, ''),
  )
}
