import { type Html, html } from '@app/domain'

export const MAILBOX_PATH = '/dev/mail'
export const STYLE_PATH = `${MAILBOX_PATH}/style.css`
export const pathOfMail = (name: string): string => `${MAILBOX_PATH}/${encodeURIComponent(name)}`
export const pathOfHtmlPart = (name: string): string => `${pathOfMail(name)}/html`

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

export const timeOf = (at: Date): Html => html`<time datetime="${at.toISOString()}">${DATE.format(at)} UTC</time>`

type Page = { readonly title: string; readonly main: Html }

export const page = ({ title, main }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="/favicon.ico">
</head>
<body>
<header><a href="${MAILBOX_PATH}">Dev mailbox</a><span>Emails stay on this machine. For development only.</span></header>
<main>
${main}
</main>
</body>
</html>
`.markup
