import { type Html, html } from '@app/domain'
import type { DevMail } from '../dev-mail.ts'
import { MAILBOX_PATH, page, pathOfHtmlPart, timeOf } from './page.ts'

/** What the frame may do. A link in it opens a page of its own; without the second right that page would be crippled. */
export const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox'

const fact = (name: string, value: string | Html): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`

function links([first, ...others]: readonly string[]): Html {
  if (first === undefined) return html`<p class="note">This email has no link.</p>`
  return html`<p class="next"><a class="sign" href="${first}" rel="noreferrer">Open the link</a> <a href="${first}" rel="noreferrer">${first}</a></p>
${others.map((link) => html`<p class="next"><a href="${link}" rel="noreferrer">${link}</a></p>\n`)}`
}

/** One mail: its links first, since they are what one came for. */
export const renderMailPage = (mail: DevMail): string =>
  page({
    title: mail.subject.trim() || '(no subject)',
    main: html`<nav><a href="${MAILBOX_PATH}">All emails</a></nav>
<h1>${mail.subject.trim() || '(no subject)'}</h1>
${links(mail.links)}
<dl>
${fact('To', mail.to)}${fact('From', mail.from)}${fact('Sent', timeOf(mail.sentAt))}${fact('Message-ID', mail.messageId)}${fact('File', mail.name)}</dl>
<h2>Text part</h2>
<pre tabindex="0">${mail.text.trimEnd()}</pre>
<h2>HTML part</h2>
${
  mail.html === ''
    ? html`<p class="note">This email has none.</p>`
    : html`<iframe title="HTML part" sandbox="${FRAME_RIGHTS}" src="${pathOfHtmlPart(mail.name)}"></iframe>`
}`,
  })

export const renderMissingPage = (): string =>
  page({
    title: 'Email not found',
    main: html`<h1>Email not found</h1>
<p class="empty">It may have been deleted from the folder. <a href="${MAILBOX_PATH}">See all emails</a></p>`,
  })
