import {
  type AwaitingAssistant,
  askedLast,
  type Brief,
  CHANGE_REQUEST,
  ConversationId,
  initiateConversation,
  MessageId,
  type OpenConversation,
  openTopics,
  type ReplyTask,
  readReply,
  reply,
  say,
  type Turn,
  UserId,
} from '@app/domain'
import { makeMemoryMarkdown } from '@app/domain/testing'
import { answerTo } from '../src/answer-to.ts'
import type { TutorReply } from '../src/conversation/reply-to.ts'

export type Exchange = {
  readonly task: ReplyTask
  readonly answer: TutorReply
  /** What the domain makes of it, which is what the learner sees; null where it asks for another. */
  readonly shown: string | null
}

export type Talk = {
  readonly exchanges: readonly Exchange[]
  readonly brief: Brief
  readonly last: TutorReply & { readonly shown: string | null }
}

/** What the button 'No, I want to change something' says. */
export const NO = CHANGE_REQUEST

/** Talks with the tutor, by the domain's own rules of a conversation. */
export function converse(goal: string, ...messages: readonly string[]): Talk {
  let step = exchange(initiateConversation(ConversationId('talk'), UserId('learner'), turn('learner', goal, 0)))
  const exchanges = [step.exchange]
  for (const message of messages) {
    const said = say(step.state, turn('learner', message, step.state.turns.length))
    if (!said.ok) throw new Error(`The conversation refuses: ${said.error.kind}`)
    step = exchange(said.value)
    exchanges.push(step.exchange)
  }
  return { exchanges, brief: step.state.brief, last: { ...step.exchange.answer, shown: step.exchange.shown } }
}

function exchange(state: AwaitingAssistant): { readonly state: OpenConversation; readonly exchange: Exchange } {
  const { brief, asked, turns } = state
  const last = turns.at(-1)
  if (!last) throw new Error('A conversation begins with a goal.')
  const changing = last.text === CHANGE_REQUEST
  const task: ReplyTask = {
    kind: 'reply',
    turns,
    brief,
    openTopics: openTopics(brief, asked),
    changing,
    asked: askedLast(state),
  }
  const answer: TutorReply = JSON.parse(answerTo(task))
  const draft = readReply(JSON.stringify(answer), task, markdown, { writes: 'en' })
  const { facts, asks, message } = draft.ok ? draft.value : { facts: {}, asks: null, message: 'And?' }
  const replied = reply(state, last.id, {
    turn: turn('assistant', message, turns.length),
    facts,
    asks: asks === 'change' || asks === 'proceed' ? null : asks,
    asksToProceed: asks === 'proceed',
  })
  if (!replied.ok) throw new Error('A reply to the last message is always taken.')
  return { state: replied.value, exchange: { task, answer, shown: draft.ok ? message : null } }
}

const markdown = makeMemoryMarkdown()

const turn = (speaker: Turn['speaker'], text: string, number: number): Turn => ({
  id: MessageId(String(number)),
  speaker,
  text,
  at: new Date(number),
})
