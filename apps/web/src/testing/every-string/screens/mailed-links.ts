import { lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment, momentsOf, part, status } from '../table.ts'

const REQUEST = 'POST /api/password-reset/request'
const VALIDATE = 'POST /api/password-reset/validate-token'
const RESET = 'POST /api/password-reset/reset'
const VERIFY = 'POST /api/verify-email'

const usable = { [VALIDATE]: [200, { valid: true, username: 'mira', email: 'mira@example.org' }] } as const
const forgot = momentsOf({ screen: 'forgotPassword', who: 'visitor' })
const reset = momentsOf({ screen: 'resetPassword', who: 'visitor', at: `${paths.resetPassword}?token=secret` })
const verify = momentsOf({ screen: 'verifyEmail', who: 'visitor', at: `${paths.verifyEmail}?token=secret` })

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
  forgot('when it is opened', [label('Email'), button('Send reset link'), link('Back to sign in', paths.login)]),
  forgot('after a link was asked for', [part('A link is on its way.'), part('The link will expire in 1 hour.')], {
    answers: { [REQUEST]: [200, { message: 'A link is on its way.' }] },
    act: ask,
  }),
  forgot('after a link is refused', ['Failed to request password reset. Please try again.'], {
    refusedCall: REQUEST,
    act: ask,
  }),
  reset('while the link is looked at', [status('Validating reset link...')], {
    answers: { [VALIDATE]: lateAnswer().handler },
  }),
  reset('after the link was found good', ['mira', label('New password'), label('Confirm new password')], {
    answers: usable,
  }),
  reset('after a new password was set', [part('Your password is new.')], {
    answers: { ...usable, [RESET]: [200, { message: 'Your password is new.' }] },
    act: choose('correct horse', 'correct horse'),
  }),
  reset(
    'without a token',
    [
      'Invalid reset link. Please request a new password reset.',
      link('Request new password reset', paths.forgotPassword),
    ],
    { at: paths.resetPassword },
  ),
  reset('after empty fields', ['All password fields are required.'], { answers: usable, act: choose('', '') }),
  reset(
    'after a short password and another one to confirm it',
    ['New password must be at least 8 characters long.', 'Passwords do not match.'],
    { answers: usable, act: choose('1234567', '12345678') },
  ),
  reset('after the link could not be looked at', ['Failed to validate reset token. Please try again.'], {
    refusedCall: VALIDATE,
  }),
  reset(
    'after the link was found bad',
    [
      'Invalid or expired reset token. Please request a new password reset.',
      link('Request new password reset', paths.forgotPassword),
    ],
    { answers: { [VALIDATE]: [400, { valid: false }] } },
  ),
  reset('after the new password is refused', ['Failed to reset password. Please try again.'], {
    answers: usable,
    refusedCall: RESET,
    act: choose('correct horse', 'correct horse'),
  }),
  verify('after the link was found good', [heading('Email Verified!'), part('You can sign in now.')], {
    answers: { [VERIFY]: [200, { message: 'You can sign in now.' }] },
  }),
  verify(
    'after the link was found bad',
    [heading('Verification Failed'), 'This link was used.', link('Go to Login', paths.login)],
    { answers: { [VERIFY]: refusal(400, 'token-invalid', 'This link was used.') } },
  ),
  verify('without a token', ['No verification token provided. Please check your email for the correct link.'], {
    at: paths.verifyEmail,
  }),
  verify('after the link is refused', ['Failed to verify email. Please try again.'], { refusedCall: VERIFY }),
]
