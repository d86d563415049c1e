import { texts } from 'virtual:texts/account'
import { logoutEverywhere, type OwnSession } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx'
import { lazyDialog } from '../../ui/lazy-component.ts'
import { List } from '../../ui/list.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { ownSessionsQuery, useLeaveAccount } from './own-sessions.ts'
import { SessionRow } from './session-row.tsx'

const { sessions: words, everywhere } = texts

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
const shownFirst = 6

function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  // this browser first: it is how a user finds their way in the others
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current))
  const shown = all ? ordered : ordered.slice(0, shownFirst)
  const hidden = ordered.length - shown.length

  const goOnFrom = useRowFocus(list, shown.length)
  const showAll = () => {
    setAll(true)
    goOnFrom(shownFirst)
  }
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
