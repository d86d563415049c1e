import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'

type ActFormProps = {
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void
    readonly busy: boolean
    readonly trouble: string | undefined
    readonly tries: number
  }
  /** The button that does it. */
  readonly label: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

export function AdminForm({ form, label, onCancel, children }: ActFormProps) {
  const { submit, busy, trouble, tries } = form
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {children}
      {/* made anew each time: the same words once more are read out once more */}
      {trouble && <Alert key={tries}>{trouble}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="solid" className="max-sm:order-first max-sm:w-full" busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}

type ReasonFieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  /** Who else reads it. */
  readonly hint?: string
}

export const ReasonField = ({ hint, ...field }: ReasonFieldProps) => (
  <Textarea
    label="Reason (optional)"
    rows={1}
    maxLength={500}
    hint={`${hint ? `${hint} ` : ''}Stored permanently in the audit log. Don’t include personal data.`}
    {...field}
  />
)

/** Trimmed, and left out when there is none. */
export const reasonOf = (typed: string): { readonly reason?: string } =>
  typed.trim() === '' ? {} : { reason: typed.trim() }
