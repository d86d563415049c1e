import { refusal } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment } from '../table.ts'
import { unreachable } from '../unreachable.ts'

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

const login = { screen: 'login', who: 'visitor' } as const

export const loginMoments: readonly Moment[] = [
  {
    ...login,
    from: '§2 /login',
    state: 'when it is opened',
    strings: [
      label('Email'),
      label('Password'),
      button('Sign in'),
      link('Create an account', paths.register),
      link('Forgot your password?', paths.forgotPassword),
    ],
  },
  {
    ...login,
    from: '§2 /login',
    state: 'after the server has answered that the email is not verified',
    answers: unverified,
    act: signIn,
    strings: [heading('Email verification required'), button('Resend verification email')],
  },
  {
    ...login,
    from: '§8 Authentication and account',
    state: 'after a sign-in that is refused',
    refusedCall: LOGIN,
    act: signIn,
    strings: ['Login failed'],
  },
  {
    ...login,
    from: '§8 Authentication and account',
    state: 'after a sign-in that nobody answered',
    answers: { [LOGIN]: unreachable },
    act: signIn,
    strings: ['An error occurred during login'],
  },
  {
    ...login,
    from: '§8 Authentication and account',
    state: 'after a stored session whose user cannot be read',
    who: 'learner',
    at: paths.dashboard,
    refusedCall: 'GET /api/me',
    strings: ['Failed to fetch user details'],
  },
  {
    ...login,
    from: '§8 Authentication and account',
    state: 'after another verification mail is sent',
    answers: { ...unverified, [RESEND]: [200, { message: 'On its way.' }] },
    act: resend,
    strings: ['Verification email sent! Please check your inbox.'],
  },
  {
    ...login,
    from: '§8 Authentication and account',
    state: 'after another verification mail is refused',
    answers: unverified,
    refusedCall: RESEND,
    act: resend,
    strings: ['Failed to send verification email. Please try again.'],
  },
  {
    ...login,
    from: '§5 Resend verification',
    state: 'after another verification mail is asked for without an address',
    answers: unverified,
    act: async () => {
      await signIn()
      await fill('Email', '')
      await press('Resend verification email')
    },
    strings: ['Please enter your email address first.'],
  },
]
