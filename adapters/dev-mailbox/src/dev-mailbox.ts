import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, type Mail, type Mailer, ok } from '@app/domain'
import { type DevMail, type MailSummary, readMail } from './dev-mail.ts'
import { fileName, timeInName } from './file-name.ts'
import { linksIn } from './links.ts'
import { messageId, writeMail } from './write-mail.ts'

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
  const known = new Map<string, MailSummary & { readonly messageId: string }>()

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
      if (mail) known.set(name, { ...summaryOf(mail), messageId: mail.messageId })
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

  return { mailer: { send }, list: async () => (await all()).map(summaryOf), read }
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

const summaryOf = ({ name, kind, to, subject, sentAt }: MailSummary): MailSummary => ({
  name,
  kind,
  to,
  subject,
  sentAt,
})
