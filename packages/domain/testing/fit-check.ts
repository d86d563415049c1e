import type { QuestionsTask, SolveTask } from '../src/tutoring/task.ts'

/** The right option and the wrong ones of each question: no two questions share a word. */
const OPTIONS = [
  ['Slow practice', 'A great deal of force', 'Nothing but luck'],
  ['One sharp pencil', 'Twenty blunt crayons', 'The newest computer'],
  ['Their own mistakes', 'Somebody else who hurries', 'Loud music outside'],
  ['Warm water', 'Thick black paint', 'Frozen orange juice'],
  ['Careful counting', 'Guessing while asleep', 'Throwing coins away'],
  ['Fresh bread', 'Stale biscuits', 'Empty wooden plates'],
] as const

const RIGHT = new Set<string>(OPTIONS.map(([right]) => right))

/** Questions that every gate lets through, the first of them about each objective. */
export const aFitQuestionsAnswer = ({
  objectives,
  replace,
  besides,
}: Pick<QuestionsTask, 'objectives' | 'replace'> & { readonly besides?: unknown }) => ({
  questions: OPTIONS.slice(0, replace?.refuted.length ?? Math.max(4, objectives.length)).map((options, place) => ({
    kind: 'single',
    prompt: `${place + 1}. What does a learner want ${besides ? 'most' : 'first'}, to reach this: ${objectives[place % objectives.length]}?`,
    options: [...options],
    answer: [options[0]],
    explanation: `${options[0]} comes first, as the sections say.`,
    misconceptions: options.slice(1).map((option) => `${option} looks easier, and leads nowhere.`),
    objective: replace?.refuted[place]?.objective ?? (place % objectives.length) + 1,
  })),
})

type Asked = { readonly questions: readonly Pick<SolveTask['questions'][number], 'options'>[] }

/** The right answers to those questions. */
export const aFitSolutionAnswer = ({ questions }: Asked) => ({
  answers: questions.map(({ options }, place) => {
    const right = options.findIndex((option) => RIGHT.has(option))
    return { question: place + 1, answer: ['ABCDEFGHIJ'[right] ?? ''] }
  }),
})
