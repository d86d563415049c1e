import { either, WORD_BEGINS, WORD_ENDS, wholeWords } from '../words/pattern.ts'
import { CLAUSE, type Found, takeOut } from './find.ts'

const DEGREE = either('complete|total|absolute|real|near|raw|adult|slight|late|false|advanced|upper|lower|strong|very')
const RANK = either('beginner|novice|newbie|noob|amateur|starter|intermediate|advanced|expert|professional')
const ROLE = either('level|learner|player|speaker|programmer|developer|runner|cook|user')
const SOMEONE = `(?:not (?:really )?(?:an? )?)?(?:${DEGREE}[ -]+)*${RANK}s?(?:[ -]${ROLE})?`

const SKILL = '(?:experience|knowledge|background|skills?|basics)'
/** What one brings along to something else, so that it is no goal. */
const FOUNDATION = either(
  'python|java(?: ?script)?|type ?script|html|css|sql|excel|programming|coding|maths?|statistics|linux|git',
)
const HOW_MUCH = either('no|some|a little|little|a bit of|basic|good|zero|without any|not much')
const YEARS = String.raw`(?:\d+|one|two|three|four|five|six|ten|many|several) years`

/** What people say of what they have done, from "I" on. */
const DONE = either(
  'never|not yet|once|know|knew|used to|learned|learnt|studied|did|tried|speak|had',
  `played|play${WORD_ENDS}`,
  'worked? (?:as|with|in)',
  "do(?:n't| not) know (?:how|any|much|a thing|about)",
  'can (?:already )?(?!not|only|spend|practi|stud|train|give|do |invest|dedicate|find|learn)',
  'have (?:been|had|played|studied|learned|learnt|done|tried|worked|used|read)',
  `have (?:no|some|a little|a bit of|little|basic|good|zero|${YEARS})`,
)
const NEVER = String.raw`never (?:\p{L}+ed|did|done|had|been|sung|drawn|run|swum|written|learnt|made|drew|sang|ran|swam|wrote|spoke|rode|took|taken|built|cut)${WORD_ENDS}`
const DOING = either(String.raw`been \p{L}+ing|(?:having )?(?:played|studied)|learned|learnt|practi[sc]ed`)
const FOR_YEARS = `${DOING} [^.,;!?]{0,60}(?:for|years?|months?|since)`
const I_AM = "(?:i am|i['’]?m|as|being|for|at|my level is|level:?)"
const WITH = '(?:(?:with|having|but|and|i have) )*'

const clause = (start: string): RegExp =>
  new RegExp(`${WORD_BEGINS}(?:(?:and|but|although|though|so|while)\\s+)?(?<fact>${start}${CLAUSE})`, 'giu')

const PATTERNS: readonly RegExp[] = [
  wholeWords(
    `(?:(?:and|but) )?${I_AM} (?:still |only |just |already |actually |really |now |rather |more or less )?(?:an? )?(?<fact>${SOMEONE})(?! (?:in|at|with) my)`,
    'giu',
  ),
  clause(`i(?:['’]ve| have)? (?:already |only |just |once |also |even )*${DONE}`),
  clause(NEVER),
  clause(FOR_YEARS),
  wholeWords(String.raw`${WITH}(?<fact>${HOW_MUCH} (?:\p{L}+ )?${SKILL}(?: (?:in|with|of) ${CLAUSE})?)`, 'giu'),
  wholeWords(`with (?<fact>(?:a little|some|basic|good|solid) ${FOUNDATION})(?= (?:and|but) |[.,;]|$)`, 'giu'),
  /(?<fact>\bfrom (?:scratch|zero|nothing|the (?:very )?beginning)\b)/giu,
  /(?:\b(?:I am|I'm|at|level|on|about|currently)\s)*(?<fact>\b[ABC][12]\b)(?: level)?/gu,
  clause("(?:i'm |i am )?(?:completely |totally |quite |very )?new to "),
  wholeWords('(?<fact>(?:complete|total|absolute|near)[ -](?:beginner|novice)s?)', 'giu'),
  wholeWords('(?<fact>beginner|intermediate)(?:[ -]level)?', 'giu'),
  /(?<=^|[,;] *)(?<fact>advanced)(?: level)?(?=\s*(?:[,.;]|$))/giu,
  wholeWords(`(?<fact>${YEARS} of (?!my|his|her)[^.,;!?]{2,40})`, 'giu'),
]

/** What a message tells of the learner's experience. */
export const findLevel = (text: string): Found => takeOut(text, PATTERNS)
