import { type Html, html } from '@app/domain'
import type { MailSummary } from '../dev-mail.ts'
import { page, pathOfMail, timeOf } from './page.ts'

const REFRESH_SECONDS = 5
/** Enough to find one's mail; a folder full of test runs must not make a page of megabytes every five seconds. */
const MAX_SHOWN = 200

const row = ({ name, subject, to, sentAt }: MailSummary): Html => html`<li>
<a href="${pathOfMail(name)}">${subject.trim() || '(no subject)'}</a>
<p>To ${to} <span>${timeOf(sentAt)}</span></p>
</li>
`

const empty = html`<p class="empty">No mail yet. Register, and the mail to confirm the address appears here by itself.</p>`

/** The list, newest first. Fetches itself anew, for it is opened before the mail that one waits for is sent. */
export function renderMailboxPage(mails: readonly MailSummary[]): string {
  const shown = mails.slice(0, MAX_SHOWN)
  const rest = mails.length - shown.length
  const trail = html`<ol class="trail">
${shown.map(row)}</ol>
${rest > 0 ? html`<p class="note">${String(rest)} older mails are in the folder.</p>` : ''}`
  return page({
    title: mails.length === 0 ? 'Dev mailbox' : `Dev mailbox (${mails.length})`,
    refreshSeconds: REFRESH_SECONDS,
    main: html`<h1>Mail</h1>
${mails.length === 0 ? empty : trail}`,
  })
}
