import { lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment, part, status } from '../table.ts'

const REQUEST = 'POST /api/password-reset/request'
const VALIDATE = 'POST /api/password-reset/validate-token'
const RESET = 'POST /api/password-reset/reset'
const VERIFY = 'POST /api/verify-email'

const usable = { [VALIDATE]: [200, { valid: true, username: 'mira', email: 'mira@example.org' }] } as const
const forgot = { screen: 'forgotPassword', who: 'visitor' } as const
const reset = { screen: 'resetPassword', who: 'visitor', at: `${paths.resetPassword}?token=secret` } as const
const verify = { screen: 'verifyEmail', who: 'visitor', at: `${paths.verifyEmail}?token=secret` } as const

const ask = async () => {
  await fill('Email', 'mira@example.org')
  await press('Send reset link')
}
const choose = (first: string, second: string) => async () => {
  await fill('New password', first)
  await fill('Confirm new password', second)
  await press('Set new password')
}

export const mailedLinkMoments: readonly Moment[] = [
  {
    ...forgot,
    from: '§2 /forgot-password',
    state: 'when it is opened',
    strings: [label('Email'), button('Send reset link'), link('Back to sign in', paths.login)],
  },
  {
    ...forgot,
    from: '§2 /forgot-password',
    state: 'after a link was asked for',
    answers: { [REQUEST]: [200, { message: 'A link is on its way.' }] },
    act: ask,
    strings: [part('A link is on its way.'), part('The link will expire in 1 hour.')],
  },
  {
    ...forgot,
    from: '§8 Authentication and account',
    state: 'after a link is refused',
    refusedCall: REQUEST,
    act: ask,
    strings: ['Failed to request password reset. Please try again.'],
  },
  {
    ...reset,
    from: '§2 /reset-password',
    state: 'while the link is looked at',
    answers: { [VALIDATE]: lateAnswer().handler },
    strings: [status('Validating reset link...')],
  },
  {
    ...reset,
    from: '§2 /reset-password',
    state: 'after the link was found good',
    answers: usable,
    strings: ['mira', label('New password'), label('Confirm new password')],
  },
  {
    ...reset,
    from: '§2 /reset-password',
    state: 'after a new password was set',
    answers: { ...usable, [RESET]: [200, { message: 'Your password is new.' }] },
    act: choose('correct horse', 'correct horse'),
    strings: [part('Your password is new.')],
  },
  {
    ...reset,
    from: '§5 Reset password',
    state: 'without a token',
    at: paths.resetPassword,
    strings: [
      'Invalid reset link. Please request a new password reset.',
      link('Request new password reset', paths.forgotPassword, { from: '§2 /reset-password' }),
    ],
  },
  {
    ...reset,
    from: '§5 Reset password',
    state: 'after empty fields',
    answers: usable,
    act: choose('', ''),
    strings: ['All password fields are required.'],
  },
  {
    ...reset,
    from: '§5 Reset password',
    state: 'after a short password and another one to confirm it',
    answers: usable,
    act: choose('1234567', '12345678'),
    strings: ['New password must be at least 8 characters long.', 'Passwords do not match.'],
  },
  {
    ...reset,
    from: '§8 Authentication and account',
    state: 'after the link could not be looked at',
    refusedCall: VALIDATE,
    strings: ['Failed to validate reset token. Please try again.'],
  },
  {
    ...reset,
    from: '§8 Authentication and account',
    state: 'after the link was found bad',
    answers: { [VALIDATE]: [400, { valid: false }] },
    strings: [
      'Invalid or expired reset token. Please request a new password reset.',
      link('Request new password reset', paths.forgotPassword),
    ],
  },
  {
    ...reset,
    from: '§8 Authentication and account',
    state: 'after the new password is refused',
    answers: usable,
    refusedCall: RESET,
    act: choose('correct horse', 'correct horse'),
    strings: ['Failed to reset password. Please try again.'],
  },
  {
    ...verify,
    from: '§2 /verify-email',
    state: 'after the link was found good',
    answers: { [VERIFY]: [200, { message: 'You can sign in now.' }] },
    strings: [heading('Email Verified!'), part('You can sign in now.')],
  },
  {
    ...verify,
    from: '§2 /verify-email',
    state: 'after the link was found bad',
    answers: { [VERIFY]: refusal(400, 'token-invalid', 'This link was used.') },
    strings: [heading('Verification Failed'), 'This link was used.', link('Go to Login', paths.login)],
  },
  {
    ...verify,
    from: '§5 Verify email',
    state: 'without a token',
    at: paths.verifyEmail,
    strings: ['No verification token provided. Please check your email for the correct link.'],
  },
  {
    ...verify,
    from: '§8 Authentication and account',
    state: 'after the link is refused',
    refusedCall: VERIFY,
    strings: ['Failed to verify email. Please try again.'],
  },
]
