import { login, register, requestPasswordReset } from '@app/contract'
import * as z from 'zod/mini'

/** The server decides what an address is; this only catches a slip of the finger before it is sent. */
const looksLikeEmail = z.regex(/^\S+@\S+\.\S+$|^\S+@localhost$/, 'Please enter a valid email address.')

export const loginForm = login.input
export type LoginForm = z.infer<typeof loginForm>

export const forgotPasswordForm = z.extend(requestPasswordReset.input, {
  email: requestPasswordReset.input.shape.email.check(looksLikeEmail),
})
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>

export const registerForm = z
  .extend(register.input, {
    email: register.input.shape.email.check(looksLikeEmail),
    confirmPassword: z.string().check(z.minLength(1, 'Please re-enter your password.')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // two different faults are two messages: without this the second shows only once the first is gone
      when: () => true,
    }),
  )
export type RegisterForm = z.infer<typeof registerForm>

/** Stands under an empty field; that all are required is said once for both. */
export const emptyPassword = 'Please fill this in.'

/** One message at a time, and under the field that it is about. */
export const resetPasswordForm = z.object({ newPassword: z.string(), confirmPassword: z.string() }).check((form) => {
  const { newPassword, confirmPassword } = form.value
  const complain = (field: keyof typeof form.value, message: string) =>
    form.issues.push({ code: 'custom', input: form.value, path: [field], message })
  if (newPassword === '') complain('newPassword', emptyPassword)
  else if (newPassword.length < 8) complain('newPassword', 'New password must be at least 8 characters long.')
  if (confirmPassword === '') complain('confirmPassword', emptyPassword)
  else if (confirmPassword !== newPassword) complain('confirmPassword', 'Passwords do not match.')
})
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>
