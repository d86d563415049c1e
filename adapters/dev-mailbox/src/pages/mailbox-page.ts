import { type Html, html } from '@app/domain'
import type { MailSummary } from '../dev-mail.ts'
import { MAILBOX_PATH, page, pathOfMail, timeOf } from './page.ts'

/** Enough to find one's mail; a folder full of test runs must not make a page of megabytes. */
const MAX_SHOWN = 200

const row = ({ name, subject, to, sentAt }: MailSummary): Html => html`<li>
<a href="${pathOfMail(name)}">${subject.trim() || '(no subject)'}</a>
<p>To ${to} <span>${timeOf(sentAt)}</span></p>
</li>
`

const empty = html`<p class="empty">No emails yet. Sign up, and your confirmation email will appear here.</p>`

/** The list, newest first. Read anew by a link: a page that fetches itself anew takes the focus away from what is on it. */
export function renderMailboxPage(mails: readonly MailSummary[]): string {
  const shown = mails.slice(0, MAX_SHOWN)
  const rest = mails.length - shown.length
  const trail = html`<ol class="trail">
${shown.map(row)}</ol>
${rest > 0 ? html`<p class="note">${String(rest)} older mails are in the folder.</p>` : ''}`
  return page({
    title: mails.length === 0 ? 'Dev mailbox' : `Dev mailbox (${mails.length})`,
    main: html`<h1>Mail</h1>
<p><a href="${MAILBOX_PATH}">Check for new emails</a></p>
${mails.length === 0 ? empty : trail}`,
  })
}
