import { suggestedIndex } from '../../conversations/suggested-index.ts'
import { hasPhrase, isPhrase, type Phrases } from '../../shared/phrases.ts'
import { numberAt } from '../../time/number.ts'
import { normAt, tokenize, type Words } from '../../time/tokenize.ts'
import type { Level } from '../slots.ts'
import { levelPhrases, levelWords } from './level-words.ts'
import { splitClauses } from './split-clauses.ts'

export type Grade = 'new' | 'some' | 'good'

/** Of the answers that are suggested, in whichever language. */
const GRADES_SUGGESTED: readonly Grade[] = ['new', 'some', 'good']

type Sign = 'beginner' | 'nothing' | 'expert' | 'good' | 'some'

/** In the order in which they are looked for at a place. */
const SIGNS = (['beginner', 'nothing', 'expert', 'good', 'some'] as const).map(
  (sign) => [sign, levelPhrases(sign)] as const,
)
/** They take back what was said before. */
export const CORRECTIONS = levelPhrases('corrections')
/** What "I burned water once, so zero" comes to. */
const ALL_NOTHING = levelPhrases('allNothing')
/** "J'ai 50 ans" and "I am 50 years old" say an age. */
const BEFORE_AGE = levelWords('beforeAge')
const DENIALS = levelWords('denials')
/** How far behind a denial its word may stand: "not really a complete beginner". */
const REACH = 4
const LONG_YEARS = 6

/** Of scripts that put no space between words, or join endings to them; what denies stands before what it may deny. */
const BEGINNER_UNSPACED = /初心者|初学者|初級|初级|未経験|初めて|新手|零基础|초보|입문/
const EXPERT_UNSPACED = /専門家|专家|プロです|전문가/
const UNSPACED: readonly (readonly [Grade, RegExp])[] = [
  ['new', BEGINNER_UNSPACED],
  [
    'new',
    /从来没|從來沒|没学过|沒學過|没有经验|沒有經驗|没试过|こと[がは]な|こと[がは]ありません|経験[がは]な|経験はありません|적이 없|경험이 없/,
  ],
  ['good', /上級|上级|高级|専門家|专家|プロです|熟練|精通|고급|전문가|능숙/],
  ['some', /中級|中级|少しでき|经验|経験|学过|用过|做过|[\d一二两三四五六七八九十几数]年|중급|경험이 있|\d년/],
]

const gradeUnspaced = (text: string): Grade | null => UNSPACED.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** In such a script. */
export const saysBeginner = (text: string): boolean => BEGINNER_UNSPACED.test(text)

/**
 * How far along those words place someone, or null when they do not say. A denial goes before what it denies; a correction
 * ("no wait, …") takes back what stood before it.
 * @param field without one of these words, someone who is good at something has only some experience with this
 */
export const gradeOf = (text: string, field?: Phrases): Grade | null => readGrade(text, field).grade

/** Whether words call someone a beginner, and do not deny it: "I'm a total beginner". */
export function isBeginner(text: string): boolean {
  const signs = new Set<Sign>()
  for (const { words } of splitClauses(text)) addSigns(words, signs)
  return signs.has('beginner') || saysBeginner(text)
}

/** The same as a level of the brief. */
export function levelOf(text: string): Level | null {
  const { grade, isExpert } = readGrade(text)
  return grade === 'good' ? (isExpert ? 'expert' : 'comfortable') : grade
}

/** A level as a grade. */
export const gradeOfLevel = (level: Level): Grade => (level === 'comfortable' || level === 'expert' ? 'good' : level)

type Graded = { readonly grade: Grade | null; readonly isExpert: boolean }
const graded = (grade: Grade): Graded => ({ grade, isExpert: false })

function readGrade(text: string, field?: Phrases): Graded {
  const suggested = GRADES_SUGGESTED[suggestedIndex('level', text)]
  if (suggested !== undefined) return graded(suggested)
  const unspaced = gradeUnspaced(text)
  if (unspaced !== null) return { grade: unspaced, isExpert: unspaced === 'good' && EXPERT_UNSPACED.test(text) }
  let grade: Grade | null = null
  let signs = new Set<Sign>()
  for (const { words } of splitClauses(text)) {
    if (isPhrase(ALL_NOTHING, words)) return graded('new')
    const corrected = CORRECTIONS.lengthAt(words, 0)
    if (corrected > 0) {
      grade = gradeBy(signs) ?? grade
      signs = new Set()
    }
    addSigns(words.slice(corrected), signs)
  }
  grade = gradeBy(signs) ?? grade
  const isElsewhere = grade === 'good' && field && !hasPhrase(field, tokenize(text))
  return isElsewhere ? graded('some') : { grade, isExpert: signs.has('expert') }
}

function gradeBy(signs: ReadonlySet<Sign>): Grade | null {
  if (signs.has('beginner')) return 'new'
  const isGood = signs.has('good') || signs.has('expert')
  if (isGood && !signs.has('nothing')) return 'good'
  if (signs.has('some') || isGood) return 'some'
  return signs.has('nothing') ? 'new' : null
}

function addSigns(words: Words, signs: Set<Sign>): void {
  let denied = 0
  for (let index = 0; index < words.length; ) {
    const found = signAt(words, index)
    const isDenial = DENIALS.has(normAt(words, index))
    // Portuguese "no trabalho" is English "at work"
    if (found?.sign === 'nothing' || (isDenial && !found)) denied = index + REACH
    if (found && found.sign !== 'age')
      addSign(signs, found.sign, found.sign !== 'nothing' && index <= denied && denied > 0)
    index += found?.length ?? 1
  }
}

/** "Not a beginner" and "not advanced" are both in between; "never played" and "don't play" are nothing at all. */
function addSign(signs: Set<Sign>, sign: Sign, isDenied: boolean): void {
  signs.add(!isDenied ? sign : sign === 'some' ? 'nothing' : 'some')
  if (isDenied && sign !== 'some') signs.delete('nothing')
}

const YEARS = levelWords('years')
/** "Years of experience" are no age. */
const OF = levelWords('of')
const MIN_AGE = 10

function signAt(words: Words, index: number): { readonly sign: Sign | 'age'; readonly length: number } | null {
  const { value, length } = numberAt(words, index) ?? { value: 0, length: 0 }
  const [unit, behind] = [normAt(words, index + length), normAt(words, index + length + 1)]
  const isAge = BEFORE_AGE.has(normAt(words, index - 1)) && value >= MIN_AGE && YEARS.has(unit) && !OF.has(behind)
  if (isAge) return { sign: 'age', length: length + 1 }
  if (value >= LONG_YEARS && unit === 'years') return { sign: 'good', length: length + 1 }
  const signs = SIGNS.map(([sign, phrases]) => ({ sign, length: phrases.lengthAt(words, index) }))
  const longest = Math.max(...signs.map((sign) => sign.length))
  return longest === 0 ? null : (signs.find((sign) => sign.length === longest) ?? null)
}
