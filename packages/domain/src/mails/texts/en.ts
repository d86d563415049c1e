import { centsOf, counted, FORMATS, timeOfDay } from '../formats.ts'
import type { MailTexts } from './mail-texts.ts'

const formats = FORMATS.en
const hours = counted(formats, '# hour', '# hours')
const minutes = counted(formats, '# minute', '# minutes')
const credits = counted(formats, '# credit', '# credits')
const chapters = counted(formats, '# chapter', '# chapters')

export const en: MailTexts = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  buttonFails: 'Button not working? Open this link:',

  verification: (app, { hours: life, several }) => ({
    subject: `Confirm your email for ${app}`,
    title: 'Confirm your email',
    opening: `Welcome to ${app}! Just one step left: open this link to confirm your email.`,
    action: 'Confirm my email',
    closing: [
      ...(several
        ? [
            'Someone else may have signed up with your email, too. Only open this link if we greet you by the name you chose.',
          ]
        : []),
      `This link works for ${hours(life)}. Expired? Request a new link on the sign-in page.`,
      'Didn’t sign up? You can ignore this email. No one can use your address unless this link is opened.',
    ],
  }),

  alreadyRegistered: (app, { leaving }) => ({
    subject: `You already have an account at ${app}`,
    title: 'You already have an account',
    opening: `Someone just tried to sign up at ${app} with your email. If it was you, sign in instead:`,
    action: 'Sign in',
    closing: [
      ...(leaving ? ['This account is scheduled for deletion. Signing in keeps it.'] : []),
      'Forgot your password? You can reset it on the sign-in page.',
      'Not you? You can ignore this email. Your account hasn’t changed.',
    ],
  }),

  passwordReset: (app, { hours: life, several }) => ({
    subject: `Reset your password for ${app}`,
    title: 'Choose a new password',
    opening: several
      ? `Your email was used to sign up at ${app} more than once. To finish, open this link and choose your password:`
      : `Someone asked to reset your password for ${app}. If it was you, open this link to choose a new one:`,
    action: 'Choose a new password',
    closing: [
      `This link works once, for ${hours(life)}. If you ask again, you’ll get a new one and this one stops working.`,
      several
        ? 'Didn’t sign up? You can ignore this email.'
        : 'Didn’t ask for this? You can ignore this email. Your password hasn’t changed.',
    ],
  }),

  passwordChanged: (app) => ({
    subject: `Your password for ${app} was changed`,
    title: 'Your password was changed',
    opening: `Your password for ${app} was just changed, and devices that used the old one were logged out. Not you? Reset your password now:`,
    action: 'Reset my password',
    closing: ['Resetting it logs out every device, even ones that aren’t yours.', 'Was it you? You’re all set.'],
  }),

  accountLeaving: (app, { deletionAt }) => ({
    subject: `Your account at ${app} will be deleted`,
    title: 'Your account will be deleted',
    opening: `You asked us to delete your account at ${app}. We’ll delete it on ${formats.day(deletionAt)} (UTC), with your conversations, plans, chapters and credits. Changed your mind? Sign in before that day:`,
    action: 'Keep my account',
    closing: [
      'Still want it deleted? There’s nothing to do.',
      'Didn’t ask for this? Someone may know your password. Sign in and change it right away.',
    ],
  }),

  receipt: (app, { packageName, credits: bought, amount, paidAt, reference, isPretend }) => ({
    subject: `Your receipt from ${app}`,
    title: 'Thank you for your payment',
    opening: `You bought ${credits(bought)} at ${app}. They’re in your account now.${isPretend ? ' This was a sandbox payment: no real money was charged.' : ''}`,
    facts: [
      { label: 'Package', value: packageName },
      { label: 'Credits', value: formats.digits(bought) },
      { label: 'Amount', value: formats.dollars(amount.cents) },
      { label: 'Paid on', value: `${formats.day(paidAt)} (UTC)` },
      { label: 'Payment', value: reference },
    ],
    action: 'See my credits',
    closing: [
      'Your credits stay in your account until you unlock chapters with them.',
      'Didn’t make this purchase? Change your password and contact us.',
    ],
  }),

  planReady: ({ title, chapters: count }) => ({
    subject: title === '' ? 'Your plan is ready' : `Your plan is ready: ${title}`,
    title: 'Your plan is ready',
    opening: `Your learning plan is ready. It has ${chapters(count)}, and the first one is free.`,
    facts: title === '' ? [] : [{ label: 'Plan', value: title }],
    action: 'See my plan',
    closing: ['You’re receiving this because you created this plan.'],
  }),

  operatorAlert: (app, alert) => {
    const asOf = { label: 'As of', value: `${formats.day(alert.at)}, ${timeOfDay(alert.at)} (UTC)` }
    const action = 'Open costs and health'
    const why = 'You’re receiving this because you’re an admin. You’ll get at most one email a day about this.'
    switch (alert.kind) {
      case 'budget-nearly-spent':
      case 'budget-spent': {
        const isSpent = alert.kind === 'budget-spent'
        return {
          subject: isSpent
            ? `${app}: today’s model budget is used up`
            : `${app}: today’s model budget is almost used up`,
          title: isSpent ? 'Today’s budget is used up' : 'Today’s budget is almost used up',
          opening: isSpent
            ? 'Today’s model budget is used up. New plans and chapters stop until midnight UTC. Learners aren’t charged and can keep reading what they have.'
            : 'Most of today’s model budget is spent. Once it’s used up, new plans and chapters stop until midnight UTC. Learners won’t be charged.',
          facts: [
            { label: 'Spent today', value: formats.dollars(centsOf(alert.spent)) },
            { label: 'Daily budget', value: formats.dollars(centsOf(alert.budget)) },
            asOf,
          ],
          action,
          closing: [
            'Costs and health shows which users and chapters cost the most. To continue today, raise DAILY_BUDGET_USD and restart the server.',
            why,
          ],
        }
      }
      case 'queue-waiting':
        return {
          subject: `${app}: learners are waiting`,
          title: 'Learners are waiting',
          opening:
            'Plans, chapters or emails are waiting longer than they should. Nothing is lost, but learners have to wait.',
          facts: [
            { label: 'Longest wait', value: minutes(alert.longest) },
            { label: 'Jobs waiting', value: formats.digits(alert.waiting) },
            asOf,
          ],
          action,
          closing: [
            'Check that your workers are running, and that the model and the mail server answer. If they do, add a worker or raise LLM_MAX_CONCURRENCY.',
            why,
          ],
        }
      case 'work-failed':
        return {
          subject: `${app}: some plans, chapters or emails failed`,
          title: 'Some work failed',
          opening:
            'In the last 24 hours, we gave up on some work after several tries. Learners weren’t charged for it, but they don’t have what they asked for.',
          facts: [
            { label: 'Plans', value: formats.digits(alert.plans) },
            { label: 'Chapters', value: formats.digits(alert.chapters) },
            { label: 'Emails', value: formats.digits(alert.mails) },
            asOf,
          ],
          action,
          closing: [
            'The page says why each plan or chapter failed, and lets you requeue it. For emails, check your mail server.',
            why,
          ],
        }
    }
  },
}
