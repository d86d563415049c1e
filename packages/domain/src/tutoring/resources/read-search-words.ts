import { SUBJECT_FIELDS, type SubjectField } from '../../resources/subject-field.ts'
import { contentWords, distinctBy, err, makeVocabulary, ok, wordsOf } from '../../shared/index.ts'
import { asList, asText, readAnswer } from '../answer-schema.ts'
import { badAnswer, type Fault, type GateMode, hard, type Reading } from '../fault.ts'
import { scriptOf } from '../gates/language-gate.ts'
import type { Markdown } from '../markdown.ts'
import { ownLine } from '../model-text.ts'
import type { SearchWordsTask } from '../task.ts'

const NO_SEARCHES = hard('no-searches', 'Name two or three searches of two to six words each.')
const ADDRESS = hard('search-address', 'Search with words of the subject, not with addresses or sites.')
const OFF_TOPIC = hard('searches-off-topic', 'Use words of this very chapter in each search.')
const PERSONAL = hard(
  'searches-personal',
  "Search with words of the chapter's title, summary and objectives, not with what only the learner says.",
)

/** Whatever else is only observed: a search with one of these never leaves this product. */
const PRIVATE: ReadonlySet<string> = new Set([ADDRESS, PERSONAL].map(({ code }) => code))

/** Of a search: a longer one finds nothing. */
const MAX_WORDS = 8
const MAX_SIGNS = 24
const MAX_LENGTH = 120
/** Searches that are made for a chapter. */
export const MAX_SEARCHES = 4

/** What a source is asked. */
type Search = { readonly words: string; readonly language: string; readonly field?: SubjectField }

type Context = { readonly task: SearchWordsTask; readonly markdown: Markdown; readonly gates: GateMode }

const SEARCHES = { field: asText, searches: asList(asText), searches_in_english: asList(asText) }

/** What of an answer may be searched with, in the chapter's language first. Searches that are no good are left out, as long as others are. */
export function readFitSearchWords(answer: string, { task, markdown, gates }: Context): Reading<readonly Search[]> {
  const read = readAnswer(answer, SEARCHES)
  if (!read.ok) return read
  const field = SUBJECT_FIELDS.find((one) => one === read.value.field)
  const said = (searches: readonly string[], language: string): readonly Search[] =>
    searches
      // each is read as Markdown
      .slice(0, 3 * MAX_SEARCHES)
      .map((words) => ({
        words: ownLine(words, MAX_LENGTH, markdown)
          .replace(/["“”„«»`]/g, '')
          .trim(),
        language,
        ...(field && { field }),
      }))
      .filter(({ words }) => words !== '')
  const queries = distinctBy(
    [
      ...said(read.value.searches, task.language),
      ...(task.language === 'en' ? [] : said(read.value.searches_in_english, 'en')),
    ],
    ({ words }) => words,
  )
  if (queries.length === 0) return err(badAnswer(NO_SEARCHES))
  const judged = queries.map((query) => ({ query, fault: checkSearch(query, task) }))
  const faults = judged.flatMap(({ fault }) => (fault ? [fault] : []))
  const fit = judged.filter(({ fault }) => fault === null)
  const mayLeave = judged.filter(({ fault }) => fault === null || !PRIVATE.has(fault.code))
  const kept = fit.length === 0 && gates === 'observe' ? mayLeave : fit
  return kept.length > 0 ? ok(kept.slice(0, MAX_SEARCHES).map(({ query }) => query)) : err(badAnswer(...faults))
}

/** Why no source should be asked for words; null where it may be. */
export function checkSearch({ words, language }: Search, task: SearchWordsTask): Fault | null {
  if (/[@/]|www\.|\bsite:|\.(?:com|org|net|edu)\b/i.test(words)) return ADDRESS
  const asked = contentWords(words)
  // before all that may only be observed
  if (asked.some(isOnlyTheLearners(task))) return PERSONAL
  const { tokens, sign } = wordsOf(words)
  if (tokens.length > (sign ? MAX_SIGNS : MAX_WORDS)) return NO_SEARCHES
  const chapter = [task.title, task.summary, ...task.objectives].join('\n')
  const plan = makeVocabulary(`${task.planTitle}\n${chapter}`)
  const isComparable = language === task.language && scriptOf(words) === scriptOf(chapter)
  return isComparable && asked.length > 0 && !asked.some(plan.has) ? OFF_TOPIC : null
}

/** Whether a word stands in what the learner said, and nowhere in the plan but where that is quoted. */
function isOnlyTheLearners(task: SearchWordsTask): (word: string) => boolean {
  const { has: isOfPlan } = makeVocabulary(
    [task.planTitle, task.title, task.summary, ...task.objectives].map(withoutQuotes).join('\n'),
  )
  const own = contentWords([task.goal, ...task.said].join('\n')).filter((word) => !isOfPlan(word))
  const { has: isOwn } = makeVocabulary(own.join(' '))
  return (word) => own.length > 0 && !isOfPlan(word) && isOwn(word)
}

/** One that is cut off goes on to the end. */
const QUOTES =
  /“[^“”]*(?:”|$)|„[^„“”]*(?:[“”]|$)|"[^"]*"|«[^«»]*(?:»|$)|»[^«»]*«|「[^「」]*(?:」|$)|『[^『』]*(?:』|$)/gu

const withoutQuotes = (text: string): string => text.replace(QUOTES, ' ')
