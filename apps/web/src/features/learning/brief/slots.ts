import { type changeBrief, type InputOf, type LearningBrief, learningFormat } from '@app/contract'

export type Slot = keyof LearningBrief['sources']
type BriefChange = Omit<InputOf<typeof changeBrief>, 'id' | 'version'>

export const slots = [
  'goal',
  'outcome',
  'level',
  'minutes_per_week',
  'deadline',
  'must_have',
  'skip',
  'formats',
  'constraints',
] as const satisfies readonly Slot[]

type Format = LearningBrief['formats'][number]
export type Field = Exclude<Slot, 'minutes_per_week' | 'formats'> | 'hours' | 'minutes' | Format
export type Values = Readonly<Record<Field, string>>

/** A whole brief as its controls show it; the form of one slot uses its own. */
export function valuesOf(brief: LearningBrief): Values {
  const time = brief.minutes_per_week
  const formats = learningFormat.options.map((format) => [format, brief.formats.includes(format) ? 'on' : ''])
  return {
    goal: brief.goal,
    outcome: brief.outcome ?? '',
    level: brief.level ?? '',
    hours: time === null ? '' : String(Math.floor(time / 60)),
    minutes: time === null ? '' : String(time % 60),
    deadline: brief.deadline ?? '',
    must_have: brief.must_have.join('\n'),
    skip: brief.skip.join('\n'),
    constraints: brief.constraints?.join('\n') ?? '',
    ...(Object.fromEntries(formats) as Record<Format, string>), // one entry of each
  }
}

/** What is sent of one slot; what its controls leave empty is taken back. */
export function changeOf(slot: Slot, values: Values): BriefChange {
  switch (slot) {
    case 'goal':
      return { goal: values.goal }
    case 'outcome':
      return { outcome: values.outcome.trim() || null }
    case 'level':
      return { level: (values.level || null) as LearningBrief['level'] } // its radio buttons have no other value
    case 'minutes_per_week':
      return { minutes_per_week: minutesIn(values) }
    case 'deadline':
      return { deadline: values.deadline || null }
    case 'must_have':
    case 'skip':
    case 'constraints':
      return { [slot]: linesOf(values[slot]) }
    case 'formats':
      return { formats: learningFormat.options.filter((format) => values[format] !== '') }
  }
}

/** NaN where letters were typed. */
function minutesIn({ hours, minutes }: Values): number | null {
  if (hours.trim() === '' && minutes.trim() === '') return null
  return Math.round(numberIn(hours) * 60 + numberIn(minutes))
}

const numberIn = (text: string): number => Number(text.trim().replace(',', '.'))

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Whether a slot says the same in both. */
export const isSame = (slot: Slot, one: LearningBrief, other: LearningBrief): boolean =>
  JSON.stringify(one[slot]) === JSON.stringify(other[slot])
