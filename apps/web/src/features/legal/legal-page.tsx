import { texts } from 'virtual:texts/legal'
import { texts as shared } from 'virtual:texts/shared'
import { type ReactElement, type ReactNode, use } from 'react'
import { ContactContext, ContactLink } from '../../ui/contact-link.tsx'
import { Page } from '../../ui/page.tsx'

type ClauseProps = {
  readonly id: string
  readonly heading: string
  /** Text alone is one paragraph. */
  readonly children: ReactNode
}

/** What the page reads and draws: it numbers its clauses, and lists them as its contents. */
export const Clause = (_: ClauseProps): ReactNode => null

type LegalPageProps = {
  readonly title: string
  /** As in `<time>`: 2026-11-20. */
  readonly updated: string
  readonly intro: ReactNode
  /** What most readers come for, a sentence each. */
  readonly inShort: readonly string[]
  readonly children: readonly ReactElement<ClauseProps>[]
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A document to be read: the contents stay in view beside one column of numbered clauses, where there is room. */
export function LegalPage({ title, updated, intro, inShort, children }: LegalPageProps) {
  const clauses = children.map(({ props }) => props)
  return (
    <Page
      title={title}
      lead={
        <>
          Last updated: <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
        </>
      }
    >
      {shared.locale !== 'en' && <p className="mb-8 font-medium">{texts.englishOnly}</p>}
      {/* in rem, because `ch` is the width of a zero: 34rem hold some 75 letters of running text */}
      <div lang="en" className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,34rem)_1fr]">
        <div className="flex max-w-[34rem] flex-col gap-4 lg:mb-10">
          {intro}
          <section aria-labelledby="in-short" className="my-2 border-l-2 border-ink pl-6">
            <h2 id="in-short" className="mb-2 text-lead">
              In short
            </h2>
            <Bullets of={inShort} />
          </section>
        </div>
        <Contents clauses={clauses} />
        <div className="max-w-[34rem]">
          {clauses.map(({ id, heading, children: body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
              <h2 id={`${id}-title`} className="mb-3 text-lead">
                {index + 1}. {heading}
              </h2>
              <div className="flex flex-col gap-4">{typeof body === 'string' ? <p>{body}</p> : body}</div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

const Contents = ({ clauses }: { readonly clauses: readonly ClauseProps[] }) => (
  <nav
    aria-label="Contents"
    className="my-8 border-y border-line py-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0 lg:max-w-xs lg:self-start lg:border-y-0 lg:py-0 print:hidden"
  >
    <h2 className="mb-2 text-body">Contents</h2>
    <ol className="list-decimal pl-6 marker:text-muted">
      {clauses.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="link inline-flex min-h-11 items-center sm:pointer-fine:min-h-8">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

export const Bullets = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

/** How a reader of a legal page reaches the operator. `about` ends the first sentence. */
export function ContactClause({ about }: { readonly about: string }) {
  const contact = use(ContactContext)
  return (
    <p>
      Write to <ContactLink /> {about}
      {contact !== null && (
        <>
          {' '}
          Other learners meet in the{' '}
          <a href={contact.communityUrl} rel="noopener" className="link mark-placeholder">
            community chat
          </a>
          . Please don’t post anything private there.
        </>
      )}
    </p>
  )
}
