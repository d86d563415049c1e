import { type Brief, type Facts, TOPICS, type Topic } from './brief.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import { isOnlyHurry } from './hurry.ts'
import { comparable, isBareNo, isFiller, isQuestion, stands } from './spoken.ts'
import type { Turn } from './turn.ts'

/** What the assistant's last message asked for; null when the conversation has just begun. */
export type Asked = Topic | 'change' | 'proceed' | null

export type FactContext = {
  readonly turns: readonly Turn[]
  readonly brief: Brief
  readonly asked: Asked
}

const SLOTS = ['goal', 'level', 'time', 'focus'] as const
const MAX_FACT_LENGTH = 300
/** Between the quotes that one fact may be made of. */
const BETWEEN_QUOTES = /[,;\n，；、،]+/u
/** Between the clauses of what was said; a point within a number is none. */
const BETWEEN_CLAUSES = /[,;!\n，；、،。！？؟।]+|[.?:](?=\s|$)/u
const NEGATION =
  words(`no not never without nor none cannot nicht kein keine keinen keiner keinem nie niemals ohne pas jamais sans aucun
  aucune rien nunca jamás sin ningún não nunca sem nenhum non mai senza nessun geen niet nooit zonder не нет никогда без
  لا ليس لم لن بدون नहीं मत बिना ない`)
/** Words in front of a quote among which a "not" is about it. */
const NEAR = 3
const NEGATED_BEHIND = /^.{0,4}(?:ない|ません|なし|無)/u
const NEGATED_BEFORE = /[不没沒别別无無].{0,2}$|n['’]t(?: \S+){0,2} $/u

/**
 * What the learner stated in their latest words. A fact of the model's counts only as a quote, or several, from the learner's own
 * turns. What it did not understand is still kept: as what was said about the topic that was asked. A question or a filler
 * is no answer.
 */
export function statedFacts(understood: Facts, { turns, brief, asked }: FactContext): Facts {
  const facts = withOwnGoal(grounded(understood, turns), asked)
  if (asked === null || asked === 'change' || asked === 'proceed') return facts
  const words = latestWords(turns)
  if (brief[asked] !== null || (facts[asked] !== undefined && isQuoted(facts[asked], [words]))) return facts
  const topics = TOPICS.map((topic) => facts[topic])
  const rest = unheard(words, topics)
  if (isQuestion(words) || (isBareNo(rest) && asked !== 'level') || !saysSomething(rest)) return facts
  return { ...facts, [asked]: rest }
}

/** The same, and what was said to a summary without being understood joins the focus: nothing said is lost. */
export function factsToSave(understood: Facts, context: FactContext): Facts {
  const { turns, brief, asked } = context
  const facts = statedFacts(understood, context)
  if (asked !== 'change' && asked !== 'proceed') return facts
  const words = latestWords(turns)
  const rest = unheard(words, Object.values(facts))
  if (isQuestion(words) || isBareNo(rest) || words === CHANGE_REQUEST || !saysSomething(rest)) return facts
  return { ...facts, focus: joined(facts.focus ?? brief.focus, rest) }
}

/** What answers a question about time or focus is no new goal as well. */
function withOwnGoal({ goal, ...facts }: Facts, asked: Asked): Facts {
  if (goal === undefined) return facts
  const isTopic = asked !== null && TOPICS.some((topic) => stands(goal, facts[topic] ?? ''))
  return isTopic ? facts : { goal, ...facts }
}

const saysSomething = (words: string): boolean => !isFiller(words) && !isOnlyHurry(words)

/** Of words, the clauses in which no fact stands; all of them when none does. */
function unheard(words: string, facts: readonly (string | undefined)[]): string {
  const quotes = facts.flatMap((fact) => quotesOf(fact ?? ''))
  const clauses = clausesOf(words)
  const left = clauses.filter((clause) => !quotes.some((quote) => stands(quote, clause) || stands(clause, quote)))
  if (left.length === clauses.length) return words
  // "Yes, 2 hours": one word beside what was heard is a courtesy
  return left.filter(isMoreThanCourtesy).join(', ')
}

/** Everything that the learner has said since the assistant spoke. */
export function latestWords(turns: readonly Turn[]): string {
  const spoken = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  return turns
    .slice(spoken + 1)
    .map(({ text }) => text)
    .join('\n')
}

function grounded(facts: Facts, turns: readonly Turn[]): Facts {
  const said = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const entries = SLOTS.flatMap((slot) => {
    const fact = shortened((facts[slot] ?? '').trim())
    // Go is a game: as a goal it is only filler where nothing else was said
    if (isFiller(fact) && (slot !== 'goal' || isFiller(latestWords(turns)))) return []
    if ((isBareNo(fact) && slot !== 'level') || isOnlyHurry(fact)) return []
    if (!isQuoted(fact, said)) return []
    return [[slot, slot === 'goal' ? fact : inContext(fact, said)] as const]
  })
  return Object.fromEntries(entries)
}

/** The same quotes, each with its clause where that has a "no" or "not" which the quote was cut from, or where it says no more than "I". */
function inContext(fact: string, said: readonly string[]): string {
  const clauses = said.flatMap(clausesOf)
  const quotes = quotesOf(fact).map((quote) => {
    const clause = clauses.findLast((text) => stands(quote, text))
    const cut = clause !== undefined && (isSnippet(quote) || isNegated(quote, clause))
    return { quote, text: cut ? clause : quote, cut }
  })
  return quotes.some(({ cut }) => cut) ? [...new Set(quotes.map(({ text }) => text))].join(', ') : fact
}

/** One or two letters of a script that has words: "I", "a". */
const isSnippet = (quote: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u.test(quote)

/** Whether `clause` says "not" of the quote, which leaves it out. */
function isNegated(quote: string, clause: string): boolean {
  const said = comparable(clause)
  const at = said.indexOf(comparable(quote))
  if (at < 0) return false
  const before = said.slice(0, at)
  const near = (before.match(/[\p{L}\p{M}]+/gu) ?? []).slice(-NEAR)
  const behind = said.slice(at + comparable(quote).length)
  return near.some((word) => NEGATION.includes(word)) || NEGATED_BEFORE.test(before) || NEGATED_BEHIND.test(behind)
}

const clausesOf = (text: string): readonly string[] => pieces(text, BETWEEN_CLAUSES)
const quotesOf = (fact: string): readonly string[] => pieces(fact, BETWEEN_QUOTES)

const pieces = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** More than one word; of a script without spaces, three signs. */
const isMoreThanCourtesy = (clause: string): boolean =>
  (clause.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) > 1 ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{3}/u.test(clause)

function words(list: string): readonly string[] {
  return list.split(/\s+/)
}

/** Whether `fact` stands in one of the texts, or each of the quotes that it is made of does. */
function isQuoted(fact: string, texts: readonly string[]): boolean {
  const isStated = (quote: string): boolean => texts.some((text) => stands(quote, text))
  const quotes = quotesOf(fact)
  return isStated(fact) || (quotes.length > 0 && quotes.every(isStated))
}

/** Cut where a word ends, if there is a space in the second half. */
function shortened(fact: string): string {
  if (fact.length <= MAX_FACT_LENGTH) return fact
  const end = fact.lastIndexOf(' ', MAX_FACT_LENGTH)
  return fact.slice(0, end > MAX_FACT_LENGTH / 2 ? end : MAX_FACT_LENGTH)
}

const joined = (before: string | null, words: string): string => {
  // the newest words are the ones that were not heard yet
  const room = MAX_FACT_LENGTH - 2 - words.length
  return before === null || room < 20 ? words : `${before.slice(0, room)}; ${words}`
}
