import type { AnswerCase } from './answer-case.ts'
import type { SubjectSetting } from './subject-setting.ts'
import { CRIME_NOVEL, PESTS, PREVENTION, PROCESSES } from './subjects-near-danger.ts'
import { GERMAN_LESSONS, MATHEMATICS, SONGS, TODO_APP } from './subjects-of-form.ts'
import { APOLOGIES, LANGUAGE_MODELS, PAYMENTS, TYPOGRAPHY } from './subjects-of-words.ts'

const SUBJECTS: readonly SubjectSetting[] = [
  LANGUAGE_MODELS,
  PAYMENTS,
  TYPOGRAPHY,
  APOLOGIES,
  TODO_APP,
  GERMAN_LESSONS,
  SONGS,
  MATHEMATICS,
  PREVENTION,
  CRIME_NOVEL,
  PROCESSES,
  PESTS,
]

/** Plans that keep only the short or bent words of their goal. */
const SHORT_WORDED: readonly AnswerCase[] = [
  shortWorded('sql', 'Write SQL queries for reports', 'SQL from the ground up', [
    ['Tables and keys', 'What a table is, and how SQL finds a row.'],
    ['Ask for what you need', 'Select, filter and sort with SQL.'],
    ['Join and sum up', 'Bring two tables together and count.'],
  ]),
  shortWorded('sewing', 'Sew my own clothes', 'Sewing with a machine', [
    ['Know your machine', 'Thread it, and sew a straight line.'],
    ['Cut and pin', 'Lay a pattern on fabric and cut along it.'],
    ['A first skirt', 'Put the parts together, and finish the hem.'],
  ]),
]

function shortWorded(
  id: string,
  goal: string,
  title: string,
  chapters: readonly (readonly [string, string])[],
): AnswerCase {
  const plan = { title, description: '', chapters: chapters.map(([name, summary]) => ({ title: name, summary })) }
  return {
    id: `plan/subject/${id}`,
    kind: 'subject',
    task: 'plan',
    setting: { ...MATHEMATICS, brief: { ...MATHEMATICS.brief, goal }, plan },
    verdict: 'readable',
    keeps: [title],
    text: JSON.stringify(plan),
  }
}

/** Good plans and chapters that a careless gate would take for unfit ones. */
export const SUBJECT_ANSWERS: readonly AnswerCase[] = SUBJECTS.flatMap((setting): readonly AnswerCase[] => {
  const { id, plan, chapter } = setting
  const about = { kind: 'subject', setting, verdict: 'readable' } as const
  return [
    {
      ...about,
      id: `plan/subject/${id}`,
      task: 'plan',
      keeps: [plan.title, ...plan.chapters.map(({ title }) => title)],
      text: JSON.stringify(plan),
    },
    {
      ...about,
      id: `chapter/subject/${id}`,
      task: 'chapter',
      keeps: chapter.learning_objectives,
      text: JSON.stringify(chapter),
    },
  ]
}).concat(SHORT_WORDED)
