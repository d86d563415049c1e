import type { AdminUser } from '@app/contract'
import { useContext } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Menu, MenuItem, menuItemStyle } from '../../../ui/menus/menu.tsx'
import { AdminActionContext } from './admin-action.ts'
import { texts } from './texts.ts'
import { rowActions } from './user-actions.tsx'

type UserMenuProps = {
  readonly user: AdminUser
  readonly isOwn: boolean
  /** The row has no room for its actions: they stand here. */
  readonly isWhole: boolean
  readonly className?: string
}

export function UserMenu({ user, isOwn, isWhole, className }: UserMenuProps) {
  const { begin } = useContext(AdminActionContext)
  const isClosed = user.removal_at !== null && !user.is_active
  return (
    <Menu label={texts.actionsFor(user.username)} {...(className !== undefined && { className })}>
      {isWhole &&
        rowActions.map(({ kind, label, own }) => (
          <MenuItem key={kind} disabledReason={isOwn ? own : undefined} onChoose={() => begin({ kind, user })}>
            {label}
          </MenuItem>
        ))}
      <PageLink to={`${paths.adminActivity}?user=${user.id}`} role="menuitem" tabIndex={-1} className={menuItemStyle}>
        {texts.activity}
      </PageLink>
      {!user.is_verified && (
        <>
          <MenuItem onChoose={() => begin({ kind: 'resend-verification', user })}>{texts.resend.button}</MenuItem>
          <MenuItem onChoose={() => begin({ kind: 'verify-email', user })}>{texts.verify.button}</MenuItem>
        </>
      )}
      {!isClosed && (
        <MenuItem
          isDanger
          disabledReason={isOwn ? texts.close.own : undefined}
          onChoose={() => begin({ kind: 'close-account', user })}
        >
          {texts.close.button}
        </MenuItem>
      )}
    </Menu>
  )
}
