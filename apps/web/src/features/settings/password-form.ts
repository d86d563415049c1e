import type { changePassword, InputOf, RefusalOf } from '@app/contract'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ApiProblem } from '../../api/problem.ts'

export type PasswordForm = InputOf<typeof changePassword>
type FieldName = keyof PasswordForm

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

/** Which field a refusal is about; the others are about the whole form. */
const aboutField: Readonly<Partial<Record<RefusalOf<typeof changePassword>, FieldName>>> = {
  'current-password-wrong': 'current_password',
  'password-too-short': 'new_password',
  'password-too-long': 'new_password',
  'password-too-common': 'new_password',
  'password-unusable': 'new_password',
  'password-unchanged': 'new_password',
  'passwords-differ': 'confirm_new_password',
}

/** The server's words, by the field beside which they belong. Empty where they belong to no field. */
export function fieldsOf(problem: ApiProblem): readonly { readonly name: FieldName; readonly words: string }[] {
  const byCode = Object.entries(aboutField).find(([code]) => code === problem.code)?.[1]
  return fieldNames.flatMap((name) => {
    const words = problem.fields[name] ?? (name === byCode ? problem.message : '')
    return words ? [{ name, words }] : []
  })
}
