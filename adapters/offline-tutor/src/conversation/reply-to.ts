import { asksForConfirmation, learn, type ReplyTask, TOPICS, type Topic } from '@app/domain'
import { knownSubject } from '../kinds/known-subject.ts'
import { type About, isUnnamed, subjectOf, UNNAMED_SUBJECT } from '../kinds/subject-of.ts'
import { factsOfAnswer, factsOfOpening, NOTHING_TOLD, type Told } from '../learner/facts.ts'
import { mergeTime } from '../learner/merge-time.ts'
import { isUnsuitable } from '../learner/unsuitable.ts'
import { looksForeign } from '../words/foreign.ts'
import { hasRevision, lastReply, lastWords, repliesIn } from './history.ts'
import { askedForNew, askNewValue, askWhatToChange, questionFor } from './questions.ts'
import {
  ASK_GOAL,
  CANNOT_ANSWER,
  DECLINED,
  ENGLISH_ONLY,
  NO_TIME,
  NO_WORDS,
  NOTED,
  notedAlready,
  remarkOn,
  THANK_YOU,
} from './remarks.ts'
import { reviseBy } from './revise.ts'
import { leadOf, summarise } from './summary.ts'

/** In the order of the shape that other models fill: what is asked stands before the words are shown. */
export type TutorReply = Told & { readonly asks: Topic | 'change' | 'proceed'; readonly message: string }

/** Our own messages after which the learner's next one is still the first. */
const BEFORE_THE_GOAL: readonly string[] = [DECLINED, ASK_GOAL]

export function replyTo(task: ReplyTask): TutorReply {
  const reply = compose(task, lastWords(task))
  const said = repliesIn(task).filter((text) => bare(text).endsWith(bare(reply.message))).length
  // the same message again would be taken for a model that is stuck
  return said === 0 ? reply : { ...reply, message: `To say it again (${said + 1}): ${reply.message}` }
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()

function compose(task: ReplyTask, said: string): TutorReply {
  if (task.changing) return change(askWhatToChange(repliesIn(task)))
  if (isUnsuitable(said)) return change(DECLINED)
  if (hasRevision(task)) return revised(task, said)
  return isOpening(task, said) ? opened(task, said) : answered(task, said)
}

/** Until there is a goal, the learner's next message may bring it. */
const isOpening = (task: ReplyTask, said: string): boolean =>
  repliesIn(task).every((text) => BEFORE_THE_GOAL.some((ours) => text.endsWith(ours))) ||
  (isUnnamed(task.brief.goal) && knownSubject(said) !== null)

const change = (message: string): TutorReply => ({ ...NOTHING_TOLD, asks: 'change', message })

function opened(task: ReplyTask, said: string): TutorReply {
  const facts = factsOfOpening(said)
  if (facts.goal === '' && repliesIn(task).length === 0) return change(ASK_GOAL)
  const noted = notedAlready(TOPICS.filter((topic) => facts[topic] !== ''))
  const foreign = looksForeign(said) ? ENGLISH_ONLY : ''
  return next(task, facts, ({ kind, subject }, asksMore) => {
    if (subject.name === UNNAMED_SUBJECT.name && facts.goal === '') return [NO_WORDS]
    return asksMore ? [kind.welcome(subject), foreign, noted] : [kind.welcome(subject), foreign]
  })
}

function answered(task: ReplyTask, said: string): TutorReply {
  const asked = TOPICS.findLast((topic) => task.brief[topic] === null && !task.openTopics.includes(topic)) ?? null
  const facts = factsOfAnswer(said, asked)
  return next(task, facts, (_, asksMore) => {
    if (asked === 'time' && facts.time === '' && !/\?\s*$/.test(said)) return [NO_TIME]
    if (asked === null || facts[asked] === '') return [/\?\s*$/.test(said) ? CANNOT_ANSWER : asksMore ? NOTED : '']
    return [asksMore ? remarkOn(asked, facts[asked]) : THANK_YOU]
  })
}

/** Where a question follows instead of a summary. */
const ON_THE_WAY = {
  facts: 'I have changed that.',
  agreement: NOTED,
  nothing: NOTED,
  unclear: 'I could not tell what to change by that.',
} as const

function revised(task: ReplyTask, said: string): TutorReply {
  const revision = reviseBy(said, task.brief.goal, askedForNew(lastReply(task)))
  if (revision.kind === 'refusal') return change(askWhatToChange(repliesIn(task)))
  if (revision.kind === 'names') return change(askNewValue(revision.name))
  const facts = revision.kind === 'facts' ? revision.facts : NOTHING_TOLD
  const lead = leadOf(revision.kind, repliesIn(task))
  return next(task, facts, (_, asksMore) => [asksMore ? ON_THE_WAY[revision.kind] : lead])
}

/** The next question, or the summary when nothing is left to ask. */
function next(
  task: ReplyTask,
  told: Told,
  remarks: (about: About, asksMore: boolean) => readonly string[],
): TutorReply {
  const facts = { ...told, time: mergeTime(task.brief.time, told.time) }
  const brief = learn(task.brief, facts)
  const topic = task.openTopics.find((open) => brief[open] === null)
  const about = subjectOf(brief.goal)
  if (!topic) return { ...facts, asks: 'proceed', message: summarise(brief, joined(remarks(about, false))) }
  const say = (named: About): string => joined([...remarks(named, true), questionFor(topic, named.kind, named.subject)])
  const message = say(about)
  // the learner's own words in the question may ask for a yes by accident: then it does without them
  const safe = asksForConfirmation(message) ? say({ kind: about.kind, subject: UNNAMED_SUBJECT }) : message
  return { ...facts, asks: topic, message: safe }
}

const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')
