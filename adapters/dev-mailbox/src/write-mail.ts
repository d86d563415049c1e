import { createHash } from 'node:crypto'
import { type Mail, parseEmail } from '@app/domain'
import { createTransport } from 'nodemailer'
import { KIND_HEADER } from './dev-mail.ts'

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The same mail has the same Message-ID, by which it is recognised when it is sent again. */
export function messageId(mailId: string): string {
  // our ids are UUIDs; whatever else a Message-ID could not hold is hashed
  const name = /^[\w-]{1,64}$/.test(mailId) ? mailId : createHash('sha256').update(mailId).digest('hex')
  return `<${name}@dev-mailbox.localhost>`
}

/** The mail as an RFC 5322 message, as it would go over the wire. An address that may hold several is as wrong here as there. */
export async function writeMail(mail: Mail, from: string, date: Date): Promise<Uint8Array> {
  const to = parseEmail(mail.to)
  if (!to.ok) throw new Error('not one plain address')
  const { message } = await composer.sendMail({
    from,
    // an object, for nodemailer reads a string as a list of addresses
    to: { name: '', address: to.value },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date,
    messageId: messageId(mail.id),
    headers: { 'Auto-Submitted': 'auto-generated', [KIND_HEADER]: mail.kind },
  })
  if (!Buffer.isBuffer(message)) throw new Error('the composer was asked for a buffer')
  return message
}
