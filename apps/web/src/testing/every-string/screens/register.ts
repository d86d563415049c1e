import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment, part } from '../table.ts'
import { unreachable } from '../unreachable.ts'

const REGISTER = 'POST /api/register'
const RESEND = 'POST /api/resend-verification'
const accepted = { [REGISTER]: [201, { message: 'Please check your email.' }] } as const

const signUp = async () => {
  await fill('Username', 'mira')
  await fill('Email', 'mira@example.org')
  await fill('Password', 'correct horse')
  await fill('Confirm password', 'correct horse')
  await press('Create account')
}

const register = { screen: 'register', who: 'visitor' } as const

export const registerMoments: readonly Moment[] = [
  {
    ...register,
    from: '§2 /register',
    state: 'when it is opened',
    strings: [
      label('Username'),
      label('Email'),
      label('Password'),
      label('Confirm password'),
      part('at least 13 years old', '§9 Minimum age'),
    ],
  },
  {
    ...register,
    from: '§2 /register',
    state: 'after an account was made',
    answers: accepted,
    act: signUp,
    strings: [
      heading('Account Created Successfully!'),
      part('check your email for the verification link'),
      link('Go to Login', paths.login),
      button('Resend verification email'),
    ],
  },
  {
    ...register,
    from: '§5 Register',
    state: 'after a short password and another one to confirm it',
    act: async () => {
      await fill('Password', '1234567')
      await fill('Confirm password', '12345678')
    },
    strings: ['Password must be at least 8 characters long', 'Passwords do not match'],
  },
  {
    ...register,
    from: '§8 Authentication and account',
    state: 'after a registration that is refused',
    refusedCall: REGISTER,
    act: signUp,
    strings: ['Registration failed'],
  },
  {
    ...register,
    from: '§8 Authentication and account',
    state: 'after a registration that nobody answered',
    answers: { [REGISTER]: unreachable },
    act: signUp,
    strings: ['Network error. Please try again.'],
  },
  {
    ...register,
    from: '§8 Authentication and account',
    state: 'after another verification mail is refused',
    answers: accepted,
    refusedCall: RESEND,
    act: async () => {
      await signUp()
      await press('Resend verification email')
    },
    strings: ['Failed to resend verification email'],
  },
]
