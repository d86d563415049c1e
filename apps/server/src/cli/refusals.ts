import type { UseCases } from '@app/domain'

type Verb =
  | ('addUser' | 'addCredits' | 'requeuePlan' | 'requeueChapter')
  | ('setUserRole' | 'setUserStatus' | 'setUserPassword')
type ErrorOf<R> = R extends { readonly ok: false; readonly error: infer E } ? E : never

/** What the use cases of the command line refuse. */
export type Refusal = ErrorOf<Awaited<ReturnType<UseCases[Verb]>>>

/** What an operator reads: what is wrong, and what to do. */
const SENTENCES: Readonly<Record<Exclude<Refusal['kind'], 'invalid-amount'>, string>> = {
  'invalid-email': 'This is no address. Check how it is typed.',
  'invalid-username':
    'This name cannot be used: at most 50 visible characters of one alphabet. Give another with --username.',
  'username-taken': 'Somebody else has this name. Give another with --username.',
  'email-taken': 'Somebody has just taken this address. Try again.',
  'password-too-short': 'A password needs at least 8 characters. Choose a longer one.',
  'password-too-long': 'A password has at most 128 characters. Choose a shorter one.',
  'password-unusable': 'This password has a character that cannot be kept. Choose another one.',
  'password-too-common': 'That password is too common. Choose another.',
  'hasher-busy': 'This machine is too busy to hash a password. Try again in a moment.',
  'user-not-found': 'There is nobody with this address or id. "user list --search …" helps to find them.',
  'not-verified':
    'Nobody has verified this address, so anybody may have registered it. "admin create --email …" makes the account anew.',
  'last-admin':
    'This is the only admin with a password of their own. Make somebody else an admin first, who signs in and chooses one.',
  'learner-away': 'This learner is inactive or about to leave. "user enable" first.',
  'plan-not-found':
    'There is no plan of this id. The health page of an admin lists what failed, and has a button for it.',
  'plan-not-failed': 'This plan has not failed: it is there, or being made. There is nothing to do.',
  'chapter-not-found':
    'There is no chapter of this id. The health page of an admin lists what failed, and has a button for it.',
  'chapter-not-failed':
    'This chapter has not failed, or the one before it comes first. The health page of an admin lists what failed.',
  'daily-budget-spent':
    'The tutor has done all that DAILY_BUDGET_USD allows for today (UTC). Raise it, or try again tomorrow.',
  'daily-budget-reserved': 'Calls that run now may need the rest of DAILY_BUDGET_USD. Try again in a minute.',
  'insufficient-credits': 'The learner has too few credits for this chapter. Give them some first: "credits add".',
  'request-id-reused':
    'This request was used before, for something else. Look at the activity of this user, then try again.',
  // these are for admins who sign in; an operator cannot get them
  'not-an-admin': 'Only an admin may do this.',
  'own-role': 'Nobody changes their own role.',
  'own-status': 'Nobody changes their own status.',
  'own-password': 'Nobody sets a temporary password for themselves.',
}

export function sentenceOf(refusal: Refusal): string {
  if (refusal.kind !== 'invalid-amount') return SENTENCES[refusal.kind]
  return refusal.largest === 0
    ? 'This account holds as many credits as an account can. It needs no more.'
    : `An amount is a whole number from 1; this account can get ${refusal.largest} at once. Give that, or less.`
}
