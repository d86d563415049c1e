import type { OwnSession } from '@app/contract'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { List } from '../../ui/list.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { SessionRow } from './session-row.tsx'

/** Scripts sign in often, and a list that long would hide what comes after it. */
const shownFirst = 6

export function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  // this browser first: it is how a user finds their way in the others
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current))
  const shown = all ? ordered : ordered.slice(0, shownFirst)
  const hidden = ordered.length - shown.length

  // for a user who pressed a button that is gone then
  const keepPlace = () => list.current?.focus({ preventScroll: true })
  const goOnFrom = useRowFocus(list, shown.length)
  const showAll = () => {
    setAll(true)
    goOnFrom(shownFirst)
  }
  const ended = (device: string) => {
    keepPlace()
    announce(`Logged out: ${device}`)
  }

  return (
    <div className="w-full">
      <List ref={list} tabIndex={-1} aria-label="Browsers" className="border-t border-line focus:outline-none">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={ended} />
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={showAll}>
          Show {hidden} more
        </Button>
      )}
      {sessions.every(({ current }) => current) && (
        <p className="mt-4 text-note text-muted">No other active sessions.</p>
      )}
    </div>
  )
}
