import { texts } from 'virtual:texts/admin/activity'
import { type AuditEntry, auditLog, type InputOf } from '@app/contract'
import type { ReactNode } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { number } from '../../../texts/numbers.ts'
import { fill, Name } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { pagesOf } from '../api.ts'
import { Time } from '../page-parts.tsx'

export const auditQuery = (asked: Omit<InputOf<typeof auditLog>, 'cursor'>) =>
  pagesOf(auditLog, { ...asked, limit: 50 }, ({ entries }) => entries)

type ActivityListProps = { readonly label: string; readonly entries: readonly AuditEntry[] }

export const ActivityList = ({ label, entries }: ActivityListProps) => (
  <List ordered aria-label={label} className="-mt-4">
    {entries.map((entry) => (
      <li key={entry.id} className="border-b border-line py-4">
        <p className="wrap-anywhere">{sentence(entry)}</p>
        {entry.reason !== null && (
          <p className="mt-1 wrap-anywhere text-muted">{fill(texts.reason, { reason: <q>{entry.reason}</q> })}</p>
        )}
        <p className="mt-1 text-note text-muted">
          <Time at={entry.at} />
        </p>
      </li>
    ))}
  </List>
)

const sentence = ({ actor, subject, act, chapter_title: title }: AuditEntry): ReactNode =>
  fill(messageOf(act), {
    who: actor === null ? texts.operator : <Person {...actor} did />,
    whom: <Person {...subject} />,
    chapter: title === null ? texts.deletedChapter : fill(texts.chapter, { title: <q>{title}</q> }),
    from: 'from' in act && texts.roles[act.from],
    to: 'to' in act && texts.roles[act.to],
    credits: 'amount' in act && describeCredits(act.amount),
    balance: 'balance' in act && number(act.balance),
    list: 'list' in act && texts.lists[act.list],
  })

type Variable = 'who' | 'whom' | 'chapter' | 'from' | 'to' | 'credits' | 'balance' | 'list'

const messageOf = (act: AuditEntry['act']): ((values: Readonly<Record<Variable, string>>) => string) =>
  act.kind === 'user-added' ? texts.acts[act.kind][act.role] : texts.acts[act.kind]

type PersonProps = {
  readonly id: string
  readonly username: string | null
  /** They are who did it, and begin the sentence. */
  readonly did?: boolean
}

/** The way to all that they did, or that was done to them. */
function Person({ id, username, did = false }: PersonProps) {
  if (username === null) return did ? texts.someoneDeleted : texts.deleted
  return (
    <PageLink to={`${paths.adminActivity}?${did ? 'actor' : 'user'}=${id}`}>
      <Name className="font-semibold">{username}</Name>
    </PageLink>
  )
}
