import type { ComponentProps } from 'react'

/** A list whose bullets or numbers are styled away: without the role, Safari drops it from the accessibility tree then. */
export function List({ ordered = false, ...list }: ComponentProps<'ul'> & { readonly ordered?: boolean }) {
  const Tag = (ordered ? 'ol' : 'ul') as 'ul' // whose attributes an <ol> takes, too
  return <Tag role="list" {...list} />
}
