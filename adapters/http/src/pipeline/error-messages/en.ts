import { MIN_PASSWORD_LENGTH } from '@app/domain'
import type { ErrorMessages } from './error-messages.ts'
import { pluralsOf, waitsIn } from './plurals.ts'

const plural = pluralsOf('en')
const credits = plural({ one: '# credit', other: '# credits' })
const moreCredits = plural({ one: '# more credit', other: '# more credits' })
const wait = waitsIn({
  second: plural({ one: '# second', other: '# seconds' }),
  minute: plural({ one: '# minute', other: '# minutes' }),
  hour: plural({ one: '# hour', other: '# hours' }),
})

export const en: ErrorMessages = {
  'invalid-input': 'Please check what you entered and try again.',
  'malformed-json': 'We couldn’t read this request. Its body must be a JSON object.',
  unauthenticated: 'Your session has ended. Please sign in again.',
  forbidden: 'Only admins can do this. Please ask an admin.',
  'password-change-required': 'You signed in with a temporary password. Choose your own to continue.',
  'not-found': 'We couldn’t find this page. Please check the address.',
  'method-not-allowed': 'This address doesn’t support that method. See the Allow header.',
  'body-too-large': 'That’s too long. Please send a shorter text.',
  'unsupported-media-type': 'Please send the request as JSON, with Content-Type: application/json.',
  'too-many-tries': ({ retry_after, limited }) =>
    limited === 'conversations'
      ? `You’ve started a lot of conversations. Try again in ${wait(retry_after)}.`
      : `Too many attempts. Please wait ${wait(retry_after)} and try again.`,
  'internal-error': 'Something went wrong on our side. Please try again in a moment.',
  'too-many-streams': 'This is already open in several tabs. Please close one of them.',
  unavailable: 'We’re not available right now. Please try again in a few seconds.',

  'invalid-email': 'This isn’t a valid email address. Please check the spelling.',
  'invalid-username': 'Please use 1 to 50 visible characters, and don’t mix alphabets (such as Latin and Greek).',
  'username-taken': 'This username is taken or too similar to another. Please choose a different one.',
  'password-too-short': ({ shortest }) =>
    shortest === MIN_PASSWORD_LENGTH
      ? 'Password must be at least 8 characters long'
      : 'New password must be longer than 8 characters.',
  'password-too-long': 'A password can have at most 128 characters.',
  'password-too-common': 'That password is too common. Please choose another.',
  'password-unusable': 'This password has a character we can’t use. Please choose another.',
  'passwords-differ': 'Passwords do not match.',
  'password-unchanged': 'This is your current password. Please choose a new one.',
  'current-password-wrong': 'Your current password isn’t right. Please check it and try again.',
  'hasher-busy': 'Too many people are signing in right now. Please try again in a moment.',
  'reset-token-invalid': 'Invalid or expired reset token. Please request a new password reset.',
  'session-not-found': 'This session has already ended. Please reload the page.',
  'token-invalid': 'This link isn’t valid or has expired. Already confirmed? Just sign in. If not, ask for a new link.',
  'invalid-credentials': 'Wrong email or password. Please check both, or reset your password.',
  'email-not-verified': 'Please verify your email address before you sign in. We can send you a new link.',
  'account-disabled': 'This account has been disabled. If you think that’s a mistake, please contact us.',

  'not-an-admin': 'You’re no longer an admin. Please ask an admin.',
  'user-not-found': 'This user no longer exists. Please reload the list.',
  'own-role': 'You can’t change your own role. Please ask another admin.',
  'own-password': 'Please change your own password on your account page.',
  'own-status': 'You can’t change your own status. Please ask another admin.',
  'not-verified':
    'This email isn’t verified, so anyone could have signed up with it. Please add this person with Add User instead.',
  'last-admin':
    'This is the only admin who has signed in with their own password. Please make someone else an admin first.',
  'email-taken': 'This email already has an account. Please search for it in the list.',
  'invalid-amount': ({ largest }) =>
    largest === 0
      ? 'This account is full. It can’t hold more credits.'
      : `Please add at most ${credits(largest)} at once.`,
  'nothing-to-withdraw': ({ largest }) =>
    largest === 0
      ? 'There’s nothing to take back. Only unspent credits added by admins can be taken back.'
      : `You can take back at most ${credits(largest)}.`,
  'reason-missing': 'Please give a reason.',
  'already-verified': 'This email is already verified. Please reload the page.',
  'request-id-reused': 'This was already sent with different values. Please reload the page and try again.',
  'learner-lacks-credits': ({ missing }) =>
    `The learner needs ${moreCredits(missing)} for this chapter. Please add them first.`,
  'chapter-not-failed': 'This chapter hasn’t failed, or someone has already requeued it. Please reload the page.',
  'learner-away':
    'This account is inactive or scheduled for deletion. Activate it if it’s inactive. If it’s scheduled for deletion, the user has to sign in first.',

  'daily-budget-spent': ({ retry_after }) =>
    `The assistant has reached today’s limit for this site. Nothing was charged. Please come back in ${wait(retry_after)}.`,
  'daily-allowance-spent': ({ retry_after }) =>
    `You’ve reached today’s limit of requests to the assistant. Nothing was charged. Please come back in ${wait(retry_after)}.`,
  'daily-budget-reserved': 'The assistant is busy right now. Nothing was charged. Please try again in a minute.',
  'free-chapters-used':
    'You’ve had your free chapters for this month. You get new ones on the 1st of next month. Everything you’ve unlocked stays open.',

  'plan-not-found': 'We couldn’t find this plan. Please go back to your dashboard.',
  'plan-not-failed': 'This plan is ready or being written. Please reload your dashboard.',
  'plan-not-complete': 'This plan isn’t ready yet. Please wait until it’s done.',
  'chapter-not-found': 'We couldn’t find this chapter. Please go back to your dashboard.',
  'chapter-unlocked': 'Unlocked chapters can’t be changed or moved. You can always start a new plan.',
  'plan-changed': 'This plan has changed. Please reload the page and try again.',
  'plan-full': 'A plan can have at most 12 chapters. Please remove one first.',
  'plan-too-short': 'A plan needs at least 2 chapters. Please change this one instead.',
  'prerequisite-later': ({ chapter, prerequisite }) =>
    `The chapter “${chapter}” builds on “${prerequisite}”, so it has to come later.`,
  'revision-open': 'We’re already working on changes to this plan. Please wait, or review them first.',
  'revision-not-found': 'There are no changes to review. They were already accepted or discarded.',
  'revision-not-ready': 'These changes aren’t ready yet. Please wait a moment.',
  'nothing-to-undo': 'There’s nothing to undo.',
  'title-empty': 'Please enter a title with letters.',
  'words-declined': ({ reason }) =>
    reason === 'crisis'
      ? 'We’re worried about you, and you matter more than any plan. Please talk to someone you trust, or call your emergency number now.'
      : 'We can’t put this into a plan. Please choose other words.',

  'objective-not-found': 'This chapter has no such objective. Please reload the page.',
  'section-not-found': 'This chapter has no such section. Please reload the page.',
  'note-changed': 'This note was changed on another device. Please reload the chapter.',
  'no-check': 'This chapter has no quiz.',
  'no-placement': 'There are no questions about your level yet.',
  'placement-answered': 'You’ve already answered these questions.',
  'goal-not-known': 'First, tell us what you want to learn.',
  'answer-unfit': 'One of your answers doesn’t fit its question. Please reload the page.',
  'answer-unreadable': 'We can’t read a number in one of your answers. Please type one number, such as 12.5.',
  'question-not-found': 'This question no longer exists. Please reload the page.',
  'resource-not-found': 'This resource is no longer in your chapter. Please reload the page.',
  'resources-off': 'Checked links are turned off on this site. The chapter shows searches instead.',
  'words-missing': 'Please say how you’d like it.',
  'rewrite-in-progress': 'We’re already writing another version of this chapter. Please wait until it’s ready.',
  'rewrites-used-up': 'You’ve used both new versions of this chapter. You can read all three versions.',
  'rewrite-impossible': 'We can’t write that version of this chapter. Please choose another option.',
  'version-not-found': 'This chapter has no such version. Please reload the page.',
  'chapter-locked': 'You can’t read this chapter yet. Please unlock it first.',
  'not-next-chapter': 'Chapters unlock in order. Please unlock the first locked one.',
  'previous-chapter-in-preparation': 'We’re still writing the chapter before this one. Please wait until it’s ready.',
  'chapter-not-outlined': ({ chapter, outlining }) =>
    outlining === 'pending'
      ? `We’re still planning “${chapter}”. Nothing was charged. Please try again in a moment.`
      : `We couldn’t plan “${chapter}”. Nothing was charged. Open your plan to try again, write a summary yourself, or remove the chapter.`,
  'insufficient-credits': ({ missing }) => `You need ${moreCredits(missing)} to unlock this. Please buy credits first.`,

  'unknown-package': 'This package isn’t available. Please choose one from the list.',
  'balance-full': 'Your account can’t hold more credits. Please use some first.',
  'payments-unavailable':
    'We can’t reach the payment provider right now. Nothing was charged. Please try again in a moment.',
  'notice-not-genuine':
    'This webhook’s signature isn’t valid or is too old. Please send it again with a new signature.',

  'conversation-not-found': 'We couldn’t find this conversation. Please start a new one.',
  'conversation-closed': 'This conversation has ended. Please start a new one.',
  'conversation-declined': 'This conversation has ended. You can start a new one about something else.',
  'brief-changed': 'Something has changed in the meantime. Please check the summary again.',
  'brief-contradicts': ({ text }) => `A plan can’t both have “${text}” and leave it out. Please choose one.`,
  'deadline-past': 'That day is today or in the past. Please choose a later one.',
  'goal-empty': 'Please enter your learning goal.',
  'conversation-full': 'This conversation has become too long. Please start a new one.',
  'confirmation-not-asked': 'There’s nothing to confirm yet. Please continue the conversation.',
  'assistant-unavailable': 'The assistant can’t answer right now. Your message is saved. Please try again in a moment.',
  'reply-stopped': 'You stopped the reply. Your message is saved. Send it again to continue.',
  'message-id-reused': 'This message was already sent with different words. Please send it again.',
  superseded: 'You’ve sent a newer message. The conversation continues with that one.',
}
