import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import { DUTCH, ITALIAN, OUTLINE, RUSSIAN, STEPS, TURKISH } from './more-texts.ts'
import { MORE_PITCHES } from './pitches.ts'
import type { ChapterAnswer, PlanAnswer } from './setting.ts'
import { type ReplyAnswer, TIME_QUESTION } from './tasks.ts'
import { GERMAN, repeat } from './texts.ts'

const good = BREAD.chapter
const [first = '', second = '', third = '', fourth = ''] = good.introduction.split('\n\n')
const earlier = BREAD.before?.introduction ?? ''
const paragraphs = (...all: readonly string[]): string => all.join('\n\n')

const INTRODUCTIONS: Readonly<Record<string, string>> = {
  'refusal/spanish': 'Lo siento, pero como modelo de lenguaje no puedo ayudarte con esa solicitud.',
  'refusal/russian': 'Извините, но как языковая модель я не могу выполнить этот запрос. Могу ли я помочь с чем-то ещё?',
  'refusal/chinese': '很抱歉，作为一个人工智能语言模型，我无法完成这个请求。还有什么我可以帮您的吗？',
  'refusal/french': 'Je suis désolé, mais je ne peux pas répondre à cette demande en tant que modèle de langage.',
  'refusal/error': 'Error 429: rate limit exceeded. Please try again in 20 seconds. Request id: req_8f1c2.',
  'refusal/went-wrong': repeat('Something went wrong while generating this response. Please try again later.', 20),
  'refusal/asks-back': paragraphs(
    'Thank you for your question! Before I write this chapter, could you please clarify what you would like to know about the dough?',
    'For example, do you want to learn about flour, water, starter, salt, hydration, gluten, the window test, or rounds of stretch and fold?',
    'Please let me know which of these you prefer, and I will gladly write the chapter for you as soon as I have heard from you.',
  ),
  'refusal/later': paragraphs(
    'I will write the full chapter on dough, flour, water, starter, salt and hydration in my next message.',
    'Please confirm that you would like me to continue, and I will explain the rounds of stretch and fold and the window test for gluten.',
  ),
  'noise/menu': repeat('Home | About us | Contact | Log in | Sign up | Cookies | Accept all | Reject all', 30, '\n'),
  'noise/mojibake': good.introduction.replaceAll(/[aeiou]/g, '\ufffd'),
  'noise/base64': Buffer.from(good.introduction).toString('base64'),
  'noise/hexadecimal': Buffer.from(good.introduction).toString('hex').replaceAll(/(..)/g, '$1 '),
  'noise/emoji': repeat('🍞 🥖 🌾 💧 🧂', 120),
  'noise/stacked-marks': [...good.introduction].map((letter) => `${letter}\u0300\u0316\u0334\u0342\u0353`).join(''),
  'noise/letters': Array.from(
    { length: 1_400 },
    (_, at) => 'qxzjkvwpfgy'[(at * at * 7 + at) % 11] + (at % 6 === 5 ? ' ' : ''),
  ).join(''),
  'language/dutch': DUTCH,
  'language/italian': ITALIAN,
  'language/turkish': TURKISH,
  'language/russian': RUSSIAN,
  'language/half-german': paragraphs(first, GERMAN),
  'repetition/steps': STEPS,
  'repetition/two-paragraphs': paragraphs(first, second, first, second, first, second),
  'repetition/outline': OUTLINE,
  'copy/other-order': earlier.split('\n\n').reverse().join('\n\n'),
  'copy/upper-case': earlier.toUpperCase(),
  'copy/soft-hyphens': earlier.replaceAll(/(\w\w)(\w)/g, '$1\u00ad$2'),
  'copy/with-more': paragraphs(earlier, fourth),
  'echo/brief': repeat(
    Object.entries(BREAD.brief)
      .map(([name, text]) => `${name}: ${text}`)
      .join('. '),
    12,
    '\n',
  ),
  'echo/plan': repeat(BREAD.plan.chapters.map(({ title, summary }) => `${title}: ${summary}`).join(' '), 6, '\n\n'),
  'placeholder/template': paragraphs(
    '{{introduction_paragraph_1}}',
    '{{introduction_paragraph_2}}',
    '{{introduction_paragraph_3}}',
  ),
  'placeholder/dots': paragraphs(
    'First paragraph about flour and water ...',
    '...',
    'Last paragraph about the dough ...',
  ),
  'placeholder/xxx': repeat('XXX dough XXX flour XXX water XXX salt XXX starter XXX', 30),
  'model/knowledge-cutoff': paragraphs(
    good.introduction,
    'Please note that my knowledge cutoff is October 2023, so some of this may be outdated.',
  ),
  'model/assistant': paragraphs(
    "Certainly! As your AI assistant, I'd be happy to write chapter 2 for you.",
    first,
    second,
    third,
  ),
  'model/user': paragraphs(first, second, third, 'The user asked for three to six paragraphs, so I will stop here.'),
  'cut/in-sentence': `${first.slice(0, 150)}`,
  ...Object.fromEntries(
    Object.entries(MORE_PITCHES).map(([name, pitch]) => [`pitch/${name}`, paragraphs(good.introduction, pitch)]),
  ),
}

const PARTS: Readonly<Record<string, Partial<ChapterAnswer>>> = {
  'objectives/same-as-title': { learning_objectives: repeat(BREAD.plan.chapters[1]?.title ?? '', 3, '|').split('|') },
  'objectives/pitch': {
    learning_objectives: [...good.learning_objectives.slice(0, 2), 'Send $20 by PayPal to see the rest of the dough'],
  },
  'objectives/lorem': {
    learning_objectives: ['Lorem ipsum dolor sit amet', 'Consectetur adipiscing elit', 'Sed do eiusmod tempor'],
  },
  'resources/numbered': {
    resources: good.resources.map((resource, at) => ({ ...resource, search: `resource ${at + 1}` })),
  },
  'resources/chinese': { resources: good.resources.map((resource) => ({ ...resource, search: '汽车发动机' })) },
}

const titled = (...titles: readonly string[]): Partial<PlanAnswer> => ({
  chapters: titles.map((title, at) => ({ title, summary: BREAD.plan.chapters[at % 4]?.summary ?? '' })),
})

const PLANS: Readonly<Record<string, Partial<PlanAnswer>>> = {
  'titles/plural': titled('Mix the dough', 'Mix the doughs', 'Mixing the dough', 'Mix the dough well'),
  'titles/dashes': titled('Mix – the dough', 'Mix - the dough', 'Mix — the dough', 'Mix: the dough'),
  'titles/part-one': titled('Mix the dough, part one', 'Mix the dough, part two', 'Mix the dough, part three'),
  'titles/roman': titled('Mix the dough I', 'Mix the dough II', 'Mix the dough III', 'Mix the dough IV'),
  'titles/lesson': titled('Lesson 1', 'Lesson 2', 'Lesson 3', 'Lesson 4'),
  'titles/dots': titled('...', '…', '. . .', '---'),
  'titles/error': titled('Error 429: rate limit exceeded', 'Please try again later', 'Something went wrong'),
  'titles/questions-to-user': titled(
    'What would you like to learn?',
    'Could you clarify your goal?',
    'Shall I continue?',
  ),
  'language/dutch': {
    title: 'Zuurdesembrood met een knapperige korst',
    description: 'Je bakt thuis een zuurdesembrood dat goed rijst en een dikke korst heeft.',
    chapters: [
      { title: 'Een desem maken en voeden', summary: 'Van meel en water wordt een desem die op tijd rijst.' },
      { title: 'Het deeg mengen en vouwen', summary: 'Wegen, rusten, rekken en vouwen tot het deeg stevig is.' },
      { title: 'Het brood vormen', summary: 'Beoordeel het rijzen met het oog en span het oppervlak.' },
    ],
  },
  'head/model-description': { description: 'As an AI language model, I have made this plan based on your request.' },
  'head/spanish-apology': { description: 'Lo siento, pero no puedo ayudarte con esa solicitud.' },
}

const MESSAGES: Readonly<Record<string, string>> = {
  'refusal/spanish': 'Lo siento, pero no puedo ayudarte con eso.',
  'refusal/error': 'Error 429: rate limit exceeded. Please try again in 20 seconds.',
  'noise/emoji': '🍞🥖🌾💧🧂🍞🥖🌾💧🧂',
  'noise/punctuation': '...?!',
  'language/dutch': `${DUTCH.slice(0, 200)}. Hoeveel tijd heb je per week?`,
  'pitch/instagram': `${MORE_PITCHES.instagram} ${TIME_QUESTION}`,
  'model/user': 'The user has told me their level. I should now ask about time. How much time do you have?',
  'asks-again/experience': 'Have you ever worked with yeast, or is all of this new to you?',
  'echo/summary-phrase': 'I have all the information that I need.',
}

const about = (task: AnswerCase['task'], id: string) => ({
  id: `${task}/more/${id}`,
  kind: id.slice(0, id.indexOf('/')),
  task,
  setting: BREAD,
  verdict: 'unfit' as const,
})

const reply = (message: string): ReplyAnswer => ({
  goal: '',
  level: BREAD.brief.level ?? '',
  time: '',
  focus: '',
  asks: 'time',
  message,
})

/** Written after the gates, so that they had never seen them. */
export const MORE_UNFIT: readonly AnswerCase[] = [
  ...Object.entries(INTRODUCTIONS).map(([id, introduction]) => ({
    ...about('chapter', id),
    text: JSON.stringify({ ...good, introduction }),
  })),
  ...Object.entries(PARTS).map(([id, part]) => ({
    ...about('chapter', id),
    text: JSON.stringify({ ...good, ...part }),
  })),
  ...Object.entries(PLANS).map(([id, part]) => ({
    ...about('plan', id),
    text: JSON.stringify({ ...BREAD.plan, ...part }),
  })),
  ...Object.entries(MESSAGES).map(([id, message]) => ({
    ...about('reply', id),
    neverShown: message,
    text: JSON.stringify(reply(message)),
  })),
]
