import { texts } from 'virtual:texts/admin/users'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { Name } from '../../../ui/fill.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { refetchUsers } from '../api.ts'
import { type AdminAction, AdminActionContext, type Outcome } from './admin-action.ts'
import { CopyPassword } from './new-password-field.tsx'

export const AdminActionDialog = lazyDialog(() => import('./admin-action-dialog.tsx'), 'AdminActionDialog')

/** Lets a page act on accounts: asks in a dialog, and gives the page notices of what came of it. */
export function ActionsOnUsers({ page }: { readonly page: (notices: ReactNode) => ReactNode }) {
  const queryClient = useQueryClient()
  // each opening is another dialog, with empty fields; the last one stays while it fades out
  const [shown, setShown] = useState<{ readonly act: AdminAction; readonly times: number } | null>(null)
  const [open, setOpen] = useState(false)
  const [notices, setNotices] = useState<readonly Shown[]>([])
  const [row, setRow] = useState<string | null>(null)
  const beginInRow = (id: string) => {
    setRow(id)
    setNotices((before) => before.filter(hasPassword))
  }

  const begin = (act: AdminAction) => {
    // what a row says of the act before would be taken for this one's
    setRow(null)
    setShown({ act, times: (shown?.times ?? 0) + 1 })
    setOpen(true)
  }
  const done = (came: Outcome) => {
    setOpen(false)
    const isAbout = (user: Outcome['user']) => shown?.act.kind === 'reset-password' && user.id === came.user.id
    // a password that was reset since opens nothing any more
    setNotices((before) => [
      { ...came, key: shown?.times ?? 0 },
      ...before.filter((notice) => hasPassword(notice) && !isAbout(notice.user)),
    ])
    // a new user has a place in the list that only the server knows
    if (shown?.act.kind === 'add-user') refetchUsers(queryClient)
  }

  return (
    <AdminActionContext value={{ begin, row, setRow: beginInRow }}>
      {page(
        notices.map((notice) => (
          <OutcomeNotice
            key={notice.key}
            outcome={notice}
            onClose={() => setNotices((before) => before.filter((one) => one !== notice))}
          />
        )),
      )}
      {shown && (
        <AdminActionDialog key={shown.times} act={shown.act} open={open} onClose={() => setOpen(false)} onDone={done} />
      )}
    </AdminActionContext>
  )
}

type Shown = Outcome & { readonly key: number }

/** One that was made here is kept nowhere else: it stays until the page is left. */
const hasPassword = ({ password }: Outcome): boolean => password !== undefined

/** What the toast has said, for who has missed it; and the one place where a password that was made here is still seen. */
function OutcomeNotice({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { words, user, detail, password } = outcome
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (password !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [password])
  return (
    <div ref={place} className="mb-6 scroll-mt-24">
      <Notice tone="good">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold">{words}</p>
            <p className="text-note">
              <Name>{user.username}</Name>, <Name>{user.email}</Name>
            </p>
            {detail !== undefined && <p className="text-note">{detail}</p>}
          </div>
          <Button size="sm" variant="quiet" className="-mt-1 -mr-3 flex-none" onClick={onClose}>
            {texts.list.dismiss}
          </Button>
        </div>
        {password !== undefined && <CopyPassword password={password} shown />}
      </Notice>
    </div>
  )
}
