import { areForms, countWords, keyWords, type WordCounts } from './key-words.ts'

/** What a chapter of a plan is about; all of it in the language of the plan. */
export type ChapterTopic = {
  /** The learner's goal, and the title of the plan: they name the subject. */
  readonly goal: string
  readonly planTitle: string
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  /** BCP 47 primary language. Unset, as of a page: not known. */
  readonly language?: string | undefined
}

/** `text`: what was read of the page, or what a source says of it. */
export type PageWords = { readonly title: string; readonly text: string; readonly language?: string | null }

/** Of a page that was read. Chosen, as the factors below, on pairs of chapters and pages that were written for it: docs/decisions/0059. */
const ON_TOPIC = 0.26
/** Of a title and an excerpt, which name few words and perhaps not the subject: only what is surely about something else stays below. */
const MAY_BE_ON_TOPIC = 0.1

export const isOnTopic = (topic: ChapterTopic, page: PageWords): boolean => topicScore(topic, page) >= ON_TOPIC

export const mayBeOnTopic = (topic: ChapterTopic, candidate: PageWords): boolean =>
  compare(topic, candidate).content >= MAY_BE_ON_TOPIC

/**
 * How likely a candidate is to be about a chapter, from 0 to 1, for the order in which candidates are read. An excerpt seldom names the subject, so
 * that counts little.
 */
export function candidateScore(topic: ChapterTopic, candidate: PageWords): number {
  const { content, named, isAnother } = compare(topic, candidate)
  return content * (UNNAMED_YET + (1 - UNNAMED_YET) * named) * (isAnother ? PERHAPS_ANOTHER : 1)
}

const UNNAMED_YET = 0.8
const PERHAPS_ANOTHER = 0.6

/** What a word counts that a short text has once. The title's count 1, and in a text of so many words it takes twice as often. */
const ONCE = 0.75
const LONG = 800
/** How much of the page's title the chapter knows, beside how much of the chapter the page has. */
const TITLE_SHARE = 0.3
/** What a page keeps of its score that never names the subject; one that names another instead; one without sentences. */
const UNNAMED = 0.58
const ANOTHER_SUBJECT = 0.3
const LIST_OF_LINKS = 0.25
/**
 * Words of the chapter that a page on anything may share by chance, and so many that the subject is meant though neither chapter nor page names
 * it: few pages on medians say "statistics". A page whose title has a name that the topic does not know has another: "JavaScript".
 */
const BY_CHANCE = 5
const IMPLIED = 8

/**
 * How much a page is about a chapter, from 0 to 1. Takes time in proportion to the page. A page has to be in the language of the
 * topic or in English; an English one must share as many words, so it can only be about what is called the same in both.
 */
export function topicScore(topic: ChapterTopic, page: PageWords): number {
  const { content, named, implied, isAnother } = compare(topic, page)
  return (
    content *
    (UNNAMED + (1 - UNNAMED) * Math.max(named, implied)) *
    (isAnother ? ANOTHER_SUBJECT + (1 - ANOTHER_SUBJECT) * implied : 1) *
    (isListOfLinks(page.text) ? LIST_OF_LINKS : 1)
  )
}

type Comparison = {
  /** How much of the chapter the page has, and of its title the chapter, from 0 to 1. */
  readonly content: number
  /** How much of the subject the page names, from 0 to 1. */
  readonly named: number
  /** How sure the subject is by the words of the chapter that the page has, from 0 to 1; 0 where the chapter names its subject, or the page another. */
  readonly implied: number
  /** Whether the page's title names what the topic does not know, its text does again, and neither the subject. */
  readonly isAnother: boolean
}

function compare(topic: ChapterTopic, page: PageWords): Comparison {
  if (!isInLanguageOf(topic, page)) return { content: 0, named: 0, implied: 0, isAnother: true }
  const { weights, subject, namesSubject } = wordsOfTopic(topic)
  const text = countWords(page.text)
  const foundIn = makeFound(countWords(page.title), text)
  const ofSubject = subject.map(foundIn)
  const named = subject.length === 0 ? 1 : (Math.max(...ofSubject) + mean(ofSubject)) / 2
  const known = countWords(Object.values(topic).flat().join('\n'))
  const ofTitle = without(subject, keyWords(page.title))
  const unknown = ofTitle.filter((word) => known.countOf(word) === 0)
  const focus = ofTitle.length === 0 ? 0 : 1 - unknown.length / ofTitle.length
  const inNames = countWords(namesIn(page.text))
  const isImplicit = !namesSubject && !unknown.some((word) => inNames.countOf(word) > 0)
  const shared = sum([...weights.keys()].map(foundIn))
  return {
    content: (coverage(weights, foundIn) + TITLE_SHARE * focus) / (1 + TITLE_SHARE),
    named,
    implied: isImplicit ? Math.min(1, Math.max(0, (shared - BY_CHANCE) / (IMPLIED - BY_CHANCE))) : 0,
    isAnother: named === 0 && unknown.some((word) => text.countOf(word) > 0),
  }
}

/** Words with a capital letter within a sentence; every noun in German, and none in scripts without capitals. */
const namesIn = (text: string): string => text.match(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}]*/gu)?.join(' ') ?? ''

/** Below it a page has too little of an objective to be about it. */
const NEAREST = 0.3

/** The objective that the page serves best; null where it serves none. */
export function objectiveNearest(topic: ChapterTopic, page: PageWords): string | null {
  const { subject } = wordsOfTopic(topic)
  const foundIn = makeFound(countWords(page.title), countWords(page.text))
  const served = topic.objectives.map((objective) => {
    const own = without(subject, keyWords(objective))
    return { objective, share: mean(own.map(foundIn)) }
  })
  const [nearest] = served.toSorted((one, other) => other.share - one.share)
  return nearest && nearest.share >= NEAREST ? nearest.objective : null
}

type Found = (word: string) => number

function makeFound(title: WordCounts, text: WordCounts): Found {
  const mention = ONCE / (1 + Math.min(1, text.size / LONG))
  return (word) => (title.countOf(word) > 0 ? 1 : Math.min(1, mention * text.countOf(word)))
}

type TopicWords = {
  /** Of the chapter's own words, by where they stand and how often. */
  readonly weights: ReadonlyMap<string, number>
  readonly subject: readonly string[]
  /** Whether the chapter's own words name the subject. */
  readonly namesSubject: boolean
}

const IN_TITLE = 2
const IN_OBJECTIVE = 1
const IN_SUMMARY = 0.5

function wordsOfTopic({ goal, planTitle, title, summary, objectives }: ChapterTopic): TopicWords {
  const ofGoal = keyWords(goal)
  const inPlanTitle = countWords(planTitle)
  const both = ofGoal.filter((word) => inPlanTitle.countOf(word) > 0)
  const subject = both.length > 0 ? both : [...new Set([...ofGoal, ...keyWords(planTitle)])]

  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of keyWords(text)) {
      const known = [...weights.keys()].find((one) => areForms(one, word)) ?? word
      weights.set(known, (weights.get(known) ?? 0) + weight)
    }
  }
  add(title, IN_TITLE)
  add(summary, IN_SUMMARY)
  for (const objective of objectives) add(objective, IN_OBJECTIVE)
  const own = new Set(without(subject, [...weights.keys()]))
  // a chapter that says nothing but the subject is about that
  const namesSubject = own.size < weights.size
  return {
    weights: own.size === 0 ? weights : new Map([...weights].filter(([word]) => own.has(word))),
    ...{ subject, namesSubject },
  }
}

const without = (subject: readonly string[], words: readonly string[]): readonly string[] =>
  words.filter((word) => !subject.some((one) => areForms(one, word)))

/** The share of the words that were found, by weight; the root keeps one word of every objective from being all that counts. */
function coverage(weights: ReadonlyMap<string, number>, foundIn: Found): number {
  let [found, all] = [0, 0]
  for (const [word, weight] of weights) {
    found += Math.sqrt(weight) * foundIn(word)
    all += Math.sqrt(weight)
  }
  return all === 0 ? 0 : found / all
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)

/** As the page says itself. */
const isInLanguageOf = ({ language }: ChapterTopic, page: PageWords): boolean =>
  !language || !page.language || page.language === language || page.language === 'en'

const SENTENCE_END = /[.!?。！？।؟]/gu
/** Navigation, lists of links and front pages name many words, but make no sentences. Thai marks no end of any. */
const MAX_SENTENCE = 35

function isListOfLinks(text: string): boolean {
  const { size } = countWords(text)
  const sentences = text.match(SENTENCE_END)?.length ?? 0
  return size > MAX_SENTENCE * Math.max(1, sentences) && !/\p{Script=Thai}/u.test(text)
}
