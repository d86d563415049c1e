import type { AuditEntry } from '@app/contract'
import { createElement, Fragment, type ReactNode } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'

export const ActivityRow = ({ entry }: { readonly entry: AuditEntry }) => (
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
    case 'credits-withdrawn':
      return say(who, ' took back ', describeCredits(act.amount), ' from ', whom, ' (balance ', act.balance, ')')
    case 'verification-resent':
      return say(who, ' sent the verification email to ', whom, ' again')
    case 'note-added':
      return say(who, ' wrote a note about ', whom)
    case 'list-exported':
      return say(who, ' downloaded a list: ', act.list)
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
