import {
  asksForConfirmation,
  asksForMeanings,
  type Brief,
  CHANGE_REQUEST,
  isFactless,
  isHealth,
  isKnown,
  isSummary,
  languageOf,
  latestWords,
  learn,
  type ReplyTask,
  suggestedIndex,
  TOPICS,
  type Topic,
  withdrawn,
} from '@app/domain'
import { correctedGoal } from '../learner/corrected-goal.ts'
import {
  type Facts,
  factsOfAnswer,
  factsOfOpening,
  healthIn,
  isNotOfTime,
  NO_FACTS,
  questionBeside,
  withPurpose,
} from '../learner/facts.ts'
import { mergeTime } from '../learner/merge-time.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { type About, aboutGoal, isUnnamed, UNNAMED } from '../subjects/about.ts'
import { joined } from '../words/english.ts'
import { looksForeign } from '../words/learner-words.ts'
import { answerToQuestion, asksSomething, CANNOT_ANSWER } from './answers.ts'
import { ON_TOPIC } from './on-topic.ts'
import { askedForNew, askWhatToChange, NEW_VALUE, questionFor } from './questions.ts'
import { ASK_GOAL, ENGLISH_ONLY, NO_WORDS, NOTED, notedAlready, remarkOn, THANK_YOU, welcome } from './remarks.ts'
import { reviseBy } from './revise.ts'

/** In the order of the shape that other models fill: what is asked stands before the words are shown. */
export type TutorReply = Facts & { readonly asks: Topic | 'change' | 'proceed'; readonly message: string }

export function replyTo(task: ReplyTask): TutorReply {
  const text = pendingText(task)
  if (task.changing) return change(askWhatToChange(repliesIn(task)))
  if (hasRevision(task)) return revised(task, text)
  if (task.asked === 'meaning') return meant(task, text)
  return isOpening(task, text) ? opened(task, text) : answered(task, text)
}

/** The goal is known now: what it means is the domain's to decide. */
function meant(task: ReplyTask, text: string): TutorReply {
  const meaning = comparableGoal(task.brief.goal)
  const facts = meaning === comparableGoal(text) ? NO_FACTS : factsOfAnswer(text, null, task.brief)
  const noted = notedAlready(TOPICS.filter((topic) => facts[topic] !== ''))
  const foreign = readsAnother(task, text) ? ENGLISH_ONLY : ''
  if (asksForMeanings(task) !== null) {
    // the domain names them behind an answer of ours
    const answer =
      answerToQuestion(text, null, () => draftPlan(task.brief)) || (asksSomething(text) ? CANNOT_ANSWER : '')
    return { ...facts, goal: '', asks: 'change', message: answer }
  }
  return next(task, { ...facts, goal: '' }, (about, asksMore) => [welcome(about), foreign, asksMore ? noted : ''])
}

/** Whether the learner writes, or where that is not to be seen, reads another language than ours. */
function readsAnother({ ownLanguage = null, turns }: ReplyTask, text: string): boolean {
  const said = [text, ...turns.flatMap((turn) => (turn.speaker === 'learner' ? [turn.text] : []))].join('\n')
  return looksForeign(said) || (ownLanguage !== null && ownLanguage !== 'en' && languageOf(said).tag !== 'en')
}

const comparableGoal = (text: string): string => text.trim().toLowerCase()

/** Until there is a goal, the learner's next message may bring it. */
const isOpening = (task: ReplyTask, text: string): boolean =>
  repliesIn(task).every((reply) => reply.endsWith(ASK_GOAL)) ||
  (isUnnamed(task.brief.goal) && aboutGoal(factsOfOpening(text).goal).subject !== null)

const change = (message: string): TutorReply => ({ ...NO_FACTS, asks: 'change', message })

function opened(task: ReplyTask, text: string): TutorReply {
  const facts = factsOfOpening(text)
  if (facts.goal === '' && facts.level === '' && repliesIn(task).length === 0) return change(ASK_GOAL)
  const noted = notedAlready(TOPICS.filter((topic) => facts[topic] !== ''))
  const foreign = readsAnother(task, text) ? ENGLISH_ONLY : ''
  const question = questionBeside(text)
  return next(task, facts, (about, asksMore, brief) => {
    if (about.name === UNNAMED && facts.goal === '') return [NO_WORDS]
    const answer = question && (answerToQuestion(`${question}?`, null, () => draftPlan(brief)) || CANNOT_ANSWER)
    return asksMore ? [answer, welcome(about), foreign, noted] : [answer || welcome(about), foreign]
  })
}

function answered(task: ReplyTask, text: string): TutorReply {
  const asked = topicOf(task, text)
  // a suggested answer is an answer as it stands
  const corrected = correctedGoal(text)
  const facts =
    asked !== null && suggestedIndex(asked, text) >= 0
      ? { ...NO_FACTS, [asked]: text }
      : { ...factsOfAnswer(corrected?.rest ?? text, asked, task.brief), ...(corrected && { goal: corrected.goal }) }
  const fact = asked === null ? '' : facts[asked]
  return next(task, facts, (about, asksMore, brief) => {
    const answer = answerToQuestion(text, asked, () => draftPlan(brief))
    if (corrected) return [answer, welcome(about), asked !== null && fact === '' ? ON_TOPIC[asked].stillOpen : '']
    if (asked === null || fact === '') {
      const remark = asksSomething(text) ? CANNOT_ANSWER : isFactless(text) ? '' : NOTED
      return [answer || remark, asked !== null && asksMore ? ON_TOPIC[asked].stillOpen : '']
    }
    return [answer, asksMore ? remarkOn(asked, fact, about) : THANK_YOU]
  })
}

/** The topic that was asked; who says nothing of their time may answer the question before, which they countered with their own. */
function topicOf({ asked, brief, openTopics }: ReplyTask, text: string): Topic | null {
  const isOwed = asked === 'time' && !isKnown(brief, 'level') && !openTopics.includes('level')
  const { level, time } = isOwed ? factsOfAnswer(text, null) : NO_FACTS
  if (isOwed && time === '' && !isFactless(text) && (level !== '' || isNotOfTime(text))) return 'level'
  return TOPICS.find((topic) => topic === asked) ?? null
}

const ON_THE_WAY = {
  facts: 'I’ve changed that.',
  nothing: NOTED,
  unclear: 'I’m not sure what to change.',
} as const

function revised(task: ReplyTask, text: string): TutorReply {
  const revision = reviseBy(text, task.brief, askedForNew(repliesIn(task).at(-1) ?? ''))
  if (revision.kind === 'refusal') return change(askWhatToChange(repliesIn(task)))
  if (revision.kind === 'names') return change(NEW_VALUE[revision.name])
  const stated = revision.kind === 'facts' ? revision.facts : NO_FACTS
  const facts = task.brief.focus === null ? withPurpose(text, stated) : stated
  const isUnread =
    revision.kind === 'unclear' && facts.focus === '' && !asksSomething(text) && healthIn(text).length === 0
  if (isUnread && task.openTopics.length === 0)
    return change(`${ON_THE_WAY.unclear} ${askWhatToChange(repliesIn(task), true)}`)
  // what is left of a time is no addition to it
  const known = withdrawn(text) === 'time' ? { ...task, brief: { ...task.brief, time: null } } : task
  return next(known, facts, (_, __, brief) => [
    answerToQuestion(text, null, () => draftPlan(brief)) ||
      (asksSomething(text) ? CANNOT_ANSWER : ON_THE_WAY[revision.kind]),
  ])
}

/** The next question; when nothing is left to ask, the domain sums up, and at most an answer of ours stands before it. */
function next(
  task: ReplyTask,
  facts: Facts,
  remarks: (about: About, asksMore: boolean, brief: Brief) => readonly string[],
): TutorReply {
  const merged = { ...facts, time: mergeTime(task.brief.time, facts.time) }
  const brief = learn(task.brief, merged, task.turns)
  const topic = task.openTopics.find((open) => !isKnown(brief, open))
  const about = aboutGoal(brief.goal)
  if (!topic) {
    const focus = withHealth(task, facts.focus)
    return { ...merged, focus, asks: 'proceed', message: joined(remarks(about, false, brief)) || THANK_YOU }
  }
  const say = (named: About): string => joined([...remarks(named, true, brief), questionFor(topic, named)])
  const message = say(about)
  // the learner's own words in the question may ask for a yes by accident: then it does without them
  const safe = asksForConfirmation(message) ? say({ ...about, name: UNNAMED }) : message
  return { ...merged, asks: topic, message: safe }
}

/** What the learner said of their health anywhere joins the focus: the plan is made from the summary. */
function withHealth({ brief, turns }: ReplyTask, stated: string): string {
  const said = turns.filter(({ speaker }) => speaker === 'learner').flatMap(({ text }) => healthIn(text))
  const focus = stated === '' || isHealth(stated) ? (brief.focus ?? '') : stated
  const more = [...new Set(said)].filter((clause) => !focus.includes(clause))
  return more.length === 0 ? stated : [focus, ...more].filter(Boolean).join(', ')
}

const repliesIn = ({ turns }: ReplyTask): readonly string[] =>
  turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text)

/** True once there was a summary, or a request to change something: from then on messages revise what is known. */
const hasRevision = (task: ReplyTask): boolean =>
  repliesIn(task).some(isSummary) ||
  task.turns.slice(0, -1).some(({ speaker, text }) => speaker === 'learner' && text === CHANGE_REQUEST)

/** Characters that are read, so that no learner waits for a message of another one. */
const MAX_LENGTH = 2_000

/** All messages of the learner since the tutor spoke. */
const pendingText = ({ turns, brief }: ReplyTask): string =>
  turns.length === 0 ? brief.goal : latestWords(turns).slice(0, MAX_LENGTH)
