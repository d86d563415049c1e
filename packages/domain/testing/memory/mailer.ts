import type { Mail } from '../../src/mails/mail.ts'
import type { Mailer } from '../../src/ports/mailer.ts'
import { err, ok } from '../../src/shared/result.ts'

export type MemoryMailer = Mailer & {
  /** Mails that were taken, oldest first. */
  readonly sent: readonly Mail[]
  /** A mailer that is down refuses every mail. */
  readonly setDown: (down: boolean) => void
}

export function makeMemoryMailer(): MemoryMailer {
  const sent: Mail[] = []
  let isDown = false
  return {
    sent,
    send: async (mail) => {
      if (isDown) return err({ kind: 'mail-not-sent' })
      sent.push(mail)
      return ok(undefined)
    },
    setDown: (down) => {
      isDown = down
    },
  }
}
