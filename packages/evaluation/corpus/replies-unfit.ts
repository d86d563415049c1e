import { promptFor } from '@app/domain'
import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import { PITCHES } from './pitches.ts'
import { type ReplyAnswer, replyTaskOf, TIME_QUESTION } from './tasks.ts'
import { APOLOGY, CHINESE, GERMAN, LONG_APOLOGY, LOREM_IPSUM, repeat, SENTENCE, THINKING_ALOUD } from './texts.ts'

const prompt = promptFor(replyTaskOf(BREAD))
const system = prompt.messages[0]?.content ?? ''

const MESSAGES: Readonly<Record<string, string>> = {
  'blank/zero-width': repeat('\u200b', 80, ''),
  'blank/braille': repeat('\u2800', 40, ' '),
  'blank/entities': repeat('&nbsp;', 40),
  'short/dot': '.',
  'echo/system-prompt': system,
  'echo/first-rules': system.slice(0, 300),
  'echo/learner': BREAD.brief.level ?? '',
  'apology/short': APOLOGY,
  'apology/long': LONG_APOLOGY,
  'placeholder/lorem': LOREM_IPSUM,
  'placeholder/brackets': '[Ask the learner about their time here]',
  'repetition/sentence': repeat(SENTENCE, 60),
  'language/german': GERMAN.slice(0, 400),
  'language/chinese': CHINESE.slice(0, 120),
  'pitch/paypal': `${PITCHES.paypal} ${TIME_QUESTION}`,
  'pitch/messenger': `${PITCHES.messenger} ${TIME_QUESTION}`,
  'model/as-an-ai': 'As an AI language model I have no time myself. How much time can you give it each week?',
  'model/thinking-aloud': THINKING_ALOUD,
  'model/json-in-words': '{"goal":"","level":"beginner","asks":"time","message":"How much time do you have?"}',
  'asks-again/same': 'What have you baked before?',
  'asks-again/other-words': 'Before we go on: which breads have you made so far?',
  'asks-again/level-by-name': 'What is your current level of experience with baking?',
  'asks-again/two-at-once': 'How experienced are you, how much time do you have, and what matters most to you?',
  'confirms-too-early/correct': 'You are a beginner and have two evenings a week. Is that correct?',
  'confirms-too-early/proceed': 'Lovely! Shall I proceed?',
}

const ANSWERS: Readonly<Record<string, { readonly text: string; readonly neverShown: string }>> = {
  'no-reply/empty-object': { text: '{}', neverShown: '{}' },
  'no-reply/gateway': { text: '<html><body><h1>502 Bad Gateway</h1></body></html>', neverShown: '502' },
  'no-reply/only-thinking': { text: `<think>${THINKING_ALOUD}`, neverShown: 'the user wants me' },
  'no-reply/schema': { text: JSON.stringify(prompt.shape), neverShown: 'additionalProperties' },
  'no-reply/cut': { text: '{"goal":"","level":"I have bak', neverShown: 'bak"' },
}

const reply = (message: string): ReplyAnswer => ({
  goal: '',
  level: BREAD.brief.level ?? '',
  time: '',
  focus: '',
  asks: 'time',
  message,
})

const unfit = (id: string, text: string, neverShown: string): AnswerCase => ({
  id: `reply/${id}`,
  kind: id.slice(0, id.indexOf('/')),
  task: 'reply',
  setting: BREAD,
  verdict: 'unfit',
  neverShown,
  text,
})

export const UNFIT_REPLIES: readonly AnswerCase[] = [
  ...Object.entries(MESSAGES).map(([id, message]) => unfit(id, JSON.stringify(reply(message)), message)),
  ...Object.entries(ANSWERS).map(([id, { text, neverShown }]) => unfit(id, text, neverShown)),
]
