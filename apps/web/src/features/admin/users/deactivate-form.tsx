import { type AdminUser, setUserStatus } from '@app/contract'
import { shortDate } from '../../../texts/dates.ts'
import type { Outcome } from './admin-action.ts'
import { AdminForm, ReasonField, reasonOf } from './admin-form.tsx'
import { STATUS_UPDATED } from './status-switch.tsx'
import { useAdminForm } from './use-admin-form.ts'

type DeactivateFormProps = {
  readonly user: AdminUser
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

/** Its dialog says what happens. */
export function DeactivateForm({ user, onCancel, onDone }: DeactivateFormProps) {
  const form = useAdminForm({
    endpoint: setUserStatus,
    start: { reason: '' },
    check: () => ({}),
    input: ({ reason }) => ({ id: user.id, is_active: false, ...reasonOf(reason) }),
    success: STATUS_UPDATED,
    onDone: (changed) => onDone({ words: STATUS_UPDATED, user: changed }),
  })
  return (
    <AdminForm form={form} label="Deactivate" onCancel={onCancel}>
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}

export const WhatDeactivatingDoes = ({ user: { username, removal_at } }: { readonly user: AdminUser }) => (
  <>
    <bdi>{username}</bdi> is signed out everywhere at once, and cannot sign in until an admin activates the account
    again. Plans and credits stay
    {removal_at !== null && <> until the account is removed on {shortDate(removal_at)}, as its owner asked</>}.
  </>
)
