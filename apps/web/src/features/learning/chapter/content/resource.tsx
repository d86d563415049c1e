import { texts } from 'virtual:texts/learning/chapter/content'
import type { CuratedResource } from '@app/contract'
import type { ReactNode } from 'react'
import { shortDate } from '../../../../texts/dates.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { fill } from '../../../../ui/fill.tsx'
import { allowedAddress } from '../../../../ui/markdown/allowed-address.ts'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { factsOf, kindOf } from './resource-facts.ts'

/** Under a finger the whole card is the link. With a mouse its words can be marked, and the title is large enough. */
const wholeCard = 'pointer-coarse:before:absolute pointer-coarse:before:inset-0 print:before:hidden'

type ResourceProps = {
  readonly resource: CuratedResource
  /** Below it: what its learner can do about it. */
  readonly children?: ReactNode
}

export function Resource({ resource, children }: ResourceProps) {
  const { link, title, ai_justification, state, checked_at: at, replaced } = resource
  return (
    <Card as="li" className="resource relative">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{kindOf(resource)}</Badge>{' '}
        <span className="min-w-0 text-note wrap-anywhere text-muted">{factsOf(resource).join(' · ')}</span>
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
          <span className="sr-only">{texts.opensInNewTab}</span>
        </a>
      </h3>
      <p dir="auto" className="mt-2 text-muted">
        {ai_justification}
      </p>
      {replaced && (
        <p className="mt-2 text-note text-muted">
          {fill(texts.replaces[replaced.why], { title: <bdi>{replaced.title}</bdi> })}
        </p>
      )}
      {(state !== 'search' || children) && (
        <div className="mt-3 -mb-2 flex print:mb-0 flex-wrap items-center justify-between gap-x-4 text-note text-muted">
          {state !== 'search' && (
            <p>
              {state === 'checked' && at !== null
                ? fill(texts.checkedOn, { day: <time dateTime={at}>{shortDate(at)}</time> })
                : texts.unchecked}
            </p>
          )}
          {children}
        </div>
      )}
    </Card>
  )
}
