import { either } from '../words/pattern.ts'

/** The parts of what people say about time, as sources of regular expressions. */

const FIGURE = String.raw`\d+(?:[.,]\d+)?`
const NUMERAL = either(
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty(?:[- ]five)?|sixty|ninety',
  'an?|half an?|a couple of|a few|several',
)
export const NUMBER = either(String.raw`${FIGURE}(?:\s?(?:-|–|to|or)\s?${FIGURE})?`, NUMERAL)
export const UNIT = String.raw`(?:hours?(?: and a half)?|hrs?|h|minutes?|mins?)\b`

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const PART_OF_DAY = 'morning|afternoon|evening|night'
const SPAN = `${either('day|week|weekday|workday|weekend|month', PART_OF_DAY, WEEKDAY)}s?`
export const OCCASIONS = either(
  '(?:only )?(?:on|at|over|during) (?:the )?weekends?(?: only)?',
  `(?:only )?on (?:weekdays|workdays|(?:${WEEKDAY}s?)(?: (?:and|or) (?:${WEEKDAY}s?))*)`,
  `(?:in|during) the (?:${PART_OF_DAY})s?`,
  `(?:${WEEKDAY}|weekend) (?:${PART_OF_DAY})s?`,
  '(?:weekends|evenings|mornings) only|only (?:weekends|evenings|mornings)',
  'after work|full[- ]time|part[- ]time',
)
const PERIOD = either(
  String.raw`(?:a|an|per|each|every|in a|on|\/)\s?(?:single |other )?${SPAN}`,
  'daily|weekly|monthly',
  OCCASIONS,
)
/** How often, without how long. */
export const OFTEN = String.raw`${either(
  `(?:once|twice|${NUMBER} (?:times|days|evenings|mornings)) (?:a|per|every|each) (?:day|week|month|weekend)`,
  `(?:every|each) (?:single |other )?(?:day|weekend|${PART_OF_DAY}|${WEEKDAY})`,
  'daily',
)}\b`
export const AMOUNT = String.raw`${NUMBER}\s?${UNIT}(?:\s?,?\s?${PERIOD})?(?:\s?,?\s?${OFTEN})?`
export const AMOUNT_PER_PERIOD = String.raw`${NUMBER}\s?${UNIT}\s?,?\s?${PERIOD}(?:\s?,?\s?${OFTEN})?`

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const DATE = String.raw`(?:the end of )?(?:next |this |the )?${either(
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH})(?: \d{1,4}(?:st|nd|rd|th)?)?`,
  'spring|summer|autumn|fall|winter|christmas|easter|new year|year|month|week|20\\d\\d',
)}\b`
const COUNTED_UNIT = String.raw`(?:days?|weeks?|months?|years?)\b`
/** "in 3 months", but not the "in a week" of "an hour in a week". */
export const COUNTDOWN = `(?:in|within|over)(?: the next)? (?:about )?(?!an? (?:day|week))${NUMBER} ${COUNTED_UNIT}`
export const DEADLINE = either(
  `(?:by|until|till|before) ${DATE}`,
  String.raw`in (?:${MONTH})\b`,
  '(?:next|this coming) (?:spring|summer|autumn|winter|month|year)',
  COUNTDOWN,
)
