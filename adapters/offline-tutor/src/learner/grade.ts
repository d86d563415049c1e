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
    'scratch|first time|no idea|not (?:yet|at all|really|much)|without any|from the (?:very )?beginning',
    "can(?:not|['’]t)|hardly|couch potato|unfit|(?:terrified|afraid|scared) of",
    'anfänger(?:in)?|neuling|keine (?:erfahrung|ahnung|vorkenntnisse|kenntnisse)|débutante?|aucune|jamais|rien',
    'principiante|iniciante|nunca|ningun[ao]|nenhum[ao]?|nessun[ao]|mai|nybörjare|początkując[ay]',
    'новичок|начинающий|никогда|с нуля|مبتدئ|शुरुआती|acemi|yeni başlayan|pemula',
    String.raw`no (?:\w+ )?(?:experience|knowledge|background|skills?)(?: yet)?`,
  ),
)
/** Scripts that put no space between words. */
const NEW_UNSPACED = /初心者|初学者|初級|初级|未経験|新手|零基础|초보|입문/u
const BARELY_NEW = /\bbeginner|no (?:prior |previous )?experience/i
const SOME = wholeWords(
  either(
    'some|little|bit|few|basics?|intermediate|medium|mid(?:dle)?|okay|decent|average|amateur|rusty|rust|hobby',
    'A[12]|B1|school|years?|months?|once|yes|yeah|self-taught|used to',
    "knows?|played|play|tried|can(?!not|['’])|learn(?:ed|t)|studied|speak",
    'intermedio|intermediário|intermédiaire|mittelmäßig|un poco|un peu|ein (?:wenig|bisschen)|um pouco',
  ),
)
const GOOD = wholeWords(
  either(
    'advanced|expert|professional|pro|fluent|proficient|experienced|very good|C[12]|B2|teacher|master|native|well',
    'fortgeschritten|avanzad[oa]|avançad[oa]|avancée?|avanzat[oa]',
  ),
)
const DENIED = /\bnot (?:very |an? |so |really |that )*\w+/gi
const LONG_YEARS = 6

/** How far along those words place someone, or null when they do not say. */
export function gradeOf(words: string): Grade | null {
  if (RAW_BEGINNER.test(words)) return 'new'
  if (IN_BETWEEN.test(words)) return 'some'
  if (NOTHING.test(words) || NEW_UNSPACED.test(words)) return 'new'
  if (GOOD.test(words.replace(DENIED, '')) || yearsIn(words) >= LONG_YEARS) return 'good'
  const some = SOME.test(words)
  if (NEW.test(words)) return some && !BARELY_NEW.test(words) ? 'some' : 'new'
  return some ? 'some' : null
}

const yearsIn = (words: string): number => Number(/(\d+)\+? years/i.exec(words)?.[1] ?? 0)
