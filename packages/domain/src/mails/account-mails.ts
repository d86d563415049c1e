import { HOUR } from '../shared/duration.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import { counted, formatDay } from './formats.ts'
import type { Mail, TemplateData } from './mail.ts'
import { renderMail } from './render-mail.ts'

type LinkData = TemplateData & { readonly several?: boolean }

const NOT_THE_ONLY_ONE =
  'Someone else may have signed up with your address, too. Open this link only if this mail greets you by the name you chose.'

/** Asks a new user to show that the address is theirs. `several`: the address was registered before, perhaps by another. */
export const verificationMail = ({ several = false, ...data }: LinkData): Mail =>
  renderMail('verification', data, (name) => ({
    subject: `Confirm your address for ${name}`,
    title: 'Is this your address?',
    opening: `Welcome to ${name}. One step is left: open this link to confirm your address.`,
    action: 'Confirm my address',
    closing: [
      ...(several ? [NOT_THE_ONLY_ONE] : []),
      `The link works for ${LINK_LIFE['verify-email'] / HOUR} hours. Expired? Request a new link on the sign-in page, and this one stops working.`,
      `Didn’t sign up? You can ignore this email. Nobody can sign in with your address unless this link is opened.`,
    ],
  }))

/** Notifies the owner that the account exists, which the registration page must not reveal. */
export const alreadyRegisteredMail = ({ leaving, ...data }: TemplateData & { readonly leaving: boolean }): Mail =>
  renderMail('already-registered', data, (name) => ({
    subject: `You already have an account at ${name}`,
    title: 'You already have an account',
    opening: `Somebody just tried to register at ${name} with your address. If it was you, sign in instead:`,
    action: 'Sign in',
    closing: [
      ...(leaving ? ['The account is to be deleted. Signing in keeps it.'] : []),
      'You forgot your password? The sign-in page helps you to choose a new one.',
      'It was not you? Then you need not do anything. Your account has not changed.',
    ],
  }))

/**
 * Lets the owner of an account choose a new password. Anybody may have asked for it, so it says how to ignore it.
 * `several`: the address waits to be verified and was registered more than once, so its owner's password is chosen here; which
 * of the names is the reader's is not known.
 */
export const passwordResetMail = ({ several = false, ...data }: LinkData): Mail =>
  renderMail('password-reset', several ? { ...data, username: '' } : data, (name) => ({
    subject: `Choose a new password for ${name}`,
    title: 'Choose a new password',
    opening: several
      ? `Your address was used to sign up at ${name} more than once. To finish, open this link and choose your password:`
      : `Somebody asked for a new password for your account at ${name}. If it was you, open this link to choose one:`,
    action: 'Choose a new password',
    closing: [
      `The link works once, for ${counted(LINK_LIFE['reset-password'] / HOUR, 'hour')}. If you ask again, you get a newer link, and this one stops working.`,
      several
        ? "Didn't sign up? You can ignore this mail."
        : 'You did not ask? Then you need not do anything. Your password has not changed.',
    ],
  }))

/** Notifies the owner of a changed password, so that a thief cannot change it unnoticed. */
export const passwordChangedMail = (data: TemplateData): Mail =>
  renderMail('password-changed', data, (name) => ({
    subject: `Your password for ${name} was changed`,
    title: 'Your password was changed',
    opening: `The password of your account at ${name} was changed just now, and whoever was signed in with the old one is signed out. It was not you? Then set a new password at once:`,
    action: 'Reset my password',
    closing: [
      'A new password signs out every device, even one that is not yours.',
      'It was you? Then you need not do anything.',
    ],
  }))

/** Notifies the owner of an account of its deletion, and how to cancel it. */
export const accountLeavingMail = ({ deletionAt, ...data }: TemplateData & { readonly deletionAt: Date }): Mail =>
  renderMail('account-leaving', data, (name) => ({
    subject: `Your account at ${name} will be removed`,
    title: 'Your account will be removed',
    opening: `You asked us to delete your account at ${name}. It will be removed on ${formatDay(deletionAt)} (UTC), with your conversations, plans, chapters and credits. Do you want to keep it? Then sign in before that day:`,
    action: 'Keep my account',
    closing: [
      'You want it to go? Then you need not do anything.',
      'You did not ask for this? Then somebody else knows your password: sign in and change it at once.',
    ],
  }))
