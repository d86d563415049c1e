import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Html, html } from '@app/domain'
import type { DevMail, MailSummary } from '../dev-mail.ts'
import type { DevMailbox } from '../dev-mailbox.ts'
import { MAILBOX_PATH, page, pathOfHtmlPart, pathOfMail, STYLE_PATH, timeOf } from './page.ts'

/** What the frame may do. A link in it opens a page of its own; without the second right that page would be crippled. */
const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox'

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

const renderMissingPage = (): string =>
  page({
    title: 'Email not found',
    main: html`<h1>Email not found</h1>
<p class="empty">It may have been deleted from the folder. <a href="${MAILBOX_PATH}">See all emails</a></p>`,
  })

const STYLESHEET = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
const HTML = 'text/html; charset=utf-8'
const OURS =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail brings its own styles, which our page must not allow. Alone in its frame it can do no more than look good. */
const OF_A_MAIL = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${FRAME_RIGHTS}`

// it shows a mail in a frame; its own policy says more about that
const headers = { 'X-Frame-Options': 'SAMEORIGIN' }

const found = (body: string, type = HTML, csp = OURS) => ({ status: 200, type, body, csp, headers })

/** Answers a path, percent-encoded as it came; null if it is none of ours. */
export const devMailboxPages =
  ({ list, read }: Pick<DevMailbox, 'list' | 'read'>) =>
  async ({ path }: { readonly path: string }) => {
    if (path === MAILBOX_PATH || path === `${MAILBOX_PATH}/`) return found(renderMailboxPage(await list()))
    if (path === STYLE_PATH) return found(STYLESHEET, 'text/css; charset=utf-8')
    const [, encoded, part] = /^\/dev\/mail\/([^/]+)(\/html)?$/.exec(path) ?? []
    if (encoded === undefined) return null

    const name = decoded(encoded)
    const mail = name === null ? null : await read(name)
    if (mail === null) return { ...found(renderMissingPage()), status: 404 }
    return part ? found(mail.html, HTML, OF_A_MAIL) : found(renderMailPage(mail))
  }

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

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
