import type { Chapter } from '../src/chapters/chapter.ts'
import type { Plan } from '../src/plans/plan.ts'
import type { ReviseTask, Task } from '../src/tutoring/task.ts'
import { aLockedChapter, newChapterId } from '../testing/index.ts'

/** Each builds on the one before it. */
export const inARow = ({ id }: Plan): readonly Chapter[] => {
  const ids = [newChapterId(), newChapterId(), newChapterId()]
  return ['Starter', 'Dough', 'Oven'].map((title, place) =>
    aLockedChapter(id, place + 1, {
      ...(ids[place] && { id: ids[place] }),
      ...{ title, summary: `All about the ${title}.`, objectives: [`Tell a good ${title}`, `Mend a bad ${title}`] },
      prerequisites: ids.slice(Math.max(0, place - 1), place),
    }),
  )
}

export type Answer = (task: ReviseTask) => string | object

export const revising = (answer: Answer) => (task: Task) => {
  if (task.kind !== 'revise') throw new Error(`A revision was expected, not a ${task.kind}.`)
  const said = answer(task)
  return typeof said === 'string' ? said : JSON.stringify(said)
}
