import type {
  AddUserRefusal,
  GrantRefusal,
  LastAdmin,
  NotAnAdmin,
  RequeueChapterRefusal,
  RetryRefusal,
  SetRoleRefusal,
  SetStatusRefusal,
  SetTemporaryPasswordRefusal,
  UserNotFound,
} from '@app/domain'

export type Refusal =
  | AddUserRefusal
  | GrantRefusal
  | LastAdmin
  | NotAnAdmin
  | RequeueChapterRefusal
  | RetryRefusal
  | SetRoleRefusal
  | SetStatusRefusal
  | SetTemporaryPasswordRefusal
  | UserNotFound

/** What an operator hears: what is wrong, and what to do. */
const SENTENCES: Readonly<Record<Refusal['kind'], string>> = {
  'invalid-email': 'This is no address. Check how it is typed.',
  'invalid-username':
    'This name cannot be used: at most 50 visible characters of one alphabet. Give another with --username.',
  'username-taken': 'Somebody else has this name. Give another with --username.',
  'email-taken': 'Somebody has just taken this address. Try again.',
  'password-too-short': 'A password needs at least 8 characters.',
  'password-too-long': 'A password has at most 128 characters.',
  'password-unusable': 'This password has a character that cannot be kept.',
  'password-too-common': 'This password is one of the first that others would try. Choose another one.',
  'hasher-busy': 'This machine is too busy to hash a password. Try again in a moment.',
  'user-not-found': 'There is nobody with this address or id. "user list --search …" helps to find them.',
  'last-admin': 'This is the only admin. Make somebody else an admin first: "admin set-role <email> admin".',
  'invalid-amount': 'An amount is a whole number from 1 to 100000.',
  'plan-not-found': 'There is no plan of this id.',
  'plan-not-failed': 'This plan has not failed: it is there, or being made.',
  'chapter-not-found': 'There is no chapter of this id.',
  'chapter-not-failed': 'This chapter has not failed, or the one before it comes first.',
  'daily-budget-spent':
    'The tutor has done all that DAILY_BUDGET_USD allows for today (UTC). Raise it, or try again tomorrow.',
  'insufficient-credits': 'The learner has too few credits for this chapter. Give them some first: "credits add".',
  'request-id-reused': 'This request was used before, for something else.',
  // these are for people who sign in; an operator is nobody's self
  'not-an-admin': 'Only an admin may do this.',
  'own-role': 'Nobody changes their own role.',
  'own-status': 'Nobody changes their own status.',
  'own-password': 'Nobody sets a temporary password for themselves.',
}

export const sentenceOf = ({ kind }: Refusal): string => SENTENCES[kind]
