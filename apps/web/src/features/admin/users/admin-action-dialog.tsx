import { useRef } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { AddUserForm } from './add-user-form.tsx'
import type { AdminAction, Outcome } from './admin-action.ts'
import { CreditsForm, DeactivateForm, PasswordForm, RoleForm, WhatDeactivatingDoes } from './user-forms.tsx'

type ActDialogProps = {
  readonly act: AdminAction
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

export function AdminActionDialog({ act, open, onClose, onDone }: ActDialogProps) {
  const form = useRef<HTMLDivElement>(null)
  // the first field, not the cross: a user who opens it wants to fill it in. Where the dialog asks, it is 'Cancel'
  const first = useRef({
    get current() {
      return form.current?.querySelector<HTMLElement>('input:not([hidden]), select, button') ?? null
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(act)}
      description={act.kind === 'deactivate' && <WhatDeactivatingDoes user={act.user} />}
      firstFocus={first.current}
    >
      <div ref={form}>
        <FormOf act={act} onCancel={onClose} onDone={onDone} />
      </div>
    </Dialog>
  )
}

function titleOf(act: AdminAction): string {
  switch (act.kind) {
    case 'add-user':
      return 'Add User'
    case 'change-role':
      return `Change Role for ${act.user.username}`
    case 'reset-password':
      return `Reset Password for ${act.user.username}`
    case 'add-credits':
      return `Add Credits to ${act.user.username}`
    case 'deactivate':
      return `Deactivate ${act.user.username}?`
  }
}

type FormOfProps = {
  readonly act: AdminAction
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

function FormOf({ act, ...rest }: FormOfProps) {
  switch (act.kind) {
    case 'add-user':
      return <AddUserForm {...rest} />
    case 'change-role':
      return <RoleForm user={act.user} {...rest} />
    case 'reset-password':
      return <PasswordForm user={act.user} {...rest} />
    case 'add-credits':
      return <CreditsForm user={act.user} {...rest} />
    case 'deactivate':
      return <DeactivateForm user={act.user} {...rest} />
  }
}
