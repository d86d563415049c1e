import { wellFormed } from '../shared/text.ts'
import { mailPage } from './mail-page.ts'
import type { MailTemplate } from './mail-template.ts'

/** Subject and greeting are one line each: a line break in a header would start a header of a stranger's choice. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/**
 * Anybody can register with anybody's address. Mail programs make a link out of `evil.example`, so a name like that is
 * left out: we would be carrying a stranger's advertisement under our own name.
 */
export function greet(username: string): string {
  const name = oneLine(username)
  return name === '' || /\S[.:/@。．｡]\S|www|\\/iu.test(name) ? 'Hello,' : `Hello ${name},`
}

export function renderMail(template: MailTemplate): { readonly text: string; readonly html: string } {
  const { appName, greeting, opening, facts = [], action, closing } = template
  const name = oneLine(appName)
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  // the opening leads to the link, unless a table stands between
  const way = table === '' ? [] : [table, `${action.label}:`]
  // the link has a line to itself: mail programs take a full stop after it for a part of it
  const text = [greeting, opening, ...way, action.link, ...closing, name].join('\n\n')
  return { text: `${text}\n`, html: mailPage({ ...template, appName: name }) }
}
