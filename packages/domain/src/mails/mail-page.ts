import { escapeHtml } from './escape-html.ts'
import type { Letter } from './letter.ts'

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

// Colours stand inline for programs that drop the style element (they show the light page), and there for those that know
// dark mode; !important, because only that overrules an inline style. No variables: most programs do not know them.
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#11161b !important}
.ink{color:#f1e9db !important}
.muted{color:#aba596 !important}
.trail{border-color:#76828b !important}
.sign{background:#f2662f !important}
.sign a{color:#1a0c05 !important}
}`

/** A stretch of trail: the column on the left goes on from row to row, the column on the right holds the words. */
const row = (mark: string, words: string): string =>
  `<tr>
<td width="20" valign="top" style="width:20px;padding:0">${mark}</td>
<td class="trail" style="border-left:2px dotted #85796a;padding:0 0 20px 24px">${words}</td>
</tr>`

const WALKED =
  '<div class="muted" style="color:#62594b;font:12px/28px Arial,sans-serif;text-align:center">&#9679;</div>'
const NEXT = '<div style="color:#c0390d;font:20px/48px Arial,sans-serif;text-align:center">&#9679;</div>'

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 12px;color:#241e17">${escapeHtml(text)}</p>`

const sign = (label: string, link: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="sign" bgcolor="#c0390d" style="background:#c0390d;border-radius:6px">
<a href="${link}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:12px 24px;color:#fffaf2;font-weight:600;text-decoration:none">${label}</a>
</td></tr></table>`

/** The one layout of all mails: tables and inline styles, because mail programs know little else. Escapes everything. */
export function mailPage({ appName, title, greeting, opening, action, closing }: Letter): string {
  const link = escapeHtml(action.link)
  const heading = `<h1 class="ink" style="margin:0;font:600 26px/32px ${SERIF};color:#241e17">${escapeHtml(title)}</h1>`
  const spelledOut = `<p class="muted" style="margin:14px 0 0;font-size:14px;color:#62594b">If the button does not work, open this link:<br>
<a class="muted" href="${link}" target="_blank" rel="noopener noreferrer" style="color:#62594b;word-break:break-all">${link}</a></p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f4eee2">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4eee2" style="background:#f4eee2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;font:17px/26px ${SANS}">
${row('', `<p class="muted" style="margin:0;font:600 17px/26px ${SERIF};color:#62594b">${escapeHtml(appName)}</p>`)}
${row(WALKED, heading)}
${row('', paragraph(greeting) + paragraph(opening))}
${row(NEXT, sign(escapeHtml(action.label), link) + spelledOut)}
${row('', closing.map(paragraph).join('\n'))}
</table>
</td></tr>
</table>
</body>
</html>
`
}
