import {
  CHANGE_REQUEST,
  conversationWords,
  type Fact,
  isKnown,
  latestWords,
  type ReplyTask,
  TOPICS,
  type Topic,
} from '@app/domain'
import { SUBJECTS, type Subject, subjectNamed, subjectOf } from '../subjects/subject.ts'
import { factsIn } from './read-answer.ts'
import { isChip, textsIn } from './texts.ts'

/** As a model answers: see the prompt for a reply. */
type Answer = {
  readonly route: 'learn'
  readonly language: string
  readonly facts: readonly { readonly about: Fact['name']; readonly value: string; readonly quote: string }[]
  readonly corrects: readonly string[]
  readonly wants: 'go-on' | 'question' | 'plan-now' | 'change'
  readonly asks: Topic | 'goal' | 'nothing'
  readonly answer: string
  readonly question: string
  readonly suggestions: readonly string[]
}

/** A short script of choices: subject, level, time, aim. What it cannot read it says, and asks once more. */
export function replyTo(task: ReplyTask): Answer {
  const words = latestWords(task.turns)
  const texts = textsIn(task.ownLanguage)
  const isFirst = task.turns.every(({ speaker }) => speaker === 'learner')
  const answer = { ...NOTHING, language: texts.language }
  if (words === CHANGE_REQUEST) return { ...answer, answer: texts.changeThere }
  if (isChip(words, 'makePlan') || isChip(words, 'generalPlan'))
    return { ...answer, wants: 'plan-now', answer: texts.noted }

  const named = isFirst || task.asked === 'goal' || task.asked === 'change' ? subjectNamed(words) : null
  const subject = named?.subject ?? subjectOf(task.brief.goal)
  if (!subject) {
    const isAgain = task.asked === 'goal'
    if (isAgain) return { ...answer, wants: 'plan-now', answer: texts.onlyGeneral }
    return {
      ...answer,
      asks: 'goal',
      question: texts.noLessons,
      suggestions: [...SUBJECTS.map(nameOf), texts.generalPlan],
    }
  }
  const renamed = task.asked === 'change' && subject !== subjectOf(task.brief.goal)
  const goal: readonly Fact[] =
    named && (task.asked === 'goal' || renamed || words.length > MAX_GOAL)
      ? [{ name: 'goal', value: named.word, quote: named.word }]
      : []
  const facts = [...goal, ...factsIn(words, isFirst), ...aimIn(words, task)]
  const part = partNamed(words, task)
  if (part && facts.length === 0)
    return { ...answer, wants: 'change', question: texts.whatInstead, suggestions: chipsFor(part, subject, task) }

  const heard = { ...answer, facts: facts.map(({ name, ...fact }) => ({ about: name, ...fact })) }
  const next = TOPICS.find((topic) => isStillOpen(topic, facts, task))
  const asked = TOPICS.find((topic) => topic === task.asked)
  const isAsking = words.trim().endsWith('?')
  const isUnread = facts.length === 0 && !isFirst && asked !== undefined
  const topic = isUnread && task.again !== null ? asked : next
  const said = isAsking
    ? texts.cannotAnswer
    : isUnread
      ? texts.chooseOne
      : isFirst
        ? welcome(subject, task)
        : texts.noted
  return {
    ...heard,
    wants: isAsking || isUnread ? 'question' : 'go-on',
    asks: topic ?? 'nothing',
    answer: topic || facts.length > 0 || isAsking ? said : texts.changeThere,
    question: topic ? questionOn(topic, subject, task) : '',
    suggestions: topic ? [...chipsFor(topic, subject, task), texts.makePlan] : [],
  }
}

/** A longer first message says more than its goal. */
const MAX_GOAL = 60

const NOTHING: Answer = {
  route: 'learn',
  language: 'en',
  facts: [],
  corrects: [],
  wants: 'go-on',
  asks: 'nothing',
  answer: '',
  question: '',
  suggestions: [],
}

const nameOf = ({ name }: Subject): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Words on the aim are kept as they stand. */
const aimIn = (words: string, { asked }: ReplyTask): readonly Fact[] =>
  asked === 'focus' && !words.trim().endsWith('?') ? [{ name: 'outcome', value: words, quote: words }] : []

/** The part of the summary that was pressed to be changed. */
function partNamed(words: string, { asked, brief, ownLanguage }: ReplyTask): Topic | null {
  if (asked !== 'change' && asked !== 'proceed') return null
  const { names } = conversationWords(brief, ownLanguage)
  return TOPICS.find((topic) => names[topic] === words.trim()) ?? null
}

const TOPIC_OF: Partial<Record<Fact['name'], Topic>> = { level: 'level', outcome: 'focus' }

function isStillOpen(topic: Topic, facts: readonly Fact[], { brief, openTopics }: ReplyTask): boolean {
  const isTold = facts.some(({ name }) => name !== 'goal' && (TOPIC_OF[name] ?? 'time') === topic)
  return openTopics.includes(topic) && !isTold && !isKnown(brief, topic)
}

const isEnglish = ({ ownLanguage }: ReplyTask): boolean => textsIn(ownLanguage).language === 'en'

const welcome = (subject: Subject, task: ReplyTask): string =>
  isEnglish(task) ? subject.welcome : textsIn(task.ownLanguage).lessonsAreEnglish

function questionOn(topic: Topic, { asksLevel, asksFocus }: Subject, task: ReplyTask): string {
  const own = { level: asksLevel, focus: asksFocus, time: null }[topic]
  return (
    (isEnglish(task) ? own : null) ??
    conversationWords({ language: textsIn(task.ownLanguage).language }).questions[topic]
  )
}

function chipsFor(topic: Topic, { aims }: Subject, task: ReplyTask): readonly string[] {
  const { answers } = conversationWords({ language: textsIn(task.ownLanguage).language })
  return topic === 'focus' && isEnglish(task) ? aims : answers[topic]
}
