import type { ChapterContent, Exercise, Section } from '../chapters/content.ts'
import { feedbackOf } from '../check/attempt.ts'
import type { Question } from '../check/question.ts'
import { type Answers, askedOf, type Marks } from '../check/score.ts'
import { contentWords, distinctBy, err, makeVocabulary, ok, plain, stemOf, wordsOf } from '../shared/index.ts'
import { sentencesOf } from '../tutoring/reply/sentences.ts'
import type { HelpAbout, HelpTurn } from './help-turn.ts'

/** An attempt at a check. Of several with the same marks it is the last one. */
export type MarkedAt = { readonly marks: Marks; readonly answers: Answers; readonly at: Date }

/**
 * What has a solution. It is open as long as the learner is to find that: then no model is given it, and no reply may name it. `answer`: that
 * of the last attempt that marked it. What a client says was answered would be a way to try one option after another.
 */
export type Item =
  | { readonly kind: 'question'; readonly question: Question; readonly answer: unknown; readonly isOpen: boolean }
  | { readonly kind: 'exercise'; readonly exercise: Exercise; readonly place: number; readonly isOpen: boolean }

/** The version of a chapter that a learner has before them. `marked`: attempts at its check, in their order. */
export type Lesson = {
  readonly content: ChapterContent
  readonly questions: readonly Question[]
  readonly marked: readonly MarkedAt[]
}

/** The last attempt that marked the question: the event that help begins with. */
export const lastMarked = (questionId: string, marked: readonly MarkedAt[]): MarkedAt | undefined =>
  marked.findLast(({ marks }) => Object.hasOwn(marks, questionId))

/** Not answered right since it was answered wrong; also one that was never answered. */
export const isOpenQuestion = ({ id }: Question, marked: readonly MarkedAt[]): boolean =>
  lastMarked(id, marked)?.marks[id] !== true

/** What a question is about. The item is null where it is about the lesson itself. Void questions are not there. */
export function findItem(about: HelpAbout, { content, questions, marked }: Lesson) {
  if (about.kind === 'section' || about.kind === 'quote')
    return content.sections.some(({ id }) => id === about.sectionId)
      ? ok<Item | null>(null)
      : err({ kind: 'section-not-found' })
  if (about.kind === 'exercise') {
    const exercise = content.exercises?.[about.exercise]
    if (!exercise) return err({ kind: 'exercise-not-found' })
    const isOpen = about.isUnfolded !== true
    return ok<Item | null>({ kind: 'exercise', exercise, place: about.exercise, isOpen })
  }
  const question = askedOf(questions).find(({ id }) => id === about.questionId)
  if (!question) return err({ kind: 'question-not-found' })
  const isOpen = isOpenQuestion(question, marked)
  const answer = lastMarked(question.id, marked)?.answers[question.id]
  return ok<Item | null>({ kind: 'question', question, answer, isOpen })
}

/** In fewer words than these a learner says by chance what a question says. */
const MIN_WORDS_OF_PROMPT = 4
/** The same of words that say what it is about, and of numbers. */
const MIN_TELLING_WORDS = 3
const SHARE_OF_PROMPT = 0.8
const SHARE_WITH_OPTIONS = 0.5

/**
 * The open questions and exercises that a text repeats: word for word, or most of what they say, or half of it with two options, or nearly
 * all of their options. Sentences of the chapter's sections do not count.
 */
export function pastedIn(text: string, { content, questions, marked }: Lesson): readonly HelpAbout[] {
  // a selection has no numbers of a list
  const taught = plain(content.sections.map(({ body }) => body.replace(/^ {0,9}\d{1,4}[.)] /gm, '')).join('\n'))
  const said = sentencesOf(text)
    .filter((sentence) => wordsOf(sentence).tokens.length < MIN_WORDS_OF_PROMPT || !taught.includes(plain(sentence)))
    .join('')
  const { has } = makeVocabulary(said)
  const isIn = (text: string): boolean => plain(said).includes(plain(text))
  const isSaid = (text: string): boolean => {
    const words = tellingWords(text)
    const isMost = words.length >= MIN_TELLING_WORDS && shareOf(words, has) >= SHARE_OF_PROMPT
    return isMost || (wordsOf(text).tokens.length >= MIN_WORDS_OF_PROMPT && isIn(text))
  }
  const hasOptions = (question: Question): boolean => {
    const texts = 'options' in question ? question.options.map(({ text }) => text) : []
    const found = texts.filter((text) => isIn(text) || (contentWords(text).length > 0 && contentWords(text).every(has)))
    const isHalf = found.length > 1 && shareOf(contentWords(question.prompt), has) >= SHARE_WITH_OPTIONS
    // two are what is compared in an ordinary question
    return isHalf || found.length >= Math.max(3, texts.length - 1)
  }
  return [
    ...askedOf(questions)
      .filter((question) => isOpenQuestion(question, marked) && (isSaid(question.prompt) || hasOptions(question)))
      .map(({ id }): HelpAbout => ({ kind: 'question', questionId: id })),
    ...(content.exercises ?? []).flatMap(({ task }, exercise): HelpAbout[] =>
      isSaid(task) ? [{ kind: 'exercise', exercise }] : [],
    ),
  ]
}

/** Who pastes an open question or exercise asks about it, wherever they ask, unless that is about an open one. */
export function aboutWhatIsPasted(about: HelpAbout, message: string, lesson: Lesson): HelpAbout {
  const item = findItem(about, lesson)
  const isOpen = item.ok && item.value?.isOpen === true
  return (isOpen ? null : pastedIn(saidIn({ about, message }), lesson)[0]) ?? about
}

/** A message with the passage that it is about. */
export const saidIn = ({ about, message }: Pick<HelpTurn, 'about' | 'message'>): string =>
  about.kind === 'quote' ? `${about.quote}\n${message}` : message

const tellingWords = (text: string): readonly string[] => [
  ...distinctBy(contentWords(text), stemOf),
  ...new Set(wordsOf(text).tokens.filter((token) => /^\d+$/.test(token))),
]

const shareOf = (words: readonly string[], has: (word: string) => boolean): number =>
  words.filter(has).length / words.length

/** The section that teaches what is asked about: the one that is named, else the one that shares most words with the item. */
export function sectionOf(about: HelpAbout, item: Item | null, { content: { sections } }: Lesson): Section | null {
  const id = 'sectionId' in about ? about.sectionId : item?.kind === 'question' ? item.question.section : undefined
  const named = sections.find((section) => section.id === id)
  if (named || !item) return named ?? null
  const { objective, text } =
    item.kind === 'question'
      ? { objective: item.question.objective, text: item.question.prompt }
      : { objective: null, text: item.exercise.task }
  const words = contentWords(text)
  const shared = ({ heading, body }: Section): number => words.filter(makeVocabulary(`${heading}\n${body}`).has).length
  const taught = sections.filter((section) => section.objective === objective)
  return (taught.length > 0 ? taught : sections).toSorted((one, other) => shared(other) - shared(one))[0] ?? null
}

/** The options that were chosen, and why the wrong ones of them are. */
export function chosenOf({ question, answer }: Extract<Item, { kind: 'question' }>) {
  const ids = [answer].flat()
  const chosen = 'options' in question ? question.options.filter(({ id }) => ids.includes(id)) : []
  const typed = 'options' in question ? [] : ids.filter((one) => typeof one === 'string' || typeof one === 'number')
  return {
    // an order is what was said, not what stands there
    said:
      question.kind === 'order'
        ? ids.flatMap((id) => chosen.find((one) => one.id === id)?.text ?? [])
        : [...chosen.map(({ text }) => text), ...typed.map(String)],
    misconceptions: feedbackOf(question, ids).map(({ text }) => text),
  }
}
