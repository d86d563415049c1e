import type { AnswerCase } from './answer-case.ts'
import type { SubjectSetting } from './subject-setting.ts'
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
]

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
})
