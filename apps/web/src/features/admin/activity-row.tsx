import type { AuditEntry } from '@app/contract'
import type { ReactNode } from 'react'
import { creditsInWords } from '../../credits-in-words.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { exactTime } from './dates.ts'

export function ActivityRow({ entry }: { readonly entry: AuditEntry }) {
  return (
    <li className="border-b border-line py-4">
      <p className="wrap-anywhere">{sentence(entry)}</p>
      {entry.reason !== null && (
        <p className="mt-1 wrap-anywhere text-muted">
          Reason: <q>{entry.reason}</q>
        </p>
      )}
      <p className="mt-1 text-note text-muted">
        <time dateTime={entry.at}>{exactTime(entry.at)}</time>
      </p>
    </li>
  )
}

/** What was done, as one would tell it. */
function sentence({ actor, subject, act }: AuditEntry): ReactNode {
  const who = actor === null ? 'An operator, at the command line,' : <Person username={actor.username} atStart />
  const whom = <Person {...subject} />
  switch (act.kind) {
    case 'user-added':
      return (
        <>
          {who} added {whom} as {act.role === 'admin' ? 'an admin' : 'a standard user'}
        </>
      )
    case 'role-changed':
      return (
        <>
          {who} changed the role of {whom} from {act.from} to {act.to}
        </>
      )
    case 'user-activated':
      return (
        <>
          {who} enabled {whom}
        </>
      )
    case 'user-deactivated':
      return (
        <>
          {who} disabled {whom}
        </>
      )
    case 'user-verified':
      return (
        <>
          {who} vouched for the email address of {whom}
        </>
      )
    case 'password-set':
      return (
        <>
          {who} gave {whom} another password
        </>
      )
    case 'data-exported':
      return (
        <>
          {who} exported the data of {whom}
        </>
      )
    case 'removal-asked':
      return (
        <>
          {who} asked for the account of {whom} to be removed
        </>
      )
    case 'credits-granted':
      return (
        <>
          {who} gave {creditsInWords(act.amount)} to {whom} (balance {act.balance})
        </>
      )
    case 'plan-requeued':
      return (
        <>
          {who} had a failed plan of {whom} made again
        </>
      )
    case 'chapter-requeued':
      return (
        <>
          {who} had a failed chapter of {whom} written again
        </>
      )
  }
}

type PersonProps = { readonly id?: string; readonly username: string | null; readonly atStart?: boolean }

/** With an id, the way to all that was done to them. */
function Person({ id, username, atStart = false }: PersonProps) {
  if (username === null) return atStart ? 'A removed account' : 'a removed account'
  const name = <bdi className="font-semibold">{username}</bdi>
  if (id === undefined) return name
  return (
    <PageLink to={`${paths.adminActivity}?user=${id}`} className="link">
      {name}
    </PageLink>
  )
}
