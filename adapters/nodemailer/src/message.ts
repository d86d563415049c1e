import { createHash } from 'node:crypto'
import { type Mail, parseEmail } from '@app/domain'
import type { SendMailOptions } from 'nodemailer'

/** The same mail has the same Message-ID however often it is tried: mailboxes drop the second copy. */
function messageId(mailId: string, from: string): string {
  // our ids are UUIDs; whatever else a Message-ID could not hold is hashed
  const name = /^[\w-]{1,64}$/.test(mailId) ? mailId : createHash('sha256').update(mailId).digest('hex')
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'
  return `<${name}@${domain}>`
}

/** Null for an address that could carry more than one address: such a mail is not sent. */
export function message(mail: Mail, from: string): SendMailOptions | null {
  const to = parseEmail(mail.to)
  if (!to.ok) return null
  return {
    from,
    // an object, for nodemailer reads a string as a list of addresses
    to: { name: '', address: to.value },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.id, from),
    // keeps "I am on holiday" replies away from the sender (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
