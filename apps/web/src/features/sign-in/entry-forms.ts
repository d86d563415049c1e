import { texts } from 'virtual:texts/sign-in'
import { passwordText } from '../../ui/forms/password-text.ts'
import type { FieldErrors } from '../../ui/forms/use-form.tsx'

const { fields: words } = texts

/** The server decides what an address is; this only catches a slip of the finger before it is sent. */
const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S+$|^\S+@localhost$/

type Form<Name extends string> = Readonly<Record<Name, string>>

export function validateEmail({ email }: Form<'email'>): FieldErrors<'email'> {
  const trimmed = email.trim()
  if (trimmed === '') return { email: words.enterEmail }
  return { email: LOOKS_LIKE_EMAIL.test(trimmed) ? undefined : words.invalidEmail }
}

export const validateLogin = ({ email, password }: Form<'email' | 'password'>) => ({
  email: email.trim() === '' ? words.enterEmail : undefined,
  password: password === '' ? words.enterPassword : undefined,
})

/** Two different faults are two messages: what is wrong with the second password does not wait for the first. */
export const validateRegistration = (form: Form<'username' | 'email' | 'password' | 'confirmPassword'>) => ({
  username: form.username.trim() === '' ? words.chooseUsername : undefined,
  ...validateEmail(form),
  password: passwordText(form.password).length < 8 ? words.shortPassword : undefined,
  confirmPassword:
    form.confirmPassword === ''
      ? words.repeatPassword
      : passwordText(form.confirmPassword) === passwordText(form.password)
        ? undefined
        : words.passwordsDiffer,
})

/** That all are required is said once for both; under an empty field stands only that it is empty. */
export function validateNewPassword(form: Form<'new_password' | 'confirm_new_password'>) {
  const { new_password: chosen, confirm_new_password: repeated } = form
  const isTooShort = passwordText(chosen).length < 8 ? words.shortNewPassword : undefined
  const isOther = passwordText(repeated) === passwordText(chosen) ? undefined : words.newPasswordsDiffer
  return {
    new_password: chosen === '' ? words.missing : isTooShort,
    confirm_new_password: repeated === '' ? words.missing : isOther,
  }
}
