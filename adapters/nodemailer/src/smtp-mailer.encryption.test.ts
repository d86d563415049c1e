import { describe, expect, it } from 'vitest'
import { CERTIFICATE, KEY, mail, mailerFor, NOT_SENT, open, SENT, type ServerOptions } from '../test/mail-room.ts'

describe('STARTTLS', () => {
  it('should be used where the server offers it', async () => {
    const server = await open(offersStartTls)
    expect(await mailerFor(trusting(server.url)).send(mail({}))).toEqual(SENT)
    expect(server.delivered).toMatchObject([{ encrypted: true, recipients: ['ada@example.com'] }])
  })

  it.each(['', '?requireTLS=true'])(
    'should send nothing, not even in plain text, to a server whose certificate is not trusted (%s)',
    async (query) => {
      const server = await open(offersStartTls)
      const lines: string[] = []
      expect(await mailerFor(`${server.url}${query}`, { lines }).send(mail({}))).toEqual(NOT_SENT)
      expect(server.delivered).toEqual([])
      expect(lines).toEqual([expect.stringMatching(/^mail not sent: E[A-Z]+$/)])
    },
  )

  it('should be insisted on when the address says so, or else done without where there is none', async () => {
    const server = await open()
    expect(await mailerFor(`${server.url}?requireTLS=true`).send(mail({}))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
    expect(await mailerFor(server.url).send(mail({}))).toEqual(SENT)
    expect(server.delivered).toMatchObject([{ encrypted: false }])
  })

  it('should be insisted on before a password leaves the machine, unless the address says otherwise', async () => {
    const passwords: unknown[] = []
    const server = await open({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(null, { user: 'user' })
      },
    })
    // leads here, but is not among the names of this machine that the mailer knows
    const elsewhere = server.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0')
    expect(await mailerFor(elsewhere).send(mail({}))).toEqual(NOT_SENT)
    expect(await mailerFor(elsewhere).verify()).toBe(false)
    expect(passwords).toEqual([])
    expect(await mailerFor(`${elsewhere}?requireTLS=false`).send(mail({}))).toEqual(SENT)
    expect(passwords).toEqual(['secret'])
  })

  it('should come before the password', async () => {
    const signedIn: boolean[] = []
    const server = await open({
      ...offersStartTls,
      disabledCommands: [],
      onAuth: (_auth, { secure }, done) => {
        signedIn.push(secure)
        done(null, { user: 'user' })
      },
    })
    const url = server.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0')
    expect(await mailerFor(trusting(url)).send(mail({}))).toEqual(SENT)
    expect(signedIn).toEqual([true])
  })
})

describe('smtps', () => {
  it('should encrypt from the first byte', async () => {
    const server = await open({ ...offersStartTls, secure: true })
    const mailer = mailerFor(trusting(server.url))
    expect(server.url).toMatch(/^smtps:/)
    expect(await mailer.verify()).toBe(true)
    expect(await mailer.send(mail({}))).toEqual(SENT)
    expect(server.delivered).toMatchObject([{ encrypted: true }])
  })

  it('should send nothing to a server whose certificate is not trusted', async () => {
    const server = await open({ ...offersStartTls, secure: true })
    const mailer = mailerFor(server.url)
    expect(await mailer.verify()).toBe(false)
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
  })

  it('should send nothing to a server that does not encrypt', async () => {
    const server = await open()
    expect(await mailerFor(server.url.replace('smtp:', 'smtps:')).send(mail({}))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
  })
})

// Helpers

const offersStartTls: ServerOptions = { key: KEY, cert: CERTIFICATE, disabledCommands: ['AUTH'] }

/** What `NODE_EXTRA_CA_CERTS` does for a process, for one mailer. */
const trusting = (url: string): string => `${url}?tls.ca=${encodeURIComponent(CERTIFICATE)}`
