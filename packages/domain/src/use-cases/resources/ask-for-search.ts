import type { OpenChapter } from '../../chapters/chapter.ts'
import type { Adapters, ChapterOfUser, Job, Repositories } from '../../ports/index.ts'
import { isAnswered, noteReport, report, requestSearch } from '../../resources/request-search.ts'
import type { ReportReason, ResourceList } from '../../resources/resource-list.ts'
import { err, ok, type ResourceId, type UserId } from '../../shared/index.ts'
import { type OwnChapter, withOpenChapter } from '../learning/change-open-chapter.ts'

/**
 * The job of the search that goes on: the one that was enqueued when it was asked for, so that no second one is beside it. A report
 * begins a search of its own, and has its time.
 */
export function jobOfSearch(
  { chapterId, run, askedAt, resources }: ResourceList,
  own: Omit<ChapterOfUser, 'chapterId'>,
): Job {
  const reported = resources.find(({ report }) => report?.at.getTime() === askedAt.getTime())
  const about = { userId: own.userId, planId: own.planId, chapterId, run }
  return reported ? { kind: 'check-resource', ...about, resourceId: reported.id } : { kind: 'find-resources', ...about }
}

/** Has resources searched for, of a chapter that is held with its plan. A search that goes on is not begun anew. */
export async function enqueueSearch(
  { id: chapterId, planId }: Pick<OpenChapter, 'id' | 'planId'>,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
  { resourceLists, jobs }: Repositories,
): Promise<ResourceList> {
  const before = await resourceLists.find(chapterId)
  const list = requestSearch(before, chapterId, now)
  if (list !== before) await resourceLists.save(list)
  await jobs.enqueue(jobOfSearch(list, { userId, planId }))
  return list
}

type Deps = Pick<Adapters, 'unitOfWork' | 'clock' | 'resourceSearch'>

/** Looks for pages that fit a chapter which an earlier version wrote, or of which too few were found. Free, and safe to repeat. */
export const makeAskForResources =
  ({ unitOfWork, clock, resourceSearch }: Deps) =>
  (own: OwnChapter) =>
    withOpenChapter({ unitOfWork }, own, async ({ chapter }, repositories) => {
      if (resourceSearch.sources.length === 0) return err({ kind: 'resources-off' })
      const { status } = await enqueueSearch(chapter, { userId: own.userId, now: clock.now() }, repositories)
      return ok(status)
    })

type Report = { readonly userId: UserId; readonly resourceId: ResourceId; readonly reason: ReportReason }

/**
 * Takes a learner at their word that a resource is no good: a job looks at it at once, and finds another. Free, and safe to repeat: each
 * reason is looked at once.
 * Where no source is configured it is kept for a later search.
 */
export const makeReportResource =
  ({ unitOfWork, clock, resourceSearch }: Deps) =>
  ({ userId, resourceId, reason }: Report) =>
    unitOfWork.run(async ({ plans, resourceLists, jobs }) => {
      const found = await resourceLists.findByResource(userId, resourceId)
      if (!found) return err({ kind: 'resource-not-found' })
      const { planId } = found
      await plans.lock(planId)
      const { chapterId } = found.list
      const list = await resourceLists.find(chapterId)
      const resource = list?.resources.find(({ id }) => id === resourceId)
      // it was replaced a moment ago
      if (!list || !resource) return err({ kind: 'resource-not-found' })
      if (isAnswered(list, resource, reason)) return ok(list.status)
      if (resourceSearch.sources.length === 0) {
        await resourceLists.save(noteReport(list, resource, reason, clock.now()))
        return ok('off' as const)
      }
      if (list.status === 'searching' && resource.report?.reason === reason) return ok(list.status)
      const reported = report(list, resource, reason, clock.now())
      await resourceLists.save(reported)
      await jobs.enqueue(jobOfSearch(reported, { userId, planId }))
      return ok(reported.status)
    })
