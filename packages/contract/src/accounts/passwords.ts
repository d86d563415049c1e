import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { email, existingPassword, linkToken, message, passwordRefusals } from '../shapes.ts'
import * as shared from '../texts.ts'
import * as texts from './texts.ts'

/** How long it must be differs from form to form, so the use cases check it. */
const passwordField = existingPassword(texts.passwordsMissing)

const newPasswordRefusals = { 'passwords-differ': 400, ...passwordRefusals, 'hasher-busy': 503 } as const

export const changePassword = endpoint('POST', '/api/account/change-password', 'learner', {
  withTemporaryPassword: true,
  summary: 'Changes the password, ends every session of the user, and answers the token of a new one.',
  input: z.object({
    current_password: passwordField,
    new_password: passwordField,
    confirm_new_password: passwordField,
  }),
  reply: z.object({ message: z.string(), access_token: z.string() }),
  refusals: { ...newPasswordRefusals, 'current-password-wrong': 400, 'password-unchanged': 400 },
})

export const requestPasswordReset = endpoint('POST', '/api/password-reset/request', 'public', {
  alsoAt: ['/password-reset/request'],
  summary: 'Mails a link to set a new password. Answers the same whether or not the address is known.',
  input: z.object({ email }),
  reply: message,
  refusals: { 'invalid-email': 400 },
})

export const validateResetToken = endpoint('POST', '/api/password-reset/validate-token', 'public', {
  alsoAt: ['/password-reset/validate-token'],
  summary: 'Tells whose password a mailed link would set. A link that is not valid is answered with `valid: false`.',
  // any text, so that any that is not valid gets the same answer
  input: z.object({ token: z.string(shared.tokenMissing) }),
  reply: z.object({ valid: z.literal(true), username: z.string(), email: z.string() }),
  refusals: { 'reset-token-invalid': 400 },
})

export const resetPassword = endpoint('POST', '/api/password-reset/reset', 'public', {
  alsoAt: ['/password-reset/reset'],
  summary: 'Sets a new password with the token from the mailed link, once, and ends every session of the user.',
  input: z.object({ token: linkToken, new_password: passwordField, confirm_new_password: passwordField }),
  reply: message,
  refusals: { ...newPasswordRefusals, 'reset-token-invalid': 400 },
})
