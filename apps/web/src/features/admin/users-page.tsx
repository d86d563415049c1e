import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyNamed } from '../../ui/lazy-named.ts'
import type { Act, Outcome } from './act-kind.ts'
import { AdminPage } from './admin-page.tsx'
import { readUsersAnew } from './api.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { useUserFilters } from './use-user-filters.ts'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'

const loadDialog = () => import('./act-dialog.tsx')
const ActDialog = lazyNamed(loadDialog, 'ActDialog')

export function UsersPage() {
  const queryClient = useQueryClient()
  const { filters, change, isNarrowed, clear } = useUserFilters()
  // each opening is another dialog, with empty fields; the last one stays while it fades out
  const [shown, setShown] = useState<{ readonly act: Act; readonly times: number } | null>(null)
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const search = useRef<HTMLInputElement>(null)
  const clearFilters = () => {
    clear()
    // the button that was pressed goes
    search.current?.focus()
  }

  const begin = (act: Act) => {
    setShown({ act, times: (shown?.times ?? 0) + 1 })
    setOpen(true)
  }
  const done = (came: Outcome) => {
    setOpen(false)
    setOutcome(came)
    // somebody new has a place in the list that only the server knows
    if (shown?.act.kind === 'add-user') readUsersAnew(queryClient)
  }

  return (
    <AdminPage
      section="User Management"
      actions={
        <Button
          variant="solid"
          onPointerEnter={() => loadDialog().catch(() => undefined)}
          onClick={() => begin({ kind: 'add-user' })}
        >
          Add User
        </Button>
      }
    >
      {outcome && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(null)} />}
      <UserFilters filters={filters} onChange={change} first={search} />
      <UserList filters={filters} isNarrowed={isNarrowed} onClear={clearFilters} onAct={begin} />
      {shown && (
        <Suspense>
          <ActDialog key={shown.times} act={shown.act} open={open} onClose={() => setOpen(false)} onDone={done} />
        </Suspense>
      )}
    </AdminPage>
  )
}
