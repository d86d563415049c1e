import type { ConversationWords } from '../conversations/words/index.ts'
import type { ReplyDraft } from './reply-head.ts'
import type { ReplyTask } from './task.ts'

/** What is said when a model, or its vendor's filter, declines to answer. */
export const DECLINED_REPLY: ReplyDraft = {
  facts: {},
  asks: null,
  message:
    "I can't answer that one. Please say it in other words, or tell me about something else you'd like to learn.",
}

/** What is said when a model gives no usable reply twice: plain, in the learner's language, and the conversation goes on. */
export function plainReply({ openTopics, changing }: ReplyTask, { questions }: ConversationWords): ReplyDraft | null {
  if (changing) return { facts: {}, asks: 'change', message: questions.change }
  const topic = openTopics[0]
  return topic ? { facts: {}, asks: topic, message: questions[topic] } : null
}
