import { type GateMode, type Markdown, readFitChapter, readFitPlan, readReply, type Task } from '@app/domain'

type Gating = { readonly markdown: Markdown; readonly writes: string | null }

/** Whether the product's own gates let an answer through: `checkReply` and `checkMessage`, `checkOutline`, `checkLesson`. */
export function isFitByGates(answer: string, task: Task, { markdown, writes }: Gating): boolean {
  const gates: GateMode = 'enforce'
  if (task.kind === 'reply') return readReply(answer, task, markdown, { writes, gates }).ok
  if (task.kind === 'plan') return readFitPlan(answer, { task, markdown, writes, gates }).ok
  return readFitChapter(answer, { task, markdown, writes, gates }).ok
}
