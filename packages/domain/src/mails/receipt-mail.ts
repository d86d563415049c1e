import { clip } from '../shared/text.ts'
import type { Email } from '../users/email.ts'
import { counted, withThousands } from './counted.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, writeLetter } from './write-letter.ts'

export type ReceiptMailFacts = {
  readonly id: string
  readonly to: Email
  readonly username: string
  /** Leads to the account page. */
  readonly link: string
  readonly appName: string
  readonly packageName: string
  readonly credits: number
  readonly amount: { readonly cents: number; readonly currency: 'USD' }
  readonly paidAt: Date
  /** Names the payment, for whoever has to look it up. */
  readonly reference: string
}

const LONGEST_REFERENCE = 100

/** Says what was bought, and for how much. No invoice in the sense of any law. */
export function receiptMail(facts: ReceiptMailFacts): Mail {
  const { id, to, username, link, packageName, credits, amount, paidAt, reference } = facts
  const name = oneLine(facts.appName)
  const letter = writeLetter({
    appName: name,
    title: 'Thank you for your payment',
    greeting: greet(username),
    opening: `You bought ${counted(credits, 'credit')} at ${name}. Your account shows the new balance.`,
    facts: [
      { label: 'Package', value: oneLine(packageName) },
      { label: 'Credits', value: withThousands(String(credits)) },
      { label: 'Amount', value: inDollars(amount.cents) },
      { label: 'Paid on', value: `${dayInWords(paidAt)} (UTC)` },
      { label: 'Payment', value: clip(oneLine(reference), LONGEST_REFERENCE) },
    ],
    action: { label: 'See my credits', link },
    closing: [
      'Your credits stay in your account until you unlock chapters with them.',
      'You did not buy this? Then somebody else may know your password. You can change it on your account page.',
    ],
  })
  return { id, kind: 'receipt', to, subject: oneLine(`Your receipt from ${name}`), ...letter }
}

function inDollars(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} cents are no amount that was paid.`)
  return `US$${withThousands(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The same on every machine: in UTC, and without asking what the machine calls its months. */
const dayInWords = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
