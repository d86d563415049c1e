import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, headersOf, type Mail, type Mailer, ok, parseEmail } from '@app/domain'
import { createTransport } from 'nodemailer'
import { type DevMail, KIND_HEADER, readMail } from './dev-mail.ts'
import { linksIn } from './links.ts'

export type DevMailboxSettings = {
  readonly folder: string
  readonly from: string
  /** Gets one line per mail, with the link in it: never use this mailbox where others read the log. */
  readonly log: (line: string) => void
  readonly now?: () => Date
}

export type DevMailbox = ReturnType<typeof makeDevMailbox>

export function makeDevMailbox({ folder, from, log, now = () => new Date() }: DevMailboxSettings) {
  // files never change once they have their name, so each is read once
  const known = new Map<string, DevMail>()

  const read = async (name: string): Promise<DevMail | null> => {
    const sentAt = timeInName(name)
    if (sentAt === null) return null
    const raw = await readFile(join(folder, name)).catch(unlessMissing)
    return raw === null ? null : readMail(name, sentAt, raw)
  }

  /** Newest first. */
  const all = async () => {
    const names = new Set(((await readdir(folder).catch(unlessMissing)) ?? []).filter((name) => timeInName(name)))
    for (const name of known.keys()) if (!names.has(name)) known.delete(name)
    for (const name of names) {
      const mail = known.has(name) ? null : await read(name)
      if (mail) known.set(name, mail)
    }
    return [...known.values()].sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
  }

  const keep = async (mail: Mail): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const saved = await all()
    if (saved.some((other) => other.messageId === messageId(mail.id))) return
    // never the time of a mail that is there: names stay unique and the order stays the one of sending
    const at = new Date(Math.max(now().getTime(), (saved[0]?.sentAt.getTime() ?? 0) + 1))
    await writeWhole(join(folder, fileName(at, mail.kind, mail.to)), await writeMail(mail, from, at))
    const [link] = linksIn(mail.text)
    log(`dev mailbox: ${mail.kind} mail, ${link ? `link: ${link}` : 'without a link'}`)
  }

  // one after the other, or the same mail sent twice at once would be written twice
  let last: Promise<unknown> = Promise.resolve()
  const send: Mailer['send'] = (mail) => {
    const sent = last.then(async () => {
      try {
        await keep(mail)
        return ok(undefined)
      } catch (error) {
        log(`dev mailbox: mail not written: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`)
        return err({ kind: 'mail-not-sent' as const })
      }
    })
    last = sent
    return sent
  }

  return { mailer: { send }, list: all, read }
}

/** Written under another name and renamed, so that a program watching the folder never reads half a mail. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`
  try {
    // the links inside are as good as passwords
    await writeFile(unfinished, content, { mode: 0o600 })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

const MAX_PART_LENGTH = 100
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[a-z0-9@._+-]+\.eml$/

/**
 * Sorts by time, and is safe on every file system: no colon, no slash, no letters that differ by case only, never too
 * long. Two addresses may end up the same; the time tells them apart.
 */
function fileName(at: Date, kind: string, to: string): string {
  const safe = (part: string): string =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9@._+-]/g, '_')
      .slice(0, MAX_PART_LENGTH)
  return `${at.toISOString().replaceAll(':', '-')}-${safe(kind)}-${safe(to)}.eml`
}

/** When the mail was written. Null for every name that `fileName` does not give, so for all that leads elsewhere. */
function timeInName(name: string): Date | null {
  const [whole, hours, minutes, seconds] = NAME.exec(name) ?? []
  const at = whole === undefined ? Number.NaN : Date.parse(`${hours}:${minutes}:${seconds}`)
  return Number.isNaN(at) ? null : new Date(at)
}

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The same mail has the same Message-ID, by which it is recognised when it is sent again. */
const messageId = (mailId: string): string => `<${mailId}@dev-mailbox.localhost>`

/** The mail as an RFC 5322 message, as it would go over the wire. An address that may hold several is as wrong here as there. */
async function writeMail(mail: Mail, from: string, date: Date): Promise<Uint8Array> {
  const to = parseEmail(mail.to)
  if (!to.ok) throw new Error('not one plain address')
  const { message } = await composer.sendMail({
    from,
    // an object, for nodemailer reads a string as a list of addresses
    to: { name: '', address: to.value },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date,
    messageId: messageId(mail.id),
    headers: { ...headersOf(mail), [KIND_HEADER]: mail.kind },
  })
  if (!Buffer.isBuffer(message)) throw new Error('the composer was asked for a buffer')
  return message
}
