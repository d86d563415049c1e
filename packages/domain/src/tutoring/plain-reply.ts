import type { Topic } from '../conversations/brief.ts'
import type { ReplyDraft } from './reply-draft.ts'
import type { ReplyTask } from './task.ts'

const QUESTIONS: Readonly<Record<Topic, string>> = {
  level: 'What do you already know about this, or have you done before?',
  time: 'How much time can you give it, for example per week?',
  focus: 'What matters most to you in it, or what do you want to use it for?',
}

/** What is said when a model, or its vendor's filter, declines to answer. */
export const DECLINED_REPLY: ReplyDraft = {
  facts: {},
  asks: null,
  message:
    "I can't answer that one. Please say it in other words, or tell me about something else you'd like to learn.",
}

/** What is said when a model gives no usable reply twice: plain, in English, and the conversation goes on. */
export function plainReply({ brief, openTopics, changing }: ReplyTask): ReplyDraft {
  if (changing) return { facts: {}, asks: 'change', message: 'What would you like to change?' }
  const topic = openTopics[0]
  if (topic) return { facts: {}, asks: topic, message: QUESTIONS[topic] }
  const line = (name: string, fact: string | null): string => `- ${name}: ${fact ?? 'not decided'}`
  return {
    facts: {},
    asks: 'proceed',
    message: [
      'Here is a summary of what I understood:',
      '',
      line('Goal', brief.goal),
      line('Level', brief.level),
      line('Time', brief.time),
      line('Focus', brief.focus),
      '',
      'Shall I proceed?',
    ].join('\n'),
  }
}
