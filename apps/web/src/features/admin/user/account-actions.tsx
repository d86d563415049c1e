import type { AdminAccount } from '@app/contract'
import { useContext } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { AdminActionContext } from '../users/admin-action.ts'
import { texts as users } from '../users/texts.ts'
import { texts } from './texts.ts'

type AccountActionsProps = { readonly account: AdminAccount; readonly isOwn: boolean }

/** What only the page of one account offers, since it needs more than a row shows. */
export function AccountActions({ account: { user, verified_at, withdrawable }, isOwn }: AccountActionsProps) {
  const { begin } = useContext(AdminActionContext)
  const isClosed = user.removal_at !== null && !user.is_active
  return (
    <>
      <Button
        size="sm"
        disabledReason={withdrawable === 0 ? texts.withdraw.nothing : undefined}
        onClick={() => begin({ kind: 'withdraw-credits', user, withdrawable })}
      >
        {texts.withdraw.button}
      </Button>
      {verified_at === null && (
        <>
          <Button size="sm" onClick={() => begin({ kind: 'resend-verification', user })}>
            {users.resend.button}
          </Button>
          <Button size="sm" onClick={() => begin({ kind: 'verify-email', user })}>
            {users.verify.button}
          </Button>
        </>
      )}
      {!isClosed && (
        <Button
          size="sm"
          variant="danger"
          disabledReason={isOwn ? users.close.own : undefined}
          onClick={() => begin({ kind: 'close-account', user })}
        >
          {users.close.button}
        </Button>
      )}
      <PageLink
        to={`${paths.adminActivity}?user=${user.id}`}
        className="link inline-flex min-h-11 items-center px-1 text-note sm:pointer-fine:min-h-9"
      >
        <span>
          {users.activity} <span className="sr-only">{users.activityOf(user.username)}</span>
        </span>
      </PageLink>
    </>
  )
}
