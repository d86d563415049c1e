import { use } from 'react'
import { PageLink } from '../routing/page-link.tsx'
import { paths } from '../routing/paths.ts'
import { SiteName } from '../ui/site-name.ts'
import { paintedDiamond } from '../ui/trail/painted-diamond.ts'

/** The sign itself. It carries the accent everywhere, as the paint on a tree would: it is where the trail begins. */
export function Logo() {
  const name = use(SiteName)
  return (
    <PageLink to={paths.landing} className="-ml-1 flex min-h-11 items-center gap-2.5 px-1">
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={paintedDiamond} className="fill-accent" />
        <path d="m7 9.2 5 5.2 5-5.2" className="fill-none stroke-on-accent [stroke-linecap:round] [stroke-width:2.5]" />
      </svg>
      <span className="font-serif text-lead leading-none font-semibold tracking-tight">{name}</span>
    </PageLink>
  )
}
