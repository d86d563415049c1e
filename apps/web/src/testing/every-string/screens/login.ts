import { refusal, unreachable } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment, momentsOf } from '../table.ts'

const LOGIN = 'POST /api/login'
const RESEND = 'POST /api/resend-verification'
const unverified = {
  [LOGIN]: refusal(403, 'email-not-verified', 'Please verify your email address before you sign in.'),
} as const

const signIn = async () => {
  await fill('Email', 'mira@example.org')
  await fill('Password', 'correct horse')
  await press('Sign in')
}
const resend = async () => {
  await signIn()
  await press('Resend verification email')
}

const login = momentsOf({ screen: 'login', who: 'visitor' })

export const loginMoments: readonly Moment[] = [
  login('when it is opened', [
    label('Email'),
    label('Password'),
    button('Sign in'),
    link('Create an account', paths.register),
    link('Forgot your password?', paths.forgotPassword),
  ]),
  login(
    'after the server has answered that the email is not verified',
    [heading('Email verification required'), button('Resend verification email')],
    { answers: unverified, act: signIn },
  ),
  login('after a sign-in that is refused', ['Login failed'], { refusedCall: LOGIN, act: signIn }),
  login('after a sign-in without an answer', ['An error occurred during login'], {
    answers: { [LOGIN]: unreachable },
    act: signIn,
  }),
  login('after a stored session whose user cannot be read', ['Failed to fetch user details'], {
    who: 'learner',
    at: paths.dashboard,
    refusedCall: 'GET /api/me',
  }),
  login('after another verification mail is sent', ['Verification email sent! Please check your inbox.'], {
    answers: { ...unverified, [RESEND]: [200, { message: 'On its way.' }] },
    act: resend,
  }),
  login('after another verification mail is refused', ['Failed to send verification email. Please try again.'], {
    answers: unverified,
    refusedCall: RESEND,
    act: resend,
  }),
  login('after another verification mail is asked for without an address', ['Please enter your email address first.'], {
    answers: unverified,
    act: async () => {
      await signIn()
      await fill('Email', '')
      await press('Resend verification email')
    },
  }),
]
