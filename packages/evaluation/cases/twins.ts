import { GOALS, type GoalCase, rowsOf } from './goals.ts'

/** What two learners with the same goal say differently, and nothing else. */
export const TWIN_FACTS = ['level', 'time', 'deadline', 'focus'] as const
type TwinFact = (typeof TWIN_FACTS)[number]

export type TwinCase = {
  readonly id: string
  readonly fact: TwinFact
  readonly pair: readonly [GoalCase, GoalCase]
}

/** Language; two levels; little, much and bounded time; two focuses. */
const WORDS = rowsOf('twins.tsv')

/** Of every goal four pairs: its learners just answer, and one fact of theirs differs. */
export const TWINS: readonly TwinCase[] = GOALS.flatMap((goal) => {
  const words = WORDS.find(([language]) => language === goal.language)
  if (!words) throw new Error(`Twins have no words for ${goal.language}.`)
  const [, newcomer = '', versed = '', little = '', much = '', bounded = '', focus = '', otherFocus = ''] = words
  const facts = { level: newcomer, time: little, focus }
  const others: Readonly<Record<TwinFact, GoalCase['facts']>> = {
    level: { ...facts, level: versed },
    time: { ...facts, time: much },
    deadline: { ...facts, time: bounded },
    focus: { ...facts, focus: otherFocus },
  }
  const twin = (said: GoalCase['facts']): GoalCase => ({ ...goal, facts: said, totalMinutes: null, style: 'answers' })
  return TWIN_FACTS.map((fact) => ({ id: `${goal.id}/${fact}`, fact, pair: [twin(facts), twin(others[fact])] }))
})
