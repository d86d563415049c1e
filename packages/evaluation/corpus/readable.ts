import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import { type ReplyAnswer, TIME_QUESTION } from './tasks.ts'
import { APOLOGY, THINKING_ALOUD } from './texts.ts'

type Task = AnswerCase['task']

const REPLY: ReplyAnswer = {
  goal: '',
  level: BREAD.brief.level ?? '',
  time: '',
  focus: '',
  asks: 'time',
  message: `Then you know how dough should feel.\n\n${TIME_QUESTION}`,
}

const GOOD: Readonly<Record<Task, object>> = { reply: REPLY, plan: BREAD.plan, chapter: BREAD.chapter }

const KEEPS: Readonly<Record<Task, readonly string[]>> = {
  reply: ['Then you know how dough should feel.', TIME_QUESTION],
  plan: [BREAD.plan.title, ...BREAD.plan.chapters.map(({ title }) => title)],
  chapter: [...BREAD.chapter.introduction.split('\n\n'), ...BREAD.chapter.learning_objectives],
}

const escaped = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]|[a-f]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** What models put around a good answer, or do to it, without harm. */
const WRAPPINGS: Readonly<Record<string, (good: object, task: Task) => string>> = {
  'fence/json': (good) => `\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\``,
  'fence/bare': (good) => `\`\`\`\n${JSON.stringify(good)}\n\`\`\``,
  'fence/prose-around': (good) =>
    `Of course!\n\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\n\nLet me know if it helps.`,
  'fence/unclosed': (good) => `\`\`\`json\n${JSON.stringify(good)}`,
  'prose/before': (good) => `Sure! Here is what you asked for:\n\n${JSON.stringify(good)}`,
  'prose/behind': (good) => `${JSON.stringify(good)}\n\nI hope this helps!`,
  'prose/braces-before': (good) =>
    `I filled {every field} of the {shape}, as {"asked": "for"} says:\n${JSON.stringify(good)}`,
  'prose/braces-behind': (good) => `${JSON.stringify(good)}\nThe braces {like these} close the object }.`,
  'thinking/tags': (good) => `<think>They want {something}. "Let" me see.</think>\n${JSON.stringify(good)}`,
  'thinking/long-tags': (good) => `<thinking>\n${THINKING_ALOUD}\n</thinking>\n\n${JSON.stringify(good)}`,
  'thinking/draft-inside': (good) =>
    `<think>Maybe {"title": "draft", "message": "draft", "introduction": "draft"}? No.</think>${JSON.stringify(good)}`,
  'thinking/only-closed': (good) => `They want JSON. I will write it now.\n</think>\n\n${JSON.stringify(good)}`,
  'wrapper/result': (good) => JSON.stringify({ result: good }),
  'wrapper/own-name': (good, task) => JSON.stringify({ [task]: good }),
  'wrapper/list': (good) => JSON.stringify([good]),
  'wrapper/more-keys': (good) => JSON.stringify({ ...good, confidence: 0.9, notes: null, steps: ['read', 'write'] }),
  'commas/trailing': (good) => JSON.stringify(good, null, 2).replaceAll(/"\n(\s*[}\]])/g, '",\n$1'),
  'strings/raw-newlines': (good) => JSON.stringify(good).replaceAll('\\n', '\n'),
  'strings/raw-tabs': (good) => JSON.stringify(good).replaceAll('","', '",\t"').replace('dough', 'dough\t'),
  'strings/escaped': (good) => escaped(JSON.stringify(good)),
  'space/byte-order-mark': (good) => `\ufeff${JSON.stringify(good)}`,
  'space/carriage-returns': (good) => `\r\n\r\n${JSON.stringify(good, null, 2).replaceAll('\n', '\r\n')}\r\n`,
  'candidates/note-first': (good) => `{"note":"the answer follows"}\n${JSON.stringify(good)}`,
  'candidates/note-last': (good) => `${JSON.stringify(good)}\n{"note":"that was the answer"}`,
  'candidates/twice': (good) => `${JSON.stringify(good)}\n${JSON.stringify(good)}`,
  'keys/other-order': (good) => JSON.stringify(Object.fromEntries(Object.entries(good).reverse())),
}

const TASKS: readonly Task[] = ['reply', 'plan', 'chapter']

/** With raw control characters inside, the tab of `raw-tabs` may become a space. */
const keepsOf = (name: string, task: Task): readonly string[] =>
  name === 'strings/raw-tabs' ? KEEPS[task].filter((text) => !text.includes('dough')) : KEEPS[task]

export const READABLE: readonly AnswerCase[] = [
  ...TASKS.flatMap((task) =>
    Object.entries(WRAPPINGS).map(
      ([name, wrap]): AnswerCase => ({
        id: `${task}/readable/${name}`,
        kind: `readable/${name.slice(0, name.indexOf('/'))}`,
        task,
        setting: BREAD,
        verdict: 'readable',
        keeps: keepsOf(name, task),
        text: wrap(GOOD[task], task),
      }),
    ),
  ),
  ...TASKS.map(
    (task): AnswerCase => ({
      id: `${task}/readable/second-try`,
      kind: 'readable/second-try',
      task,
      setting: BREAD,
      verdict: 'readable',
      keeps: KEEPS[task],
      text: APOLOGY,
      afterwards: JSON.stringify(GOOD[task]),
    }),
  ),
  {
    id: 'reply/readable/shape-forgotten',
    kind: 'readable/plain',
    task: 'reply',
    setting: BREAD,
    verdict: 'readable',
    keeps: KEEPS.reply,
    text: REPLY.message,
  },
]
