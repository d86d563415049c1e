import { type AnswerCase, chapterAnswer, kept, planAnswer, replyAnswer } from './answer-case.ts'
import { BREAD, paragraphs, textNamed } from './settings.ts'
import { TIME_QUESTION } from './tasks.ts'

const FEEL = 'Then you know how dough should feel.'
const MESSAGE = paragraphs(FEEL, TIME_QUESTION)

/** The good answers, and what must be kept of them. */
const GOOD = [
  { ...replyAnswer(BREAD, MESSAGE), keeps: [FEEL, TIME_QUESTION] },
  { ...planAnswer(BREAD), keeps: [BREAD.plan.title, ...BREAD.plan.chapters.map(({ title }) => title)] },
  {
    ...chapterAnswer(BREAD),
    keeps: [...BREAD.chapter.introduction.split('\n\n'), ...BREAD.chapter.learning_objectives],
  },
]

const escaped = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]|[a-f]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  )

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)

/** What models put around a good answer, or do to it, without harm. */
const WRAPPINGS: Readonly<Record<string, (good: string, task: string) => string>> = {
  'fence/json': (good) => `\`\`\`json\n${indented(good)}\n\`\`\``,
  'fence/bare': (good) => `\`\`\`\n${good}\n\`\`\``,
  'fence/prose-around': (good) => `Of course!\n\n\`\`\`json\n${good}\n\`\`\`\n\nLet me know if it helps.`,
  'fence/unclosed': (good) => `\`\`\`json\n${good}`,
  'prose/before': (good) => `Sure! Here is what you asked for:\n\n${good}`,
  'prose/behind': (good) => `${good}\n\nI hope this helps!`,
  'prose/braces-before': (good) => `I filled {every field} of the {shape}, as {"asked": "for"} says:\n${good}`,
  'prose/braces-behind': (good) => `${good}\nThe braces {like these} close the object }.`,
  'thinking/tags': (good) => `<think>They want {something}. "Let" me see.</think>\n${good}`,
  'thinking/long-tags': (good) => `<thinking>\n${textNamed('thinking-aloud')}\n</thinking>\n\n${good}`,
  'thinking/draft-inside': (good) =>
    `<think>Maybe {"title": "draft", "message": "draft", "introduction": "draft"}? No.</think>${good}`,
  'thinking/only-closed': (good) => `They want JSON. I will write it now.\n</think>\n\n${good}`,
  'wrapper/result': (good) => `{"result":${good}}`,
  'wrapper/own-name': (good, task) => `{"${task}":${good}}`,
  'wrapper/list': (good) => `[${good}]`,
  'wrapper/more-keys': (good) => `${good.slice(0, -1)},"confidence":0.9,"notes":null,"steps":["read","write"]}`,
  'commas/trailing': (good) => indented(good).replaceAll(/"\n(\s*[}\]])/g, '",\n$1'),
  'strings/raw-newlines': (good) => good.replaceAll('\\n', '\n'),
  'strings/raw-tabs': (good) => good.replaceAll('","', '",\t"').replace('dough', 'dough\t'),
  'strings/escaped': (good) => escaped(good),
  'space/byte-order-mark': (good) => `\ufeff${good}`,
  'space/carriage-returns': (good) => `\r\n\r\n${indented(good).replaceAll('\n', '\r\n')}\r\n`,
  'candidates/note-first': (good) => `{"note":"the answer follows"}\n${good}`,
  'candidates/note-last': (good) => `${good}\n{"note":"that was the answer"}`,
  'candidates/twice': (good) => `${good}\n${good}`,
  'keys/other-order': (good) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(good)).reverse())),
}

/** With raw control characters inside, the tab of `raw-tabs` may become a space. */
const staysIn = (name: string) => (text: string) => name !== 'strings/raw-tabs' || !text.includes('dough')

/** Good answers in odd wrappings, or only at the second try. */
export const READABLE: readonly AnswerCase[] = [
  ...GOOD.flatMap(({ keeps, ...answer }) => [
    ...Object.entries(WRAPPINGS).map(([name, wrap]) => {
      const [id, kind] = [`${answer.task}/readable/${name}`, `readable/${name.slice(0, name.indexOf('/'))}`]
      const wrapped = { ...answer, text: wrap(answer.text, answer.task) }
      return kept(id, kind, 'readable', wrapped, keeps.filter(staysIn(name)))
    }),
    {
      ...kept(`${answer.task}/readable/second-try`, 'readable/second-try', 'readable', answer, keeps),
      text: textNamed('apology'),
      afterwards: answer.text,
    },
  ]),
  kept(
    'reply/readable/shape-forgotten',
    'readable/plain',
    'readable',
    { task: 'reply', setting: BREAD, text: MESSAGE },
    [FEEL, TIME_QUESTION],
  ),
]
