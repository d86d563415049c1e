import { err, headersOf, type Mail, type Mailer, ok, parseEmail, SECOND } from '@app/domain'
import { createTransport, type SendMailOptions } from 'nodemailer'

export type SmtpSettings = {
  /**
   * `smtps://user:password@host:465` encrypts from the first byte, `smtp://user:password@host:587` by STARTTLS. Whatever is
   * encrypted is encrypted for a certificate that this machine trusts (see `NODE_EXTRA_CA_CERTS`), or not sent. A name and
   * password never go unencrypted to another machine, see `insistOnTls`. Without them, STARTTLS is used where the server
   * offers it; `?requireTLS=true` sends nothing where it does not.
   */
  readonly url: string
  readonly from: string
  /** The longest that one mail may take, from looking up the host to the server's last word. */
  readonly timeoutMs?: number
  /** Receives why a mail was not sent, without the address or the server's words, which often repeat it. */
  readonly log?: (line: string) => void
  /** The same for a program to read. */
  readonly onTrouble?: (trouble: MailTrouble) => void
}

export type MailTrouble = {
  readonly kind:
    | 'login-refused'
    | 'address-refused'
    | 'not-encrypted'
    | 'not-reached'
    | 'no-such-host'
    | 'too-slow'
    | 'something-else'
  /** As mail servers and their clients put it: `EENVELOPE 550`. */
  readonly codes: string
}

export type SmtpMailer = Mailer & {
  /** Can the server be reached, and does it take our name and password? */
  readonly verify: () => Promise<boolean>
  /** Frees the connections. Mails on their way are not waited for longer than their timeout. */
  readonly close: () => void
}

export function makeSmtpMailer(settings: SmtpSettings): SmtpMailer {
  const { url, from, timeoutMs = 10 * SECOND, log = () => {}, onTrouble } = settings
  // what the query of the address says about these comes first
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    // a connection that was kept may have been closed meanwhile; a server that closes a new one too is in trouble
    maxRequeues: 1,
    requireTLS: insistOnTls(url),
    idleTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const report = (what: string, error: unknown): void => {
    const trouble = troubleOf(error)
    log(`${what}: ${trouble.codes}`)
    onTrouble?.(trouble)
  }

  return {
    send: async (mail) => {
      const toSend = message(mail, from)
      if (toSend === null) {
        log('mail not sent: not one plain address')
        return err({ kind: 'mail-not-sent' })
      }
      try {
        // the timeouts above begin anew with each line of the server's; the signal ends the whole attempt
        await transport.sendMail({ ...toSend, signal: AbortSignal.timeout(timeoutMs) })
        return ok(undefined)
      } catch (error) {
        report('mail not sent', error)
        return err({ kind: 'mail-not-sent' })
      }
    },
    verify: async () => {
      const deadline = AbortSignal.timeout(timeoutMs)
      const tooLate = new Promise<false>((resolve) => deadline.addEventListener('abort', () => resolve(false)))
      const answer = transport.verify().catch((error: unknown) => {
        report('mail server not usable', error)
        return false as const
      })
      return Promise.race([answer, tooLate])
    },
    close: () => transport.close(),
  }
}

const KINDS: Readonly<Record<string, MailTrouble['kind']>> = {
  EAUTH: 'login-refused',
  EENVELOPE: 'address-refused',
  ETLS: 'not-encrypted',
  ECONNECTION: 'not-reached',
  ESOCKET: 'not-reached',
  EDNS: 'no-such-host',
  ETIMEDOUT: 'too-slow',
}

/** Codes only: the server's own words may repeat an address. */
function troubleOf(error: unknown): MailTrouble {
  // whatever was thrown: what is not text or a number in it is left out
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
  return { kind: KINDS[String(code)] ?? 'something-else', codes: codes || 'unknown' }
}

/** The same mail has the same Message-ID however often it is tried: mailboxes drop the second copy. */
const messageId = (mailId: string, from: string): string =>
  `<${mailId}@${/@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'}>`

/** Null for an address that could carry more than one address: such a mail is not sent. */
export function message(mail: Mail, from: string): SendMailOptions | null {
  const to = parseEmail(mail.to)
  if (!to.ok) return null
  return {
    from,
    // an object, for nodemailer reads a string as a list of addresses
    to: { name: '', address: to.value },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.id, from),
    headers: headersOf(mail),
  }
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * True where a name and password would leave the machine: a man in the middle could take the offer of STARTTLS out of the
 * server's greeting and read them. A relay that asks for neither, in a network of its own, often has no certificate; there
 * the operator decides with `?requireTLS=true`. `?requireTLS=false` in the address overrules this.
 */
export function insistOnTls(url: string): boolean {
  const { username, password, hostname } = new URL(url)
  return (username !== '' || password !== '') && !THIS_MACHINE.test(hostname)
}
