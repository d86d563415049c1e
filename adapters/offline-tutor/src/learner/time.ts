import { type Found, takeOut } from './find.ts'
import { AMOUNT, AMOUNT_PER_PERIOD, DEADLINE, expression, OCCASIONS, OFTEN } from './time-patterns.ts'

/** Words that lead up to a time and go with it. Each takes its own space, so that a row of them has one reading. */
const LEADING = String.raw`(?:(?:and|but|i|i'm|i'll|i'd|can|could|only|also|do|would|will|like to|want to|have|i've|got|spend|give it|give|invest|find|having|spending|starting|beginning|practi[sc]e|study|train|learn|with|for|about|around|roughly|maybe|say|at most|at least|up to|free)[\s,]+)*`
const TRAILING = String.raw`(?:\s(?:of (?:free |my )?time|free|time|available|for (?:it|this|that|learning|practice|practi[sc]ing|studying)|to (?:spend(?: on (?:it|this))?|study|practi[sc]e|learn))(?![\p{L}\p{N}]))*`

const around = (core: string): RegExp => expression(`${LEADING}(?<fact>${core})${TRAILING}`, 'giu')

const AVAILABLE = expression(
  `(?:have|got|spend|spare|with|invest) (?:only |about |around |maybe |up to |at most )*(?<fact>${AMOUNT})${TRAILING}`,
  'giu',
)
const LITTLE =
  /(?<!\p{L})(?:(?:and|but|i|i've|have|got|do)[ ,]+)*(?<fact>(?:not |don't have |do not have )?(?:very |too )?(?:much|little|no|a lot of|lots of|plenty of) (?:free |spare )?time)(?!\p{L})/giu

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
