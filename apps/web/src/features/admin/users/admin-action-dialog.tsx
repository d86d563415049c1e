import { createElement, useRef } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import type { AdminAction, Outcome } from './admin-action.ts'
import {
  AddUserForm,
  CreditsForm,
  DeactivateForm,
  PasswordForm,
  RoleForm,
  WhatDeactivatingDoes,
} from './user-forms.tsx'

const forms = {
  'change-role': { title: (name: string) => `Change Role for ${name}`, Form: RoleForm },
  'reset-password': { title: (name: string) => `Reset Password for ${name}`, Form: PasswordForm },
  'add-credits': { title: (name: string) => `Add Credits to ${name}`, Form: CreditsForm },
  deactivate: { title: (name: string) => `Deactivate ${name}?`, Form: DeactivateForm },
}

type ActDialogProps = {
  readonly act: AdminAction
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

export function AdminActionDialog({ act, open, onClose, onDone }: ActDialogProps) {
  const rest = { onCancel: onClose, onDone }
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
      title={act.kind === 'add-user' ? 'Add User' : forms[act.kind].title(act.user.username)}
      description={act.kind === 'deactivate' && <WhatDeactivatingDoes user={act.user} />}
      firstFocus={first.current}
    >
      <div ref={form}>
        {act.kind === 'add-user' ? (
          <AddUserForm {...rest} />
        ) : (
          createElement(forms[act.kind].Form, { user: act.user, ...rest })
        )}
      </div>
    </Dialog>
  )
}
