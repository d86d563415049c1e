import type { PlanDetails } from '@app/contract'

/** A plan as it stands in the personal export, as far as it can be taken back: its outline. */
export const planJson = ({ id, title, description, thread = '', language, chapters }: PlanDetails): string => {
  const outlined = chapters.map(({ id, title, summary, objectives, minutes, prerequisites }) => {
    return { id, title, summary, objectives, minutes, prerequisites }
  })
  const plan = { id, title, description, thread, brief: { language }, chapters: outlined }
  return JSON.stringify({ plans: [plan] }, null, 2)
}
