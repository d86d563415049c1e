import { splitClauses } from '../words/clauses.ts'
import { hasPhrase, isPhrase, type Phrases, phrases, wordSet } from '../words/phrases.ts'
import { normAt, tokenize, type Words } from '../words/tokenize.ts'
import { numberAt } from './number.ts'

export type Grade = 'new' | 'some' | 'good'

const BEGINNER = phrases(
  'beginner, beginners, novice, novices, newbie, noob, starter, newcomer, a0, from scratch, from zero, from nothing',
  'new to, first time, from the beginning, from the very beginning, unfit, couch potato, totally new, completely new',
  'anfänger, anfängerin, neuling, débutant, débutante, principiante, iniciante, nybörjare, początkujący, acemi, pemula',
  'новичок, начинающий, с нуля, مبتدئ, शुरुआती, brand new, just starting, just started, starting out, new at, new',
)
const NOTHING = phrases(
  'know nothing, knew nothing, understand nothing, speak nothing, can nothing, can do nothing, know almost nothing, know very little, never, nothing, none, zero, no, nope, nada, 0, no idea, not yet, not at all, not really, not much, hardly, barely, rien, jamais',
  "can't, cannot, can not, don't know, do not know, didn't, did not, haven't, have not, hasn't, without any, nunca, nie, aucune",
  'afraid of, terrified of, scared of, никогда, keine, keinerlei, ningún, ninguna, nenhum, nenhuma, nessuna, forgot everything',
)
const SOME = phrases(
  'a lot, some, little, bit, few, basic, basics, intermediate, medium, okay, decent, average, amateur, rusty, hobby, a1, a2, b1',
  'school, years, year, months, once, twice, yes, yeah, yep, self-taught, used to, know, knows, knew, played, play, plays, tried',
  'can, learned, learnt, studied, speak, spoke, write, wrote, written, use, used, did, done, made, make, bake, baked, cook',
  'cooked, draw, drew, drawn, run, ran, read, work, worked, code, coded, program, programmed, understand, practise, practice',
  'practised, practiced, regularly, often, sometimes, took, taught, grew up, kind of, sort of, mittel, un poco, un peu',
  'ein wenig, ein bisschen, um pouco, intermedio, intermediário, intermédiaire, jahre, jahren, monate, monaten, ans, mois, años, meses, anos, anni, jaar, года, лет, kann schon, einige, lapsed, dabbled, experience, half marathon',
  'phd, doctorate, degree, bachelor, master’s, doktor, diplom, doctorat, doctorado, dottorato',
)
const GOOD = phrases(
  'advanced, expert, professional, professionally, pro, fluent, fluently, proficient, experienced, very good, quite good',
  'c1, c2, b2, teacher, native, very well, quite well, fortgeschritten, avanzado, avanzada, avancé, avançado, daily',
  'every day, every single day, for a living, all the time, at work every day, confident, a lot of experience, lots of experience',
)
/** They take back what was said before. */
export const CORRECTIONS = phrases(
  'no wait, wait, wait no, actually, sorry, i mean, correction, scratch that, no sorry',
)
/** What "I burned water once, so zero" comes to. */
const ALL_NOTHING = phrases('so zero, so nothing, so none, zero, also null, null, donc rien, donc zéro')
/** "J'ai 50 ans" and "I am 50 years old" say an age. */
const BEFORE_AGE = wordSet("i'm am j'ai ai tengo ho tenho bin ben")
const DENIALS = wordSet(
  "not no never isn't aren't wasn't ain't hardly neither nor far don't doesn't without cannot can't kein nicht pas niet geen не",
)
/** How far behind a denial its word may stand: "not really a complete beginner". */
const REACH = 4
const LONG_YEARS = 6
const UNSPACED = ['初心者', '初学者', '初級', '初级', '未経験', '新手', '零基础', '초보', '입문']

/** In a script that puts no space between words. */
export const saysBeginner = (text: string): boolean => UNSPACED.some((word) => text.includes(word))

type Signs = { beginner: boolean; nothing: boolean; some: boolean; good: boolean }

/**
 * How far along those words place someone, or null when they do not say. A denial goes before what it denies; a correction
 * ("no wait, …") takes back what stood before it.
 * @param field without one of these words, someone who is good at something has only some experience with this
 */
export function gradeOf(text: string, field?: Phrases): Grade | null {
  if (saysBeginner(text)) return 'new'
  let grade: Grade | null = null
  let signs = noSigns()
  for (const { words } of splitClauses(text)) {
    if (isPhrase(ALL_NOTHING, words)) return 'new'
    const corrected = CORRECTIONS.lengthAt(words, 0)
    if (corrected > 0) {
      grade = gradeBy(signs) ?? grade
      signs = noSigns()
    }
    addSigns(words.slice(corrected), signs)
  }
  grade = gradeBy(signs) ?? grade
  return grade === 'good' && field && !hasPhrase(field, tokenize(text)) ? 'some' : grade
}

const noSigns = (): Signs => ({ beginner: false, nothing: false, some: false, good: false })

function gradeBy(signs: Signs): Grade | null {
  if (signs.beginner) return 'new'
  if (signs.good && !signs.nothing) return 'good'
  if (signs.some || signs.good) return 'some'
  return signs.nothing ? 'new' : null
}

function addSigns(words: Words, signs: Signs): void {
  let denied = 0
  for (let index = 0; index < words.length; ) {
    const found = signAt(words, index)
    const isDenial = DENIALS.has(normAt(words, index))
    if (found?.sign === 'nothing' || isDenial) denied = index + REACH
    if (found && found.sign !== 'age')
      addSign(signs, found.sign, found.sign !== 'nothing' && index <= denied && denied > 0)
    index += found?.length ?? 1
  }
}

/** "Not a beginner" and "not advanced" are both in between; "never played" and "don't play" are nothing at all. */
function addSign(signs: Signs, sign: keyof Signs, isDenied: boolean): void {
  if (!isDenied) signs[sign] = true
  else if (sign === 'some') signs.nothing = true
  else {
    signs.some = true
    signs.nothing = false
  }
}

const YEARS = wordSet('years ans años anos anni jahre jahren jaar')
const MIN_AGE = 10
const isYears = (words: Words, index: number): boolean =>
  YEARS.has(normAt(words, index)) && !OF.has(normAt(words, index + 1))
const OF = wordSet('de di of experience d expérience')

function signAt(words: Words, index: number): { readonly sign: keyof Signs | 'age'; readonly length: number } | null {
  const years = numberAt(words, index)
  if (
    BEFORE_AGE.has(normAt(words, index - 1)) &&
    years &&
    years.value >= MIN_AGE &&
    isYears(words, index + years.length)
  )
    return { sign: 'age', length: years.length + 1 }
  if (years && years.value >= LONG_YEARS && words[index + years.length]?.norm === 'years') {
    return { sign: 'good', length: years.length + 1 }
  }
  for (const [sign, found] of [
    ['beginner', BEGINNER],
    ['nothing', NOTHING],
    ['good', GOOD],
    ['some', SOME],
  ] as const) {
    const length = found.lengthAt(words, index)
    if (length > 0) return { sign, length }
  }
  return null
}
