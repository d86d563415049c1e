import type { CuratedResource } from '@app/contract'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { allowedAddress } from '../../../../ui/markdown/allowed-address.ts'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { domainOf, resourceTypes } from '../../curated-resource.ts'

/** Under a finger the whole card is the link. With a mouse its words can be marked, and the title is large enough. */
const wholeCard = 'pointer-coarse:before:absolute pointer-coarse:before:inset-0 print:before:hidden'

export function Resource({ resource }: { readonly resource: CuratedResource }) {
  const { link, title, resource_type, ai_justification } = resource
  return (
    <Card as="li" className="resource relative">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{resourceTypes[resource_type]}</Badge>
        <span className="text-note text-muted">{domainOf(link)}</span>
      </p>
      <h3 dir="auto" className="mt-3 text-lead">
        <a
          href={allowedAddress(link)}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`link ${wholeCard}`}
        >
          {title}
          <StrokeIcon
            path="M7 17 17 7M8.5 7H17v8.5"
            size={16}
            width={2.25}
            className="ms-1.5 inline align-baseline print:hidden rtl:-scale-x-100"
          />{' '}
          <span className="sr-only">(opens in new tab)</span>
        </a>
      </h3>
      <p dir="auto" className="mt-2 text-muted">
        {ai_justification}
      </p>
    </Card>
  )
}
