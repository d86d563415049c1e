import type { UseCases } from '@app/domain'

type Verb =
  | ('addUser' | 'addCredits' | 'requeuePlan' | 'requeueChapter')
  | ('setUserRole' | 'setUserStatus' | 'setUserPassword')
type ErrorOf<R> = R extends { readonly ok: false; readonly error: infer E } ? E : never

/** What the use cases of the command line refuse. */
export type Refusal = ErrorOf<Awaited<ReturnType<UseCases[Verb]>>>

/** What an operator reads: what is wrong, and what to do. */
const SENTENCES: Readonly<Record<Exclude<Refusal['kind'], 'invalid-amount'>, string>> = {
  'invalid-email': 'This isn’t a valid email address. Check the spelling.',
  'invalid-username':
    'This username isn’t valid: use up to 50 visible characters of one alphabet. Choose another with --username.',
  'username-taken': 'This username is taken. Choose another with --username.',
  'email-taken': 'This email was just taken. Try again.',
  'password-too-short': 'Password must be at least 8 characters long.',
  'password-too-long': 'A password can have at most 128 characters.',
  'password-unusable': 'This password has a character we can’t use. Choose another.',
  'password-too-common': 'That password is too common. Choose another.',
  'hasher-busy': 'This machine is too busy to hash a password. Try again in a moment.',
  'user-not-found': 'No user has this email or ID. Try "user list --search …".',
  'not-verified':
    'This email isn’t verified, so anyone could have signed up with it. Use "admin create --email …" to create the account again.',
  'last-admin':
    'This is the only admin with their own password. First make someone else an admin, who must sign in and choose one.',
  'learner-away': 'This account is inactive or scheduled for deletion. Run "user enable" first.',
  'plan-not-found': 'No plan has this ID. The admin health page lists what failed, with a button to retry.',
  'plan-not-failed': 'This plan hasn’t failed. It’s ready or being written. There’s nothing to do.',
  'chapter-not-found': 'No chapter has this ID. The admin health page lists what failed, with a button to retry.',
  'chapter-not-failed':
    'This chapter hasn’t failed, or the one before it comes first. The admin health page lists what failed.',
  'daily-budget-spent': 'Today’s DAILY_BUDGET_USD is used up (UTC). Raise it, or try again tomorrow.',
  'daily-budget-reserved': 'Running calls may need the rest of DAILY_BUDGET_USD. Try again in a minute.',
  'insufficient-credits':
    'The learner doesn’t have enough credits for this chapter. Add some first with "credits add".',
  'request-id-reused':
    'This request ID was already used for something else. Check the user’s activity, then try again.',
  'invalid-input': 'A reason can have at most 500 characters. Shorten it.',
  // these are for admins who sign in; an operator cannot get them
  'not-an-admin': 'Only an admin can do this.',
  'own-role': 'You can’t change your own role.',
  'own-status': 'You can’t change your own status.',
  'own-password': 'You can’t set a temporary password for yourself.',
}

export function sentenceOf(refusal: Refusal): string {
  if (refusal.kind !== 'invalid-amount') return SENTENCES[refusal.kind]
  return refusal.largest === 0
    ? 'This account is full. It can’t hold more credits.'
    : `Enter a whole number from 1 to ${refusal.largest}.`
}
