import type { Question } from '../src/check/question.ts'
import { readFitQuestions } from '../src/tutoring/questions/fit-questions.ts'
import type { QuestionsTask } from '../src/tutoring/task.ts'
import { aBrief, makeMemoryLanguageDetector, makeMemoryMarkdown } from '../testing/index.ts'

export const TASK: QuestionsTask = {
  kind: 'questions',
  brief: aBrief({ time: null }),
  title: 'A starter of your own',
  objectives: ['Tell when a starter is ripe', 'Feed a starter'],
  sections: [
    {
      heading: 'Ripeness',
      body: 'A starter is ripe when it has doubled. It smells of yoghurt, and it floats on water.',
    },
    {
      heading: 'Feeding',
      body: 'Mix 250 g of flour with 250 g of water, and wait. The inside of a loaf is its crumb.',
    },
  ],
}

export const SINGLE = {
  ...{ kind: 'single', prompt: 'What tells that a starter is ripe?', objective: 1, answer: ['It has doubled'] },
  options: ['It has doubled', 'It is grey all over', 'It has no smell'],
  explanation: 'It has doubled when its yeast is strongest.',
}
export const MULTIPLE = {
  ...{ kind: 'multiple', prompt: 'What does a feeding take?', objective: 2, answer: ['Flour', 'Water'] },
  options: ['Flour', 'Sugar', 'Water', 'Salt'],
  explanation: 'Flour and water are all that it takes.',
}
export const NUMBER = {
  ...{ kind: 'number', prompt: 'How much water goes with equal parts of flour, in grams?', objective: 2, options: [] },
  ...{ answer: ['250 g'], explanation: 'Equal parts are 250 g each.' },
}
export const STEPS = ['Feed it', 'Wait for bubbles', 'See it double']
export const ORDER = {
  ...{ kind: 'order', prompt: 'Put a day of a starter in order.', objective: 2, options: STEPS, answer: STEPS },
  explanation: 'It doubles after the bubbles, which come of feeding.',
}
export const SHORT = {
  ...{ kind: 'short', prompt: 'What is the soft inside of a loaf called?', objective: 1, options: [] },
  ...{ answer: ['crumb', 'the crumb'], explanation: 'Its name is the crumb.' },
}
export const GOOD = [SINGLE, MULTIPLE, NUMBER, ORDER, SHORT]
export const MORE = [
  { ...SHORT, prompt: 'What do bakers call the outside?', answer: ['crust'], explanation: 'It is the crust.' },
]
export const LONGEST = [
  'Which sign is best?',
  'What floats?',
  'Where does the smell come from?',
  'Who lives there?',
].map((prompt, place) => ({
  ...SINGLE,
  prompt,
  objective: (place % 2) + 1,
  options: ['It has doubled', `Grey ${place}`, 'None'],
}))
export const GERMAN = GOOD.map((one, place) => ({
  ...one,
  prompt: `Woran erkennt man bei Frage ${place}, dass der Ansatz heute wirklich reif ist und nicht erst morgen?`,
  explanation: `Das ist so, weil es im Kapitel steht und die Hefe dann am stärksten ist: ${one.answer.join(', ')}.`,
}))

export const fitness = (questions: readonly unknown[], task = TASK, gates: 'enforce' | 'observe' = 'enforce') =>
  readFitQuestions(JSON.stringify({ questions }), {
    task,
    gates,
    markdown: makeMemoryMarkdown(),
    languages: makeMemoryLanguageDetector(),
    writes: null,
  })

export const codesIn = (fit: ReturnType<typeof fitness>): readonly string[] =>
  (fit.ok ? (fit.faults ?? []) : fit.error.faults).map(({ code }) => code)

export const kept = (): readonly Question[] => {
  const fit = fitness(GOOD)
  if (!fit.ok) throw new Error(fit.error.detail)
  return fit.value
}
export const optionText = (one: Question, id: string): string =>
  'options' in one ? (one.options.find((option) => option.id === id)?.text ?? '') : ''

export const textOf = (one: Question | undefined): string => (one?.kind === 'single' ? optionText(one, one.key) : '')
