import {
  closeUserAccount,
  type Endpoint,
  resendUserVerification,
  verifyUserEmail,
  withdrawCredits,
} from '@app/contract'
import type { ReactNode } from 'react'
import { describeCredits } from '../../../texts/credits.ts'
import { fill, Name } from '../../../ui/fill.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { texts as own } from '../user/texts.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { texts } from './texts.ts'
import { isPositive, useRequestId } from './user-forms.tsx'

/** What the page of one account offers beside what the list does. */
export function WithdrawForm({
  user,
  withdrawable,
  onCancel,
  onDone,
}: UserFormProps & { readonly withdrawable: number }) {
  const requestId = useRequestId()
  const words = own.withdraw
  const form = useAdminForm({
    endpoint: withdrawCredits,
    initial: { amount: '', reason: '' },
    validate: ({ amount, reason }) => ({
      amount: !isPositive(amount)
        ? texts.credits.invalid
        : Number(amount) > withdrawable
          ? words.tooMany(describeCredits(withdrawable))
          : undefined,
      reason: reason.trim() === '' ? own.reason.missing : undefined,
    }),
    input: ({ amount, reason }) => {
      const taken = { amount: Number(amount), reason: reason.trim() }
      return { id: user.id, ...taken, request_id: requestId(JSON.stringify(taken)) }
    },
    success: words.success,
    more: ({ credits }) => ({ detail: texts.credits.balance(describeCredits(credits)) }),
    onDone,
  })
  return (
    <AdminForm form={form} label={words.button} onCancel={onCancel}>
      <p className="text-muted">{words.lead(describeCredits(withdrawable))}</p>
      <TextInput label={texts.credits.amount} inputMode="numeric" autoComplete="off" {...form.field('amount')} />
      <ReasonField isRequired {...form.field('reason')} hint={own.reason.shownTo(user.username)} />
    </AdminForm>
  )
}

type Words = { readonly button: string; readonly lead: string; readonly success: string }

/** An action that needs no more than an optional reason. */
const plainForm = (endpoint: typeof verifyUserEmail & Endpoint, { button, lead, success }: Words) =>
  function PlainForm({ user, onCancel, onDone }: UserFormProps) {
    const form = useAdminForm({
      endpoint,
      initial: { reason: '' },
      validate: () => ({}),
      input: ({ reason }) => ({ id: user.id, ...reasonOf(reason) }),
      success,
      onDone,
    })
    const slots: Readonly<Record<string, ReactNode>> = {
      user: <Name>{user.username}</Name>,
      email: <Name className="wrap-anywhere">{user.email}</Name>,
    }
    return (
      <AdminForm form={form} label={button} onCancel={onCancel}>
        <p className="text-muted">{fill(lead, slots)}</p>
        <ReasonField {...form.field('reason')} />
      </AdminForm>
    )
  }

export const VerifyForm = plainForm(verifyUserEmail, { ...own.verify, ...texts.verify })
// their inputs and replies are the same: they differ in what they refuse
// all three take the same input, and the form reads nothing of the reply
export const ResendForm = plainForm(resendUserVerification as unknown as typeof verifyUserEmail, {
  ...own.resend,
  ...texts.resend,
})
export const CloseForm = plainForm(closeUserAccount as unknown as typeof verifyUserEmail, {
  ...own.close,
  ...texts.close,
})
