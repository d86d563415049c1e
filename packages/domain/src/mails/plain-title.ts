import { clip } from '../shared/text.ts'
import { oneLine } from './render-mail.ts'

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
