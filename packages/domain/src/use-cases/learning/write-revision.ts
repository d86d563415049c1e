import { knownSlots } from '../../brief/read-brief.ts'
import { type Chapter, isUnlocked, type LockedChapter } from '../../chapters/chapter.ts'
import { changeOutline, reviseTo } from '../../plans/outline.ts'
import type { Plan } from '../../plans/plan.ts'
import { planRoom, statedTime } from '../../plans/plan-room.ts'
import { awaitingRevision, changesBetween, type RevisedChapter, type Revision } from '../../plans/revision.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job, JobOutcome } from '../../ports/jobs.ts'
import { FAILURE_REASONS } from '../../shared/failure-reasons.ts'
import { ChapterId, type PlanId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { readFitRevision } from '../../tutoring/gates/readings.ts'
import { describeNotDone, isAbout, namesIn, type RevisionProblem } from '../../tutoring/revision/not-done.ts'
import type { RevisionDraft } from '../../tutoring/revision/revision-draft.ts'
import type { ReviseTask } from '../../tutoring/task.ts'
import { type GenerationDeps, gatesOf, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import { type PrepareAhead, prepareNext } from './prepare-next.ts'

type Deps = GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>
type RevisePlanJob = Extract<Job, { kind: 'revise-plan' }>
type OutlineChapterJob = Extract<Job, { kind: 'outline-chapter' }>

const GIVEN_UP = FAILURE_REASONS['revision-given-up']

/** Writes the changes that were asked for in words. Nothing of the plan changes. */
export const makeRevisePlan = (deps: Deps) => {
  const settle = ({ planId, revisionId }: RevisePlanJob, become: (revision: Revision) => Revision) =>
    deps.unitOfWork.run(async ({ plans }) => {
      const plan = await plans.lock(planId)
      const awaited = plan ? awaitingRevision(plan, revisionId) : err({ kind: 'superseded' })
      if (!plan || !awaited.ok) return awaited
      await plans.save({ ...plan, revision: become(awaited.value) })
      return ok(undefined)
    })

  const fail = (job: RevisePlanJob, reason: string, notDone: readonly string[] = []) =>
    settle(job, ({ id, request, version }) => ({ kind: 'failed', id, request, version, reason, notDone }))

  const finish = async (
    job: RevisePlanJob,
    { plan, chapters }: Found,
    draft: RevisionDraft,
    notDone: readonly string[],
  ) => {
    const wanted = idsFor(draft, chapters, () => ChapterId(deps.ids.newId()))
    const changes = changesBetween(chapters, wanted)
    if (changes.length === 0) return fail(job, reasonFor(draft.problems[0], notDone), notDone)
    const tried = changeOutline<never>(plan, chapters, reviseTo(wanted), deps.clock.now())
    if (!tried.ok) return fail(job, FAILURE_REASONS['impossible-changes'], notDone)
    return settle(job, ({ id, request, version }) => ({
      kind: 'ready',
      id,
      request,
      version,
      chapters: wanted,
      changes,
      notDone,
    }))
  }

  return {
    run: async (job: RevisePlanJob): Promise<JobOutcome> => {
      const found = await read(deps, job.planId)
      const awaited = found ? awaitingRevision(found.plan, job.revisionId) : err({ kind: 'superseded' })
      if (!found || !awaited.ok) return 'done'
      const { request } = awaited.value
      const task = taskFor(deps, found, { request })
      const problems: RevisionProblem[] = []
      const draft = await generateWithRetries(deps, {
        task,
        waits: true,
        about: { userId: job.userId, planId: job.planId, chapterId: null },
        read: (answer) => {
          const reading = readFitRevision(answer, { task, ...gatesOf(deps) })
          if (reading.ok) problems.push(...reading.value.problems)
          return reading
        },
      })
      if (draft.ok) await finish(job, found, draft.value, whyNotDone(draft.value, problems, request))
      else if (draft.error.kind === 'generation-failed') await fail(job, draft.error.reason)
      else return draft.error.kind
      return 'done'
    },
    abandon: async (job: RevisePlanJob): Promise<void> => {
      await fail(job, GIVEN_UP)
    },
  }
}

/** Writes what an added chapter teaches, unless its learner has said it, or has unlocked or dropped the chapter meanwhile. */
export const makeOutlineChapter = (deps: Deps & PrepareAhead) => {
  /** `become` may leave the chapter as it is: then it is tried again. */
  const settle = ({ planId, chapterId }: OutlineChapterJob, become: (chapter: LockedChapter) => LockedChapter | null) =>
    deps.unitOfWork.run(async ({ plans, chapters, jobs }): Promise<JobOutcome> => {
      const plan = await plans.lock(planId)
      const chapter = awaitingOutline(await chapters.find(chapterId))
      if (!chapter) return 'done'
      const outlined = become(chapter)
      if (!outlined) return 'try-again'
      await chapters.save(outlined)
      if (plan) await prepareNext(deps, plan, { chapters, jobs })
      return 'done'
    })

  // what its learner has said meanwhile is enough
  const fail = (job: OutlineChapterJob) =>
    settle(job, (chapter) => ({ ...chapter, outlining: chapter.summary === '' ? 'failed' : null }))

  return {
    run: async (job: OutlineChapterJob): Promise<JobOutcome> => {
      const found = await read(deps, job.planId)
      const place = found?.chapters.findIndex(({ id }) => id === job.chapterId) ?? -1
      const asked = awaitingOutline(found?.chapters[place] ?? null)
      if (!found || !asked) return 'done'
      const task = taskFor(deps, found, { added: place })
      const draft = await generateWithRetries(deps, {
        task,
        waits: true,
        about: { userId: job.userId, planId: job.planId, chapterId: null },
        read: (answer) => readFitRevision(answer, { task, ...gatesOf(deps) }),
      })
      if (!draft.ok && draft.error.kind !== 'generation-failed') return draft.error.kind
      const said = draft.ok ? draft.value.chapters.find(({ from, isNew }) => isNew && from === place) : undefined
      if (!said) return fail(job)
      const { summary, objectives, minutes } = said
      return settle(job, (chapter) =>
        // its learner has named it anew: this is about something else
        chapter.title === asked.title
          ? { ...chapter, summary: chapter.summary || summary, objectives, minutes, outlining: null }
          : null,
      )
    },
    abandon: async (job: OutlineChapterJob): Promise<void> => {
      await fail(job)
    },
  }
}

const awaitingOutline = (chapter: Chapter | null): LockedChapter | null =>
  chapter?.kind === 'locked' && chapter.outlining === 'pending' ? chapter : null

type Found = { readonly plan: Plan; readonly chapters: readonly Chapter[] }

const read = ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>, planId: PlanId): Promise<Found | null> =>
  unitOfWork.run(async ({ plans, chapters }) => {
    const plan = await plans.find(planId)
    return plan && { plan, chapters: await chapters.ofPlan(planId) }
  })

function taskFor(
  { clock }: Pick<Adapters, 'clock'>,
  { plan, chapters }: Found,
  wanted: ReviseTask['wanted'],
): ReviseTask {
  const places = new Map(chapters.map(({ id }, place) => [id, place]))
  return {
    kind: 'revise',
    brief: plan.brief,
    planTitle: plan.title,
    thread: plan.thread,
    description: plan.description,
    chapters: chapters.map((chapter) => {
      const { title, summary, objectives, minutes } = chapter
      const prerequisites = chapter.prerequisites.flatMap((id) => places.get(id) ?? [])
      return { title, summary, objectives, minutes, prerequisites, isFixed: isUnlocked(chapter) }
    }),
    wanted,
    room: planRoom(statedTime(plan.brief, knownSlots(plan.brief, plan.createdAt), clock.now())),
  }
}

/** Chapters that are kept keep their ids; what they build on and is still there, too. */
function idsFor(
  { chapters: drafts }: RevisionDraft,
  chapters: readonly Chapter[],
  newId: () => ChapterId,
): readonly RevisedChapter[] {
  const named = drafts.map((draft) => ({
    ...draft,
    id: (draft.from === null ? null : chapters[draft.from]?.id) ?? newId(),
  }))
  return named.map(({ id, title, summary, objectives, minutes, prerequisites, from }) => {
    const now = from === null ? undefined : chapters[from]
    // in the order in which they stood: the same ones are no change
    const needs = new Set(prerequisites.flatMap((place) => named[place]?.id ?? []))
    const kept = (now?.prerequisites ?? []).filter((one) => needs.has(one))
    return { id, title, summary, objectives, minutes, prerequisites: kept }
  })
}

/** Also what an earlier answer would have done: corrected once, a model leaves it out in silence. */
function whyNotDone(draft: RevisionDraft, met: readonly RevisionProblem[], request: string): readonly string[] {
  const titles = new Set(draft.chapters.map(({ title }) => title))
  const isOpen = (problem: RevisionProblem): boolean =>
    namesIn(problem).some((name) => isAbout(request, name)) &&
    (problem.kind !== 'prerequisite-later' || (titles.has(problem.chapter) && titles.has(problem.prerequisite)))
  return describeNotDone([...draft.problems, ...met.filter(isOpen)], draft.notDone)
}

/** In one sentence or two, for clients that show no more. */
function reasonFor(problem: RevisionProblem | undefined, [notDone]: readonly string[]): string {
  if (problem?.kind === 'too-few') return FAILURE_REASONS['too-few-chapters']
  if (notDone !== undefined) return `${notDone} Your plan hasn’t changed.`
  return problem?.kind === 'nothing-said' ? FAILURE_REASONS['nothing-said'] : FAILURE_REASONS['nothing-changes']
}
