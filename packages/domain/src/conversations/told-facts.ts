import { type Brief, type Facts, TOPICS, type Topic } from './brief.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import { isOnlyHurry } from './hurry.ts'
import { isBareNo, isFiller, isQuestion, stands } from './spoken.ts'
import type { Turn } from './turn.ts'

/** What the assistant's last message asked for; null when the conversation has just begun. */
export type Asked = Topic | 'change' | 'proceed' | null

export type Told = {
  readonly turns: readonly Turn[]
  readonly brief: Brief
  readonly asked: Asked
}

const SLOTS = ['goal', 'level', 'time', 'focus'] as const
const LONGEST_FACT = 300
/** Between the quotes that one fact may be made of. */
const BETWEEN_QUOTES = /[,;\n，；、،]+/u

/**
 * What the learner's latest words told. A fact of the model's counts only as a quote, or several, from the learner's own
 * turns. What it did not understand is still kept: the whole answer is what was said about the topic that was asked. A
 * question or a filler is no answer.
 */
export function toldFacts(understood: Facts, { turns, brief, asked }: Told): Facts {
  const facts = grounded(understood, turns)
  if (asked === null || asked === 'change' || asked === 'proceed') return facts
  const words = latestWords(turns)
  const understoodWords = TOPICS.some((topic) => facts[topic] !== undefined && isQuoted(facts[topic], [words]))
  if (understoodWords || brief[asked] !== null) return facts
  if (isQuestion(words) || isFiller(words) || isOnlyHurry(words) || (isBareNo(words) && asked !== 'level')) return facts
  return { ...facts, [asked]: words }
}

/** The same, and what was said to a summary without being understood joins the focus: nothing said is lost. */
export function keptFacts(understood: Facts, told: Told): Facts {
  const facts = toldFacts(understood, told)
  if (Object.keys(facts).length > 0 || (told.asked !== 'change' && told.asked !== 'proceed')) return facts
  const words = latestWords(told.turns)
  const saysNothing =
    isQuestion(words) || isFiller(words) || isBareNo(words) || isOnlyHurry(words) || words === CHANGE_REQUEST
  return saysNothing ? facts : { focus: joined(told.brief.focus, words) }
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
    const fact = (facts[slot] ?? '').slice(0, LONGEST_FACT).trim()
    // Go is a game: as a goal it is only filler where nothing else was said
    if (isFiller(fact) && (slot !== 'goal' || isFiller(latestWords(turns)))) return []
    if ((isBareNo(fact) && slot !== 'level') || isOnlyHurry(fact)) return []
    return isQuoted(fact, said) ? [[slot, fact] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Whether `fact` stands in one of the texts, or each of the quotes that it is made of does. */
function isQuoted(fact: string, texts: readonly string[]): boolean {
  const isSaid = (quote: string): boolean => texts.some((text) => stands(quote, text))
  const quotes = fact.split(BETWEEN_QUOTES).filter((quote) => quote.trim() !== '')
  return isSaid(fact) || (quotes.length > 0 && quotes.every(isSaid))
}

const joined = (before: string | null, words: string): string => {
  // the newest words are the ones that were not heard yet
  const room = LONGEST_FACT - 2 - words.length
  return before === null || room < 20 ? words : `${before.slice(0, room)}; ${words}`
}
