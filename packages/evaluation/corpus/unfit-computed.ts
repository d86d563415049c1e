// Unfit answers that are made from the good ones, from prompts, or by counting. All others are in `unfit/*.md`.
import { promptFor } from '@app/domain'
import type { ChapterAnswer, PlanAnswer } from './answer-case.ts'
import { outlineOf, sectionsIn } from './read-data.ts'
import { BREAD, paragraphs, repeat, textNamed } from './settings.ts'
import { chapterTaskOf, planTaskOf, replyTaskOf } from './tasks.ts'

const { chapter: good, plan, brief } = BREAD
const [first = '', second = '', , fourth = ''] = good.introduction.split('\n\n')
const earlier = BREAD.before?.introduction ?? ''
const [sentence, apology, lorem] = [textNamed('sentence'), textNamed('apology'), textNamed('lorem-ipsum')] as const
const onlyThinking = `<think>${textNamed('thinking-aloud')}`

const replyPrompt = promptFor(replyTaskOf(BREAD))
const planPrompt = promptFor(planTaskOf(BREAD))
const chapterPrompt = promptFor(chapterTaskOf(BREAD))
const lastFrom = (role: string): string =>
  chapterPrompt.messages.findLast((message) => message.role === role)?.content ?? ''
const replyRules = replyPrompt.messages[0]?.content ?? ''
const planRules = (planPrompt.messages[0]?.content ?? '').split(/(?<=[.!?])\s+/)

const numbered = <T>(length: number, line: (index: number) => T): readonly T[] =>
  Array.from({ length }, (_, index) => line(index))

const PITCHES = sectionsIn('unfit/chapters.md').filter(({ name }) => name.startsWith('pitch/'))
const NONSENSE = ['brf', 'zoplin', 'quarg', 'mimble', 'tost', 'vrekkel', 'oonda', 'splith', 'grumf']

const INTRODUCTIONS: Readonly<Record<string, string>> = {
  'placeholder/lorem-inside': paragraphs(good.introduction.slice(0, 300), lorem),
  'apology/policy': `I cannot fulfil this request because it goes against my content policy. ${repeat('I am not able to write about flour, water, starter, salt, dough, gluten, hydration, rounds or the window test.', 8)}`,
  'echo/system-prompt': repeat(lastFrom('system'), 2, ''),
  'echo/user-message': repeat(lastFrom('user'), 2, '\n\n'),
  'echo/schema': JSON.stringify(chapterPrompt.shape, null, 2),
  'repetition/paragraph': repeat(second, 8, '\n\n'),
  'repetition/numbered': numbered(200, (at) => `${at + 1}. ${sentence}`).join('\n'),
  'copy/earlier-chapter': earlier,
  'copy/earlier-chapter-reworded': earlier.replaceAll('jar', 'glass').replaceAll('ripe', 'ready'),
  'subject/gibberish': numbered(260, (at) => NONSENSE[(at * at + 3) % 9]).join(' '),
  'shape/headings-only': numbered(40, (at) => `## Flour and dough, part ${at + 1}`).join('\n\n'),
  'shape/code-only': `\`\`\`\n${repeat('flour water starter salt dough hydration gluten window rounds', 40, '\n')}\n\`\`\``,
  'shape/json-inside': JSON.stringify(good, null, 2),
  'pitch/nothing-else': repeat(PITCHES.map(({ text }) => text).join(' '), 3, '\n\n'),
  'more/noise/mojibake': good.introduction.replaceAll(/[aeiou]/g, '\ufffd'),
  'more/noise/base64': Buffer.from(good.introduction).toString('base64'),
  'more/noise/hexadecimal': Buffer.from(good.introduction).toString('hex').replaceAll(/(..)/g, '$1 '),
  'more/noise/stacked-marks': [...good.introduction]
    .map((letter) => `${letter}\u0300\u0316\u0334\u0342\u0353`)
    .join(''),
  'more/noise/letters': numbered(
    1_400,
    (at) => 'qxzjkvwpfgy'[(at * at * 7 + at) % 11] + (at % 6 === 5 ? ' ' : ''),
  ).join(''),
  'more/language/half-german': paragraphs(first, textNamed('german')),
  'more/repetition/steps': numbered(
    40,
    (at) => `Step ${at + 1}: Mix the flour with the water, add starter and salt, and stretch and fold the dough.`,
  ).join('\n'),
  'more/repetition/two-paragraphs': repeat(paragraphs(first, second), 3, '\n\n'),
  'more/copy/other-order': paragraphs(...earlier.split('\n\n').toReversed()),
  'more/copy/upper-case': earlier.toUpperCase(),
  'more/copy/soft-hyphens': earlier.replaceAll(/(\w\w)(\w)/g, '$1\u00ad$2'),
  'more/copy/with-more': paragraphs(earlier, fourth),
  'more/echo/brief': repeat(
    Object.entries(brief)
      .map(([name, text]) => `${name}: ${text}`)
      .join('. '),
    12,
    '\n',
  ),
  'more/echo/plan': repeat(plan.chapters.map(({ title, summary }) => `${title}: ${summary}`).join(' '), 6, '\n\n'),
  'more/cut/in-sentence': first.slice(0, 150),
}

const OBJECTIVES: Readonly<Record<string, readonly string[]>> = {
  'objectives/apology': [apology, "I'm sorry, I cannot help with that.", 'As an AI, I have no objectives.'],
}

/** What replaces a part of the good chapter. */
export const COMPUTED_CHAPTERS: readonly (readonly [string, Partial<ChapterAnswer>])[] = [
  ...Object.entries(INTRODUCTIONS).map(([name, introduction]) => [name, { introduction }] as const),
  ...Object.entries(OBJECTIVES).map(([name, objectives]) => [name, { learning_objectives: objectives }] as const),
]

/** What replaces a part of the good plan. */
export const COMPUTED_PLANS: Readonly<Record<string, Partial<PlanAnswer>>> = {
  'titles/prompt': {
    chapters: planRules
      .slice(0, 4)
      .map((title, at) => outlineOf({ title, summary: plan.chapters[at]?.summary ?? '' }, at)),
  },
  'head/prompt-title': { title: planRules[0] ?? '' },
  'head/apology-description': { description: textNamed('long-apology') },
  'head/lorem-description': { description: lorem },
  'few/none': { chapters: [] },
  'few/one': { chapters: plan.chapters.slice(0, 1) },
  'few/two': { chapters: plan.chapters.slice(0, 2) },
}

export const COMPUTED_MESSAGES: Readonly<Record<string, string>> = {
  'echo/system-prompt': replyRules,
  'echo/first-rules': replyRules.slice(0, 300),
  'echo/learner': brief.level ?? '',
}

const goodJson = JSON.stringify(good)

/** Whole answers. `neverShown`: words of it by which it would be known in a conversation. */
export const COMPUTED_ANSWERS: readonly {
  readonly id: string
  readonly text: string
  readonly neverShown?: string | undefined
}[] = [
  { id: 'chapter/no-chapter/only-thinking', text: onlyThinking },
  { id: 'chapter/no-chapter/cut-half', text: goodJson.slice(0, goodJson.length / 2) },
  { id: 'chapter/no-chapter/cut-in-resources', text: goodJson.slice(0, -30) },
  { id: 'chapter/no-chapter/plan-instead', text: JSON.stringify(plan) },
  { id: 'plan/no-plan/cut', text: JSON.stringify(plan).slice(0, 260) },
  { id: 'plan/no-plan/chapter-instead', text: goodJson },
  { id: 'plan/no-plan/no-title', text: JSON.stringify({ ...plan, title: undefined }) },
  { id: 'plan/no-plan/echo', text: planPrompt.messages.map(({ content }) => content).join('\n') },
  { id: 'plan/no-plan/schema', text: JSON.stringify(planPrompt.shape) },
  { id: 'reply/no-reply/only-thinking', text: onlyThinking, neverShown: 'the user wants me' },
  { id: 'reply/no-reply/schema', text: JSON.stringify(replyPrompt.shape), neverShown: 'additionalProperties' },
]
