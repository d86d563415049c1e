import type { Receipt } from '../credits/purchase.ts'
import { clip } from '../shared/text.ts'
import { counted, formatDay, withThousands } from './formats.ts'
import type { Mail, TemplateData } from './mail.ts'
import { oneLine, renderMail } from './render-mail.ts'

export type ReceiptTemplateData = TemplateData & Receipt

const MAX_REFERENCE_LENGTH = 100
const PRETENDED = ' This was a sandbox payment: no real money was moved.'

/** Says what was bought, and for how much. No invoice in the sense of any law. */
export const receiptMail = (data: ReceiptTemplateData): Mail =>
  renderMail('receipt', data, (name) => ({
    subject: `Your receipt from ${name}`,
    title: 'Thank you for your payment',
    opening: `You bought ${counted(data.credits, 'credit')} at ${name}. Your account shows the new balance.${data.isPretend ? PRETENDED : ''}`,
    facts: [
      { label: 'Package', value: oneLine(data.packageName) },
      { label: 'Credits', value: withThousands(String(data.credits)) },
      { label: 'Amount', value: inDollars(data.amount.cents) },
      { label: 'Paid on', value: `${formatDay(data.paidAt)} (UTC)` },
      { label: 'Payment', value: clip(oneLine(data.reference), MAX_REFERENCE_LENGTH) },
    ],
    action: 'See my credits',
    closing: [
      'Your credits stay in your account until you unlock chapters with them.',
      'Didn’t make this purchase? Change your password on your account page and contact us.',
    ],
  }))

function inDollars(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} cents are no amount that was paid.`)
  return `US$${withThousands(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
}
