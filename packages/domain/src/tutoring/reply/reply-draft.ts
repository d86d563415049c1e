import { nameMeanings } from '../../conversations/ambiguous-goal.ts'
import { type Facts, learn, type Topic } from '../../conversations/brief.ts'
import { isBareNo } from '../../conversations/spoken.ts'
import { factsToSave, isFactless, latestWords, statedFacts } from '../../conversations/stated-facts.ts'
import { summarise } from '../../conversations/summary.ts'
import { MAX_MESSAGE_LENGTH } from '../../conversations/turn.ts'
import { type ConversationWords, conversationWords } from '../../conversations/words/index.ts'
import { err, ok } from '../../shared/result.ts'
import { clip, tidy } from '../../shared/text.ts'
import { asText, readJsonObject } from '../answer-schema.ts'
import { topicOf, withoutQuestions } from '../check-topic.ts'
import { badAnswer, type GateMode, NO_JSON, type Reading } from '../fault.ts'
import { checkMessage } from '../gates/check-message.ts'
import type { Markdown } from '../markdown.ts'
import type { ReplyTask } from '../task.ts'
import { checkReply } from './check-reply.ts'
import { namedIn, nextStep, stillOpen } from './next-step.ts'
import { headOf, type ReplyDraft, type ReplyHead } from './reply-head.ts'

/** How messages are judged. */
export type Judging = {
  /** The only language of a tutor of prepared texts, which are not judged; null for a model. */
  readonly writes?: string | null
  readonly gates?: GateMode
}

export function readReply(
  answer: string,
  task: ReplyTask,
  markdown: Markdown,
  { writes = null, gates = 'enforce' }: Judging = {},
): Reading<ReplyDraft> {
  const object = readJsonObject(answer)
  // a small model may forget the shape and just talk: its words are as good, only no facts come with them
  const text = object ? asText(object.message) : plainText(answer)
  if (!object && text === '') return err(badAnswer(NO_JSON))
  const { facts: understood, asks: says, route }: ReplyHead = object ? headOf(object) : { facts: {}, asks: null }
  if (route) return ok({ facts: {}, asks: null, route, message: '' })
  const facts = factsToSave(understood, task, says === 'change')
  const message = tidy(markdown.messageWithoutLinks(clip(tidy(text), MAX_MESSAGE_LENGTH)))
  // a model that does not say what it asks for may still ask for the right thing
  const asks = says ?? topicOf(message, stillOpen(task, facts))
  const step = nextStep(asks, facts, task)
  const unfit = writes === null ? checkMessage(message, task) : []
  const faults = [...checkReply(message, { task, step, writes }), ...(gates === 'enforce' ? unfit : [])]
  if (step === 'summary') {
    // without the shape nothing was understood: worth another try
    if (!object) return err(badAnswer(NO_JSON))
    return ok(sumUp(facts, task, faults.length === 0 ? withoutQuestions(message) : ''))
  }
  if (step === 'meaning') return ok(sayMeanings(facts, task, faults.length === 0 ? withoutQuestions(message) : ''))
  if (step === 'change' && asks !== 'change') return ok(askAbout('change', facts, task))
  if (asks === 'proceed' && step !== 'change' && step !== 'asks-again') return ok(askAbout(step, facts, task))
  if (faults.length > 0) return err(badAnswer(...faults))
  const draft = ok({ facts, asks: step === 'asks-again' ? null : step, message })
  return unfit.length > 0 ? { ...draft, faults: unfit } : draft
}

/** What is said when no answer of the model's can be used: the next question or the summary, in plain words of our own. */
export function replyWithoutModel(understood: Facts, task: ReplyTask): ReplyDraft {
  const facts = factsToSave(understood, task)
  const step = nextStep(null, facts, task)
  if (step === 'change') return askAbout('change', facts, task)
  if (step === 'meaning') return sayMeanings(facts, task, '')
  return step === 'summary' || step === 'asks-again' ? sumUp(facts, task, '') : askAbout(step, facts, task)
}

/** The summary of what is known and of what the learner said last, without a model. */
export const replyToHurry = (task: ReplyTask): ReplyDraft => {
  const isAnswered = task.turns.at(-1)?.speaker === 'assistant'
  return sumUp(isAnswered ? {} : factsToSave({}, task), { ...task, asked: null }, '')
}

/** What follows once the topic that was asked last is known without an answer: the next question or the summary, by code. */
export function replyToKnown(task: ReplyTask): ReplyDraft {
  const [first] = task.openTopics
  return first === undefined ? sumUp({}, { ...task, asked: null }, '') : askAbout(first, {}, task)
}

/** What is said when a model, or its vendor's filter, declines to answer: asked again it would decline again. */
export const replyToRefusal = (task: ReplyTask): ReplyDraft => ({
  facts: {},
  asks: null,
  message: wordsFor(task).cannotAnswer,
})

const wordsFor = ({ turns, ownLanguage = null }: ReplyTask): ConversationWords => conversationWords(turns, ownLanguage)

const askAbout = (asks: Topic | 'change', facts: Facts, task: ReplyTask): ReplyDraft => ({
  facts,
  asks,
  message: asks === 'change' ? askWhatToChange(task) : wordsFor(task).questions[asks],
})

/** Where the learner has named a part of the summary, what takes its place. */
function askWhatToChange(task: ReplyTask): string {
  const { questions, names, newValue } = wordsFor(task)
  const part = task.asked === null ? null : namedIn(task)
  return part === null ? questions.change : `${names[part]}: ${newValue}`
}

/** The meanings of the goal, by code, behind the answer to what else was asked. */
const sayMeanings = (facts: Facts, task: ReplyTask, answer: string): ReplyDraft => ({
  facts,
  asks: null,
  message: [answer, nameMeanings(task.turns, latestWords(task.turns))].filter(Boolean).join('\n\n'),
})

/** Beside facts, too. */
const ASKS = /[?？؟]/u

/** The summary, by code. `answer` stands in front of it if the learner has asked something. */
function sumUp(facts: Facts, task: ReplyTask, answer: string): ReplyDraft {
  const words = wordsFor(task)
  const said = latestWords(task.turns)
  const afterSummary = task.asked === 'proceed' || task.asked === 'change'
  const typedYes = afterSummary && Object.keys(facts).length === 0 && isFactless(said) && !isBareNo(said)
  const lead = ASKS.test(said) ? answer : typedYes ? words.pressYes : ''
  const summary = summarise(learn(task.brief, facts, task.turns), words, task.turns)
  return { facts, asks: 'proceed', message: lead === '' ? summary : `${lead}\n\n${summary}` }
}

/** Whether a message behind this head is going to be said. Null: the summary takes its place. */
export function judgeHead({ facts, asks, route }: ReplyHead, task: ReplyTask): 'say' | 'asks-again' | null {
  if (route) return null
  const step = nextStep(asks, statedFacts(facts, task), task)
  if (step === 'asks-again') return step
  return step === 'summary' || step === 'meaning' || asks === 'proceed' || (step === 'change' && asks !== 'change')
    ? null
    : 'say'
}

function plainText(answer: string): string {
  const text = answer.trim()
  // the page of a gateway that failed is no message either
  return '[{`<'.includes(text[0] ?? '<') ? '' : text
}
