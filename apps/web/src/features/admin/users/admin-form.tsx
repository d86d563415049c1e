import type { AdminUser, InputOf } from '@app/contract'
import type { ComponentProps, ReactNode } from 'react'
import { fieldsOf } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/forms/field.tsx'
import { type FieldErrors, FormAlert, useForm } from '../../../ui/forms/use-form.tsx'
import { describeAdminError } from '../api.ts'
import { texts as own } from '../user/texts.ts'
import { type Outcome, type UserEndpoint, useAdminAction } from './admin-action.ts'
import { texts } from './texts.ts'

export type UserFormProps = {
  readonly user: AdminUser
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

type Values<Name extends string> = Readonly<Record<Name, string>>

type AdminFormOptions<Name extends string, E extends UserEndpoint> = Pick<UserFormProps, 'onDone'> & {
  readonly endpoint: E
  readonly initial: Values<Name>
  readonly validate: (values: Values<NoInfer<Name>>) => FieldErrors<NoInfer<Name>>
  readonly input: (values: Values<NoInfer<Name>>) => InputOf<NoInfer<E>>
  /** The toast's words. */
  readonly success: string
  /** What the outcome says beside them. */
  readonly more?: (user: AdminUser, values: Values<NoInfer<Name>>) => Omit<Outcome, 'words' | 'user'>
}

export function useAdminForm<Name extends string, E extends UserEndpoint>(options: AdminFormOptions<Name, E>) {
  const { endpoint, initial, validate, input, success, more, onDone } = options
  const action = useAdminAction(endpoint, success)
  const form = useForm({
    initial,
    validate,
    mode: 'clear',
    onSubmit: async (values) => {
      try {
        const { user } = await action.mutateAsync(input(values))
        onDone({ words: success, user, ...more?.(user, values) })
      } catch (problem) {
        form.refuse(describeAdminError(problem), fieldsOf(problem))
      }
    },
  })
  return form
}

type AdminFormProps = {
  readonly form: ComponentProps<typeof FormAlert>['form'] & {
    readonly props: ComponentProps<'form'>
    readonly busy: boolean
  }
  readonly label: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

export const AdminForm = ({ form, label, onCancel, children }: AdminFormProps) => (
  <form {...form.props} className="flex flex-col gap-5">
    {children}
    <FormAlert form={form} />
    <div className="flex flex-wrap justify-end gap-3">
      <Button className="max-sm:w-full" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" variant="solid" className="max-sm:order-first max-sm:w-full" busy={form.busy}>
        {label}
      </Button>
    </div>
  </form>
)

type ReasonFieldProps = Omit<ComponentProps<typeof Textarea>, 'label' | 'rows' | 'maxLength' | 'hint'> & {
  readonly hint?: string
  readonly isRequired?: boolean
}

/** `hint` says who else reads it. */
export const ReasonField = ({ hint, isRequired = false, ...field }: ReasonFieldProps) => (
  <Textarea
    label={isRequired ? own.reason.required : own.reason.optional}
    rows={1}
    maxLength={500}
    hint={hint ? `${hint} ${own.reason.stored}` : own.reason.stored}
    {...field}
  />
)

/** Trimmed, and left out when there is none. */
export const reasonOf = (typed: string): { readonly reason?: string } =>
  typed.trim() === '' ? {} : { reason: typed.trim() }
