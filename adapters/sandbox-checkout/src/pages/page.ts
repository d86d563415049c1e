import { type Html, html } from './html.ts'

export const STYLE_PATH = '/sandbox/style.css'
export const pathOfCheckout = (reference: string): string => `/sandbox/checkout/${reference}`

/** Where the page belongs. */
export type Site = { readonly appName: string; readonly appUrl: string }

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
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="data:,">
</head>
<body>
<header>
<p class="warning"><strong>Sandbox - no real money</strong></p>
<p class="home"><a href="${appUrl}">${appName}</a></p>
</header>
<main>
${main}
</main>
</body>
</html>
`.markup
