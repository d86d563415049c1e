import type { Topic } from '@app/domain'
import { business } from '../kinds/business.ts'
import type { Kind } from '../kinds/kind.ts'
import { knownSubject } from '../kinds/known-subject.ts'
import { language } from '../kinds/language.ts'
import { speaking } from '../kinds/speaking.ts'
import { subjectOf } from '../kinds/subject-of.ts'
import { writing } from '../kinds/writing.ts'
import { factsOfAnswer, factsOfOpening, NOTHING_TOLD, type Told } from '../learner/facts.ts'
import { bareFocus, isOpen } from '../learner/focus.ts'
import { NUMBER } from '../learner/time-patterns.ts'
import { either } from '../words/pattern.ts'

/** What a message comes to after a summary: new facts, the name of one, a no or a yes without more, or nothing. */
export type Revision =
  | { readonly kind: 'facts'; readonly facts: Told }
  | { readonly kind: 'names'; readonly name: Topic | 'goal' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'agreement' | 'nothing' | 'unclear' }

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
const AGREEMENT = whole(
  'yes|yeah|yep|yup|ok|okay|sure|fine|good|great|perfect|correct|right|all good|(?:that )?looks good',
  "(?:yes,? )?(?:(?:it|that)(?:['’]s| is) (?:fine|ok|okay|good|right|correct)|go(?: ahead| on)?|proceed|please(?: do)?|do it)",
)
const NOTHING = whole('nothing|never ?mind|thanks?|thank you|cancel')
const BEFORE_A_NAME = /^(?:(?:make it|change|please|the|my|i want to change|i'd like to change)\s+)+/iu
const BEHIND = /(?: please)?[\s.!?]+$| please$/u

/** What `text` comes to for someone who wants to learn `goal`; `awaited` is what was asked for, if anything was. */
export function reviseBy(text: string, goal: string, awaited: Topic | 'goal' | null): Revision {
  const words = text.trim()
  const bare = words.replace(BEFORE_A_NAME, '').replace(BEHIND, '')
  const name = NAMES.find(([, names]) => names.test(bare))?.[0]
  if (name) return { kind: 'names', name }
  if (REFUSAL.test(words)) return { kind: 'refusal' }
  if (AGREEMENT.test(words)) return { kind: 'agreement' }
  if (NOTHING.test(words)) return { kind: 'nothing' }
  const facts = awaited ? factsFor(awaited, words) : factsOfRevision(words, bare, goal)
  return tells(facts) ? { kind: 'facts', facts } : { kind: 'unclear' }
}

const tells = (facts: Told): boolean => Object.values(facts).some((fact) => fact !== '')

function factsFor(awaited: Topic | 'goal', text: string): Told {
  if (awaited !== 'goal') return factsOfAnswer(text, awaited)
  const { goal, focus } = factsOfOpening(text)
  return { ...NOTHING_TOLD, goal, focus }
}

const NEW_WISH = /\b(?:want|like|prefer) to (?:learn|study|play|do)\b|\bteach me\b/iu

/** "actually I want to learn about cars instead": a goal, though we know nothing of it. */
const NEW_GOAL =
  /\b(?:learn|study) (?:about )(?<about>\p{L}.*)$|\b(?:learn|study) (?<other>(?!more|less)\p{L}.*) instead\b/iu
/** What people ask for in any language they learn, without another goal. */
const FOR_A_LANGUAGE: readonly Kind[] = [writing, speaking, business]
const LENGTH = new RegExp(
  String.raw`\b(?:make|do|fit|finish|have|be)\b.*?\b(?<span>${NUMBER} (?:days|weeks?|months?))\b`,
  'iu',
)

/** Without a hint: the name of something known is a new goal, and what is no level and no time is the focus. */
function factsOfRevision(text: string, bare: string, goal: string): Told {
  const known = knownSubject(bare)
  const isName = known !== null && known.from === 0 && known.to === bare.length
  const use = known !== null && subjectOf(goal).kind === language && FOR_A_LANGUAGE.includes(known.kind)
  if (isName && use) return { ...NOTHING_TOLD, focus: bareFocus(bare) }
  if (isName || (known !== null && NEW_WISH.test(text))) return { ...factsOfOpening(text), focus: '' }
  const { about, other } = NEW_GOAL.exec(text)?.groups ?? {}
  const wish = (about ?? other)?.replace(/\b(?:instead|please)\b.*$/iu, '').trim()
  if (wish) return { ...factsOfOpening(wish), focus: '' }
  const facts = factsOfAnswer(text, null)
  if (tells(facts)) return facts
  const span = LENGTH.exec(text)?.groups?.span
  return span ? { ...facts, time: `in ${span}` } : { ...facts, focus: focusIn(text) }
}

/** Remarks on the plan, or on nothing: a focus made of them would name chapters that nobody asked for. */
const NO_FOCUS = new RegExp(
  `^(?:${either(
    'h+m+|u+[hm]+|e+r+m?|well|so|maybe|perhaps|what|huh|oh|ah|lol|haha|hi|hello|hey|as|it|that|this|there|you|i|we|he|she',
    "(?:it|that|i|you)['’].*|the plan|add|remove|delete|give|use|include|make|don['’]?t|do not|can|could|why|how|too|harder|easier|better|worse|bigger|harder|easier|better|worse|bigger",
  )}(?![\\p{L}])|${either('more', 'fewer', 'less')} (?:chapters?|exercises?|lessons?|videos?|resources?|steps?))`,
  'iu',
)

function focusIn(text: string): string {
  if (/\?\s*$/u.test(text)) return ''
  const words = bareFocus(
    text
      .replace(/\b(?:instead|please|rather)\b[\s.!]*$/iu, '')
      .replace(/^(?:no|actually|rather|please|make it|change it to)\b[\s,]+/iu, ''),
  )
  return NO_FOCUS.test(words) || isOpen(words) || !/\p{L}{3}/u.test(words) ? '' : words
}
