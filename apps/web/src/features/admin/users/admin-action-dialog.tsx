import { createElement, useRef } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { texts as own } from '../user/texts.ts'
import { CloseForm, ResendForm, VerifyForm, WithdrawForm } from './account-forms.tsx'
import type { AdminAction, Outcome } from './admin-action.ts'
import { texts } from './texts.ts'
import {
  AddUserForm,
  CreditsForm,
  DeactivateForm,
  PasswordForm,
  RoleForm,
  WhatDeactivatingDoes,
} from './user-forms.tsx'

const forms = {
  'change-role': { title: texts.role.title, Form: RoleForm },
  'reset-password': { title: texts.password.title, Form: PasswordForm },
  'add-credits': { title: texts.credits.title, Form: CreditsForm },
  deactivate: { title: own.deactivate.title, Form: DeactivateForm },
  'verify-email': { title: own.verify.title, Form: VerifyForm },
  'resend-verification': { title: own.resend.title, Form: ResendForm },
  'close-account': { title: own.close.title, Form: CloseForm },
}

const titleOf = (act: AdminAction): string => {
  if (act.kind === 'add-user') return texts.add.button
  return (act.kind === 'withdraw-credits' ? own.withdraw : forms[act.kind]).title(act.user.username)
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
      title={titleOf(act)}
      description={act.kind === 'deactivate' && <WhatDeactivatingDoes user={act.user} />}
      firstFocus={first.current}
    >
      <div ref={form}>
        {act.kind === 'add-user' ? (
          <AddUserForm {...rest} />
        ) : act.kind === 'withdraw-credits' ? (
          <WithdrawForm user={act.user} withdrawable={act.withdrawable} {...rest} />
        ) : (
          createElement(forms[act.kind].Form, { user: act.user, ...rest })
        )}
      </div>
    </Dialog>
  )
}
