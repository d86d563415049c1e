import { register, requestPasswordReset } from '@app/contract'
import * as z from 'zod/mini'

/** The server decides what an address is; this only catches a slip of the finger before it is sent. */
const looksLikeEmail = z.regex(/^\S+@\S+\.\S+$|^\S+@localhost$/, 'Please enter a valid email address.')

export const forgotPasswordForm = z.extend(requestPasswordReset.input, {
  email: requestPasswordReset.input.shape.email.check(looksLikeEmail),
})

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

/** Stands under an empty field; that all are required is said once for both. */
export const emptyPassword = 'Please fill this in.'

/** One message at a time, and under the field that it is about. */
export const resetPasswordForm = z
  .object({ new_password: z.string(), confirm_new_password: z.string() })
  .check((form) => {
    const { new_password: chosen, confirm_new_password: repeated } = form.value
    const complain = (field: keyof typeof form.value, message: string) =>
      form.issues.push({ code: 'custom', input: form.value, path: [field], message })
    if (chosen === '') complain('new_password', emptyPassword)
    else if (chosen.length < 8) complain('new_password', 'New password must be at least 8 characters long.')
    if (repeated === '') complain('confirm_new_password', emptyPassword)
    else if (repeated !== chosen) complain('confirm_new_password', 'Passwords do not match.')
  })
