import { texts } from 'virtual:texts/account'
import { endSession, type OwnSession } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isProblem, messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { lastUsed, longDate, longTime } from '../../texts/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { fill } from '../../ui/fill.tsx'
import { TrailMark } from '../../ui/trail.tsx'
import { ownSessionsQuery } from './own-sessions.ts'

const { sessions: words } = texts

/** Milliseconds for which a row stays that has been logged out. */
const FAREWELL = 800

type SessionRowProps = {
  readonly session: OwnSession
  readonly onEnded: (device: string) => void
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
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
      {error !== null && (
        <p role="alert" className="w-full pl-8 text-note text-danger">
          {messageOf(error, words.logOutFailed)}
        </p>
      )}
    </li>
  )
}
