import { GONE_AFTER } from './link.ts'
import { replaceGone } from './request-search.ts'
import type { Resource, ResourceList } from './resource-list.ts'

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
