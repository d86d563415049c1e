import { asksForConfirmation, type Brief, learn, type ReplyTask, TOPICS, type Topic } from '@app/domain'
import { looksForeign } from '../kinds/phrase.ts'
import { subjectOf, UNNAMED_SUBJECT } from '../kinds/subject-of.ts'
import { factsOfAnswer, factsOfOpening } from '../learner/facts.ts'
import { isUnsuitable } from '../learner/unsuitable.ts'
import { hasLetters } from '../words/learner-words.ts'
import { askedForNew, askNewValue, askWhatToChange, questionFor } from './questions.ts'
import { CANNOT_ANSWER, DECLINED, ENGLISH_ONLY, NO_WORDS, notedAlready, remarkOn } from './remarks.ts'
import { reviseBy } from './revise.ts'
import { summarise } from './summary.ts'

type Facts = ReturnType<typeof factsOfOpening>

/** In the order of the shape that other models fill: what is asked stands before the words are shown. */
export type TutorReply = Facts & { readonly asks: Topic | 'change' | 'proceed'; readonly message: string }

const NOTHING_TOLD: Facts = { goal: '', level: '', time: '', focus: '' }

export function replyTo(task: ReplyTask): TutorReply {
  const said = lastWords(task)
  if (task.changing) return change(askWhatToChange(changesBefore(task)))
  if (isUnsuitable(said)) return change(changesBefore(task) === 0 ? DECLINED : `${DECLINED} This time as well.`)
  if (summariesBefore(task) > 0) return revised(task, said)
  return isOpening(task) ? opened(task, said) : answered(task, said)
}

const change = (message: string): TutorReply => ({ ...NOTHING_TOLD, asks: 'change', message })

function opened(task: ReplyTask, said: string): TutorReply {
  const facts = factsOfOpening(said)
  const noted = notedAlready(TOPICS.filter((topic) => facts[topic] !== ''))
  return next(task, facts, ({ kind, subject }) => {
    if (subject.name === UNNAMED_SUBJECT.name && !hasLetters(said)) return [NO_WORDS]
    return [kind.welcome(subject), looksForeign(said) ? ENGLISH_ONLY : '', noted]
  })
}

function answered(task: ReplyTask, said: string): TutorReply {
  const asked = TOPICS.findLast((topic) => task.brief[topic] === null && !task.openTopics.includes(topic)) ?? null
  const facts = factsOfAnswer(said, asked)
  return next(task, facts, () => {
    if (asked !== null && facts[asked] !== '') return [remarkOn(asked, facts[asked])]
    return [/\?\s*$/.test(said) ? CANNOT_ANSWER : 'Noted.']
  })
}

function revised(task: ReplyTask, said: string): TutorReply {
  const revision = reviseBy(said, askedForNew(lastReply(task)))
  if (revision.kind === 'refusal') return change(askWhatToChange(changesBefore(task)))
  if (revision.kind === 'names') return change(askNewValue(revision.name, changesBefore(task)))
  const facts = revision.kind === 'facts' ? revision.facts : NOTHING_TOLD
  return proceed(task, facts, revision.kind === 'facts')
}

type About = ReturnType<typeof subjectOf>

/** The next question, or the summary when nothing is left to ask. */
function next(task: ReplyTask, facts: Facts, remarks: (about: About) => readonly string[]): TutorReply {
  const brief = learn(task.brief, facts)
  const topic = task.openTopics.find((open) => brief[open] === null)
  if (!topic) return proceed(task, facts, false)
  const { kind, subject } = subjectOf(brief.goal)
  const say = (about: About): string =>
    [...remarks(about), questionFor(topic, about.kind, about.subject)].filter(Boolean).join(' ')
  const message = say({ kind, subject })
  // the learner's own words in the question may ask for a yes by accident: then it does without them
  return {
    ...facts,
    asks: topic,
    message: asksForConfirmation(message) ? say({ kind, subject: UNNAMED_SUBJECT }) : message,
  }
}

function proceed(task: ReplyTask, facts: Facts, changed: boolean): TutorReply {
  const brief: Brief = learn(task.brief, facts)
  return { ...facts, asks: 'proceed', message: summarise(brief, summariesBefore(task), changed) }
}

const replies = ({ turns }: ReplyTask): readonly string[] =>
  turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text)

const lastReply = (task: ReplyTask): string => replies(task).at(-1) ?? ''

const summariesBefore = (task: ReplyTask): number => replies(task).filter(asksForConfirmation).length

/** Every message of ours that was neither a summary nor one of the three questions. */
const changesBefore = (task: ReplyTask): number =>
  replies(task).filter(
    (text) => text.startsWith('Of course.') || text.startsWith(DECLINED) || askedForNew(text) !== null,
  ).length

/** Until a goal has come for which a plan can be made, every message is the first. */
const isOpening = (task: ReplyTask): boolean => replies(task).every((text) => text.startsWith(DECLINED))

/** Everything that the learner has said since the tutor spoke. */
function lastWords({ turns, brief }: ReplyTask): string {
  const spoken = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  const words = turns.slice(spoken + 1).map(({ text }) => text)
  return words.length === 0 && spoken < 0 ? brief.goal : words.join('\n')
}
