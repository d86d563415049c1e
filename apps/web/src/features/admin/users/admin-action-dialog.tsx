import { texts as own } from 'virtual:texts/admin/user'
import { texts } from 'virtual:texts/admin/users'
import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { describeCredits } from '../../../texts/credits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Textarea, TextInput } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { FormAlert } from '../../../ui/forms/use-form.tsx'
import { type AdminAction, type Outcome, useAdminForm } from './admin-action.ts'
import { adminActions, isAddable, type LeadValues, type Values } from './admin-actions.ts'
import { NewPasswordField } from './new-password-field.tsx'

type AdminActionDialogProps = {
  readonly act: AdminAction
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

export function AdminActionDialog({ act, open, onClose, onDone }: AdminActionDialogProps) {
  const { title } = adminActions[act.kind]
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
      title={title({ name: act.user?.username ?? '' })}
      description={act.kind === 'deactivate' && <Lead act={act} />}
      firstFocus={first.current}
    >
      <div ref={form}>
        <ActionForm act={act} onCancel={onClose} onDone={onDone} />
      </div>
    </Dialog>
  )
}

type Of = { readonly act: AdminAction }

/** Of a new user nothing is asked. */
const subjectOf = ({ user, withdrawable = 0 }: AdminAction) => ({ user: user as AdminUser, withdrawable })

function Lead({ act }: Of) {
  const { lead = '' } = adminActions[act.kind]
  const slots = {
    user: <Name>{act.user?.username}</Name>,
    email: <Name className="wrap-anywhere">{act.user?.email}</Name>,
  }
  return typeof lead === 'string' ? lead : fill((values: LeadValues) => lead(values, subjectOf(act)), slots)
}

type ActionFormProps = Of & { readonly onCancel: () => void; readonly onDone: (outcome: Outcome) => void }

function ActionForm({ act, onCancel, onDone }: ActionFormProps) {
  const { kind, user } = act
  const { lead, fields, button, success, endpoint, input } = adminActions[kind]
  const subject = subjectOf(act)
  const isOfCredits = fields.some(({ name }) => name === 'amount')
  const [generated, setGenerated] = useState('')
  const requestId = useRequestId()
  const form = useAdminForm({
    endpoint,
    initial: Object.fromEntries(fields.map(({ name, initial }) => [name, initial?.(subject) ?? ''])) as Values,
    validate: (values) => Object.fromEntries(fields.map(({ name, check }) => [name, check?.(values[name], subject)])),
    input: (values) => {
      const reason = values.reason.trim()
      const content = { ...input?.(values), ...(reason !== '' && { reason }) }
      return {
        ...(user && { id: user.id }),
        ...content,
        ...(isOfCredits && { request_id: requestId(JSON.stringify(content)) }),
      }
    },
    success,
    more: ({ credits }, { password, new_password }) => ({
      ...(isOfCredits && { detail: texts.credits.balance({ credits: describeCredits(credits) }) }),
      ...([password, new_password].includes(generated) && { password: generated }),
    }),
    onDone,
  })
  const controls = fields.map(({ name, label, options, input }) => {
    const field = { label, ...form.field(name) }
    if (name === 'reason') {
      const shownTo = isOfCredits ? `${own.reason.shownTo({ name: subject.user.username })} ` : ''
      return <Textarea key={name} rows={1} maxLength={500} hint={shownTo + own.reason.stored} {...field} />
    }
    if (options) return <Select key={name} options={options} {...field} />
    if (name !== 'password' && name !== 'new_password')
      return <TextInput key={name} autoComplete="off" {...input} {...field} />
    const generate = (password: string) => {
      setGenerated(password)
      form.set(name, password)
    }
    return <NewPasswordField key={name} generated={generated} onGenerate={generate} {...field} />
  })
  // the reason, and the role of a new user beside it
  const last = controls.splice(kind === 'add-user' ? -2 : -1)
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {lead !== undefined && kind !== 'deactivate' && (
        <p className="text-muted">
          <Lead act={act} />
        </p>
      )}
      {controls}
      {kind === 'add-credits' && <Balances credits={user.credits} amount={form.values.amount} />}
      <div className={clsx('grid gap-5', last.length > 1 && 'sm:grid-cols-[9rem_minmax(0,1fr)]')}>{last}</div>
      <FormAlert form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="solid" className="max-sm:order-first max-sm:w-full" busy={form.busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}

/** Before and after. */
const Balances = ({ credits, amount }: { readonly credits: number; readonly amount: string }) => (
  <dl className="grid grid-cols-2 rounded-md border border-line bg-sunk/50 px-4 py-3 tabular-nums">
    <dt className="text-note text-muted">{texts.credits.before}</dt>
    <dt className="text-note text-muted">{texts.credits.after}</dt>
    <dd className="font-semibold">{describeCredits(credits)}</dd>
    <dd className="font-semibold">
      {isAddable(amount) ? describeCredits(credits + Number(amount)) : <span aria-hidden="true">–</span>}
    </dd>
  </dl>
)

/** The same gift sent again after a lost answer is the same request, and gives nothing more; another one is another. */
function useRequestId(): (content: string) => string {
  const last = useRef({ content: '', id: '' })
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: newId() }
    return last.current.id
  }
}
