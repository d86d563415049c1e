import type { Link } from './link.ts'
import type { Resource, ShownResource } from './resource-list.ts'

/** With what is known of its link: null where that is gone from the store. One that fails now and then was read once, and stays. */
export function showResource(resource: Resource, link: Pick<Link, 'state' | 'checkedAt'> | null): ShownResource {
  // another chapter may have had it read: that says nothing of this one
  const checkedAt = resource.isRead ? (link?.checkedAt ?? null) : null
  const isDead = link?.state === 'gone' || resource.offTopic?.isCertain === true
  const isOpen = link?.state === 'live' || link?.state === 'failing'
  return { ...resource, checkedAt, isChecked: checkedAt !== null && isOpen && !isDead, isDead }
}
