import { type AdminUser, setUserStatus } from '@app/contract'
import { shortDate } from '../../../texts/dates.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { STATUS_UPDATED } from './status-switch.tsx'

/** Its dialog says what happens. */
export function DeactivateForm({ user, onCancel, onDone }: UserFormProps) {
  const form = useAdminForm({
    endpoint: setUserStatus,
    initial: { reason: '' },
    validate: () => ({}),
    input: ({ reason }) => ({ id: user.id, is_active: false, ...reasonOf(reason) }),
    success: STATUS_UPDATED,
    onDone,
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
