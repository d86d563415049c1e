import type { Receipt } from '../credits/purchase.ts'
import { clip } from '../shared/text.ts'
import { counted, withThousands } from './counted.ts'
import { formatDay } from './format-day.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

export type ReceiptTemplateData = TemplateData & Receipt

const MAX_REFERENCE_LENGTH = 100
const PRETENDED = ' This was a sandbox payment: no real money was moved.'

/** Says what was bought, and for how much. No invoice in the sense of any law. */
export function receiptMail(facts: ReceiptTemplateData): Mail {
  const { id, to, username, link, packageName, credits, amount, paidAt, reference, isPretend } = facts
  const name = oneLine(facts.appName)
  const parts = renderMail({
    appName: name,
    title: 'Thank you for your payment',
    greeting: greet(username),
    opening: `You bought ${counted(credits, 'credit')} at ${name}. Your account shows the new balance.${isPretend ? PRETENDED : ''}`,
    facts: [
      { label: 'Package', value: oneLine(packageName) },
      { label: 'Credits', value: withThousands(String(credits)) },
      { label: 'Amount', value: inDollars(amount.cents) },
      { label: 'Paid on', value: `${formatDay(paidAt)} (UTC)` },
      { label: 'Payment', value: clip(oneLine(reference), MAX_REFERENCE_LENGTH) },
    ],
    action: { label: 'See my credits', link },
    closing: [
      'Your credits stay in your account until you unlock chapters with them.',
      'Didn’t make this purchase? Change your password on your account page and contact us.',
    ],
  })
  return { id, kind: 'receipt', to, subject: oneLine(`Your receipt from ${name}`), ...parts }
}

function inDollars(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} cents are no amount that was paid.`)
  return `US$${withThousands(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
}
