import { type Facts, learn, openTopics, TOPICS, type Topic } from '../conversations/brief.ts'
import { LONGEST_MESSAGE } from '../conversations/turn.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { clip, tidy } from '../shared/text.ts'
import { type BadAnswer, badAnswer } from './bad-answer.ts'
import type { Fault } from './fault.ts'
import { readJsonObject, textOf, withoutThinking } from './lenient-json.ts'
import type { Markdown } from './markdown.ts'
import type { ReplyTask } from './task.ts'

const NO_MESSAGE: Fault = { code: 'no-message', words: 'Write a message to the learner.' }
export const ASKS_AGAIN: Fault = {
  code: 'asks-again',
  words: 'Ask only about a topic of the list: the others are known or were asked.',
}
const SAYS_THE_SAME: Fault = { code: 'says-the-same', words: 'Say something that you have not said before.' }

/** What comes before the message: enough to tell whether the message may be shown. */
export type ReplyHead = { readonly facts: Facts; readonly asks: Topic | 'change' | 'proceed' | null }

export type ReplyDraft = ReplyHead & { readonly message: string }

export function readReply(answer: string, task: ReplyTask, markdown: Markdown): Result<ReplyDraft, BadAnswer> {
  const object = readJsonObject(answer, ['message', 'asks'])
  const draft = object
    ? { ...headOf(object), message: cleanMessage(textOf(object.message), markdown) }
    : plainText(answer, markdown)
  if (draft.message === '') return err(badAnswer(NO_MESSAGE))
  if (repeatsQuestion(draft, task)) return err(badAnswer(ASKS_AGAIN))
  if (wasSaid(draft.message, task)) return err(badAnswer(SAYS_THE_SAME))
  return ok(draft)
}

export function headOf(object: Readonly<Record<string, unknown>>): ReplyHead {
  const asks = textOf(object.asks)
  return {
    facts: {
      goal: textOf(object.goal),
      level: textOf(object.level),
      time: textOf(object.time),
      focus: textOf(object.focus),
    },
    asks: asks === 'change' || asks === 'proceed' ? asks : (TOPICS.find((topic) => topic === asks) ?? null),
  }
}

/** True when the message asks for what the learner has told or was asked before. */
export const repeatsQuestion = ({ facts, asks }: ReplyHead, task: ReplyTask): boolean =>
  asks !== null && asks !== 'change' && asks !== 'proceed' && !stillOpen(task, facts).includes(asks)

export const stillOpen = (task: ReplyTask, facts: Facts): readonly Topic[] =>
  openTopics(learn(task.brief, facts), []).filter((topic) => task.openTopics.includes(topic))

/** A small model may forget the shape and just talk: its words are as good, only no facts come with them. */
function plainText(answer: string, markdown: Markdown): ReplyDraft {
  const text = withoutThinking(answer)
  return { facts: {}, asks: null, message: /^[[{`]/.test(text) ? '' : cleanMessage(text, markdown) }
}

const cleanMessage = (text: string, { withoutLinks }: Markdown): string =>
  tidy(withoutLinks(clip(tidy(text), LONGEST_MESSAGE)))

function wasSaid(message: string, task: ReplyTask): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim()
  const said = bare(message)
  return task.turns.some(({ speaker, text }) => speaker === 'assistant' && bare(text) === said)
}
