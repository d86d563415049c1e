import type { Link } from './link.ts'
import type { Resource, ShownResource } from './resource-list.ts'

/** With what is known of its link: null where that is gone from the store. One that fails now and then was read once, and stays. */
export const showResource = (resource: Resource, link: Pick<Link, 'state' | 'checkedAt'> | null): ShownResource => ({
  ...resource,
  checkedAt: link?.checkedAt ?? null,
  isChecked: link !== null && link.checkedAt !== null && (link.state === 'live' || link.state === 'failing'),
})
