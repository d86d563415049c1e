import { clip, wellFormed } from '../shared/text.ts'
import type { Mail, MailKind, TemplateData } from './mail.ts'
import { mailPage } from './mail-page.ts'
import { type MailText, type MailTexts, mailTexts } from './mail-texts.ts'

/** Subject and greeting are one line each: a line break in a header would start a header of a stranger's choice. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/**
 * Anybody can register with anybody's address. Mail programs make a link out of `evil.example`, so a name like that is
 * left out: we would be carrying a stranger's advertisement under our own name.
 */
function harmlessName(username: string): string {
  const name = oneLine(username)
  return /\S[.:/@。．｡]\S|\S[:@]$|www|\\/iu.test(name) ? '' : name
}

/** A mail in its reader's language; `write` is given its texts and the product's name in one line. */
export function renderMail(
  kind: MailKind,
  { id, to, username, language, link, appName, unsubscribe }: TemplateData,
  write: (texts: MailTexts, app: string) => MailText,
): Mail {
  const name = oneLine(appName)
  const texts = mailTexts(language)
  const { subject, ...template } = write(texts, name)
  const { opening, facts = [], action, closing } = template
  const greeting = texts.greeting(harmlessName(username))
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  // the opening leads to the link, unless a table stands between
  const way = table === '' ? [] : [table, `${action}:`]
  const ending = unsubscribe === undefined ? closing : [...closing, `${texts.stopReminders}:\n${unsubscribe}`]
  // each link has a line to itself: mail programs take a full stop after it for a part of it
  const text = `${[greeting, opening, ...way, link, ...ending, name].join('\n\n')}\n`
  return {
    id,
    kind,
    to,
    subject: oneLine(subject),
    text,
    html: mailPage(template, { ...texts, language, appName: name, greeting, link, unsubscribe }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

const MAX_TITLE_LENGTH = 120
/** No real title is that long; it keeps the work below small whatever the model said. */
const MAX_INPUT_LENGTH = 1_000

/** Invisible characters and those that turn text around, but not the two that join letters of some scripts. */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu

/**
 * A model's title as words alone: one line, not too long, and nothing in it that a mail program makes a link of. Unlike a
 * stranger's name it is kept, for the mail is about it: `Node.js` becomes `Node js`, and `evil.example` leads nowhere.
 * Times and versions (`10:30`, `3.12`) stay as they are. Empty when nothing is left.
 */
export function plainTitle(title: string): string {
  const words = oneLine(title.slice(0, MAX_INPUT_LENGTH))
    .replace(INVISIBLE, '')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/giu, ' ')
    .replace(/(?<=\S)[.。．｡](?=[^\s.])(?!(?<=\d.)\d)/gu, ' ')
    .replace(/:(?=\S)(?!(?<=\d:)\d)/gu, ': ')
    .replace(/[@\\]/gu, ' ')
  return clip(oneLine(words), MAX_TITLE_LENGTH)
}
