import {
  ConversationId,
  gradeOf,
  initiateConversation,
  MessageId,
  minutesPerWeek,
  type OpenConversation,
  reply,
  suggestionsFor,
  TOPICS,
  type Topic,
  type Turn,
  UserId,
} from '@app/domain'
import { makeFixture, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'
import { makeOfflineTutor } from '../offline-tutor.ts'

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt', 'ru', 'zh']

describe('replyTo, for suggested answers', () => {
  it.each(LANGUAGES)('should fill the slot that was asked with each, and not ask it again: %s', (language) => {
    for (const [index, topic] of TOPICS.entries()) {
      const before = ['beginner', '2 hours a week'].slice(0, index)
      for (const [place, answer] of suggested(topic, language).entries()) {
        if (topic === 'level') expect(gradeOf(answer)).toBe((['new', 'some', 'good'] as const)[place])
        if (topic === 'time') expect(minutesPerWeek(answer)).toBe([60, 180, 210][place])
        const { exchanges, brief, last } = converse('Kubernetes', ...before, answer)
        expect(exchanges.at(-1)?.task.asked).toBe(topic)
        expect(brief[topic]).toBe(answer)
        expect(last.asks).toBe(TOPICS[index + 1] ?? 'proceed')
        for (const later of TOPICS.slice(index + 1)) expect(brief[later], `${later}: ${answer}`).toBeNull()
      }
    }
  })

  it.each(['Go', 'R', 'C', 'Bass'])('should go on with what is meant by “%s”, in few questions', async (goal) => {
    const { useCases, unitOfWork, calls } = talk()
    const userId = (await seedUser(unitOfWork, 0)).id
    const begun = await useCases.initiateConversation({ userId, goal })
    if (!begun.ok) throw new Error(begun.error.kind)
    const { conversationId } = begun.value
    expect(calls()).toBe(0)
    const [meant = ''] = begun.value.suggestions
    let answer = meant
    for (const topic of TOPICS) {
      const said = await useCases.continueConversation({ userId, conversationId, message: answer })
      if (!said.ok) throw new Error(said.error.kind)
      expect(said.value.text, topic).toContain('?')
      expect(said.value.suggestions).toHaveLength(3)
      answer = said.value.suggestions[0] ?? ''
    }
    const summed = await useCases.continueConversation({ userId, conversationId, message: answer })
    expect(summed).toMatchObject({ value: { awaitingConfirmation: true, suggestions: [] } })
    expect(summed.ok && summed.value.text).toContain(`**Goal:** ${meant.replaceAll('#', '\\#')}`)
  })

  it.each([
    ['de', 'Sauerteigbrot backen, das aufgeht', 'de'],
    ['de', 'Verstehen, wie neuronale Netze lernen', null],
    ['de', 'Ich möchte Gitarre spielen lernen', 'en'],
    ['es', 'Tocar la guitarra', 'es'],
    ['es', 'Quiero aprender a hacer pan que suba', null],
    ['fr', 'Guitare', 'fr'],
    ['it', 'Vorrei imparare a fare il pane', null],
    ['en', 'I want to play the guitar', 'de'],
  ])(
    'should be in the language of the conversation to the end: %s, about “%s”',
    async (language, goal, ownLanguage) => {
      const { useCases, unitOfWork } = talk()
      const userId = (await seedUser(unitOfWork, 0)).id
      const begun = await useCases.initiateConversation({ userId, goal, ownLanguage })
      if (!begun.ok) throw new Error(begun.error.kind)
      const { conversationId } = begun.value
      let { suggestions } = begun.value
      for (const topic of TOPICS) {
        // the tutor's English question may list some, for who writes English
        if (language !== 'en' || topic !== 'focus') expect(suggestions).toEqual(suggested(topic, language))
        const message = suggestions[0] ?? ''
        const said = await useCases.continueConversation({ userId, conversationId, message, ownLanguage })
        if (!said.ok) throw new Error(said.error.kind)
        suggestions = said.value.suggestions
      }
    },
  )

  it('should stay until a meaning is chosen, behind an answer to what is asked meanwhile', async () => {
    const { useCases, unitOfWork } = talk()
    const userId = (await seedUser(unitOfWork, 0)).id
    const begun = await useCases.initiateConversation({ userId, goal: 'Java' })
    if (!begun.ok) throw new Error(begun.error.kind)
    const { conversationId, suggestions } = begun.value
    const say = async (message: string) => {
      const said = await useCases.continueConversation({ userId, conversationId, message })
      return said.ok ? said.value : expect.fail(said.error.kind)
    }
    const NAMED = '“Java” can be:\n\n- Java, the programming language\n- Java, the island'
    expect((await say('Is it hard?')).text).toMatch(/^It takes patience.+\n\n“Java” can be:/)
    expect((await say('What is the capital?')).text).toMatch(/^I can’t answer that.+\n\n“Java” can be:/)
    expect(await say('I am a beginner, which ones are there?')).toMatchObject({
      text: expect.stringContaining(NAMED),
      suggestions,
    })
    const chosen = await say(suggestions[0] ?? '')
    expect(chosen.text).not.toContain('can be:')
    expect(chosen.suggestions).toContain('3 hours a week')
  })
})

// Helpers

function suggested(topic: Topic, language: string): readonly string[] {
  const turn = (speaker: Turn['speaker'], text: string): Turn => ({
    id: MessageId(text),
    speaker,
    text,
    at: new Date(0),
  })
  const begun = initiateConversation(ConversationId('talk'), UserId('learner'), turn('learner', 'Kubernetes'))
  const asked = reply(begun, MessageId('Kubernetes'), {
    turn: turn('assistant', 'Well?'),
    facts: {},
    asks: topic,
    asksToProceed: false,
  })
  const conversation: OpenConversation | null = asked.ok ? asked.value : null
  const answers = conversation ? suggestionsFor(conversation, language) : []
  expect(answers).toHaveLength(3)
  return answers
}

function talk() {
  const tutor = makeOfflineTutor({ paceMs: 0 })
  let asked = 0
  const model = {
    ...tutor,
    ask: (...given: Parameters<typeof tutor.ask>) => {
      asked += 1
      return tutor.ask(...given)
    },
  }
  return { ...makeFixture({ model }), calls: () => asked }
}
