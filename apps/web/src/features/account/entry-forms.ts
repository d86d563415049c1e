import { login, register } from '@app/contract'
import * as z from 'zod/mini'

/** The server decides what an address is; this only catches a slip of the finger before it is sent. */
const looksLikeEmail = z.regex(/^\S+@\S+\.\S+$|^\S+@localhost$/, 'Please enter a valid email address.')

export const loginForm = login.input
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z
  .extend(register.input, {
    email: register.input.shape.email.check(looksLikeEmail),
    confirmPassword: z.string().check(z.minLength(1, 'Please enter the password once more.')),
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
