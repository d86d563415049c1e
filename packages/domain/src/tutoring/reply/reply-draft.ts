import { type Brief, openTopics, TOPICS, type Topic } from '../../brief/brief.ts'
import { FACTS } from '../../brief/facts.ts'
import { learn, losesFacts, type Understood } from '../../brief/learn.ts'
import { asksForConfirmation, CHANGE_REQUEST } from '../../conversations/confirmation.ts'
import type { DeclineReason } from '../../conversations/conversation.ts'
import { suggestedFact } from '../../conversations/suggestions.ts'
import { summarise } from '../../conversations/summary.ts'
import { MAX_MESSAGE_LENGTH, type Turn } from '../../conversations/turn.ts'
import { type ConversationWords, conversationWords, hasWords } from '../../conversations/words.ts'
import { bareWords, clip, err, ok, tidy } from '../../shared/index.ts'
import { asList, asText, readJsonObject } from '../answer-schema.ts'
import { badAnswer, type Fault, type GateMode, hard, judged, NO_JSON, type Reading } from '../fault.ts'
import { checkMessage } from '../gates/check-message.ts'
import type { LanguageGating } from '../gates/language-gate.ts'
import type { LanguageDetector } from '../language-detector.ts'
import type { Markdown } from '../markdown.ts'
import { ownLine } from '../model-text.ts'
import type { ReplyTask } from '../task.ts'
import { headOf, NOTHING_SAID, type ReplyHead } from './reply-head.ts'

/** What the assistant says, and what it understood. */
export type ReplyDraft = {
  readonly understood: Understood
  readonly asks: Topic | 'goal' | 'change' | 'proceed' | null
  readonly message: string
  readonly suggestions: readonly string[]
  readonly route?: DeclineReason
}

/** How messages are judged. */
export type Judging = Partial<LanguageGating> & {
  readonly gates?: GateMode
  /** What no learner may read. */
  readonly checkUnsafe?: (text: string) => readonly Fault[]
}

/** Any of them makes an object a reply. */
const PARTS = ['answer', 'question', 'facts', 'asks', 'wants', 'route']

export function readReply(
  answer: string,
  task: ReplyTask,
  markdown: Markdown,
  { writes = null, gates = 'enforce', languages, checkUnsafe = () => [] }: Judging = {},
): Reading<ReplyDraft> {
  const object = readJsonObject(answer)
  if (!object || !PARTS.some((part) => part in object)) return err(badAnswer(NO_JSON))
  const head = inOwnLanguage(headOf(object), task, languages)
  const understood = understoodIn(head, task)
  if (head.route) return ok({ understood, asks: null, route: head.route, message: '', suggestions: [] })
  const wordsIn = (value: unknown): string =>
    tidy(markdown.messageWithoutLinks(clip(tidy(asText(value)), MAX_MESSAGE_LENGTH)))
  const lead = saysAnswer(head, understood, task)
    ? wordsIn(object.answer)
    : wordsFor(learn(task.brief, understood, task.turns), task).notTaken
  const said = wordsIn(object.question)
  const wanted = nextStep(head, understood, task)
  const isFresh = said !== '' && saysQuestion(head, wanted) && (writes !== null || !wasSaid(said, task))
  const message = [lead, isFresh ? said : ''].filter(Boolean).join('\n\n')
  const parts = [...new Set([message, lead])].filter((text) => text !== '' && writes === null)
  const unfit = parts.flatMap((text) => [
    ...checkMessage(text, task, { writes, languages, named: understood.language }),
    ...checkSummary(text),
    ...checkUnsafe(text),
  ])
  // a time is chosen best among exact values of our own
  const isOwn = wanted === 'time' && hasWords(understood.language ?? task.brief.language)
  const most = writes === null ? MAX_SUGGESTIONS : MAX_CHOICES
  const offered = isFresh && !(isOwn && writes === null) ? suggestionsIn(object.suggestions, markdown, most) : []
  const suggestions = offered.filter((text) => checkUnsafe(text).length === 0)
  const draft = isFresh
    ? { understood, asks: wanted, message, suggestions }
    : byCode(ownStep(head, understood, task), understood, lead, task)
  return judged(draft, unfit, gates)
}

/** A code that the learner's page and their own words speak against is a slip of the model's. */
function inOwnLanguage(
  head: ReplyHead,
  { turns, ownLanguage = null }: ReplyTask,
  languages?: LanguageDetector,
): ReplyHead {
  const { language } = head
  if (languages === undefined || language === null || ownLanguage === null || language === ownLanguage) return head
  const said = turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : [])).join('\n')
  return languages.likelier(said, language, ownLanguage) === ownLanguage ? { ...head, language: ownLanguage } : head
}

const SUMS_UP = hard('sums-up', 'Write no summary and do not ask whether to proceed: ask your question.')

/** Only code sums up and asks for the yes: a message with these phrases would show the buttons. */
export const checkSummary = (text: string): readonly Fault[] => (asksForConfirmation(text) ? [SUMS_UP] : [])

/** What is said when no answer of the model's can be used: the next question or the summary, in plain words of our own. */
export function replyWithoutModel(head: ReplyHead, task: ReplyTask): ReplyDraft {
  const isQuestion = /[?？؟]\s*$/u.test(latestWords(task.turns))
  const understood = understoodIn(isQuestion ? { ...head, wants: 'question' } : head, task)
  return byCode(ownStep(head, understood, task), understood, '', task)
}

/** The summary of what is known and of what the learner said last, without a model. */
export const replyToHurry = (task: ReplyTask): ReplyDraft =>
  byCode('proceed', understoodIn(task.turns.at(-1)?.speaker === 'learner' ? NOTHING_SAID : NO_ANSWER, task), '', task)

const NO_ANSWER: ReplyHead = { ...NOTHING_SAID, wants: 'question' }

/** What follows once the topic that was asked last is known without an answer: the next question or the summary, by code. */
export const replyToKnown = (task: ReplyTask): ReplyDraft =>
  byCode(task.openTopics[0] ?? 'proceed', understoodIn(NO_ANSWER, task), '', task)

/** What is said when a model, or its vendor's filter, declines to answer: asked again it would decline again. */
export const replyToRefusal = (task: ReplyTask): ReplyDraft => ({
  understood: understoodIn(NO_ANSWER, task),
  asks: null,
  message: wordsFor(task.brief, task).cannotAnswer,
  suggestions: [],
})

type Step = Exclude<ReplyDraft['asks'], null>

/** What the reply does: code decides, the model only words it. 'proceed' is the summary that asks for the yes. */
export function nextStep(head: ReplyHead, understood: Understood, task: ReplyTask): Step {
  const { asks, wants } = head
  const own = ownStep(head, understood, task)
  if (own === 'change' || wants === 'plan-now') return own
  if (asks === 'goal' && task.asked !== 'goal' && own !== 'proceed') return asks
  return stillOpen(head, understood, task).find((topic) => topic === asks) ?? own
}

/** The same where the model asks nothing that may be asked. */
function ownStep(head: ReplyHead, understood: Understood, task: ReplyTask): Exclude<Step, 'goal'> {
  const { wants, facts, corrects } = head
  if (task.changing) return 'change'
  if (wants === 'plan-now') return 'proceed'
  const isNamed = understood.corrects.length < corrects.length
  if (wants === 'change' && (isNamed || facts.length + corrects.length === 0)) return 'change'
  return stillOpen(head, understood, task)[0] ?? 'proceed'
}

/** Topics that may still be asked once this is known. Who has seen a summary has agreed to what was left open. */
function stillOpen({ wants }: ReplyHead, understood: Understood, task: ReplyTask): readonly Topic[] {
  if (task.asked === 'proceed' || task.asked === 'change') return []
  const again = wants === 'question' ? task.again : null
  const open = openTopics(learn(task.brief, understood, task.turns), [])
  return open.filter((topic) => topic === again || task.openTopics.includes(topic))
}

/** Whether the question that follows this head is the one that is to be asked. */
export const saysQuestion = ({ asks }: ReplyHead, step: Step): boolean => step === 'change' || step === asks

/** Whether what a model says to the learner's words may be said: no one says "noted" of what is lost. */
export const saysAnswer = ({ wants }: ReplyHead, understood: Understood, { brief, turns }: ReplyTask): boolean =>
  wants === 'question' || !losesFacts(brief, understood, turns)

/** With the exact value of an answer of ours that was pressed; words that are no answer are kept for no topic. */
export function understoodIn({ wants, asks: _, route: __, ...head }: ReplyHead, task: ReplyTask): Understood {
  const words = latestWords(task.turns)
  const topic = TOPICS.find((one) => one === task.asked) ?? null
  const pressed = suggestedFact(topic, words)
  return {
    ...head,
    facts: pressed ? [...head.facts, pressed] : head.facts,
    // what is to be changed keeps its value until there is another
    corrects: head.corrects.filter((slot) => wants !== 'change' || head.facts.some(({ name }) => FACTS[name] === slot)),
    ...(head.language !== null && head.language === task.ownLanguage && { isOwnLanguage: true }),
    answers: wants === 'go-on' && words !== CHANGE_REQUEST ? topic : null,
  }
}

/** Everything that the learner has said since the assistant spoke. */
export function latestWords(turns: readonly Turn[]): string {
  const spoken = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  return [...new Set(turns.slice(spoken + 1).map(({ text }) => text))].join('\n')
}

const wordsFor = (brief: Brief, { ownLanguage = null }: ReplyTask): ConversationWords =>
  conversationWords(brief, ownLanguage)

/** The step in words of our own, behind what answers the learner. */
function byCode(step: Exclude<Step, 'goal'>, understood: Understood, lead: string, task: ReplyTask): ReplyDraft {
  const brief = learn(task.brief, understood, task.turns)
  const words = wordsFor(brief, task)
  const text =
    step === 'proceed' ? summarise(brief, words, task.turns.at(-1)?.at ?? new Date(0)) : words.questions[step]
  return { understood, asks: step, message: [lead, text].filter(Boolean).join('\n\n'), suggestions: [] }
}

const wasSaid = (question: string, { turns }: ReplyTask): boolean =>
  turns.some(({ speaker, text }) => speaker === 'assistant' && bareWords(text).includes(bareWords(question)))

const MAX_SUGGESTIONS = 4
/** Of a tutor of prepared texts: all of its subjects. */
const MAX_CHOICES = 12
const MAX_LENGTH = 40

function suggestionsIn(value: unknown, markdown: Markdown, most: number): readonly string[] {
  const said = asList(asText)(value)
  // small models write them in one text
  const texts = (said.length === 1 ? (said[0] ?? '').split(/[,;|]/) : said)
    .slice(0, 2 * MAX_CHOICES)
    .map((text) => ownLine(text, MAX_LENGTH + 1, markdown))
  return [...new Set(texts)].filter((text) => text !== '' && text.length <= MAX_LENGTH).slice(0, most)
}
