import {
  briefOf,
  type Markdown,
  MessageId,
  makeReplyStream,
  type ReplyTask,
  readChapter,
  readPlan,
  readReply,
  type Turn,
} from '@app/domain'
import { growsWithSquare } from '@app/testing/growth'
import { describe, expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'

const LENGTH = 10_000
const NOTICEABLE = 100
const PARTS = [
  ...[
    '-',
    'a',
    ' ',
    '\n',
    '\n\n',
    '[',
    ']',
    '(',
    '<',
    '>',
    '> ',
    '1. ',
    '- ',
    '*',
    '_',
    '*a_',
    '`',
    '``` ',
    '~',
    '|',
    '&',
    '#',
  ],
  ...[
    '{',
    '}',
    '"',
    '\\',
    '\\"',
    ':',
    ',',
    '"message":"',
    '<think>',
    '</think>',
    'www.',
    '://',
    'a@',
    'a.b',
    'word ',
    '? ',
  ],
  ...[
    'é',
    '。',
    '漢',
    '😀',
    '\u00ad',
    '\u200b',
    '\u202e',
    '\u0301',
    '[a](b)',
    '[[a](b)](c)',
    '<a href=x>',
    '[a]: b\n',
    '|a|\n|-|\n',
  ],
]

describe('readers of a model’s text', () => {
  it.each(PARTS)('should take linear time for 40,000 characters of %j', (part) => {
    const slow = Object.entries(READERS).filter(([, read]) =>
      growsWithSquare(read, part, { length: LENGTH, noticeable: NOTICEABLE }),
    )
    expect(slow.map(([name]) => name)).toEqual([])
  })
})

// Helpers

const markdown: Markdown = makeMarkdown()

const turn = (speaker: Turn['speaker'], text: string): Turn => ({
  id: MessageId(speaker),
  speaker,
  text,
  at: new Date(0),
})

const task: ReplyTask = {
  kind: 'reply',
  turns: [turn('learner', 'Chess')],
  brief: briefOf('Chess'),
  openTopics: ['level', 'time', 'focus'],
  changing: false,
  asked: null,
}

const READERS: Readonly<Record<string, (text: string) => void>> = {
  'a reply in pieces': (text) => inPieces(JSON.stringify({ asks: 'level', message: text })),
  'the head of a reply in pieces': (text) => inPieces(JSON.stringify({ level: text, asks: 'level', message: 'Hi?' })),
  'anything in pieces': (text) => inPieces(text),
  'a reply': (text) => void readReply(JSON.stringify({ level: text, asks: 'time', message: text }), task, markdown),
  'a reply without its shape': (text) => void readReply(text, task, markdown),
  'a reply to long words': (text) =>
    void readReply(
      '{"asks":"time","level":"x y","message":"Hi?"}',
      {
        ...task,
        asked: 'level',
        turns: [...task.turns, turn('assistant', 'Level?'), turn('learner', text)],
      },
      markdown,
    ),
  'a plan': (text) => void readPlan(JSON.stringify({ title: text, chapters: [text, text, text, text] }), markdown),
  'a chapter': (text) =>
    void readChapter(JSON.stringify({ introduction: text, learning_objectives: [text] }), markdown),
}

function inPieces(answer: string): void {
  const stream = makeReplyStream({ accept: () => true, check: () => [], onUnfit: () => {}, onText: () => {}, markdown })
  for (const character of answer) stream.feed(character)
}
