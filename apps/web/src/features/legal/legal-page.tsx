import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'

export type Clause = { readonly id: string; readonly heading: string; readonly body: ReactNode }

type LegalPageProps = {
  readonly title: string
  /** As in `<time>`: 2026-11-20. */
  readonly updated: string
  readonly intro: ReactNode
  readonly clauses: readonly Clause[]
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A document to be read: contents first, numbered clauses, one column of text. */
export function LegalPage({ title, updated, intro, clauses }: LegalPageProps) {
  return (
    <Page
      title={title}
      width="reading"
      lead={
        <>
          Last updated: <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
        </>
      }
    >
      <div className="flex flex-col gap-4">{intro}</div>
      <nav aria-label="Contents" className="my-8 border-y border-line py-6">
        <ol className="grid list-decimal gap-x-8 gap-y-1 pl-6 marker:text-muted sm:grid-cols-2">
          {clauses.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="link">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {clauses.map(({ id, heading, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
          <h2 id={`${id}-title`} className="mb-3 text-lead">
            {index + 1}. {heading}
          </h2>
          <div className="flex flex-col gap-4">{body}</div>
        </section>
      ))}
    </Page>
  )
}
