import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DevMailbox } from '../dev-mailbox.ts'
import { FRAME_RIGHTS, renderMailPage, renderMissingPage } from './mail-page.ts'
import { renderMailboxPage } from './mailbox-page.ts'
import { MAILBOX_PATH, STYLE_PATH } from './page.ts'

const STYLESHEET = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
const HTML = 'text/html; charset=utf-8'
const OURS =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail brings its own styles, which our page must not allow. Alone in its frame it can do no more than look good. */
const OF_A_MAIL = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${FRAME_RIGHTS}`

const found = (body: string, type = HTML, csp = OURS) => ({ status: 200, type, body, csp })

/** Answers a path, percent-encoded as it came; null if it is none of ours. */
export const devMailboxPages =
  ({ list, read }: Pick<DevMailbox, 'list' | 'read'>) =>
  async (path: string) => {
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
