import { escapeHtml } from './html.ts'
import type { MailTemplate, TemplateData, TemplateRow } from './mail.ts'

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

// Colours stand inline for programs that drop the style element (they show the light page), and there for those that know
// dark mode; !important, because only that overrules an inline style. No variables: most programs do not know them.
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#11161b !important}
.ink{color:#f1e9db !important}
.muted{color:#aba596 !important}
.trail{border-color:#76828b !important}
.done{background:#f1e9db !important}
.next{background:#f2662f !important}
.next a{color:#1a0c05 !important}
}`

/** Words beside a stretch of trail: the line goes on from row to row. */
const stretch = (words: string): string =>
  `<tr>
<td width="11" style="width:11px;padding:0"></td>
<td class="trail" width="9" style="width:9px;padding:0;border-left:2px dotted #85796a"></td>
<td style="padding:6px 0 14px 18px">${words}</td>
</tr>`

/** Words beside a mark of the trail: solid where the reader has been, in the sign's colour where to go next. */
const mark = (kind: 'done' | 'next', words: string): string =>
  `<tr>
<td colspan="2" width="22" align="center" style="width:22px;padding:0">
<div class="${kind}" style="width:14px;height:14px;border-radius:7px;background:${kind === 'done' ? '#241e17' : '#c0390d'}"></div>
</td>
<td style="padding:4px 0 4px 18px">${words}</td>
</tr>`

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 12px;color:#241e17">${escapeHtml(text)}</p>`

const factRow = ({ label, value }: TemplateRow): string =>
  `<tr>
<th class="muted" scope="row" align="left" valign="top" style="padding:0 16px 4px 0;font-weight:400;white-space:nowrap;color:#62594b">${escapeHtml(label)}</th>
<td class="ink" dir="auto" valign="top" style="padding:0 0 4px;word-break:break-word;color:#241e17">${escapeHtml(value)}</td>
</tr>`

/** A real table, so that a screen reader says which value belongs to which label. */
const factTable = (facts: readonly TemplateRow[]): string =>
  facts.length === 0
    ? ''
    : `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px;font:17px/26px ${SANS}">
${facts.map(factRow).join('\n')}
</table>`

const sign = (label: string, link: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="next" bgcolor="#c0390d" style="background:#c0390d;border-radius:6px">
<a href="${link}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:12px 24px;color:#fffaf2;font-weight:600;text-decoration:none">${label}</a>
</td></tr></table>`

type Surroundings = Pick<TemplateData, 'language' | 'appName' | 'link'> & {
  readonly unsubscribe: string | undefined
  readonly greeting: string
  readonly buttonFails: string
  readonly stopReminders: string
}

/** The one layout of all mails: tables and inline styles, because mail programs know little else. Escapes everything. */
export function mailPage(
  { title, opening, facts = [], action, closing }: MailTemplate,
  { language, appName, greeting, buttonFails, stopReminders, link: address, unsubscribe }: Surroundings,
): string {
  const link = escapeHtml(address)
  const heading = `<h1 class="ink" style="margin:0;font:600 26px/32px ${SERIF};color:#241e17">${escapeHtml(title)}</h1>`
  const spelledOut = `<p class="muted" style="margin:0;font-size:14px;line-height:22px;color:#62594b">${escapeHtml(buttonFails)}<br>
<a class="muted" href="${link}" target="_blank" rel="noopener noreferrer" style="color:#62594b;word-break:break-all">${link}</a></p>`
  const stop =
    unsubscribe === undefined
      ? ''
      : `<p style="margin:0"><a class="muted" href="${escapeHtml(unsubscribe)}" target="_blank" rel="noopener noreferrer" style="color:#62594b">${escapeHtml(stopReminders)}</a></p>`
  return `<!doctype html>
<html lang="${language}">
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
${stretch(`<p class="muted" style="margin:0;font:600 17px/26px ${SERIF};color:#62594b">${escapeHtml(appName)}</p>`)}
${mark('done', heading)}
${stretch(paragraph(greeting) + paragraph(opening) + factTable(facts))}
${mark('next', sign(escapeHtml(action), link))}
${stretch(spelledOut)}
${stretch(closing.map(paragraph).join('\n') + stop)}
</table>
</td></tr>
</table>
</body>
</html>
`
}
