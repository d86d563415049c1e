import { MIN_PASSWORD_LENGTH } from '@app/domain'
import type { Refusal, RefusalCode } from './refusal.ts'

type Text = string | ((extra: Readonly<Record<string, unknown>>) => string)

/** A text, and what comes with it. */
type Message = {
  readonly text: Text
  /** The input that it is about, for a form to show it beside: whichever of these the endpoint has. */
  readonly field?: readonly string[]
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

const NEW_PASSWORD_FIELDS = ['password', 'new_password']

/** What went wrong and what to do next, for every code there is. */
const MESSAGES: Readonly<Record<RefusalCode, Text | Message>> = {
  'invalid-input': 'Please check what you entered and try again.',
  'malformed-json': 'The request could not be read: its body must be a JSON object.',
  unauthenticated: 'You are not signed in, or your session has ended. Please sign in again.',
  forbidden: 'Only administrators may do this. Please ask one of them.',
  'password-change-required':
    'Somebody else chose your password. Please choose a new one of your own before you go on.',
  'not-found': 'There is nothing here. Please check the address.',
  'method-not-allowed': 'This address does not answer this kind of request. Please see the Allow header.',
  'body-too-large': 'This is more than we can take at once. Please send a shorter text.',
  'unsupported-media-type': 'Please send the request as plain JSON, with Content-Type: application/json.',
  'too-many-tries': ({ retry_after: seconds }) =>
    `That was too often in a short time. Please wait ${describeWait(Number(seconds))} and try again.`,
  'internal-error': 'Something went wrong on our side. Please try again in a moment.',
  'too-many-streams': {
    text: 'You watch this in several places already. Please close one of them.',
    retryAfter: 10,
  },
  unavailable: { text: 'We cannot answer right now. Please try again in a few seconds.', retryAfter: 2 },

  'invalid-email': { text: 'This is not a valid email address. Please check how it is typed.', field: ['email'] },
  'invalid-username': {
    text: 'This username cannot be used. Please choose one of at most 50 visible characters that does not mix alphabets.',
    field: ['username'],
  },
  'username-taken': {
    text: 'This username is taken, or looks like one that is. Please choose another one.',
    field: ['username'],
  },
  'password-too-short': {
    text: ({ shortest }) =>
      shortest === MIN_PASSWORD_LENGTH
        ? 'Password must be at least 8 characters long'
        : 'New password must be longer than 8 characters.',
    field: NEW_PASSWORD_FIELDS,
  },
  'password-too-long': { text: 'A password can have at most 128 characters.', field: NEW_PASSWORD_FIELDS },
  'password-too-common': {
    text: 'That password is too common. Please choose another.',
    field: NEW_PASSWORD_FIELDS,
  },
  'password-unusable': {
    text: 'This password has a character that cannot be kept. Please choose another one.',
    field: NEW_PASSWORD_FIELDS,
  },
  'passwords-differ': { text: 'Passwords do not match.', field: ['confirm_new_password'] },
  'password-unchanged': {
    text: 'This is your current password. Please choose another one.',
    field: NEW_PASSWORD_FIELDS,
  },
  'current-password-wrong': {
    text: 'This is not your current password. Please check it and try again.',
    field: ['current_password', 'password'],
  },
  'hasher-busy': { text: 'Too many people are signing in right now. Please try again in a moment.', retryAfter: 1 },
  'reset-token-invalid': 'Invalid or expired reset token. Please request a new password reset.',
  'session-not-found': 'This session has ended already. Please reload the page to see the others.',
  'token-invalid':
    'This link is not valid or has expired. If your address is confirmed already, just sign in; if not, ask for a new link.',
  'invalid-credentials': 'Email or password is wrong. Please check both, or reset your password.',
  'email-not-verified':
    'Please verify your email address before you sign in. We can send you the verification link again.',
  'account-disabled': 'This account has been disabled. Please contact us if you think this is a mistake.',

  'not-an-admin': 'You are not an administrator any more. Please ask somebody who is.',
  'user-not-found': 'This user does not exist any more. Please reload the list.',
  'own-role': 'You cannot change your own role. Please ask another administrator.',
  'own-password': 'Please change your own password on your account page.',
  'own-status': 'You cannot change your own status. Please ask another administrator.',
  'not-verified':
    'Nobody has verified this address yet, so anybody may have registered it. Please add this person with Add User instead.',
  'last-admin':
    'This is the only administrator who has signed in with a password of their own. Please let somebody else become one first.',
  'email-taken': { text: 'This address has an account already. Please search for it in the list.', field: ['email'] },
  'invalid-amount': {
    text: ({ largest }) =>
      largest === 0
        ? 'This account holds as many credits as an account can. Please add none.'
        : `This amount cannot be added. Please give at most ${Number(largest).toLocaleString('en-US')} credits at once.`,
    field: ['amount'],
  },
  'request-id-reused': 'This could not be told from an earlier act. Please reload the page and try again.',
  'learner-lacks-credits': ({ missing }) =>
    `The learner needs ${missing} more ${missing === 1 ? 'credit' : 'credits'} for this chapter. Please add them first.`,
  'chapter-not-failed': 'This chapter has not failed, or was asked for again. Please reload the page.',
  'learner-away':
    'This learner is inactive or about to leave, so nothing is made for them. Please activate the account first.',
  'daily-budget-spent': ({ retry_after: seconds }) =>
    `The tutor has reached today's limit on this site. Nothing was charged. Please come back in ${describeWait(Number(seconds))}.`,
  'daily-allowance-spent': ({ retry_after: seconds }) =>
    `You've reached today's limit of requests to the tutor. Nothing was charged. Please come back in ${describeWait(Number(seconds))}.`,
  'daily-budget-reserved': 'The tutor is busy right now. Nothing was charged. Please try again in a minute.',

  'plan-not-found': 'This learning plan does not exist. Please go back to your dashboard.',
  'plan-not-failed': 'This plan is already there or being made. Please reload your dashboard to see it.',
  'plan-not-complete': 'This plan is not ready yet. Please wait until it has been made.',
  'chapter-not-found': 'This chapter does not exist. Please go back to your dashboard.',
  'chapter-unlocked': 'What is unlocked stays as it is, and where it is. You can start a new plan at any time.',
  'plan-changed': 'This plan has changed meanwhile. Please reload the page and try again.',
  'plan-full': 'A plan has at most twelve chapters. Please drop one of them first.',
  'plan-too-short': 'A plan has at least two chapters. Please change this one instead.',
  'prerequisite-later': ({ chapter, prerequisite }) =>
    `The chapter “${chapter}” builds on “${prerequisite}”, so it has to come later.`,
  'revision-open':
    'Changes to this plan are being written, or wait for your answer. Please accept or discard them first.',
  'revision-not-found': 'There are no changes to look at. They were accepted or discarded meanwhile.',
  'revision-not-ready': 'These changes are not there yet. Please wait a moment.',
  'nothing-to-undo': 'There is no change to take back.',
  'title-empty': { text: 'Please give it a title in letters.', field: ['title'] },
  'words-declined': ({ reason }) =>
    reason === 'crisis'
      ? 'These words worry us, and you matter more than any plan. Please talk to someone you trust, or call your emergency number now.'
      : 'We cannot put these words into a plan. Please choose others.',
  'objective-not-found': 'This chapter has no such objective.',
  'section-not-found': 'This chapter has no such section.',
  'note-changed': 'This note was changed elsewhere meanwhile. Please read the chapter again.',
  'no-check': 'This chapter has no questions.',
  'no-placement': 'There are no questions about your level yet.',
  'placement-answered': 'You have answered these questions already.',
  'goal-not-known': 'Please say first what you want to learn.',
  'answer-unfit': {
    text: 'One of these answers does not fit its question. Please reload the page.',
    field: ['answers'],
  },
  'question-not-found': 'This question does not exist any more. Please reload the page.',
  'resource-not-found': 'This resource is not in your chapter any more. Please reload the page.',
  'resources-off': 'This site shows searches only: it looks for no pages itself.',
  'words-missing': { text: 'Please say how you would like it.', field: ['words'] },
  'rewrite-in-progress': 'Another version of this chapter is being written. Please wait until it is there.',
  'rewrites-used-up': 'You have had this chapter rewritten twice. All three versions are yours to read.',
  'rewrite-impossible': 'The tutor has no such version of this chapter. Please choose another way.',
  'version-not-found': 'This chapter has no such version. Please reload the page.',
  'chapter-locked': 'This chapter is not ready to be read yet. Please unlock it first.',
  'not-next-chapter': 'Chapters are unlocked in order. Please unlock the first locked chapter next.',
  'previous-chapter-in-preparation':
    'The chapter before this one is still being written. Please wait until it is there.',
  'chapter-not-outlined': ({ chapter, outlining }) =>
    outlining === 'pending'
      ? `What “${chapter}” teaches is still being written. Nothing was charged. Please try again in a moment.`
      : `We couldn't write what “${chapter}” teaches. Nothing was charged. On its plan you can try again, write a summary yourself, or remove it.`,
  'insufficient-credits': ({ missing }) =>
    `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} to unlock this. Please buy credits first.`,

  'unknown-package': { text: 'This package does not exist. Please choose one from the list.', field: ['product_id'] },
  'balance-full': 'Your account is full: it has no room for more credits. Please use some first.',
  'payments-unavailable': {
    text: 'We cannot reach the payment provider right now. Nothing was charged. Please try again in a moment.',
    retryAfter: 5,
  },
  'notice-not-genuine':
    'This notice is not from the payment provider, or it is too old. Please send it again with a new signature.',

  'conversation-not-found': 'This conversation does not exist. Please start a new one.',
  'conversation-closed': 'This conversation has ended. Please start a new one.',
  'conversation-declined': 'This conversation has ended. You can start a new one about something else.',
  'brief-changed': 'Something was said or changed meanwhile. Please look at it again.',
  'brief-contradicts': ({ text }) => `A plan can’t both have “${text}” and leave it out. Please choose one.`,
  'deadline-past': { text: 'That day has passed or is today. Please choose a later one.', field: ['deadline'] },
  'goal-empty': { text: 'Please enter your learning goal.', field: ['goal'] },
  'conversation-full': 'This conversation has become too long. Please start a new one.',
  'confirmation-not-asked': 'There is nothing to confirm yet. Please go on with the conversation.',
  'assistant-unavailable': {
    text: "The tutor can't answer right now. Your message is saved. Please try again in a moment.",
    retryAfter: 10,
  },
  'reply-stopped': 'You stopped the reply. Your message is saved. Send it again to continue.',
  'message-id-reused': 'This message could not be told from an earlier one. Please send it once more.',
  superseded: 'You sent another message meanwhile. The conversation goes on with that one.',
}

/** The body of contract section 3, and the headers that belong to it. */
export function describeRefusal(
  refusal: Refusal,
  requestId: string,
): { body: Problem; headers: Record<string, string> } {
  const found = MESSAGES[refusal.code]
  const { text, field = [], ...message }: Message = typeof found === 'object' ? found : { text: found }
  const retryAfter = message.retryAfter ?? refusal.extra?.retry_after
  const extra = refusal.extra ?? {}
  const about = field.find((name) => refusal.inputs?.includes(name))
  const words = firstOf(refusal.fields) ?? (typeof text === 'string' ? text : text(extra))
  const fields = refusal.fields ?? (about === undefined ? undefined : { [about]: words })
  return {
    body: {
      ...extra,
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      error: words,
      message: words,
      code: refusal.code,
      request_id: requestId,
      ...(fields && { fields }),
    },
    headers: { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }), ...refusal.headers },
  }
}

type Problem = Readonly<Record<string, unknown>>

/** Rounded up: who comes back after it is not sent away once more. */
function describeWait(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const firstOf = (fields: Refusal['fields']): string | undefined => fields && Object.values(fields)[0]
