import { after, type ChapterId, HOUR } from '../shared/index.ts'
import { GONE_AFTER } from './link.ts'
import { MAX_REFUSED, type ReportReason, type Resource, type ResourceList } from './resource-list.ts'

/** Asks for a search. What is there stays meanwhile. A search that goes on is not asked for again. */
export function requestSearch(list: ResourceList | null, chapterId: ChapterId, now: Date): ResourceList {
  if (list?.status === 'searching') return list
  return searchAgain(list ?? { chapterId, run: 0, settledAt: null, resources: [], refused: [] }, now)
}

/** The same, with another run: one that goes on no longer counts. */
const searchAgain = (list: Omit<ResourceList, 'status' | 'askedAt'>, now: Date): ResourceList => ({
  ...list,
  status: 'searching',
  run: list.run + 1,
  askedAt: now,
})

const MAX_PAUSE = 24 * HOUR

/** When a list that was unreachable is searched again by itself: each search waits twice as long as the one before, a day at most. */
export const searchAgainAt = ({ run, askedAt }: Pick<ResourceList, 'run' | 'askedAt'>): Date =>
  after(askedAt, Math.min(2 ** (run - 1) * HOUR, MAX_PAUSE))

/** Has a search look at what its learner says of a resource. */
export const report = (list: ResourceList, reported: Resource, reason: ReportReason, now: Date): ResourceList =>
  searchAgain(noteReport(list, reported, reason, now), now)

/** Keeps what its learner says of a resource for the next search, and begins none. What they said before is kept beside it. */
export const noteReport = (list: ResourceList, reported: Resource, reason: ReportReason, now: Date): ResourceList => ({
  ...list,
  resources: list.resources.map((one) =>
    one.id === reported.id
      ? { ...one, report: { reason, at: now }, reportsBefore: saidOf(one).filter((before) => before !== reason) }
      : one,
  ),
})

const saidOf = ({ report, reportsBefore }: Resource): readonly ReportReason[] =>
  report ? [...reportsBefore, report.reason] : reportsBefore

/** Whether a search has looked at it because of that reason, and kept it: it does so once for each. */
export const isAnswered = (list: ResourceList, resource: Resource, reason: ReportReason): boolean =>
  saidOf(resource).includes(reason) && (resource.report?.reason !== reason || !pendingReports(list).includes(resource))

/** Has another take the place of what is gone. Null where that has been asked for, and of a list that does not show it. */
export function replaceGone(list: ResourceList, address: string, now: Date): ResourceList | null {
  const isShown = list.resources.some((resource) => resource.address === address)
  if (!isShown || list.refused.includes(address)) return null
  return { ...searchAgain(list, now), refused: refuse(list.refused, [address]) }
}

/** Reports that no search has looked at yet. */
export const pendingReports = ({ resources, refused, settledAt }: ResourceList): readonly Resource[] =>
  resources.filter((one) => !refused.includes(one.address) && isReportedSince(one, settledAt))

/** Whether its learner has reported it since a search last ended well. */
export const isReportedSince = ({ report: said }: Resource, settledAt: Date | null): boolean =>
  said !== null && (settledAt === null || said.at >= settledAt)

/** With more addresses, the latest last: a list that is searched for years does not grow for ever. */
export const refuse = (refused: readonly string[], addresses: readonly string[]): readonly string[] =>
  [...new Set([...refused.filter((address) => !addresses.includes(address)), ...addresses])].slice(-MAX_REFUSED)

/** Whether a list waits for the result of this very run. */
export const awaitsSearch = (list: ResourceList | null, run: number): list is ResourceList =>
  list?.status === 'searching' && list.run === run

/** Whether what is off topic now is so on another day than at first. */
export const isLongOffTopic = (offTopic: Resource['offTopic'], now: Date): boolean =>
  offTopic !== null && now.getTime() - offTopic.since.getTime() >= GONE_AFTER

/**
 * Keeps what a reading says of a page that a chapter shows and that was fit for it. One that is about something else on two days is replaced,
 * as one that is gone is; one that is on topic again is as before. Null where nothing changes.
 */
export function noteTopic(list: ResourceList, address: string, isFit: boolean, now: Date): ResourceList | null {
  const shown = list.resources.find((resource) => resource.address === address)
  if (!shown?.isRead || shown.offTopic?.isCertain || list.refused.includes(address)) return null
  const withTopic = (offTopic: Resource['offTopic']): ResourceList => ({
    ...list,
    resources: list.resources.map((one) => (one === shown ? { ...one, offTopic } : one)),
  })
  if (shown.offTopic === null) return isFit ? null : withTopic({ since: now, isCertain: false })
  if (isFit) return withTopic(null)
  if (!isLongOffTopic(shown.offTopic, now)) return null
  return replaceGone(withTopic({ ...shown.offTopic, isCertain: true }), address, now)
}
