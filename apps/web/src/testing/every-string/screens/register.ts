import { unreachable } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, press } from '../look.ts'
import { button, heading, label, link, type Moment, momentsOf, part } from '../table.ts'

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

const register = momentsOf({ screen: 'register', who: 'visitor' })

export const registerMoments: readonly Moment[] = [
  register('when it is opened', [
    label('Username'),
    label('Email'),
    label('Password'),
    label('Confirm password'),
    part('at least 13 years old'),
  ]),
  register(
    'after an account was made',
    [
      heading('Account Created Successfully!'),
      part('check your email for the verification link'),
      link('Go to Login', paths.login),
      button('Resend verification email'),
    ],
    { answers: accepted, act: signUp },
  ),
  register(
    'after a short password and another one to confirm it',
    ['Password must be at least 8 characters long', 'Passwords do not match'],
    {
      act: async () => {
        await fill('Password', '1234567')
        await fill('Confirm password', '12345678')
      },
    },
  ),
  register('after a registration that is refused', ['Registration failed'], { refusedCall: REGISTER, act: signUp }),
  register('after a registration without an answer', ['Network error. Please try again.'], {
    answers: { [REGISTER]: unreachable },
    act: signUp,
  }),
  register('after another verification mail is refused', ['Failed to resend verification email'], {
    answers: accepted,
    refusedCall: RESEND,
    act: async () => {
      await signUp()
      await press('Resend verification email')
    },
  }),
]
