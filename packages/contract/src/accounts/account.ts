import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  email,
  id,
  language,
  linkToken,
  message,
  newPassword,
  passwordRefusals,
  role,
  trimmedText,
  typedPassword,
} from '../shapes.ts'
import * as texts from './texts.ts'

export const username = trimmedText(texts.usernameMissing, 50, texts.usernameTooLong)
export const register = endpoint('POST', '/api/register', 'public', {
  summary: 'Makes an account and mails a verification link. Answers the same for an address that has an account.',
  input: z.object({ username, email, password: newPassword }),
  status: 201,
  reply: message,
  refusals: {
    'invalid-email': 400,
    'invalid-username': 400,
    ...passwordRefusals,
    'username-taken': 409,
    'hasher-busy': 503,
  },
})

export const verifyEmail = endpoint('POST', '/api/verify-email', 'public', {
  summary: 'Confirms an address with the token from the mailed link. The same link works again within its life.',
  input: z.object({ token: linkToken }),
  reply: message,
  refusals: { 'token-invalid': 400 },
})

export const resendVerification = endpoint('POST', '/api/resend-verification', 'public', {
  summary: 'Mails a new verification link. Answers the same whether or not the address is known.',
  input: z.object({ email }),
  reply: message,
  refusals: { 'invalid-email': 400 },
})

export const login = endpoint('POST', '/api/login', 'public', {
  summary: 'Signs in.',
  input: z.object({ email, password: typedPassword }),
  reply: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds until the session ends for good, whatever the learner does. */
    expires_in: z.int(),
    /** The account was scheduled for deletion, which this sign-in has cancelled. */
    removal_cancelled: z.boolean(),
  }),
  refusals: { 'invalid-credentials': 401, 'email-not-verified': 403, 'account-disabled': 403, 'hasher-busy': 503 },
})

export const logout = endpoint('POST', '/api/logout', 'learner', {
  withTemporaryPassword: true,
  summary: 'Ends this session.',
})

export const validateToken = endpoint('GET', '/api/validate-token', 'learner', {
  withTemporaryPassword: true,
  summary: 'Tells whether the session is live.',
  reply: z.object({ valid: z.literal(true) }),
})

export const me = endpoint('GET', '/api/me', 'learner', {
  withTemporaryPassword: true,
  summary: 'The signed-in user.',
  reply: z.object({
    id,
    username: z.string(),
    email: z.string(),
    role,
    credits: z.int(),
    /** What mails are written in; null until one was chosen. */
    language: z.nullable(language),
    /** Where a day of theirs ends at midnight; null: in UTC. */
    time_zone: z.optional(z.nullable(z.string())),
    /** Minutes that they want to learn in a week; null: no goal. */
    weekly_goal: z.optional(z.nullable(z.int())),
    /** Whether a mail reminds them of reviews, at most once a day. */
    review_reminder: z.optional(z.boolean()),
    /** The password is temporary, set by an admin: until the user has changed it, every other call is refused. */
    must_change_password: z.boolean(),
  }),
})
