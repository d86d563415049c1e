import { CLAUSE, type Found, takeOut } from './find.ts'

export type Grade = 'new' | 'some' | 'good'

const BEGINNER = String.raw`(?:not (?:really )?)?(?:an? )?(?:(?:complete|total|absolute|real|near|raw|adult|slight|late|false|advanced|upper|lower|strong|very)[ -]+)*(?:beginner|novice|newbie|noob|amateur|starter|intermediate|advanced|expert|professional)s?(?:[ -](?:level|learner|player|speaker|programmer|developer|runner|cook|user))?`
const KNOWLEDGE = '(?:experience|knowledge|background|skills?|basics)'

const clause = (start: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:and|but|although|though|so|while)\\s+)?(?<fact>${start}${CLAUSE})`, 'giu')

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:and|but)\\s+)?\\b(?:i am|i'm|i’m|im|as|being|for|at|my level is|level:?)\\s+(?:still |only |just |more or less )?(?:an? )?(?<fact>${BEGINNER})(?!\\p{L})(?! (?:in|at|with) my)`,
    'giu',
  ),
  clause(
    String.raw`i(?:'ve| have)? (?:already |only |just |once |also |even )*(?:never|not yet|know|knew|played|play\b|can (?:already )?(?!not|spend|practi|stud|train|give|do |invest|dedicate|find|only|learn)|used to|learned|learnt|studied|did|tried|speak|do(?:n't| not) know (?:how|any|much|a thing|about)|have (?:been|had|played|studied|learned|learnt|done|tried|worked|used|read)|had|worked? (?:as|with|in)|have (?:no|some|a little|a bit of|little|basic|good|zero|(?:\d+|one|two|three|four|five|six|ten|several|many) years))`,
  ),
  clause(String.raw`never (?:\p{L}+ed\b|did|done|had|been|sung|drawn|run|swum|written|learnt|made)`),
  clause(
    String.raw`(?:been (?:playing|learning|studying|doing)|played|studied|learned|learnt|practi[sc]ed|having (?:played|studied)) [^.,;!?]{0,60}(?:for|years?|months?|since)`,
  ),
  new RegExp(
    `(?:\\b(?:with|having|but|and|i have)\\s+)*(?<fact>\\b(?:no|some|little|a little|a bit of|basic|good|zero|without any|not much) (?:prior |previous |real |\\p{L}+ )?${KNOWLEDGE}(?: (?:in|with|of) ${CLAUSE})?)`,
    'giu',
  ),
  /(?<fact>\bfrom (?:scratch|zero|nothing|the (?:very )?beginning)\b)/giu,
  /(?:\b(?:I am|I'm|at|level|on|about|currently)\s+)*(?<fact>\b[ABC][12]\b)(?: level)?/gu,
  clause("(?:i'm |i am )?(?:completely |totally |quite |very )?new to "),
  /(?<fact>\b(?:complete|total|absolute|near)[ -]+(?:beginner|novice)s?\b)/giu,
  /(?<fact>\b(?:beginner|intermediate)\b)(?:[ -]level)?/giu,
  /(?<=^|[,;] *)(?<fact>advanced)(?: level)?(?=\s*(?:[,.;]|$))/giu,
  /(?<fact>\b(?:\d+|one|two|three|four|five|six|ten|many|several) years of (?!my|his|her)[^.,;!?]{2,40})/giu,
]

/** What a message tells of the learner's experience. */
export const findLevel = (text: string): Found => takeOut(text, PATTERNS)

const NOTHING = /\b(?:know|knows|knew) nothing\b|\b(?:do not|don't|doesn't|didn't) know (?:anything|much|how)\b/i
const NEW =
  /\b(?:beginner|novice|newbie|noob|starter|none|never|nothing|zero|nope?|nada|scratch|newcomer|first time|no idea|absolute|not yet|new to|new|A0)\b|\bno \w* ?(?:experience|knowledge|background|skills?)|not at all|from the (?:very )?beginning|without any/i
const SOME =
  /\b(?:some|little|bit|few|basics?|intermediate|A[12]|B1|school|rusty|rust|knows?|played|years?|months?|used to|tried|self-taught|hobby|can|learn(?:ed|t)|studied|speak|medium|okay|decent|average|once|amateur|yes|yeah|false beginner|mid(?:dle)?)\b/i
const GOOD =
  /\b(?:advanced|expert|professional|pro|fluent|proficient|experienced|very good|C[12]|B2|teacher|master|native|well)\b/i

/** How far along those words place someone, or null when they do not say. */
export function gradeOf(words: string): Grade | null {
  if (/\b(?:complete|total|absolute|raw)(?:ly)?[ -]+(?:beginner|novice|new)/i.test(words)) return 'new'
  if (/\bnot (?:really |exactly |quite )?(?:an? )?(?:\w+ )?(?:beginner|novice|new)/i.test(words)) return 'some'
  if (NOTHING.test(words)) return 'new'
  const good = GOOD.test(words.replace(/\bnot (?:very |an? |so |really |that )*(?:\w+)/gi, '')) || longYears(words)
  if (good) return 'good'
  const some = SOME.test(words)
  if (NEW.test(words)) return some && !/\bbeginner|no (?:prior|previous)? ?experience/i.test(words) ? 'some' : 'new'
  return some ? 'some' : null
}

const LONG = 6

const longYears = (words: string): boolean => Number(/(\d+)\+? years/i.exec(words)?.[1] ?? 0) >= LONG
