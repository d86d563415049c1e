import { describe, expect, it } from 'vitest'
import { makeMemoryLanguageDetector } from '../../../testing/memory/language-detector.ts'
import { makeMemoryMarkdown } from '../../../testing/memory/markdown.ts'
import { aReplyAnswer } from '../../../testing/reply-answer.ts'
import { briefOf } from '../../brief/brief.ts'
import { CHANGE_REQUEST } from '../../conversations/confirmation.ts'
import { MessageId } from '../../shared/ids.ts'
import type { ReplyTask } from '../task.ts'
import { readReply, replyToHurry, replyWithoutModel } from './reply-draft.ts'
import { NOTHING_SAID } from './reply-head.ts'

const SUMMARY = /Here’s a summary.+\*\*Goal:\*\* Chess\n.+proceed\?$/s
const ASKS_LEVEL = 'What do you already know about this, or have you tried it before?'

describe('readReply', () => {
  it('should read what was understood, what is asked, the words and what may be answered', () => {
    const answer = {
      ...aReplyAnswer({
        facts: { level: ['new', 'as a Beginner'] },
        asks: 'focus',
        answer: 'Good!',
        question: 'What for?',
      }),
      suggestions: ['My band', 'My band', '', 'x'.repeat(41), 'b', 'c', 'd', 'e'],
    }
    expect(read(answer, { turns: [turn('learner', 'Chess, as a Beginner')] })).toEqual({
      ok: true,
      value: {
        understood: {
          facts: [{ name: 'level', value: 'new', quote: 'as a Beginner' }],
          corrects: [],
          language: 'en',
          answers: null,
        },
        asks: 'focus',
        message: 'Good!\n\nWhat for?',
        suggestions: ['My band', 'b', 'c', 'd'],
      },
    })
  })

  it('should take the language of the page and the words, whatever a small model calls it', () => {
    const languages = makeMemoryLanguageDetector()
    const languageIn = (text: string, code: string) => {
      const asked = task({ turns: [turn('learner', text)], ownLanguage: 'es' })
      const read = readReply(JSON.stringify(aReplyAnswer({ language: code })), asked, markdown, { languages })
      return read.ok ? read.value.understood.language : null
    }
    const spanish = 'Quiero tocar el ukelele en una fiesta y con mis amigos'
    expect([languageIn(spanish, 'en'), languageIn(spanish, 'th'), languageIn('Ukelele', 'en')]).toEqual([
      'es',
      'es',
      'en',
    ])
    expect(languageIn('The dough rests and you wait, and the bread is good', 'en')).toBe('en')
  })

  it('should know a fact by the name of its list', () => {
    const facts = [{ about: 'constraints', value: 'no peanuts', quote: 'no peanuts' }]
    const read = readReply(JSON.stringify({ asks: 'level', question: 'Hi?', facts }), task(), markdown)
    expect(read).toMatchObject({ value: { understood: { facts: [{ name: 'constraint', value: 'no peanuts' }] } } })
  })

  it.each([
    ['a code fence', '```json\n{"asks":"level","question":"Hi?"}\n```'],
    ['a friendly sentence around it', 'Sure! Here you are: {"asks":"level","question":"Hi?"} Anything else?'],
  ])('should read an answer with %s', (_name, answer) => {
    expect(readReply(answer, task(), markdown)).toMatchObject({ ok: true, value: { message: 'Hi?' } })
  })

  it.each([
    ['an object instead of a list', { level: { value: 'new', quote: 'a beginner' } }],
    [
      'values without quotes',
      [
        { about: 'level', value: 'new', quote: 'a beginner' },
        { about: 'format', value: 'read' },
      ],
    ],
    [
      'what is no fact',
      [
        { about: 'level', value: 'new', quote: 'a beginner' },
        'x',
        null,
        { about: 'mood', value: 'good' },
        { about: 'goal' },
      ],
    ],
  ])('should read facts that are %s', (_name, facts) => {
    const answer = { ...aReplyAnswer({ asks: 'time', question: 'How long?' }), facts }
    const [first] = factsOf(read(answer, { turns: [turn('learner', 'I am a beginner')] }))
    expect(first).toEqual({ name: 'level', value: 'new', quote: 'a beginner' })
  })

  it.each([
    ['nothing', ''],
    ['plain words', 'What have you played before?'],
    ['an answer that was cut off', '{"asks":"level","question":"Hi, what do'],
    ['a list', '[1,2]'],
    ['another object', '{"weather":"fine"}'],
    ['the page of a gateway', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['thinking that never ended', '<think>The learner wants'],
  ])('should refuse %s', (_name, answer) => {
    expect(readReply(answer, task(), markdown)).toMatchObject({ ok: false, error: { kind: 'bad-answer' } })
  })

  it('should refuse a summary of the model’s, which would show the buttons', () => {
    const answer = aReplyAnswer({ asks: 'time', answer: 'In summary: chess.', question: 'What about time?' })
    expect(read(answer)).toMatchObject({ ok: false, error: { detail: 'sums-up' } })
  })

  it.each<[string, Partial<ReplyTask>, object]>([
    ['was asked before', { openTopics: ['time', 'focus'] }, { asks: 'level', question: 'Level?' }],
    [
      'the learner has just said',
      { turns: [turn('learner', 'Chess, 2 hours a week')] },
      { asks: 'time', question: 'Time?', facts: { hours_per_week: ['2', '2 hours a week'] } },
    ],
    [
      'the question was said before',
      { turns: [turn('assistant', 'Which level?'), turn('learner', 'Chess')] },
      { asks: 'level', question: 'which LEVEL?' },
    ],
    ['there is no question', {}, { asks: 'level' }],
    ['it does not say what it asks', {}, { question: 'Anything else?' }],
  ])('should ask in words of its own, behind the answer, where %s', (_name, changes, answer) => {
    const draft = read(aReplyAnswer({ answer: 'I see.', ...answer }), changes)
    const [lead, question, ...more] = messageOf(draft).split('\n\n')
    expect([lead, more]).toEqual(['I see.', []])
    expect(question).toMatch(/\?$/)
    expect(question).not.toMatch(/^(?:Level|Time|Anything else)\?$/)
    expect(draft).toMatchObject({ value: { suggestions: [] } })
  })

  it.each<[string, Partial<ReplyTask>, object]>([
    ['nothing is open', { openTopics: [] }, { asks: 'focus', question: 'What for?' }],
    ['the learner wants the plan now', {}, { wants: 'plan-now', asks: 'level', question: 'Level?' }],
    [
      'everything was said at once',
      { turns: [turn('learner', 'I am new to chess. 1 hour a week, for fun')] },
      {
        facts: { level: ['new', 'I am new'], hours_per_week: ['1', '1 hour a week'], outcome: ['for fun', 'for fun'] },
      },
    ],
  ])('should sum up by code when %s, behind what answers the learner', (_name, changes, answer) => {
    const draft = read(aReplyAnswer({ answer: 'Noted.', ...answer }), changes)
    expect(draft).toMatchObject({ value: { asks: 'proceed', suggestions: [] } })
    expect(messageOf(draft)).toMatch(/^Noted\.\n\nHere’s a summary/)
    expect(messageOf(draft)).toMatch(SUMMARY)
  })

  it('should offer times of its own, which have exact values', () => {
    const answer = aReplyAnswer({ asks: 'time', question: 'How long?', suggestions: ['Whenever'] })
    expect(read(answer)).toMatchObject({ value: { suggestions: [] } })
    expect(read({ ...answer, language: 'pl' })).toMatchObject({ value: { suggestions: ['Whenever'] } })
  })

  it('should ask once which of its meanings a goal has', () => {
    const answer = aReplyAnswer({ asks: 'goal', question: 'The language or the game?', suggestions: ['The game'] })
    expect(read(answer)).toMatchObject({ value: { asks: 'goal', message: 'The language or the game?' } })
    expect(read(answer, { asked: 'goal' })).toMatchObject({ value: { asks: 'level', message: ASKS_LEVEL } })
  })

  it('should ask again what got no answer but a question, once', () => {
    const turns = [turn('learner', 'Chess'), turn('assistant', 'Level?'), turn('learner', 'Is it hard?')]
    const answer = aReplyAnswer({
      wants: 'question',
      asks: 'level',
      answer: 'Not at first.',
      question: 'Have you played?',
    })
    const asked = { turns, asked: 'level', openTopics: ['time'] } as const
    expect(read(answer, { ...asked, again: 'level' })).toMatchObject({
      value: { asks: 'level', message: 'Not at first.\n\nHave you played?', understood: { answers: null } },
    })
    expect(read(answer, asked)).toMatchObject({ value: { asks: 'time' } })
  })

  it('should keep words that give no value for the topic that was asked, unless they leave it open', () => {
    const turns = [turn('assistant', 'Time?'), turn('learner', 'when it rains')]
    const asked = { turns, asked: 'time' } as const
    expect(read(aReplyAnswer(), asked)).toMatchObject({ value: { understood: { answers: 'time' } } })
    expect(read(aReplyAnswer({ wants: 'no-preference' }), asked)).toMatchObject({
      value: { understood: { answers: null } },
    })
  })

  it('should take an answer of its own that was pressed at its exact value, whatever a model makes of it', () => {
    const turns = [turn('assistant', 'Zeit?'), turn('learner', '30 Minuten am Tag')]
    const facts = factsOf(read(aReplyAnswer({ facts: { hours_per_week: ['30', '30'] } }), { turns, asked: 'time' }))
    expect(facts.at(-1)).toEqual({ name: 'minutes_per_day', value: '30', quote: '30 Minuten am Tag' })
  })

  it('should ask what to change, and keep what is to be changed until there is something else', () => {
    const changing = { turns: [turn('learner', CHANGE_REQUEST)], changing: true, openTopics: [] }
    expect(read(aReplyAnswer(), changing)).toMatchObject({
      value: { asks: 'change', message: 'What would you like to change?' },
    })
    const named = { turns: [turn('learner', 'my time is wrong')], asked: 'proceed', openTopics: [] } as const
    const asks = aReplyAnswer({ wants: 'change', corrects: ['time'], question: 'How much time is it?' })
    expect(read(asks, named)).toMatchObject({
      value: { asks: 'change', message: 'How much time is it?', understood: { corrects: [] } },
    })
  })

  it('should say nothing where the model declines', () => {
    expect(read(aReplyAnswer({ route: 'unsafe', answer: 'Here is how' }))).toMatchObject({
      value: { route: 'unsafe', message: '' },
    })
  })

  it('should take a language that there is, and no other', () => {
    expect(read(aReplyAnswer({ language: 'de-AT' }))).toMatchObject({ value: { understood: { language: 'de' } } })
    expect(read(aReplyAnswer({ language: 'Klingon' }))).toMatchObject({ value: { understood: { language: null } } })
  })
})

describe('a reply without a model', () => {
  it('should keep the words, and ask the next question in the language of the conversation', () => {
    const turns = [turn('assistant', 'Was weißt du?'), turn('learner', 'ein bisschen')]
    const brief = { ...briefOf('Schach'), language: 'de' }
    const draft = replyWithoutModel(NOTHING_SAID, task({ turns, brief, asked: 'level', openTopics: ['time'] }))
    expect(draft).toMatchObject({
      asks: 'time',
      message: expect.stringContaining('Wie viel Zeit'),
      understood: { answers: 'level' },
    })
  })

  it('should sum up what is known, with the words that got no reply', () => {
    const turns = [turn('assistant', 'Time?'), turn('learner', 'when it rains')]
    expect(replyToHurry(task({ turns, asked: 'time' })).message).toContain('**Time:** when it rains')
  })
})

// Helpers

const markdown = makeMemoryMarkdown()

const turn = (speaker: 'learner' | 'assistant', text: string) => ({
  id: MessageId(text),
  speaker,
  text,
  at: new Date(0),
})

const task = (changes: Partial<ReplyTask> = {}): ReplyTask => ({
  kind: 'reply',
  turns: [turn('learner', 'Chess')],
  brief: briefOf('Chess'),
  openTopics: ['level', 'time', 'focus'],
  again: null,
  changing: false,
  asked: null,
  ...changes,
})

type Read = ReturnType<typeof readReply>

const read = (answer: object, changes: Partial<ReplyTask> = {}): Read =>
  readReply(JSON.stringify(answer), task(changes), markdown)
const messageOf = (draft: Read): string => (draft.ok ? draft.value.message : '')
const factsOf = (draft: Read) => (draft.ok ? draft.value.understood.facts : [])
