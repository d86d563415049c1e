import { texts } from 'virtual:texts/sign-in'
import type { ReactNode } from 'react'
import { Landscape } from '../../ui/landscape.tsx'
import { Page } from '../../ui/page.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'

type EntryPageProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** `in` for newcomers, `back` for those who forgot their password. */
  readonly way?: keyof typeof texts.ways
  /** How many steps of the way are behind. */
  readonly step: 0 | 1 | 2 | 3
  readonly children: ReactNode
}

/** The pages on the way in share a picture of that way, where the screen has room for it. */
export function EntryPage({ title, lead, way = 'in', step, children }: EntryPageProps) {
  const { name, label, steps } = texts.ways[way]
  const picture = (
    <aside aria-label={name} className="h-full">
      <Landscape>
        <Trail label={label}>
          {steps.map((text, index) => (
            <TrailStop
              key={text}
              mark={index < step ? 'done' : index === step ? 'next' : 'open'}
              className={index === step ? 'font-serif text-lead' : 'text-muted'}
            >
              {text}
            </TrailStop>
          ))}
        </Trail>
      </Landscape>
    </aside>
  )
  return (
    <Page title={title} lead={lead} aside={picture}>
      <div className="max-w-104">{children}</div>
    </Page>
  )
}
