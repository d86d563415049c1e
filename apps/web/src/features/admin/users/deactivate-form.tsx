import { type AdminUser, setUserStatus } from '@app/contract'
import { call } from '../../../api/call.ts'
import { shortDate } from '../../../texts/when.ts'
import { ActForm, ReasonField, reasonOf } from './act-form.tsx'
import type { Outcome } from './act-kind.ts'
import { STATUS_UPDATED } from './status-switch.tsx'
import { useActForm } from './use-act-form.ts'

type DeactivateFormProps = {
  readonly user: AdminUser
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

/** Its dialog says what happens. */
export function DeactivateForm({ user, onCancel, onDone }: DeactivateFormProps) {
  const form = useActForm({
    start: { reason: '' },
    check: () => ({}),
    act: ({ reason }) => call(setUserStatus, { id: user.id, is_active: false, ...reasonOf(reason) }),
    success: STATUS_UPDATED,
    onDone: (changed) => onDone({ words: STATUS_UPDATED, user: changed }),
  })
  return (
    <ActForm form={form} label="Deactivate" onCancel={onCancel}>
      <ReasonField {...form.field('reason')} />
    </ActForm>
  )
}

export const WhatDeactivatingDoes = ({ user: { username, removal_at } }: { readonly user: AdminUser }) => (
  <>
    <bdi>{username}</bdi> is signed out everywhere at once, and cannot sign in until an admin activates the account
    again. Plans and credits stay
    {removal_at !== null && <> until the account is removed on {shortDate(removal_at)}, as its owner asked</>}.
  </>
)
