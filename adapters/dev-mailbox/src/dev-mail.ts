import PostalMime from 'postal-mime'
import { linksIn } from './links.ts'

export type MailSummary = {
  /** The name of its file. */
  readonly name: string
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly sentAt: Date
}

export type DevMail = MailSummary & {
  readonly from: string
  readonly messageId: string
  readonly text: string
  readonly html: string
  /** The links in the text part, in their order. */
  readonly links: readonly string[]
}

export const KIND_HEADER = 'X-Mail-Kind'

/** Reads what any mail program would read, so that the page shows the mail as it is and not as it was meant. */
export async function readMail(name: string, sentAt: Date, raw: Uint8Array): Promise<DevMail> {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  return {
    name,
    sentAt,
    kind: mail.headers.find(({ key }) => key === KIND_HEADER.toLowerCase())?.value ?? '',
    to: (mail.to ?? []).map(({ address }) => address).join(', '),
    from: [mail.from?.name, mail.from?.address && `<${mail.from.address}>`].filter(Boolean).join(' '),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text,
    html: mail.html ?? '',
    links: linksIn(text),
  }
}
