import { describe, expect, it } from 'vitest'
import { GOOD_QUESTIONS, OTHER_QUESTIONS } from '../../test/questions.ts'
import { aTurn } from '../../testing/builders.ts'
import { TOPICS } from '../brief/brief.ts'
import { conversationWords } from '../conversations/words/index.ts'
import { checkTopic, topicOf } from './check-topic.ts'

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

  it.each(GOOD_QUESTIONS)('should let good models ask as they do in %s', (_, questions) => {
    expect(questions.filter(([topic, asks]) => checkTopic(asks, topic).length > 0)).toEqual([])
  })

  it.each(OTHER_QUESTIONS)('should not take for a question about %s: %j', (says, message) => {
    expect(checkTopic(message, says)).toMatchObject([{ code: 'another-topic' }])
  })

  it('should let the first question of all be about the level in any words, but about nothing else', () => {
    expect(checkTopic('Do you play at all?', 'level', true)).toEqual([])
    expect(checkTopic('Do you play at all?', 'level')).toMatchObject([{ code: 'another-topic' }])
    expect(checkTopic('How much time have you got?', 'level', true)).toMatchObject([{ code: 'another-topic' }])
    expect(checkTopic('What matters most to you?', 'level', true)).toMatchObject([{ code: 'another-topic' }])
  })

  it('should look at the question, not at what stands before it', () => {
    expect(checkTopic('Two hours a week is fine! And then?', 'time')).toMatchObject([{ code: 'another-topic' }])
    expect(checkTopic('What have you done, e.g. at school? Nice.', 'level')).toEqual([])
    expect(checkTopic('Das geht. Was kannst du schon, z. B. aus der Schule?', 'level')).toEqual([])
  })
})

describe('topicOf', () => {
  it('should be the first of the topics that a question is about', () => {
    expect(topicOf('How much time do you have?', TOPICS)).toBe('time')
    expect(topicOf('How much time do you have?', ['level', 'focus'])).toBeNull()
    expect(topicOf('Hello!', TOPICS)).toBeNull()
  })
})
