import { addCredits } from '@app/contract'
import { useRef } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { describeCredits } from '../../../texts/credits.ts'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'

const MAX_CREDITS_AT_ONCE = 100_000

export function CreditsForm({ user, onCancel, onDone }: UserFormProps) {
  const requestId = useRequestId()
  const form = useAdminForm({
    endpoint: addCredits,
    initial: { amount: '', reason: '' },
    validate: ({ amount }) =>
      !isPositive(amount)
        ? { amount: 'Please enter a valid positive amount for credits.' }
        : Number(amount) > MAX_CREDITS_AT_ONCE
          ? { amount: 'At most 100,000 credits can be given at once.' }
          : {},
    input: ({ amount, reason }) => {
      const given = { amount: Number(amount), ...reasonOf(reason) }
      return { id: user.id, ...given, request_id: requestId(JSON.stringify(given)) }
    },
    success: 'Credits added successfully!',
    more: ({ credits }) => ({ detail: `Balance: ${describeCredits(credits)}` }),
    onDone,
  })
  const { amount } = form.values
  return (
    <AdminForm form={form} label="Add Credits" onCancel={onCancel}>
      <TextInput label="Amount" inputMode="numeric" autoComplete="off" {...form.field('amount')} />
      <dl className="grid grid-cols-2 rounded-md border border-line bg-sunk/50 px-4 py-3 tabular-nums">
        <dt className="text-note text-muted">Balance now</dt>
        <dt className="text-note text-muted">Balance after</dt>
        <dd className="font-semibold">{describeCredits(user.credits)}</dd>
        <dd className="font-semibold">
          {isPositive(amount) && Number(amount) <= MAX_CREDITS_AT_ONCE ? (
            describeCredits(user.credits + Number(amount))
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </dd>
      </dl>
      <ReasonField {...form.field('reason')} hint={`${user.username} sees it in the credit history.`} />
    </AdminForm>
  )
}

const isPositive = (amount: string): boolean => /^\s*\d+\s*$/.test(amount) && Number(amount) > 0

/** The same gift sent again after a lost answer is the same request, and gives nothing more; another one is another. */
function useRequestId(): (content: string) => string {
  const last = useRef({ content: '', id: '' })
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: newId() }
    return last.current.id
  }
}
