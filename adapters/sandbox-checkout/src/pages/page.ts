import { type Html, html } from '@app/domain'

export const STYLE_PATH = '/sandbox/style.css'
/** The product's own fonts, as its web app leaves them. Without a build there are none, and the page does without. */
const FONTS_PATH = '/fonts.css'
export const pathOfCheckout = (reference: string): string => `/sandbox/checkout/${reference}`

/** Where the page belongs. */
export type Site = { readonly appName: string; readonly appUrl: string }

/** The sign of the product, as its own header has it. */
const MARK = html`<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><path class="paint" d="M12.2 1.8c.7 0 1.3.4 1.9 1l7.6 7.9c1.2 1.3 1.3 2.5.1 3.8l-7.7 7.6c-1.3 1.2-2.6 1.2-3.8-.1L2.4 14.1c-1.2-1.2-1.1-2.5.1-3.7l7.7-7.6c.6-.6 1.3-1 2-1Z"/><path class="point" d="m7 9.2 5 5.2 5-5.2"/></svg>`

type Page = Site & { readonly title: string; readonly main: Html }

/** The frame of every page. What it says above all is in the first line that is read, by eye or by ear. */
export const page = ({ appName, appUrl, title, main }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (sandbox) - ${appName}</title>
<link rel="stylesheet" href="${FONTS_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="/favicon.ico">
</head>
<body>
<header>
<p class="warning"><strong>Sandbox - no real money</strong></p>
<p class="home"><a href="${appUrl}">${MARK}<span>${appName}</span></a></p>
</header>
<main>
${main}
</main>
</body>
</html>
`.markup
