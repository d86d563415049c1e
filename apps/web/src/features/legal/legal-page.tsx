import { texts as legal } from 'virtual:texts/legal'
import { texts } from 'virtual:texts/legal/page'
import { texts as shared } from 'virtual:texts/shared'
import { type ReactNode, use } from 'react'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { ContactContext, ContactLink } from '../../ui/contact-link.tsx'
import { fill } from '../../ui/fill.tsx'
import { Page } from '../../ui/page.tsx'
import { SiteName } from '../../ui/site-name.ts'

type Variable = 'name' | 'account' | 'privacy' | 'contact' | 'community'
type Message = string | ((values: Readonly<Record<Variable, string>>) => string)

type LegalPageProps = {
  readonly title: string
  /** As in `<time>`: 2026-11-20. */
  readonly updated: string
  readonly intro: Message
  /** What most readers come for, a sentence each. */
  readonly inShort: readonly string[]
  /** By their ids. A text is a paragraph, a list one with bullets. */
  readonly clauses: Readonly<Record<string, { readonly heading: string; readonly text?: readonly ClauseText[] }>>
  /** What stands in a clause below its text, or without any, by the clause's id. */
  readonly below?: Readonly<Record<string, ReactNode>>
}
type ClauseText = Message | readonly string[]

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A document to be read: the contents stay in view beside one column of numbered clauses, where there is room. */
export function LegalPage({ title, updated, intro, inShort, clauses, below = {} }: LegalPageProps) {
  const date = <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
  return (
    <Page title={title} lead={fill(texts.updated, { date })}>
      {shared.locale !== 'en' && <p className="mb-8 font-medium">{legal.englishOnly}</p>}
      {/* in rem, because `ch` is the width of a zero: 34rem hold some 75 letters of running text */}
      <div lang="en" className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,34rem)_1fr]">
        <div className="flex max-w-[34rem] flex-col gap-4 lg:mb-10">
          <Text of={intro} />
          <section aria-labelledby="in-short" className="my-2 border-l-2 border-ink pl-6">
            <h2 id="in-short" className="mb-2 text-lead">
              {texts.inShort}
            </h2>
            <Bullets of={inShort} />
          </section>
        </div>
        <Contents clauses={clauses} />
        <div className="max-w-[34rem]">
          {Object.entries(clauses).map(([id, { heading, text }], index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
              <h2 id={`${id}-title`} className="mb-3 text-lead">
                {index + 1}. {heading}
              </h2>
              <div className="flex flex-col gap-4">
                {text?.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the law never changes while it is read
                  <Text key={place} of={part} />
                ))}
                {below[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

const Contents = ({ clauses }: Pick<LegalPageProps, 'clauses'>) => (
  <nav
    aria-label={texts.contents}
    className="my-8 border-y border-line py-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0 lg:max-w-xs lg:self-start lg:border-y-0 lg:py-0 print:hidden"
  >
    <h2 className="mb-2 text-body">{texts.contents}</h2>
    <ol className="list-decimal pl-6 marker:text-muted">
      {Object.entries(clauses).map(([id, { heading }]) => (
        <li key={id}>
          <a href={`#${id}`} className="link inline-flex min-h-11 items-center sm:pointer-fine:min-h-8">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

function Text({ of: text }: { readonly of: ClauseText }) {
  const name = use(SiteName)
  if (typeof text === 'string') return <p>{text}</p>
  if (typeof text !== 'function') return <Bullets of={text} />
  const elements = {
    name,
    account: <PageLink to={paths.account}>{texts.account}</PageLink>,
    privacy: <PageLink to={paths.privacy}>{texts.privacy}</PageLink>,
    contact: <ContactLink />,
    community: <Community />,
  }
  return <p>{fill(text, elements)}</p>
}

const Bullets = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

/** Nothing where the operator has no chat. */
function Community() {
  const contact = use(ContactContext)
  if (contact === null) return null
  return fill(texts.community, {
    chat: (
      <a href={contact.communityUrl} rel="noopener" className="link mark-placeholder">
        {texts.chat}
      </a>
    ),
  })
}
