import { texts } from 'virtual:texts/account'
import { endSession, logoutEverywhere, type OwnSession, ownSessions } from '@app/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { isProblem, messageOf } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { dropToken } from '../../api/session-token.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { paths } from '../../routing/paths.ts'
import { lastUsed, longDate, longTime } from '../../texts/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert, ErrorLine } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx'
import { fill } from '../../ui/fill.tsx'
import { lazyDialog } from '../../ui/lazy-component.ts'
import { List } from '../../ui/list.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { TrailMark } from '../../ui/trail.tsx'
import { useFirstRows } from '../../ui/use-row-focus.ts'

const { sessions: words, everywhere } = texts

/** Goes to the landing page, signed out, once the server has ended this session. */
export function useLeaveAccount(): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    // a log-out that still found the token would ask the server to end what is over
    dropToken()
    // in place of the dialog that asked, which has an entry of the history to itself
    navigate(paths.landing, { replace: true })
    logout()
  }
}

/** Never from the cache: a user who looks here wants to know who is signed in now. */
const ownSessionsQuery = queryOptions({ ...q(ownSessions, {}), staleTime: 0 })

export function SessionsCard() {
  const { data: sessions, error, refetch, isRefetching } = useQuery(ownSessionsQuery)
  return (
    <SettingsCard title={words.title} lead={words.lead}>
      <div className="flex flex-col items-start gap-6">
        {sessions === undefined && error === null && <ListSkeleton label={words.loading} rows={2} />}
        {error !== null && (
          <LoadProblem className="w-full" busy={isRefetching} onRetry={refetch}>
            {messageOf(error, words.failed)}
          </LoadProblem>
        )}
        {sessions && <SessionList sessions={sessions} />}
        <LogoutEverywhere />
      </div>
    </SettingsCard>
  )
}

/** Scripts sign in often, and a list that long would hide what comes after it. */
const SHOWN_FIRST = 6

function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  // this browser first: it is how a user finds their way in the others
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current))
  const { list, shown, hidden, showAll } = useFirstRows(ordered, SHOWN_FIRST)
  const ended = (device: string) => {
    // the button that was pressed is gone then
    list.current?.focus({ preventScroll: true })
    announce(words.loggedOutOf({ device }))
  }

  return (
    <div className="w-full">
      <List ref={list} tabIndex={-1} aria-label={words.list} className="border-t border-line focus:outline-none">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={ended} />
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={showAll}>
          {words.more({ count: hidden })}
        </Button>
      )}
      {sessions.every(({ current }) => current) && <p className="mt-4 text-note text-muted">{words.noOther}</p>}
    </div>
  )
}

const ConfirmDialog = lazyDialog(() => import('../../ui/dialogs/confirm-dialog.tsx'), 'ConfirmDialog')

function LogoutEverywhere() {
  const leave = useLeaveAccount()
  const [asking, setAsking] = useState(false)
  const { mutate, reset, isPending, error } = useApiMutation(logoutEverywhere, {
    onSuccess: () => {
      leave()
      notify.success(everywhere.done)
    },
  })

  return (
    <>
      <Button
        onPointerEnter={ConfirmDialog.preload}
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {everywhere.button}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={isPending}
        title={everywhere.title}
        description={everywhere.description}
        labels={[everywhere.stay, everywhere.button]}
        variant="solid"
        onStay={() => setAsking(false)}
        onGoOn={() => mutate({})}
      >
        {error && <Alert>{messageOf(error, everywhere.failed)}</Alert>}
      </ConfirmDialog>
    </>
  )
}

/** Milliseconds for which a row stays that has been logged out. */
const FAREWELL = 800

type SessionRowProps = {
  readonly session: OwnSession
  readonly onEnded: (device: string) => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { current, created_at: since, last_seen_at: seen } = session
  const device = session.device ?? words.unknownDevice
  const queryClient = useQueryClient()
  const [isEnded, setEnded] = useState(false)
  const { mutate, isPending, error } = useApiMutation(endSession, {
    run: (input) =>
      call(endSession, input).catch((problem: unknown) => {
        // it ended by itself or elsewhere meanwhile, which is what was wanted
        if (!isProblem(problem, 'session-not-found')) throw problem
      }),
    onSuccess: async (_reply, { id }) => {
      setEnded(true)
      onEnded(device)
      // at once the next row would slide under a second press, and be logged out as well
      await new Promise((resolve) => setTimeout(resolve, FAREWELL))
      // a list that is being read now would bring it back
      await queryClient.cancelQueries(ownSessionsQuery)
      queryClient.setQueryData(ownSessionsQuery.queryKey, (sessions) => sessions?.filter((one) => one.id !== id))
    },
  })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <TrailMark mark={current ? 'done' : 'open'} size={20} className="mt-1" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{device}</span>
            {current && <Badge>{words.thisBrowser}</Badge>}
          </p>
          <p className="text-note text-muted">
            {fill(current ? words.current : words.other, {
              used: (
                <time dateTime={seen} title={longTime(seen)}>
                  {lastUsed(seen, Date.now())}
                </time>
              ),
              since: (
                <time dateTime={since} title={longTime(since)}>
                  {longDate(since)}
                </time>
              ),
            })}
          </p>
        </div>
      </div>
      {isEnded && <span className="text-note text-muted max-sm:ml-8">{words.loggedOut}</span>}
      {!current && !isEnded && (
        <Button size="sm" className="max-sm:ml-8" busy={isPending} onClick={() => mutate({ id: session.id })}>
          <span>
            {words.logOut} <span className="sr-only">{words.logOutOf({ device, since: longDate(since) })}</span>
          </span>
        </Button>
      )}
      {error !== null && <ErrorLine className="w-full pl-8">{messageOf(error, words.logOutFailed)}</ErrorLine>}
    </li>
  )
}
