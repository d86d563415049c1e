import { pluralsOf } from '../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  signedInAs: 'Signed in as {name}, {email}',
  credits: {
    title: 'Your Credits',
    /** Below the number. */
    available: plural({ one: 'credit available', other: 'credits available' }),
    price: 'A chapter costs 10 credits ($1). The first one in every plan is free.',
    packs: 'Packages start at $5.',
    buy: 'Buy More Credits',
  },
  password: {
    title: 'Change Password',
    lead: 'This logs you out on all other devices.',
    forgot: 'Forgot your current password?',
    cancel: 'Cancel',
    current: 'Current password',
    placeholder: 'min. 9 characters',
    change: 'Change Password',
    tokenMissing: 'Authentication token not found. Please log in again.',
    changed: 'Password changed successfully!',
    failed: 'Failed to change password. Please try again.',
    allRequired: 'All password fields are required.',
    missing: 'Please fill this in.',
    tooShort: 'New password must be longer than 8 characters.',
    differ: 'New passwords do not match.',
  },
  mustChange: {
    lead: 'You signed in with a temporary password. Choose your own to continue.',
    hint: 'The temporary password you just signed in with.',
    logOut: 'Log out',
  },
  language: 'Used on screen and in our emails. Your plans keep the language you describe them in.',
  data: {
    title: 'Your data',
    lead: 'Download everything we store about you: your account, sessions, credits and purchases, conversations, and plans with their chapters. Your password isn’t included.',
    download: 'Download my data',
    failed: 'We couldn’t prepare your data. Please try again.',
    saved: 'Saved as {file} in your downloads.',
    deletion:
      'You can delete your account. Changed your mind? Sign in within 30 days and nothing is lost. After that, everything is gone for good.',
    delete: 'Delete my account',
  },
  deletion: {
    title: 'Delete your account?',
    password: 'Your password',
    enterPassword: 'Please enter your password.',
    keep: 'Keep my account',
    delete: 'Delete my account',
    failed: 'We couldn’t delete your account. Please try again.',
    deleted: 'Your account will be deleted',
    until: (day: string) => `Your account will be deleted on ${day}. Sign in before then to keep it.`,
    done: 'Done',
    steps: 'What happens to your account',
    rightAway: 'Right away',
    now: 'Now',
    loggedOut: 'You’re logged out on all devices.',
    for30Days: 'For 30 days',
    before: 'Before {day}',
    /** Ends in the address, without a full stop that could be taken for a part of it. */
    canKeep: 'You can change your mind. Nothing is lost if you sign in as {email}',
    afterThat: 'After that',
    on: 'On {day}',
    gone: (credits: string) =>
      `Your account is deleted for good, with your plans, their chapters and ${credits}. Credits aren’t refunded.`,
    anyCredits: 'any credits left',
    remaining: plural({ one: 'your remaining # credit', other: 'your remaining # credits' }),
  },
  sessions: {
    title: 'Where you’re signed in',
    lead: 'Don’t recognize a device? Log it out and change your password.',
    loading: 'Loading your sessions...',
    failed: 'We couldn’t load your sessions.',
    list: 'Sessions',
    more: (count: number) => `Show ${count} more`,
    noOther: 'No other active sessions.',
    unknownDevice: 'Unknown device',
    thisBrowser: 'This browser',
    current: 'Active now, signed in on {since}',
    other: 'Last used {used}, signed in on {since}',
    logOut: 'Log out',
    /** Behind 'Log out'. */
    logOutOf: (device: string, since: string) => `${device}, signed in on ${since}`,
    loggedOut: 'Logged out',
    loggedOutOf: (device: string) => `Logged out: ${device}`,
    logOutFailed: 'We couldn’t log that device out. Please try again.',
  },
  everywhere: {
    button: 'Log out of all devices',
    title: 'Log out of all devices?',
    description: 'This logs you out everywhere, including this browser. You can sign in again with your password.',
    stay: 'Stay signed in',
    done: 'You’re logged out on all devices.',
    failed: 'We couldn’t log you out of all devices. Please try again.',
  },
}

export type Texts = typeof texts
