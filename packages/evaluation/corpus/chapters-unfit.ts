import { promptFor } from '@app/domain'
import type { AnswerCase } from './answer-case.ts'
import { BREAD } from './bread.ts'
import { PITCHES } from './pitches.ts'
import type { ChapterAnswer } from './setting.ts'
import { chapterTaskOf } from './tasks.ts'
import {
  APOLOGY,
  CHINESE,
  ENGINES,
  FRENCH,
  GERMAN,
  GIBBERISH,
  LONG_APOLOGY,
  LOREM_IPSUM,
  repeat,
  SENTENCE,
  THINKING_ALOUD,
} from './texts.ts'

const good = BREAD.chapter
const prompt = promptFor(chapterTaskOf(BREAD))
const said = (role: string): string => prompt.messages.findLast((message) => message.role === role)?.content ?? ''
const asMarkdown = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n')

/** Each stands where the introduction should: objectives and resources are good. */
const INTRODUCTIONS: Readonly<Record<string, string>> = {
  'blank/zero-width-spaces': repeat('\u200b', 900, ''),
  'blank/hangul-fillers': repeat('\u3164', 600, ''),
  'blank/braille-blanks': repeat('\u2800', 600, ' '),
  'blank/no-break-entities': repeat('&nbsp;', 300),
  'blank/tag-characters': repeat('\u{e0041}\u{e0062}', 300, ''),
  'blank/soft-hyphens': repeat('\u00ad', 700, ''),
  'blank/zero-width-entities': repeat('&#8203;&ZeroWidthSpace;', 200),
  'blank/html-comments': repeat('<!-- the chapter comes here -->', 60),
  'blank/punctuation': repeat('. . . — … !', 120),
  'short/intro': 'Intro.',
  'short/word': 'Dough',
  'short/sentence': SENTENCE,
  'short/see-above': 'See the summary above. This chapter covers everything about the dough.',
  'placeholder/todo': repeat('TODO: write this section about flour, water and dough.', 30),
  'placeholder/brackets': asMarkdown(
    '[Insert introduction here: explain flour, water, starter and salt]',
    '[Paragraph 2: describe how to stretch and fold the dough in rounds]',
    '[Paragraph 3: explain the window test for gluten, hydration of 70 percent]',
    '[Your conclusion goes here]',
  ),
  'placeholder/lorem': LOREM_IPSUM,
  'placeholder/lorem-inside': asMarkdown(good.introduction.slice(0, 300), LOREM_IPSUM),
  'apology/short': APOLOGY,
  'apology/long': LONG_APOLOGY,
  'apology/german': asMarkdown(
    'Es tut mir leid, aber als KI-Sprachmodell kann ich dieses Kapitel nicht schreiben.',
    'Ich bitte um Verständnis. Kann ich Ihnen sonst noch bei etwas behilflich sein?',
  ),
  'apology/japanese':
    '申し訳ありませんが、AI言語モデルとして、その章を書くことはできません。他にお手伝いできることはありますか。',
  'apology/policy': `I cannot fulfil this request because it goes against my content policy. ${repeat('I am not able to write about flour, water, starter, salt, dough, gluten, hydration, rounds or the window test.', 8)}`,
  'apology/then-content': asMarkdown('As an AI language model, I cannot bake bread myself.', good.introduction),
  'echo/system-prompt': said('system') + said('system'),
  'echo/user-message': repeat(said('user'), 2, '\n\n'),
  'echo/schema': JSON.stringify(prompt.shape, null, 2),
  'echo/descriptions': repeat(
    'Three to six paragraphs that teach the core of the chapter, in Markdown without headings. What the learner can do after the chapter, beginning with a verb.',
    6,
  ),
  'language/german': GERMAN,
  'language/chinese': CHINESE,
  'language/french': FRENCH,
  'repetition/sentence': repeat(SENTENCE, 500),
  'repetition/word': repeat('dough', 500),
  'repetition/two-sentences': repeat(`${SENTENCE} Stretch and fold the wet dough in three rounds.`, 100),
  'repetition/paragraph': repeat(good.introduction.split('\n\n')[1] ?? '', 8, '\n\n'),
  'repetition/numbered': Array.from({ length: 200 }, (_, index) => `${index + 1}. ${SENTENCE}`).join('\n'),
  'copy/earlier-chapter': BREAD.before?.introduction ?? '',
  'copy/earlier-chapter-reworded': (BREAD.before?.introduction ?? '')
    .replaceAll('jar', 'glass')
    .replaceAll('ripe', 'ready'),
  'subject/engines': ENGINES,
  'subject/gibberish': GIBBERISH,
  'model/thinking-aloud': THINKING_ALOUD,
  'model/as-an-ai': asMarkdown(
    good.introduction,
    'As a large language model trained by its makers, I have no hands, so please verify this.',
  ),
  'shape/headings-only': Array.from({ length: 40 }, (_, index) => `## Flour and dough, part ${index + 1}`).join('\n\n'),
  'shape/code-only': `\`\`\`\n${repeat('flour water starter salt dough hydration gluten window rounds', 40, '\n')}\n\`\`\``,
  'shape/json-inside': JSON.stringify(good, null, 2),
  ...Object.fromEntries(
    Object.entries(PITCHES).map(([name, pitch]) => [`pitch/${name}`, asMarkdown(good.introduction, pitch)]),
  ),
  'pitch/nothing-else': repeat(Object.values(PITCHES).join(' '), 3, '\n\n'),
}

const OTHER_SEARCHES = ['celebrity gossip today', 'forex trading signals', 'pandas dataframe merge']

/** Other parts of a chapter that make it unfit, each beside good ones. */
const PARTS: Readonly<Record<string, Partial<ChapterAnswer>>> = {
  'objectives/equal': { learning_objectives: repeat('Check the gluten of a dough', 4, '|').split('|') },
  'objectives/near-equal': {
    learning_objectives: [
      'Check the gluten of a dough',
      'Check the gluten of a dough!',
      'Check the glu\u00adten of a dough',
      'check the gluten  of a dough\u200b.',
    ],
  },
  'objectives/invisible': { learning_objectives: ['\u200b', '\u3164\u3164', '\u2800'] },
  'objectives/one-word': { learning_objectives: ['Learn', 'Know', 'Understand'] },
  'objectives/placeholder': { learning_objectives: ['[Objective 1]', '[Objective 2]', '[Objective 3]'] },
  'objectives/other-subject': {
    learning_objectives: [
      'Replace the timing belt of an engine',
      'Read an oil dipstick',
      'Flush the coolant of a radiator',
    ],
  },
  'objectives/apology': {
    learning_objectives: [APOLOGY, "I'm sorry, I cannot help with that.", 'As an AI, I have no objectives.'],
  },
  'objectives/german': {
    learning_objectives: [
      'Mehl, Wasser und Salz genau abwiegen',
      'Den Teig in drei Runden dehnen und falten',
      'Das Klebereiweiß mit dem Fenstertest prüfen',
    ],
  },
  'resources/other-subject': {
    resources: good.resources.map((resource, index) => ({ ...resource, search: OTHER_SEARCHES[index] ?? '' })),
  },
  'resources/invisible': { resources: good.resources.map((resource) => ({ ...resource, search: '\u200b\u200b' })) },
  'resources/placeholder': { resources: good.resources.map((resource) => ({ ...resource, search: '[search words]' })) },
}

/** Whole answers that hold no chapter. */
const ANSWERS: Readonly<Record<string, string>> = {
  'no-chapter/empty': '',
  'no-chapter/spaces': ' \n\t ',
  'no-chapter/empty-object': '{}',
  'no-chapter/null': 'null',
  'no-chapter/wrong-keys': '{"weather":"fine"}',
  'no-chapter/nulls': '{"introduction":null,"learning_objectives":null,"resources":null}',
  'no-chapter/numbers': '{"introduction":42,"learning_objectives":[1,2,3],"resources":[4,5,6]}',
  'no-chapter/refusal': APOLOGY,
  'no-chapter/gateway': '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  'no-chapter/only-thinking': `<think>${THINKING_ALOUD}`,
  'no-chapter/cut-half': JSON.stringify(good).slice(0, JSON.stringify(good).length / 2),
  'no-chapter/cut-in-resources': JSON.stringify(good).slice(0, -30),
  'no-chapter/plan-instead': JSON.stringify(BREAD.plan),
}

const unfit = (id: string, text: string): AnswerCase => ({
  id: `chapter/${id}`,
  kind: id.slice(0, id.indexOf('/')),
  task: 'chapter',
  setting: BREAD,
  verdict: 'unfit',
  text,
})

export const UNFIT_CHAPTERS: readonly AnswerCase[] = [
  ...Object.entries(INTRODUCTIONS).map(([id, introduction]) => unfit(id, JSON.stringify({ ...good, introduction }))),
  ...Object.entries(PARTS).map(([id, part]) => unfit(id, JSON.stringify({ ...good, ...part }))),
  ...Object.entries(ANSWERS).map(([id, text]) => unfit(id, text)),
]
