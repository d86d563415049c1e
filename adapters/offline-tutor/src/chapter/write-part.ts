import type { RecapTask, SectionDraft, SectionTask } from '@app/domain'
import { waysTo } from '../lessons/general-lessons.ts'
import { isSaidIn, type Lesson } from '../lessons/lesson.ts'
import { aimIn, type DraftedPlan, draftPlan } from '../plan/draft-plan.ts'
import { lessonOf } from './write-chapter.ts'

/** In the shape that the prompts ask other models for. */
export function writeSection(task: SectionTask): SectionDraft {
  const plan = draftPlan(task.brief)
  const lesson = lessonOf(task, plan)
  const objective = task.objectives[task.place] ?? ''
  return lesson.sections[lesson.objectives.indexOf(objective)] ?? wayTo(objective, { task, lesson, plan })
}

export function writeRecap(task: RecapTask) {
  const { keyPoints, practice } = lessonOf(task, draftPlan(task.brief))
  return { key_points: keyPoints, practice: practice.task, done_when: practice.doneWhen }
}

type Context = { readonly task: SectionTask; readonly lesson: Lesson; readonly plan: DraftedPlan }

/** What is promised and no lesson teaches: a way of learning that neither the plan nor an earlier chapter has shown. */
function wayTo(objective: string, { task, lesson, plan: { learner } }: Context): SectionDraft {
  const aim = aimIn(learner)
  const isAim = objective === aim
  // a chapter that is all unknown goes one way from its beginning to its end
  const own = task.objectives.some((one) => lesson.objectives.includes(one)) ? [] : lesson.sections
  const theme = own.length > 0 ? task.title : isAim ? (learner.focus ?? '') : objective
  const others = waysTo(theme, task, isAim).filter(({ heading }) => own.every((section) => section.heading !== heading))
  const unsaid = [...own, ...others].filter(({ body }) => !isSaidIn(body, task))
  const open = task.objectives.filter((one) => one !== aim && !lesson.objectives.includes(one))
  const ways = unsaid.length > 0 ? unsaid : own
  const way = ways[isAim ? 0 : open.indexOf(objective) % ways.length]
  const named = `**${objective.replaceAll('*', '')}**`
  const lead = isAim
    ? // in the words of its objective: a focus such as "every day" comes up in no way of learning
      'Back to your focus.'
    : own.length > 0
      ? `Toward ${named}.`
      : `Your plan promises this as well: ${named}. The demo tutor has no lesson on it, so here’s a way to get there by yourself, with the material below.`
  return { heading: way?.heading ?? objective, body: `${lead}\n\n${way?.body ?? ''}` }
}
