import { promptFor } from '@app/domain'
import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import { PITCHES } from './pitches.ts'
import type { PlanAnswer } from './setting.ts'
import { planTaskOf } from './tasks.ts'
import { APOLOGY, LONG_APOLOGY, LOREM_IPSUM, THINKING_ALOUD } from './texts.ts'

const good = BREAD.plan
const prompt = promptFor(planTaskOf(BREAD))
const instructions = (prompt.messages[0]?.content ?? '').split(/(?<=[.!?])\s+/)

/** The good plan with these titles for its chapters. */
const titled = (...titles: readonly string[]): Partial<PlanAnswer> => ({
  chapters: titles.map((title, index) => ({ title, summary: good.chapters[index % 4]?.summary ?? '' })),
})

const PLANS: Readonly<Record<string, Partial<PlanAnswer>>> = {
  'titles/equal': titled('Mix the dough', 'Mix the dough', 'Mix the dough', 'Mix the dough'),
  'titles/punctuation': titled(
    'Mix the dough',
    'Mix the dough.',
    'Mix the dough!',
    '"Mix the dough"',
    'Mix the dough …',
  ),
  'titles/soft-hyphens': titled('Mix the dough', 'Mix the dou\u00adgh', 'M\u00adix the dough', 'Mix \u00adthe dough'),
  'titles/zero-width': titled(
    'Mix the dough',
    'Mix the dough\u200b',
    'Mix\u200c the dough',
    '\u2060Mix the dough',
    'Mix the d\ufeffough',
  ),
  'titles/case-and-spaces': titled('Mix the dough', 'MIX THE DOUGH', 'Mix  the  dough', 'mix the\u00a0dough'),
  'titles/full-width': titled('Mix the dough', 'Ｍｉｘ ｔｈｅ ｄｏｕｇｈ', 'Mix the dough', '𝐌𝐢𝐱 𝐭𝐡𝐞 𝐝𝐨𝐮𝐠𝐡'),
  'titles/combining': titled('Mix the dough', 'Mix the dou\u034fgh', 'Mix the dough\ufe0f', 'Mix the\u180e dough'),
  'titles/numbered': titled(
    'Mix the dough',
    'Mix the dough (1)',
    'Mix the dough (2)',
    'Mix the dough (3)',
    'Mix the dough (4)',
  ),
  'titles/markdown': titled(
    'Mix the dough',
    '**Mix the dough**',
    '_Mix the dough_',
    '`Mix the dough`',
    '# Mix the dough',
  ),
  'titles/invisible': titled('\u200b', '\u2800', '\u3164', '\u2060\u2060'),
  'titles/bare-numbers': titled('Chapter 1', 'Chapter 2', 'Chapter 3', 'Chapter 4'),
  'titles/letters': titled('A', 'B', 'C', 'D'),
  'titles/digits': titled('1', '2', '3', '4'),
  'titles/emoji': titled('🍞', '🥖', '🥐', '🥨'),
  'titles/placeholders': titled('[Title of chapter 1]', '[Title of chapter 2]', '[Title of chapter 3]'),
  'titles/template': titled('{{chapter_title}}', '<title>', '%(title)s', 'TBD'),
  'titles/todo': titled('TODO', 'TBD', 'To be determined', 'Placeholder'),
  'titles/addresses': titled('https://example.com/1', 'https://example.com/2', 'www.example.com/3'),
  'titles/lorem': titled(
    'Lorem ipsum dolor',
    'Sit amet consectetur',
    'Adipiscing elit sed',
    'Eiusmod tempor incididunt',
  ),
  'titles/apology': titled(
    "I'm sorry, I can't help with that",
    'As an AI language model',
    'I apologize for the inconvenience',
  ),
  'titles/prompt': titled(...instructions.slice(0, 4)),
  'titles/shape': titled(
    'Title of the chapter, at most ten words, without a number.',
    'What the chapter teaches, in one sentence.',
    '4 to 8 chapters that build on each other.',
  ),
  'titles/other-subject': {
    title: 'How a car engine works',
    description: 'You will understand pistons, belts and oil.',
    chapters: [
      { title: 'Four strokes', summary: 'What the pistons do.' },
      { title: 'Belts and chains', summary: 'How valves open on time.' },
      { title: 'Oil and coolant', summary: 'How heat and dirt are carried away.' },
    ],
  },
  'language/german': {
    title: 'Sauerteigbrot mit knuspriger Kruste',
    description: 'Du backst zu Hause ein Brot, das gut aufgeht und eine dicke Kruste hat.',
    chapters: [
      {
        title: 'Einen Sauerteig ansetzen und füttern',
        summary: 'Aus Mehl und Wasser wird ein Sauerteig, der pünktlich aufgeht.',
      },
      {
        title: 'Den Teig mischen und kräftigen',
        summary: 'Abwiegen, ruhen lassen, dehnen und falten, bis der Kleber hält.',
      },
      {
        title: 'Den Laib gären lassen und formen',
        summary: 'Das Aufgehen beurteilen und dem Laib eine straffe Haut geben.',
      },
    ],
  },
  'language/chinese': {
    title: '在家烤酸面包',
    description: '学完之后，你能在家烤出外皮酥脆的酸面包。',
    chapters: [
      { title: '培养酵种', summary: '用面粉和水培养一罐酵种。' },
      { title: '混合面团', summary: '称重、静置、拉伸和折叠。' },
      { title: '发酵和整形', summary: '用眼睛判断发酵的程度。' },
    ],
  },
  'head/invisible-title': { title: '\u200b\u200b\u2060' },
  'head/apology-title': { title: APOLOGY },
  'head/prompt-title': { title: instructions[0] ?? '' },
  'head/placeholder-title': { title: '[Title of the plan]' },
  'head/shape-title': { title: 'Title of the plan, at most ten words.' },
  'head/apology-description': { description: LONG_APOLOGY },
  'head/lorem-description': { description: LOREM_IPSUM },
  'head/thinking-description': { description: THINKING_ALOUD },
  'pitch/description': { description: PITCHES.paypal ?? '' },
  'pitch/summaries': {
    chapters: good.chapters.map((chapter, index) => ({ ...chapter, summary: Object.values(PITCHES)[index] ?? '' })),
  },
  'pitch/titles': titled(
    'Buy now with code DOUGH50',
    'Subscribe to premium for $9.99 a month',
    'Send $20 by PayPal',
    'Write to me on WhatsApp',
  ),
  'few/none': { chapters: [] },
  'few/one': { chapters: good.chapters.slice(0, 1) },
  'few/two': { chapters: good.chapters.slice(0, 2) },
}

const ANSWERS: Readonly<Record<string, string>> = {
  'no-plan/empty': '',
  'no-plan/empty-object': '{}',
  'no-plan/refusal': APOLOGY,
  'no-plan/list': '["Starter", "Dough", "Loaf"]',
  'no-plan/cut': JSON.stringify(good).slice(0, 260),
  'no-plan/chapter-instead': JSON.stringify(BREAD.chapter),
  'no-plan/no-title': JSON.stringify({ ...good, title: undefined }),
  'no-plan/echo': prompt.messages.map(({ content }) => content).join('\n'),
  'no-plan/schema': JSON.stringify(prompt.shape),
}

const unfit = (id: string, text: string): AnswerCase => ({
  id: `plan/${id}`,
  kind: id.slice(0, id.indexOf('/')),
  task: 'plan',
  setting: BREAD,
  verdict: 'unfit',
  text,
})

export const UNFIT_PLANS: readonly AnswerCase[] = [
  ...Object.entries(PLANS).map(([id, part]) => unfit(id, JSON.stringify({ ...good, ...part }))),
  ...Object.entries(ANSWERS).map(([id, text]) => unfit(id, text)),
]
