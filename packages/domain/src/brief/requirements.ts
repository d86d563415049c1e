import { clausesOf } from '../conversations/clauses.ts'
import { isFiller } from '../conversations/spoken.ts'
import { plain } from '../shared/words.ts'
import { mentions } from './mentions.ts'
import { ARTICLES, CONJUNCTIONS, NO_SUBJECTS, REQUIREMENT_WORDS, type RequirementWords } from './requirement-words.ts'
import { FORMATS, type Format } from './slots.ts'

/** What words on the focus ask for, as far as they say so plainly. */
export type Requirements = {
  readonly mustHave: readonly string[]
  readonly skip: readonly string[]
  readonly formats: readonly Format[]
  /** The other clauses as they were said; null where there are none. */
  readonly rest: string | null
}

const MAX_REQUIREMENTS = 8
const MAX_WORDS = 6
const MAX_LENGTH = 120

/** Reads "must include chords, no theory, with videos". What is not said for certain stays in `rest`. */
export function requirementsIn(text: string): Requirements {
  const clauses = clausesOf(text)
  const read = clauses.map((clause) => ({ clause, mustHave: mustIn(clause), skip: skipIn(clause) }))
  const mustHave = distinct(read.flatMap((one) => one.mustHave))
  const rest = read.filter((one) => one.mustHave.length + one.skip.length === 0 && !isFiller(one.clause))
  return {
    mustHave,
    skip: distinct(read.flatMap((one) => one.skip)).filter(
      (item) => !mustHave.some((wanted) => mentions(wanted, item)),
    ),
    formats: FORMATS.filter((format) => isPreferred(format, text)),
    rest:
      rest.length === 0 ? null : rest.length === clauses.length ? text : rest.map(({ clause }) => clause).join(', '),
  }
}

/** Each text once, as many as a brief holds. */
export const distinct = (items: readonly string[]): readonly string[] =>
  items
    .filter((item, index) => items.findIndex((other) => plain(other) === plain(item)) === index)
    .slice(0, MAX_REQUIREMENTS)

const phrasesOf = (pick: (words: RequirementWords) => string): readonly string[] =>
  REQUIREMENT_WORDS.flatMap((words) => pick(words).split('|'))
    .filter(Boolean)
    .map(straight)
    .toSorted((one, other) => other.length - one.length)

const MUST_BEFORE = phrasesOf(({ mustBefore }) => mustBefore)
const MUST_BEHIND = phrasesOf(({ mustBehind }) => mustBehind)
const SKIP_BEFORE = phrasesOf(({ skipBefore }) => skipBefore)
const SKIP_BEHIND = phrasesOf(({ skipBehind }) => skipBehind)

const mustIn = (clause: string): readonly string[] =>
  [objectIn(clause, MUST_BEFORE, MUST_BEHIND)].filter((item) => item !== null && isSubject(item)).map(String)

function skipIn(clause: string): readonly string[] {
  const object = objectIn(clause, SKIP_BEFORE, SKIP_BEHIND)
  // "without looking at my hands" says how
  if (object === null || /^(?:\w+ )?without \w+ing\b/i.test(clause.trim())) return []
  const items = divided(object)
  return items.every(isSubject) ? items : []
}

/** What stands behind a phrase at the beginning of a clause, or before one at its end. */
function objectIn(clause: string, before: readonly string[], behind: readonly string[]): string | null {
  const text = straight(clause).replace(/(?: please| bitte)?[.!?。！？]?$/iu, '')
  // letters that change their length with their case leave no place to cut at
  const said = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const first = before.find((phrase) => said.startsWith(phrase) && isEdge(said, phrase.length, phrase))
  if (first !== undefined) return withoutArticles(text.slice(first.length))
  const last = behind.find((phrase) => said.endsWith(phrase) && isEdge(said, said.length - phrase.length, phrase))
  return last === undefined ? null : withoutArticles(text.slice(0, -last.length))
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a word ends there; scripts without spaces have words everywhere, and an apostrophe ends "pas d’". */
const isEdge = (text: string, at: number, phrase: string): boolean =>
  WITHOUT_SPACES.test(phrase) || phrase.endsWith("'") || text[at] === ' ' || text[at - 1] === ' '

function withoutArticles(text: string): string {
  const words = text.trim().split(/\s+/)
  const from = words.findIndex((word) => !ARTICLES.includes(word.toLowerCase()))
  return from < 0 ? '' : words.slice(from).join(' ')
}

/** "Theory or history": two things. */
function divided(text: string): readonly string[] {
  const items: string[][] = [[]]
  for (const word of text.split(' ')) {
    if (CONJUNCTIONS.includes(word.toLowerCase())) items.push([])
    else items.at(-1)?.push(word)
  }
  return items.map((words) => withoutArticles(words.join(' '))).filter((item) => item !== '')
}

/** A thing that a plan can be about: short, and no "hurry". */
const isSubject = (item: string): boolean => {
  const words = item.toLowerCase().split(' ')
  return (
    item !== '' &&
    item.length <= MAX_LENGTH &&
    words.length <= MAX_WORDS &&
    plain(item).trim() !== '' &&
    !words.some((word) => NO_SUBJECTS.includes(word))
  )
}

const FORMAT_PHRASES = Object.fromEntries(
  FORMATS.map((format) => [format, phrasesOf(({ formats }) => formats[format] ?? '')]),
) as Readonly<Record<Format, readonly string[]>>

function isPreferred(format: Format, text: string): boolean {
  const said = straight(text).toLowerCase()
  return FORMAT_PHRASES[format].some((phrase) => {
    const at = said.indexOf(phrase)
    return at >= 0 && (WITHOUT_SPACES.test(phrase) || (!isLetter(said[at - 1]) && !isLetter(said[at + phrase.length])))
  })
}

const isLetter = (character = ''): boolean => /[\p{L}\p{M}]/u.test(character)

function straight(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").trim()
}
