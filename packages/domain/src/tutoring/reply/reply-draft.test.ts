import { describe, expect, it } from 'vitest'
import { makeMemoryMarkdown } from '../../../testing/memory/markdown.ts'
import { briefOf } from '../../conversations/brief.ts'
import { MessageId } from '../../shared/ids.ts'
import type { ReplyTask } from '../task.ts'
import { readReply } from './reply-draft.ts'

describe('readReply', () => {
  it('should read what was stated, what is asked and the message', () => {
    const answer = JSON.stringify({
      goal: '',
      level: 'beginner',
      time: '',
      focus: '',
      asks: 'time',
      message: 'How long?',
    })
    const turns = [turn('learner', 'Chess, as a Beginner')]
    expect(readReply(answer, task({ turns }), markdown)).toEqual({
      ok: true,
      value: { facts: { level: 'beginner' }, asks: 'time', message: 'How long?' },
    })
  })

  it.each([
    ['a code fence', '```json\n{"asks":"level","message":"Hi?"}\n```'],
    ['a friendly sentence around it', 'Sure! Here you are: {"asks":"level","message":"Hi?"} Anything else?'],
  ])('should read an answer with %s', (_name, answer) => {
    expect(readReply(answer, task(), markdown)).toMatchObject({ ok: true, value: { message: 'Hi?' } })
  })

  it('should take plain words of a model that forgot the shape', () => {
    expect(readReply('What have you played before?', task(), markdown)).toMatchObject({
      ok: true,
      value: { asks: 'level', message: 'What have you played before?' },
    })
  })

  it('should take for its topic what such words ask about', () => {
    const read = readReply('How much time do you have?', task(), markdown)
    expect(read).toMatchObject({ ok: true, value: { asks: 'time' } })
  })

  it.each([
    ['nothing', ''],
    ['an answer that was cut off', '{"asks":"level","message":"Hi, what do'],
    ['an answer without a message', '{"asks":"level"}'],
    ['a blank message', '{"asks":"level","message":"  "}'],
    ['a list', '[1,2]'],
    ['the page of a gateway', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['thinking that never ended', '<think>The learner wants'],
  ])('should refuse %s', (_name, answer) => {
    expect(readReply(answer, task(), markdown)).toMatchObject({ ok: false, error: { kind: 'bad-answer' } })
  })

  it.each([
    ['what was asked before', { openTopics: ['time', 'focus'] as const }, { asks: 'level' }],
    [
      'what the same answer says that the learner reported',
      { turns: [turn('learner', 'I am a beginner')] },
      { level: 'a beginner', asks: 'level' },
    ],
  ])('should refuse a question about %s', (_name, changes, answer) => {
    const read = readReply(JSON.stringify({ ...answer, message: 'Once more?' }), task(changes), markdown)
    expect(read).toMatchObject({ ok: false, error: { detail: 'asks-again' } })
  })

  it.each([
    ['nothing is open', { openTopics: [] }, { asks: 'focus', message: 'What for?' }],
    [
      'the model proceeds',
      { asked: 'level' as const },
      { asks: 'proceed', message: 'Goal: an invented one. Correct?' },
    ],
    [
      'the learner is in a hurry',
      { turns: [turn('learner', 'Chess. Just make the plan!')] },
      { asks: 'level', message: 'Level?' },
    ],
  ])('should sum up by code when %s', (_name, changes, answer) => {
    expect(readReply(JSON.stringify(answer), task(changes), markdown)).toMatchObject({
      ok: true,
      value: {
        asks: 'proceed',
        message: expect.stringMatching(/^Here’s a summary.+\*\*Goal:\*\* Chess\n.+proceed\?$/s),
      },
    })
  })

  it('should ask by code when a model sums up before anything was asked', () => {
    const read = readReply('{"asks":"proceed","message":"A summary."}', task(), markdown)
    expect(read).toMatchObject({
      value: { asks: 'level', message: expect.stringMatching(/^What do you already know/) },
    })
  })

  it('should answer a question before it sums up', () => {
    const turns = [turn('learner', 'Chess'), turn('assistant', 'What for?'), turn('learner', 'Is it hard?')]
    const read = readReply('{"asks":"proceed","message":"Not at first."}', task({ turns, openTopics: [] }), markdown)
    expect(read).toMatchObject({ value: { message: expect.stringMatching(/^Not at first\.\n\nHere’s a summary/) } })
  })

  it('should ask nothing on the way to the summary', () => {
    const turns = [turn('learner', 'Chess'), turn('assistant', 'What for?'), turn('learner', 'Is it hard?')]
    const message = 'Not at first. Tell me, how far have you come until now?'
    const read = readReply(JSON.stringify({ asks: 'proceed', message }), task({ turns, openTopics: [] }), markdown)
    expect(read).toMatchObject({ value: { message: expect.stringMatching(/^Not at first\.\n\nHere’s a summary/) } })
  })

  it('should say which button makes the plan when a yes is typed', () => {
    const read = readReply('{"asks":"proceed","message":""}', revising('yes'), markdown)
    expect(read).toMatchObject({ value: { message: expect.stringMatching(/^Choose “Yes, Proceed”/) } })
  })

  it('should ask what takes the place of a part that is named, and keep its name for no fact', () => {
    const asked = { asks: 'change', message: 'Level: what should it say instead?', facts: {} }
    const answer = JSON.stringify({ level: 'Level', asks: 'proceed', message: '' })
    expect(readReply(answer, revising('Level'), markdown)).toMatchObject({ value: asked })
  })

  it('should ask what to change when a no is typed', () => {
    const read = readReply('{"asks":"proceed","message":""}', revising('No.'), markdown)
    expect(read).toMatchObject({ value: { asks: 'change', message: 'What would you like to change?' } })
  })

  it.each([['sums up instead of asking', 'Summary: chess, beginner. What about time?', 'sums-up']])(
    'should refuse a message that %s',
    (_name, message, detail) => {
      const read = readReply(JSON.stringify({ asks: 'time', message }), task(), markdown)
      expect(read).toMatchObject({ ok: false, error: { detail } })
    },
  )

  it('should refuse a message that was said before, whatever its punctuation', () => {
    const turns = [turn('learner', 'Chess'), turn('assistant', 'What is your level?'), turn('learner', 'hm')]
    const read = readReply('{"asks":"time","message":"what is **your** level?"}', task({ turns }), markdown)
    expect(read).toMatchObject({ ok: false, error: { detail: expect.stringContaining('says-the-same') } })
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

const revising = (words: string) =>
  task({
    turns: [turn('learner', 'Chess'), turn('assistant', 'A summary. Proceed?'), turn('learner', words)],
    openTopics: [],
    asked: 'proceed',
  })

const task = (changes: Partial<ReplyTask> = {}): ReplyTask => ({
  kind: 'reply',
  turns: [turn('learner', 'Chess')],
  brief: briefOf('Chess'),
  openTopics: ['level', 'time', 'focus'],
  changing: false,
  asked: null,
  ...changes,
})
