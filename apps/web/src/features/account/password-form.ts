import type { changePassword, InputOf } from '@app/contract'
import type { FieldErrors } from '../../ui/forms/use-form.ts'

export type PasswordForm = Readonly<InputOf<typeof changePassword>>

export const emptyForm: PasswordForm = { current_password: '', new_password: '', confirm_new_password: '' }
const fieldNames = ['current_password', 'new_password', 'confirm_new_password'] as const

const missing = 'Please fill this in.'

export const isIncomplete = (errors: FieldErrors<keyof PasswordForm>): boolean =>
  fieldNames.some((name) => errors[name] === missing)

/** The specification's rules for this form, in its words. What else makes a password unfit only the server knows. */
export function validatePasswordForm(form: PasswordForm): FieldErrors<keyof PasswordForm> {
  const errors: Partial<InputOf<typeof changePassword>> = {}
  const { new_password: chosen, confirm_new_password: repeated } = form
  for (const name of fieldNames) {
    if (form[name] === '') errors[name] = missing
  }
  if (chosen !== '' && chosen.length <= 8) errors.new_password = 'New password must be longer than 8 characters.'
  if (chosen !== '' && repeated !== '' && chosen !== repeated) {
    errors.confirm_new_password = 'New passwords do not match.'
  }
  return errors
}
