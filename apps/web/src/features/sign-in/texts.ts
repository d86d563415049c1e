import { pluralsOf } from '../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  fields: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    chooseUsername: 'Please choose a username.',
    enterEmail: 'Please enter your email address.',
    enterEmailFirst: 'Please enter your email address first.',
    invalidEmail: 'Please enter a valid email address.',
    enterPassword: 'Please enter your password.',
    shortPassword: 'Password must be at least 8 characters long',
    repeatPassword: 'Please re-enter your password.',
    passwordsDiffer: 'Passwords do not match',
    missing: 'Please fill this in.',
    allRequired: 'All password fields are required.',
    shortNewPassword: 'New password must be at least 8 characters long.',
    newPasswordsDiffer: 'Passwords do not match.',
  },
  /** The picture beside the pages. */
  ways: {
    in: {
      name: 'Getting started',
      label: 'Steps to your first plan',
      steps: ['Create your account', 'Confirm your email', 'Sign in', 'Tell us what you want to learn'],
    },
    back: {
      name: 'Getting back in',
      label: 'Steps to a new password',
      steps: ['Request a link', 'Open it in your email', 'Choose a new password', 'Sign in'],
    },
  },
  login: {
    /** Why the session is over, or why the page that was asked for is not shown. */
    ended: {
      server: 'Your session has ended. Please sign in again.',
      'other-tab': 'You logged out in another tab.',
      visitor: 'Please sign in to see that page.',
    },
    blocked:
      'Your browser blocks storage, so you’ll be signed out when you reload, leave or close this page. To stay signed in, allow this site to store data.',
    picture: 'The trail is right where you left it.',
    welcome: 'Welcome. Let’s make your first plan.',
    newHere: 'New here? {register}',
    register: 'Create an account',
    contact: ' Contact us: ',
    subject: 'My account',
    signIn: 'Sign in',
    forgot: 'Forgot your password?',
  },
  register: {
    haveOne: 'Already have an account? {login}',
    login: 'Sign in',
    emailHint: 'We’ll email you a link to confirm it.',
    consent: 'You must be at least 13 years old. By signing up you agree to the {terms} and the {privacy}.',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    create: 'Create account',
    failed: 'Registration failed',
    unreachable: 'Network error. Please try again.',
    created: 'Account Created Successfully!',
    checkEmail: 'Please check your email for the verification link. We sent it to {email}.',
    toLogin: 'Go to Login',
    resendInbox: 'Didn’t get it? Send it again.',
    resend: 'Didn’t get it? Check your spam folder, then send it again.',
  },
  devMailbox: {
    note: 'This installation doesn’t send email. Open its {mailbox} and follow the link in the newest message.',
    mailbox: 'dev mailbox',
    newTab: ' (opens in new tab)',
  },
  resend: {
    button: 'Resend verification email',
    sent: 'Verification email sent! Please check your inbox.',
    failed: 'Failed to resend verification email',
    failedAtLogin: 'Failed to send verification email. Please try again.',
    wait: (time: string) => `You can send it again in ${time}.`,
    minutes: plural({ one: '# minute', other: '# minutes' }),
    seconds: plural({ one: '# second', other: '# seconds' }),
    required: 'Email verification required',
    first: 'We emailed you a link when you signed up. It may be in your spam folder.',
  },
  verify: {
    verifying: 'Verifying your email...',
    verified: 'Email Verified!',
    failed: 'Verification Failed',
    noToken: 'No verification token provided. Please check your email for the correct link.',
    noAnswer: 'Failed to verify email. Please try again.',
    newLink: 'Get a new link',
    newLinkHint: 'Links expire, and only the newest one works.',
  },
  forgot: {
    lead: 'Enter your email and we’ll send you a reset link.',
    send: 'Send reset link',
    failed: 'Failed to request password reset. Please try again.',
    backToLogin: 'Back to sign in',
    backToAccount: 'Back to your account',
    expires: 'The link will expire in 1 hour.',
    noEmail: 'Didn’t get it after a few minutes? Check your spam folder, or try another email address.',
  },
  reset: {
    hello: 'Hello, {name}. Choose a new password for {email}.',
    validating: 'Validating reset link...',
    noToken: 'Invalid reset link. Please request a new password reset.',
    notValid: 'Invalid or expired reset token. Please request a new password reset.',
    notValidated: 'Failed to validate reset token. Please try again.',
    stillGood: 'You can still use your link. It works for 1 hour after we sent it.',
    badLink: 'This link doesn’t work',
    requestNew: 'Request new password reset',
    logsOut: 'This logs you out on all your devices.',
    set: 'Set new password',
    failed: 'Failed to reset password. Please try again.',
    done: 'Your new password is set',
  },
  /** After a mailed link has done what it was for. */
  toLogin: {
    soon: (message: string) => `${message} Taking you to sign in…`,
    button: 'Go to Login',
    otherAccount: 'You’re signed in here as {email}. To use the account from this link, log out first.',
    logOut: 'Log out',
  },
}

export type Texts = typeof texts
