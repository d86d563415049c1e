import { execute } from '@app/testing/database'
import { call } from '@app/testing/learner'
import { type Delivered, type MailServer, openMailServer } from '@app/testing/open-mail-server'
import { freePort, makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'

/** The whole product with a real SMTP server, which is sometimes away. */
describe('the product and its mail server', () => {
  let port: number
  let product: Product
  let mailServer: MailServer | null = null

  beforeAll(async () => {
    port = await freePort()
    product = await makeProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  })
  afterEach(async () => {
    await mailServer?.close()
    mailServer = null
  })
  afterAll(() => product?.end())

  const come = async (): Promise<MailServer> => {
    mailServer = await openMailServer({}, port)
    return mailServer
  }
  const post = (path: string, body: Readonly<Record<string, unknown>>) => call(product.url, 'POST', path, body)

  it('should lead from the mails it sends to pages and calls that work', async () => {
    const { delivered } = await come()
    const who = { username: 'ana', email: 'ana@example.org', password: 'correct horse' }
    await post('/api/register', who)
    const verification = await mailTo(delivered, who.email, /^Confirm your email/)
    expect(verification.mail).toMatchObject({ from: { name: 'Waymark' }, to: [{ address: who.email }] })
    await post('/api/verify-email', { token: await openedToken(verification, '/verify-email') })
    await post('/api/login', who)

    await post('/password-reset/request', { email: who.email })
    const reset = await mailTo(delivered, who.email, /password/i)
    const token = await openedToken(reset, '/reset-password')
    expect(await post('/password-reset/validate-token', { token })).toMatchObject({ valid: true, username: 'ana' })
    const passwords = { new_password: 'a longer stable', confirm_new_password: 'a longer stable' }
    await post('/password-reset/reset', { token, ...passwords })
    await post('/api/login', { ...who, password: 'a longer stable' })
    await expect(post('/api/login', who)).rejects.toThrow('401')
    await mailTo(delivered, who.email, /changed/i)
  })

  it('should answer at once while the mail server is away, and send each mail once when it is back', async () => {
    const who = { username: 'ben', email: 'ben@example.org', password: 'correct horse' }
    await post('/api/register', who)
    await post('/api/resend-verification', { email: who.email })
    // a try comes to nothing, and the product starts anew meanwhile
    await until(async () => ((await mailJobs('retry')) > 0 ? true : undefined))
    await product.kill()
    await product.start()

    const { delivered } = await come()
    const verification = await mailTo(delivered, who.email, /^Confirm your email/)
    await post('/api/verify-email', { token: await openedToken(verification, '/verify-email') })
    await post('/api/login', who)
    await until(async () => ((await mailJobs('created', 'retry', 'active')) === 0 ? true : undefined))
    expect(delivered.map(({ recipients }) => recipients)).toEqual([[who.email]])
  })

  const mailJobs = async (...states: readonly string[]): Promise<number> => {
    const sql = `SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state = ANY('{${states.join()}}')`
    return (await execute((await runningUrl(product.dataDir)) ?? '', sql)).length
  }

  async function openedToken({ mail }: Delivered, page: string): Promise<string> {
    const link = /https?:\S+/.exec(mail.text ?? '')?.[0] ?? ''
    expect(mail.html).toContain(`href="${link}"`)
    const { origin, pathname, searchParams } = new URL(link)
    expect([origin, pathname]).toEqual([product.url, page])
    return searchParams.get('token') ?? ''
  }
})

// Helpers

const mailTo = (delivered: readonly Delivered[], address: string, subject: RegExp): Promise<Delivered> =>
  until(() =>
    delivered.findLast(({ recipients, mail }) => recipients.includes(address) && subject.test(mail.subject ?? '')),
  )
