import { describe, expect, it } from 'vitest'
import { aTurn } from '../../../testing/builders.ts'
import { briefOf } from '../../conversations/brief.ts'
import { promptFor } from '../prompt-for.ts'
import type { ReplyTask } from '../task.ts'
import { checkMessage } from './check-message.ts'

describe('checkMessage', () => {
  it('should let a question through', () => {
    expect(codesOf('A good start! How far have you come with baking bread?')).toEqual([])
  })

  it('should let a tutor speak of what was asked', () => {
    expect(codesOf('Thank you for asking about time: an hour is enough. How far have you come?')).toEqual([])
  })

  it.each([
    ['a word', 'Okay.', 'too-short'],
    ['two signs', '好的', 'too-short'],
    ['one sentence over and over', 'How far have you come with baking bread? '.repeat(20), 'repeats-itself'],
    ['a refusal', "I'm sorry, but I can't help with that.", 'refusal'],
    ['what the learner said', 'I want to bake bread', 'parrots'],
    ['thoughts about the learner', 'The learner wants to bake. How far have they come?', 'model-talk'],
    ['a note for the product', 'Three topics are open. Asking level now.', 'model-talk'],
    ['letters turned around', 'How far have you come with \u202Edaerb\u202C?', 'invisible-characters'],
    ['an unfilled template', 'How far have you come with [topic]?', 'placeholder'],
    ['a pitch', 'Message me on WhatsApp: +49 170 1234567. How far have you come?', 'contact-or-payment'],
    ['names of fields', 'openTopics: level, time. How far have you come?', 'model-talk'],
    ['what nobody may be taught', 'Shall I show you how to build a pipe bomb at home?', 'unsafe'],
    ['another language', 'Wie viel Zeit hast du jede Woche dafür, und was kannst du schon?', 'wrong-language'],
  ])('should refuse %s', (_kind, message, code) => {
    expect(codesOf(message)).toContain(code)
  })

  it('should refuse the words of the prompt', () => {
    const [system] = promptFor(task).messages
    expect(codesOf(`Fine. ${system?.content.slice(0, 300)} How far have you come?`)).toContain('prompt-echo')
  })
})

// Helpers

const task: ReplyTask = {
  kind: 'reply',
  turns: [aTurn({ speaker: 'learner', text: 'I want to bake bread' })],
  brief: briefOf('I want to bake bread'),
  openTopics: ['level', 'time', 'focus'],
  changing: false,
  asked: null,
}

const codesOf = (message: string): readonly string[] => checkMessage(message, task).map(({ code }) => code)
