import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { TOPICS } from '../conversations/brief.ts'
import { conversationWords } from '../conversations/words/index.ts'
import { checkTopic } from './check-topic.ts'

describe('checkTopic', () => {
  it.each([
    ['Before we go on: which breads have you made so far?', 'time', 'another-topic'],
    ['What is your current level of experience with baking?', 'time', 'another-topic'],
    ['How experienced are you, how much time do you have, and what matters most to you?', 'focus', 'several-questions'],
    ['Welche Vorkenntnisse hast du, und wie viele Stunden pro Woche?', 'level', 'several-questions'],
    ['これまでの経験を教えてください。', 'time', 'another-topic'],
  ] as const)('should find fault with %j as a question about %s', (message, asks, code) => {
    expect(checkTopic(message, asks)).toMatchObject([{ code }])
  })

  it.each([
    ['Great that you have experience. How many hours can you give it?', 'time'],
    ['Do you have experience, for example from the last month?', 'level'],
    ['How long have you been baking?', 'level'],
    ['Which level would you like to reach?', 'focus'],
    ['When would you like to be ready?', 'time'],
    ['Ile godzin możesz na to poświęcić?', 'time'],
    ['얼마나 시간이 있나요?', 'time'],
  ] as const)('should let %j ask about %s', (message, asks) => {
    expect(checkTopic(message, asks)).toEqual([])
  })

  it.each([
    'Chess please',
    'Ich möchte gerne Schach spielen lernen',
    '我想学习下棋',
    'Я хочу научиться играть в шахматы',
  ])('should find no fault with our own questions to %j', (goal) => {
    const { questions } = conversationWords([aTurn({ text: goal })])
    for (const topic of TOPICS) expect(checkTopic(questions[topic], topic)).toEqual([])
  })
})
