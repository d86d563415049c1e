import { wordSet } from '../shared/word-list.ts'
import { ambiguousGoal, goalMeantLater, isMeaning, meaningAsked } from './ambiguous-goal.ts'
import { type Brief, type Facts, TOPICS, type Topic } from './brief.ts'
import { isCircumstance, isHealth } from './circumstances.ts'
import { clausesOf, quotesOf } from './clauses.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import { isOnlyHurry } from './hurry.ts'
import { isNegated, NEGATION } from './negation.ts'
import { isRemark } from './remarks.ts'
import { requirementsBesideLevel } from './requirements-beside-level.ts'
import { speaksOfTime } from './speaks-of-time.ts'
import { bareWords, isBareNo, isFiller, isQuestion, stands } from './spoken.ts'
import type { Turn } from './turn.ts'
import { isComplaint, namedPart, withdrawn } from './withdrawn.ts'

/** What the assistant's last message asked for; null when the conversation has just begun. */
export type Asked = Topic | 'meaning' | 'change' | 'proceed' | null

export type FactContext = {
  readonly turns: readonly Turn[]
  readonly brief: Brief
  readonly asked: Asked
}

const SLOTS = ['goal', 'level', 'time', 'focus'] as const
const MAX_FACT_LENGTH = 300

/**
 * What the learner stated in their latest words. A fact of the model's counts only as a quote, or several, from the learner's own
 * turns. What it did not understand is still kept: as what was said about the topic that was asked. A question or a filler
 * is no answer.
 */
export function statedFacts(understood: Facts, context: FactContext): Facts {
  const facts = groundedFacts(understood, context)
  const divided = requirementsBesideLevel(facts.level ?? '')
  if (divided === null) return facts
  const focus = facts.focus === undefined ? context.brief.focus : facts.focus
  const { level, required } = divided
  return { ...facts, level, focus: stands(required, focus ?? '') ? focus : joined(focus, required) }
}

function groundedFacts(understood: Facts, { turns, brief, asked }: FactContext): Facts {
  const facts = withOwnGoal(grounded(understood, turns), asked)
  if (asked === 'meaning' || saysMeaningLater(turns, brief)) return besideMeaning(facts, { turns, brief, asked })
  if (asked === 'change' || asked === 'proceed') return facts
  const messages = unanswered(turns)
  // a goal that got no reply: what was said after it answers the question that never came
  const isUnasked = asked === null && turns.every(({ speaker }) => speaker === 'learner')
  const [first] = TOPICS
  const answers = asked !== null ? messages : isUnasked ? messages.slice(1) : []
  let known = facts
  for (const answer of answers) known = { ...known, ...leftIn(answer, asked ?? first, known, brief, messages) }
  return known
}

const saysMeaningLater = (turns: readonly Turn[], { goal }: Brief): boolean =>
  goalMeantLater(turns, latestWords(turns)) === goal

/**
 * What words that say which meaning a goal has say besides. Code has read the meaning; the goal changes to another
 * only where the learner says so.
 */
function besideMeaning({ goal, ...understood }: Facts, { turns, brief }: FactContext): Facts {
  const meaning = meaningAsked(turns)
  const words = latestWords(turns)
  const namesMeaning = (clause: string): boolean => meaning !== null && isMeaning(meaning, clause)
  const isElse = ([, fact]: readonly [string, string | null]) => fact === null || !quotesOf(fact).every(namesMeaning)
  const facts = Object.fromEntries(Object.entries(understood).filter(isElse))
  const isOther = goal !== undefined && meaning !== null && (stands(meaning.name, goal) || DENIAL_OF_GOAL.test(words))
  const kept: Facts = isOther && ambiguousGoal(brief.goal) !== null ? { goal, ...facts } : facts
  if (isQuestion(words)) return kept
  const rest = unheard(words, Object.values(kept), 'focus', namesMeaning)
  const home = kept.time === undefined && brief.time === null && speaksOfTime(rest) ? 'time' : 'focus'
  if (!saysSomething(rest, home)) return kept
  return { ...kept, [home]: joined(kept[home] ?? brief[home], rest) }
}

const DENIAL_OF_GOAL =
  /\b(?:neither|none of|instead|actually)\b|weder|stattdessen|eigentlich|aucun|plutôt|ninguno|ninguna|nenhum|nessun|geen van/iu

/** What a message says that no fact was made of yet, under the topic where it belongs. */
function leftIn(message: string, topic: Topic, known: Facts, brief: Brief, messages: readonly string[]): Facts {
  const facts = TOPICS.map((one) => known[one])
  const words = unheard(message, facts, topic)
  // a known one is asked for only where it is to be changed
  const isOpen = (one: Topic): boolean =>
    (brief[one] === null || one === topic) && !isQuoted(known[one] ?? '', messages)
  const isOneOfMany = messages.length > 1
  // what stands beside the answer in a message is for the model to read; another message is not lost
  if (
    message === CHANGE_REQUEST ||
    isQuestion(message) ||
    !(isOpen(topic) || (isOneOfMany && words === withoutRemarks(message, topic)))
  )
    return {}
  const home = isOneOfMany && isOpen('time') && speaksOfTime(message) ? 'time' : isOpen(topic) ? topic : 'focus'
  const isKept = isOneOfMany && TOPICS.some((one) => stands(words, brief[one] ?? ''))
  if (isKept || !saysSomething(words, home)) return {}
  return { [home]: isOpen(home) ? words : joined(known[home] ?? brief[home], words) }
}

/**
 * The same, and what was said to a summary without being understood joins the focus: nothing said is lost. A topic that the
 * learner takes back is null. `asksBack`: the reply asks what is to be changed, so that nothing is guessed.
 */
export function factsToSave(understood: Facts, context: FactContext, asksBack = false): Facts {
  const { turns, brief, asked } = context
  const facts = statedFacts(understood, context)
  if (asked !== 'change' && asked !== 'proceed') return facts
  const words = latestWords(turns)
  if (saysMeaningLater(turns, brief)) return facts
  if (withdrawn(words) === null && namedPart(words) !== null) return {}
  if (isQuestion(words) || words === CHANGE_REQUEST) return facts
  const { goal } = facts
  const changed: Facts = { ...(goal !== undefined && { goal }), ...takenBack(facts, words) }
  if (asksBack) return changed
  const isAnswered = (clause: string): boolean =>
    withdrawn(clause) !== null || (goal !== undefined && isDenialOf(brief.goal, clause))
  const rest = unheard(words, Object.values(facts), 'focus', isAnswered)
  if (!saysSomething(rest, 'focus')) return changed
  return { ...changed, focus: joined(changed.focus === undefined ? brief.focus : changed.focus, rest) }
}

/** "Not Swedish", of those who wanted to learn Swedish. */
const isDenialOf = (goal: string, clause: string): boolean =>
  bareWords(clause)
    .split(' ')
    .every((word) => NEGATION.has(word) || BESIDE_DENIAL.has(word) || isOf(goal, word))

/** "Drawing", of "draw". */
const isOf = (goal: string, word: string): boolean =>
  bareWords(goal)
    .split(' ')
    .some((part) => part === word || (part.length > 3 && word.startsWith(part)))
const BESIDE_DENIAL = wordSet('actually and but please more doch und eigentlich')

/** The facts without the words that take a topic back; a topic that is taken back, and of which nothing else is said, is null. */
function takenBack(facts: Facts, words: string): Facts {
  const topics = new Set(clausesOf(words).map(withdrawn))
  const entries = TOPICS.map((topic): [Topic, string | null | undefined] => {
    const left = piecesOf(facts[topic] ?? '', (piece) => withdrawn(piece) === null)
    return [topic, left || (topics.has(topic) ? null : undefined)]
  })
  return Object.fromEntries(entries.filter(([, fact]) => fact !== undefined))
}

/** What answers a question about time or focus is no new goal as well. */
function withOwnGoal({ goal, ...facts }: Facts, asked: Asked): Facts {
  const isTopic = asked !== null && TOPICS.some((topic) => stands(goal ?? '', facts[topic] ?? ''))
  return goal === undefined || isTopic ? facts : { goal, ...facts }
}

/** Whether words hold no fact about the learner: "thank you, nothing else". */
export const isFactless = (words: string): boolean => !saysSomething(words, 'focus')

/** Whether words answer the question about a topic, or hold at least one fact about the learner. */
const saysSomething = (words: string, topic: Topic): boolean =>
  (topic === 'level' && isBareNo(words)) ||
  (!isFiller(words) && !isOnlyHurry(words) && clausesOf(words).some((clause) => isAnswer(clause, topic)))

const isAnswer = (clause: string, topic: Topic): boolean =>
  !isFiller(clause) && !isBareNo(clause) && mayBeFact(clause, topic) && !isOnlyHurry(clause)

/** Of words, the clauses in which no fact stands; all of them when none does. */
function unheard(
  words: string,
  facts: readonly (string | null | undefined)[],
  topic: Topic,
  isAnswered: (clause: string) => boolean = () => false,
): string {
  const quotes = facts.flatMap((fact) => quotesOf(fact ?? ''))
  const clauses = clausesOf(words)
  const left = clauses.filter(
    (clause) => !isAnswered(clause) && !quotes.some((quote) => stands(quote, clause) || stands(clause, quote)),
  )
  if (left.length === clauses.length) return withoutRemarks(words, topic)
  // "Yes, 2 hours": one word beside a fact is a courtesy
  return left.filter((clause) => isMoreThanCourtesy(clause) && mayBeFact(clause, topic)).join(', ')
}

/** Whether a clause may be a fact: a remark is none, and a circumstance only for the focus, where it bears on learning. */
const mayBeFact = (clause: string, topic: Topic | 'goal'): boolean =>
  !isRemark(clause) && !isComplaint(clause) && (!isCircumstance(clause) || (topic === 'focus' && isHealth(clause)))

/** As they are, where every clause may be a fact. */
function withoutRemarks(words: string, topic: Topic): string {
  const clauses = clausesOf(words)
  const isKept = (clause: string): boolean => mayBeFact(clause, topic)
  return clauses.every(isKept) ? words : clauses.filter(isKept).join(', ')
}

const piecesOf = (fact: string, isKept: (piece: string) => boolean): string => {
  const quotes = quotesOf(fact)
  return quotes.every(isKept) ? fact : quotes.filter(isKept).join(', ')
}

/** The messages of the learner since the assistant spoke; what was sent twice is said once. */
function unanswered(turns: readonly Turn[]): readonly string[] {
  const spoken = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  return [...new Set(turns.slice(spoken + 1).map(({ text }) => text))]
}

/** Everything that the learner has said since the assistant spoke. */
export const latestWords = (turns: readonly Turn[]): string => unanswered(turns).join('\n')

function grounded(facts: Facts, turns: readonly Turn[]): Facts {
  const texts = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const entries = SLOTS.flatMap((slot) => {
    const said = shortened((facts[slot] ?? '').trim())
    const fact = slot === 'goal' ? said : piecesOf(said, (piece) => mayBeFact(piece, slot))
    // Go is a game: as a goal it is only filler where nothing else was said
    if (isFiller(fact) && (slot !== 'goal' || isFiller(latestWords(turns)))) return []
    if ((isBareNo(fact) && slot !== 'level') || isOnlyHurry(fact)) return []
    if (slot !== 'goal' && (quotesOf(fact).every(isFiller) || isAsked(fact, latestWords(turns)))) return []
    if (!isQuoted(fact, texts)) return []
    return [[slot, slot === 'goal' ? fact : inContext(fact, texts)] as const]
  })
  return Object.fromEntries(entries)
}

const isAsked = (fact: string, words: string): boolean => isQuestion(words) && bareWords(fact) === bareWords(words)

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

/** More than one word; of a script without spaces, three signs. */
const isMoreThanCourtesy = (clause: string): boolean =>
  (clause.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) > 1 ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{3}/u.test(clause)

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
