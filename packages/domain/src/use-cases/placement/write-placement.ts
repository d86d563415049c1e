import { isOpen } from '../../conversations/conversation.ts'
import { inRisingOrder, STEPS } from '../../placement/level-reached.ts'
import type { Placement, WritingPlacement } from '../../placement/placement.ts'
import type { Adapters, Job, JobOutcome } from '../../ports/index.ts'
import type { PlacementTask } from '../../tutoring/task.ts'
import { askVerified } from '../learning/write-check.ts'
import { makeWritePart } from '../learning/write-part.ts'
import { type GenerationDeps, gatesOf } from '../tutoring/generate-with-retries.ts'

type WritePlacementJob = Extract<Job, { kind: 'write-placement' }>

/** Writes and verifies the questions of a placement. Where too few hold there is none: the learner says it in words. */
export const makeWritePlacement = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>) => {
  /** Unless it was begun anew, for another goal. */
  const change = (
    { conversationId, placementId }: WritePlacementJob,
    become: (placement: WritingPlacement) => Placement,
  ) =>
    deps.unitOfWork.run(async ({ conversations, placements }) => {
      await conversations.lock(conversationId)
      const placement = await placements.find(conversationId)
      const isAwaited = placement?.kind === 'writing' && placement.id === placementId
      if (isAwaited) await placements.save(become(placement))
      return isAwaited
    })

  const giveUp = (job: WritePlacementJob) =>
    change(job, ({ parts: _, ...placement }) => ({ ...placement, kind: 'unavailable' }))

  return {
    run: async (job: WritePlacementJob): Promise<JobOutcome> => {
      const { userId, conversationId, placementId } = job
      const { placement, conversation } = await deps.unitOfWork.run(async ({ conversations, placements }) => {
        const placement = await placements.find(conversationId)
        return { placement, conversation: placement && (await conversations.find(conversationId)) }
      })
      if (placement?.kind !== 'writing' || placement.id !== placementId) return 'done'
      if (!conversation || !isOpen(conversation)) {
        await giveUp(job)
        return 'done'
      }
      const writePart = makeWritePart(deps, {
        about: { userId, planId: null, chapterId: null },
        kept: placement.parts,
        save: ({ name, task, made, model }) =>
          change(job, (current) => ({
            ...current,
            parts: [...current.parts.filter((part) => part.name !== name), { name, task, made, model }],
          })),
      })
      const verified = await askVerified(writePart, taskFor(placement), gatesOf(deps))
      if (!verified.ok) return verified.error.kind
      const questions = inRisingOrder(verified.value.questions).map((question) => ({
        ...question,
        id: deps.ids.newId(),
      }))
      if (questions.length === 0) await giveUp(job)
      else await change(job, ({ parts: _, ...current }) => ({ ...current, kind: 'ready', questions }))
      return 'done'
    },
    abandon: async (job: WritePlacementJob): Promise<void> => {
      await giveUp(job)
    },
  }
}

const taskFor = ({ brief }: Placement): PlacementTask => ({
  kind: 'placement',
  brief,
  title: brief.goal,
  objectives: STEPS.map(({ words }) => words),
  sections: [],
})
