import type { Brief } from '../../brief/brief.ts'
import { knownSlots } from '../../brief/read-brief.ts'
import { type Chapter, outlineChapter } from '../../chapters/chapter.ts'
import { priceAt } from '../../chapters/unlock.ts'
import { CHANGE_REQUEST } from '../../conversations/confirmation.ts'
import type { Turn } from '../../conversations/turn.ts'
import { withoutDeclined } from '../../conversations/words.ts'
import { beginDrafting, failDrafting, finishDrafting, type Plan } from '../../plans/plan.ts'
import { planRoom, statedTime } from '../../plans/plan-room.ts'
import type { Adapters, Job, Repositories } from '../../ports/index.ts'
import { ChapterId, err, FAILURE_REASONS, type PlanId, type Result } from '../../shared/index.ts'
import { readFitPlan } from '../../tutoring/gates/readings.ts'
import type { PlanDraft } from '../../tutoring/plan-draft.ts'
import type { PlanTask } from '../../tutoring/task.ts'
import { type GenerationDeps, gatesOf, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import { makeShowOutline } from './show-outline.ts'

type DraftPlanJob = Extract<Job, { kind: 'draft-plan' }>

type Superseded = { readonly kind: 'superseded' }

const GIVEN_UP = FAILURE_REASONS['plan-given-up']

/** Makes the plan that a learner asked for, and its chapters; all locked, the first one free unless an earlier plan had that: see `Plan`. */
export const makeDraftPlan = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>) => {
  /** Applies a move to the plan, unless it is gone or a newer run has it. */
  const movePlan = (
    id: PlanId,
    move: (plan: Plan) => Result<Plan, Superseded>,
    chaptersOf: (plan: Plan) => readonly Chapter[] = () => [],
  ) =>
    deps.unitOfWork.run(async (repositories) => {
      const plan = await repositories.plans.lock(id)
      if (!plan) return err({ kind: 'superseded' })
      const moved = move(plan)
      if (!moved.ok) return moved
      await repositories.plans.save(moved.value)
      const chapters = chaptersOf(plan)
      if (chapters.length > 0) await repositories.chapters.addAll(chapters)
      if (moved.value.generation.kind === 'complete') await notifyOwner(repositories, moved.value)
      return moved
    })

  const notifyOwner = ({ jobs }: Repositories, { id: planId, userId }: Plan) =>
    jobs.enqueue({ kind: 'send-mail', mail: 'plan-ready', planId, userId, mailId: deps.ids.newId() })

  const fail = ({ planId, run }: DraftPlanJob, reason: string) =>
    movePlan(planId, (plan) => failDrafting(plan, run, { reason, at: deps.clock.now() }))

  const finish = ({ planId, run }: DraftPlanJob, draft: PlanDraft) => {
    const { writes: language } = deps.tutor
    const isFree = draft.isFree === true && language !== null
    const outlines = draft.chapters.map((outline) => ({ ...outline, id: ChapterId(deps.ids.newId()) }))
    const chaptersOf = (plan: Plan) =>
      outlines.map((outline, index) =>
        outlineChapter({
          ...outline,
          planId,
          number: index + 1,
          prerequisites: outline.prerequisites.flatMap((place) => outlines[place]?.id ?? []),
          price: priceAt(index + 1, { ...plan, isFree }),
        }),
      )
    // prepared texts are in their own language, whatever the learner writes
    const briefOf = ({ brief }: Plan): Brief => (language === null ? brief : { ...brief, language })
    return movePlan(
      planId,
      (plan) => finishDrafting({ ...plan, brief: briefOf(plan) }, run, { thread: '', ...draft, isFree }),
      chaptersOf,
    )
  }

  const readTurns = async ({ conversationId }: Plan): Promise<readonly Turn[]> => {
    const conversation = await deps.unitOfWork.run(({ conversations }) => conversations.find(conversationId))
    return conversation?.turns ?? []
  }

  const taskOf = (brief: Brief, turns: readonly Turn[]): PlanTask => {
    const now = deps.clock.now()
    const slots = knownSlots(brief, turns.at(-1)?.at ?? now)
    const said = withoutDeclined(turns).filter(({ speaker, text }) => speaker === 'learner' && text !== CHANGE_REQUEST)
    const room = planRoom(statedTime(brief, slots, now))
    return { kind: 'plan', brief, said: said.map(({ text }) => text), room, slots }
  }

  return {
    run: async (job: DraftPlanJob) => {
      const begun = await movePlan(job.planId, (plan) => beginDrafting(plan, job.run))
      if (!begun.ok) return 'done'
      const about = { userId: job.userId, planId: job.planId, chapterId: null }
      const task = taskOf(begun.value.brief, await readTurns(begun.value))
      const read = (answer: string) => readFitPlan(answer, { task, ...gatesOf(deps) })
      const shown = makeShowOutline(deps, { ...job, task })
      const generation = { task, about, read, waits: true, onAttempt: shown.begin }
      const draft = await generateWithRetries(deps, generation).finally(shown.close)
      if (draft.ok) await finish(job, draft.value)
      else if (draft.error.kind === 'generation-failed') await fail(job, draft.error.reason)
      else return draft.error.kind
      return 'done'
    },
    abandon: async (job: DraftPlanJob): Promise<void> => {
      await fail(job, GIVEN_UP)
    },
  }
}
