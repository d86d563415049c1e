import type { AuditEntry, auditLog, ReplyOf } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode, useRef } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { List } from '../../../ui/list.tsx'
import { AdminPage } from '../admin-page.tsx'
import { auditQuery } from '../api.ts'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { type ActivityFilters as Filters, UNKNOWN_USER, useActivityFilters } from './use-activity-filters.ts'

/** What admins and operators did, as the log has it: nothing in it is ever changed. */
export function ActivityPage() {
  const { filters, change } = useActivityFilters()
  const first = useRef<HTMLSelectElement>(null)
  const widen = (changed: Partial<Filters>) => {
    change(changed)
    // the button that was pressed goes
    first.current?.focus()
  }
  const query = useInfiniteQuery(auditQuery(filters))
  const entries = query.data?.pages.flatMap(entriesOf)
  const isNarrowed = filters.actor !== null || filters.act !== null
  const none = isNarrowed || filters.user === UNKNOWN_USER ? 'Nothing matches.' : 'Nothing was done yet.'
  useCountAnnounced(
    filters,
    entries && !query.isPlaceholderData ? inSum(entries.length, query.hasNextPage, none) : undefined,
  )

  return (
    <AdminPage
      section="Activity"
      lead="Everything that admins and operators did to accounts, and every chapter they read, newest first. Nobody can change or remove it."
    >
      <ActivityFilters filters={filters} entries={entries} onChange={change} first={first} onWiden={widen} />
      <PagedList
        query={query}
        rowsOf={entriesOf}
        loading={<ListSkeleton label="Loading the activity..." />}
        failed="The activity could not be loaded."
        empty={<NothingFound title={none} onClear={isNarrowed && (() => widen({ actor: null, act: null }))} />}
        end={() => (isNarrowed ? 'Nothing else matches.' : 'End of log.')}
      >
        {(rows) => (
          <List ordered aria-label="Activity, newest first" className="-mt-4">
            {rows.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </PagedList>
    </AdminPage>
  )
}

const entriesOf = ({ entries }: ReplyOf<typeof auditLog>) => entries

function inSum(count: number, hasMore: boolean, none: string): string {
  if (count === 0) return none
  const entries = count === 1 ? 'entry' : 'entries'
  return hasMore ? `The first ${count} ${entries} shown.` : `${count} ${entries} shown.`
}

const ActivityRow = ({ entry }: { readonly entry: AuditEntry }) => (
  <li className="border-b border-line py-4">
    <p className="wrap-anywhere">{sentence(entry)}</p>
    {entry.reason !== null && (
      <p className="mt-1 wrap-anywhere text-muted">
        Reason: <q>{entry.reason}</q>
      </p>
    )}
    <p className="mt-1 text-note text-muted">
      <time dateTime={entry.at}>{shortTime(entry.at)}</time>
    </p>
  </li>
)

function sentence({ actor, subject, act, chapter_title: title }: AuditEntry): ReactNode {
  const who = actor === null ? 'An operator, at the command line,' : <Person {...actor} did />
  const whom = <Person {...subject} />
  switch (act.kind) {
    case 'user-added':
      return say(who, ' added ', whom, ' as ', act.role === 'admin' ? 'an admin' : 'a standard user')
    case 'role-changed':
      return say(who, ' changed the role of ', whom, ' from ', act.from, ' to ', act.to)
    case 'user-activated':
      return say(who, ' activated ', whom)
    case 'user-deactivated':
      return say(who, ' deactivated ', whom)
    case 'user-verified':
      return say(who, ' vouched for the email address of ', whom)
    case 'password-set':
      return say(who, ' set a temporary password for ', whom)
    case 'data-exported':
      return say(who, ' exported the data of ', whom)
    case 'removal-asked':
      return say(who, ' asked for the account of ', whom, ' to be removed')
    case 'credits-granted':
      return say(who, ' gave ', describeCredits(act.amount), ' to ', whom, ' (balance ', act.balance, ')')
    case 'plan-requeued':
      return say(who, ' had a failed plan of ', whom, ' made again')
    case 'chapter-requeued':
      return say(who, ' had ', <Chapter title={title} />, ' of ', whom, ' written again')
    case 'chapter-read':
      return say(who, ' read ', <Chapter title={title} />, ' of ', whom)
  }
}

const say = (...parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

const Chapter = ({ title }: { readonly title: string | null }) =>
  title === null ? (
    'a removed chapter'
  ) : (
    <>
      the chapter <q>{title}</q>
    </>
  )

type PersonProps = {
  readonly id: string
  readonly username: string | null
  /** They are who did it, and begin the sentence. */
  readonly did?: boolean
}

/** The way to all that they did, or that was done to them. */
function Person({ id, username, did = false }: PersonProps) {
  if (username === null) return did ? 'A removed account' : 'a removed account'
  return (
    <PageLink to={`${paths.adminActivity}?${did ? 'actor' : 'user'}=${id}`}>
      <bdi className="font-semibold">{username}</bdi>
    </PageLink>
  )
}
