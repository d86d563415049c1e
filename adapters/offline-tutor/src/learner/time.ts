import { either, WORD_ENDS, wholeWords } from '../words/pattern.ts'
import { type Found, takeOut } from './find.ts'
import { AMOUNT, AMOUNT_PER_PERIOD, DEADLINE, OCCASIONS, OFTEN } from './time-patterns.ts'

/** Words that lead up to a time and go with it. Each takes its own space, so that a row of them has one reading. */
const LEADING = `(?:${either(
  "and|but|i|i'm|i'll|i'd|i've|can|could|will|would|do|only|also|like to|want to",
  'have|got|spend|give it|give|invest|find|having|spending|starting|beginning|practi[sc]e|study|train|learn',
  'with|for|about|around|roughly|maybe|say|at most|at least|up to|free',
)}[\\s,]+)*`
const TRAILING = `(?: ${either(
  'of (?:free |my )?time|free|time|available',
  'for (?:it|this|that|learning|practice|practi[sc]ing|studying)',
  'to (?:spend(?: on (?:it|this))?|study|practi[sc]e|learn)',
)}${WORD_ENDS})*`

const around = (core: string): RegExp => wholeWords(`${LEADING}(?<fact>${core})${TRAILING}`, 'giu')

const AVAILABLE = wholeWords(
  `(?:have|got|spend|spare|with|invest) (?:only |about |around |maybe |up to |at most )*(?<fact>${AMOUNT})${TRAILING}`,
  'giu',
)
const HOW_MUCH = '(?:very |too )?(?:much|little|no|a lot of|lots of|plenty of) (?:free |spare )?time'
const LITTLE = wholeWords(
  `(?:(?:and|but|i|i['’]ve|have|got)[ ,]+)*(?<fact>(?:not |don['’]t have |do not have )?${HOW_MUCH})`,
  'giu',
)

const PATTERNS = [
  around(AMOUNT_PER_PERIOD),
  around(`${OFTEN}(?: for ${AMOUNT})?`),
  AVAILABLE,
  LITTLE,
  around(DEADLINE),
  around(OCCASIONS),
]

/** When, how long and until when, as far as a message tells. */
export const findTime = (text: string): Found => takeOut(text, PATTERNS)
