import { either, wholeWords } from '../words/pattern.ts'

export type Grade = 'new' | 'some' | 'good'

const RAW_BEGINNER = /\b(?:complete|total|absolute|raw)(?:ly)?[ -]+(?:beginner|novice|new)/i
const IN_BETWEEN =
  /\bnot (?:\w+ )?(?:an? )?(?:\w+ )?(?:beginner|novice|new|advanced|expert|professional|fluent|experienced|good)\b/i
const NOTHING =
  /\b(?:know|knows|knew) nothing\b|\b(?:do not|don['’]t|doesn['’]t|didn['’]t) know (?:anything|much|how)\b/i
const NEW = wholeWords(
  either(
    'beginner|novice|newbie|noob|starter|newcomer|none|never|nothing|zero|nope?|nada|A0|absolute|new',
    'scratch|first time|no idea|not yet|not at all|without any|from the (?:very )?beginning',
    String.raw`no (?:\w+ )?(?:experience|knowledge|background|skills?)(?: yet)?`,
  ),
)
const BARELY_NEW = /\bbeginner|no (?:prior |previous )?experience/i
const SOME = wholeWords(
  either(
    'some|little|bit|few|basics?|intermediate|medium|mid(?:dle)?|okay|decent|average|amateur|rusty|rust|hobby',
    'A[12]|B1|school|years?|months?|once|yes|yeah|self-taught|used to',
    'knows?|played|play|tried|can|learn(?:ed|t)|studied|speak',
  ),
)
const GOOD = wholeWords(
  'advanced|expert|professional|pro|fluent|proficient|experienced|very good|C[12]|B2|teacher|master|native|well',
)
const DENIED = /\bnot (?:very |an? |so |really |that )*\w+/gi
const LONG_YEARS = 6

/** How far along those words place someone, or null when they do not say. */
export function gradeOf(words: string): Grade | null {
  if (RAW_BEGINNER.test(words)) return 'new'
  if (IN_BETWEEN.test(words)) return 'some'
  if (NOTHING.test(words)) return 'new'
  if (GOOD.test(words.replace(DENIED, '')) || yearsIn(words) >= LONG_YEARS) return 'good'
  const some = SOME.test(words)
  if (NEW.test(words)) return some && !BARELY_NEW.test(words) ? 'some' : 'new'
  return some ? 'some' : null
}

const yearsIn = (words: string): number => Number(/(\d+)\+? years/i.exec(words)?.[1] ?? 0)
