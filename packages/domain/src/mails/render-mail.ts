import { wellFormed } from '../shared/text.ts'
import type { Mail, MailKind, MailTemplate, TemplateData } from './mail.ts'
import { mailPage } from './mail-page.ts'

/** Subject and greeting are one line each: a line break in a header would start a header of a stranger's choice. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/**
 * Anybody can register with anybody's address. Mail programs make a link out of `evil.example`, so a name like that is
 * left out: we would be carrying a stranger's advertisement under our own name.
 */
function greet(username: string): string {
  const name = oneLine(username)
  return name === '' || /\S[.:/@。．｡]\S|www|\\/iu.test(name) ? 'Hello,' : `Hello ${name},`
}

/** A mail by what it says; `write` is given the product's name in one line. */
export function renderMail(
  kind: MailKind,
  { id, to, username, link, appName }: TemplateData,
  write: (name: string) => MailTemplate & { readonly subject: string },
): Mail {
  const name = oneLine(appName)
  const { subject, ...template } = write(name)
  const { opening, facts = [], action, closing } = template
  const greeting = greet(username)
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  // the opening leads to the link, unless a table stands between
  const way = table === '' ? [] : [table, `${action}:`]
  // the link has a line to itself: mail programs take a full stop after it for a part of it
  const text = `${[greeting, opening, ...way, link, ...closing, name].join('\n\n')}\n`
  return { id, kind, to, subject: oneLine(subject), text, html: mailPage(template, { appName: name, greeting, link }) }
}
