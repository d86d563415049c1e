import type { changePassword, InputOf } from '@app/contract'
import type { FieldErrors, Resolver } from 'react-hook-form'

export type PasswordForm = InputOf<typeof changePassword>

export const emptyForm: PasswordForm = { current_password: '', new_password: '', confirm_new_password: '' }
export const fieldNames = ['current_password', 'new_password', 'confirm_new_password'] as const

export const isLongEnough = (password: string): boolean => password.length > 8
export const isSame = ({ new_password, confirm_new_password }: PasswordForm): boolean =>
  confirm_new_password !== '' && new_password === confirm_new_password

/** The specification's rules for this form, in its words. What else makes a password unfit only the server knows. */
export const checkPasswordForm: Resolver<PasswordForm> = (form) => {
  const errors: FieldErrors<PasswordForm> = {}
  const { new_password: chosen, confirm_new_password: repeated } = form
  for (const name of fieldNames) {
    if (form[name] === '') errors[name] = { type: 'required', message: 'Please fill this in.' }
  }
  if (chosen !== '' && !isLongEnough(chosen)) {
    errors.new_password = { type: 'length', message: 'New password must be longer than 8 characters.' }
  }
  if (chosen !== '' && repeated !== '' && chosen !== repeated) {
    errors.confirm_new_password = { type: 'match', message: 'New passwords do not match.' }
  }
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors }
}
