import type { OpenChapter } from '../src/chapters/chapter.ts'
import { type ChapterContent, CONTENT_VERSION } from '../src/chapters/content.ts'
import type { Question } from '../src/check/question.ts'

export const someContent = (changes: Partial<ChapterContent> = {}): ChapterContent => ({
  introduction: 'Flour and water, and **patience**.\n\nA starter is alive.',
  learningObjectives: ['Keep a starter alive', 'Tell when it is ripe'],
  curatedResources: [
    {
      link: 'https://en.wikipedia.org/w/index.php?search=sourdough',
      title: 'Sourdough',
      resourceType: 'article',
      justification: 'Explains what lives in the jar.',
    },
  ],
  contentVersion: CONTENT_VERSION,
  sections: [
    { id: 's1', heading: 'Feeding', body: 'Equal weights of `flour` and water, daily.', minutes: 1 },
    { id: 's2', heading: 'Ripeness', body: 'It has doubled, and smells of yoghurt.', minutes: 1 },
  ],
  keyPoints: ['Feed it daily.', 'Look, then smell.', 'Warmth is speed.'],
  practice: { task: 'Feed a starter for three days.', doneWhen: 'It doubles within six hours.' },
  ...changes,
})

export const someQuestion = (changes: Partial<Extract<Question, { kind: 'single' }>> = {}): Question => ({
  id: 'q1',
  kind: 'single',
  prompt: 'What tells that a starter is ripe?',
  objective: 'Tell when it is ripe',
  options: [
    { id: 'a', text: 'It has doubled' },
    { id: 'b', text: 'It is grey' },
    { id: 'c', text: 'It has no smell' },
  ],
  key: 'a',
  explanation: 'It has doubled when the yeast is at its strongest.',
  isVoid: false,
  ...changes,
})

/** What makes a chapter in preparation an open one. */
export const someWriting = (changes: Partial<ChapterContent> = {}): Pick<OpenChapter, 'content' | 'questions'> => ({
  content: someContent(changes),
  questions: [],
})
