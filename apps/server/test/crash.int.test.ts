import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@app/postgres'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { execute } from '@app/testing/database'
import { call, type Learner, signedInLearner } from '@app/testing/learner'
import { rounds, times } from '@app/testing/long-run'
import { type MailServer, openMailServer } from '@app/testing/open-mail-server'
import { freePort, makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'
import { aPaidChapter, aPlacement, PACE } from './crash-model-scenarios.ts'
import {
  aPaidUnlock,
  aPayment,
  begin,
  finished,
  get,
  planWith,
  post,
  type Scenario,
  someGrants,
} from './crash-scenarios.ts'
import { linkTo, mailTo, openedToken } from './mailed-tokens.ts'
import { runCli, spawnCli } from './run-cli.ts'

/** Of a dozen learners, on a machine that has much else to do. */
const PREPARATION_MS = 600_000

const BOSS = 'boss@example.org'

/** A start takes longest, so one product is for all that a whole one with its own database and a mail server has to show. */
describe('the product', () => {
  let dataDir: string
  let product: Product
  let url: string
  let model: ChatCompletionsServer
  let mailPort: number
  let mailServer: MailServer | undefined
  let password: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'product-'))
    const made = await spawnCli(['admin', 'create', '--email', BOSS], { DATA_DIR: dataDir })
    expect(made).toMatchObject({ code: 0, err: '' })
    password = /shown only now: (\S+)$/m.exec(made.out)?.[1] ?? ''
    model = await startChatCompletionsServer(PACE)
    mailPort = await freePort()
    await openMail()
    const started = await makeProduct({
      ...{ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
      ...{ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'sample-model', LLM_PROVIDER: 'openai', OPENAI_API_KEY: '' },
    })
    product = {
      ...started,
      mailedLink: async (address) => linkTo(await mailTo(() => delivered(), address, /^Confirm/)),
    }
    url = (await runningUrl(dataDir)) ?? ''
  })
  afterAll(async () => {
    await product?.end()
    await mailServer?.close()
    await model?.close()
  })

  const openMail = async () => {
    mailServer = await openMailServer({}, mailPort)
  }
  const delivered = () => mailServer?.delivered ?? []
  const send = (path: string, body: Readonly<Record<string, unknown>>) => call(product.url, 'POST', path, body)

  it('should have the first admin that one verb made on a fresh clone, before it was ever started', async () => {
    const { access_token: token } = await send('/api/login', { email: BOSS, password })
    const me = await call(product.url, 'GET', '/api/me', undefined, String(token))
    expect(me).toMatchObject({ role: 'admin', must_change_password: true })
    // while the app runs, too
    const listed = await runCli(['admin', 'list', '--json'], { DATA_DIR: dataDir })
    expect(JSON.parse(listed.out)).toMatchObject([{ email: BOSS }])
  })

  it('should lead from the mails it sends to pages and calls that work', async () => {
    const who = { username: 'zoe', email: 'zoe@example.org', password: 'correct horse' }
    await send('/api/register', who)
    const verification = await mailTo(delivered, who.email, /^Confirm your email/)
    expect(verification.mail).toMatchObject({ from: { name: 'Waymark' }, to: [{ address: who.email }] })
    await send('/api/verify-email', { token: openedToken(verification, product.url, '/verify-email') })
    await send('/api/login', who)

    await send('/password-reset/request', { email: who.email })
    const token = openedToken(await mailTo(delivered, who.email, /password/i), product.url, '/reset-password')
    expect(await send('/password-reset/validate-token', { token })).toMatchObject({ valid: true, username: 'zoe' })
    const passwords = { new_password: 'a longer stable', confirm_new_password: 'a longer stable' }
    await send('/password-reset/reset', { token, ...passwords })
    await send('/api/login', { ...who, password: 'a longer stable' })
    await expect(send('/api/login', who)).rejects.toThrow('401')
    await mailTo(delivered, who.email, /changed/i)
  })

  /** K1 of the promises: it is killed with `kill -9` while everything is going on in it, and started again. One kill is for all of it. */
  describe.each(times(rounds(1)))('after kill -9, in round %i', (round) => {
    const ben = { username: `ben${round}`, email: `ben${round}@example.org`, password: 'correct horse' }
    let ana: Learner
    let conversation: string
    let lost: Promise<unknown>
    let freeIds: readonly string[]
    const planIds: string[] = []
    let payments: readonly Scenario[]
    let unlocks: readonly Scenario[]
    let grants: Scenario
    let chapter: Scenario
    let placement: Awaited<ReturnType<typeof aPlacement>>

    const crash = async (scenarios: readonly Scenario[], meanwhile?: () => Promise<unknown>): Promise<void> => {
      await Promise.all([begin(scenarios), meanwhile?.()])
      await product.kill()
      for (const { look } of scenarios) await look?.()
      await product.start()
    }

    beforeAll(async () => {
      // many learners of one address
      await execute(url, 'DELETE FROM rate_limits')
      const another = (name: string): Promise<Learner> => signedInLearner(product, `${name}${round}`)
      ana = await another('ana')
      payments = await Promise.all(
        [120, 30, 8, 0].map(async (before) => aPayment(product, await another(`payer${before}-`), before)),
      )
      unlocks = await Promise.all(
        [50, 10, 0].map(async (before) => aPaidUnlock(product, await another(`buyer${before}-`), before)),
      )
      grants = await someGrants(product, { admin: await another('admin'), url, befores: [16, 2] })
      const reader = await another('reader')
      chapter = await aPaidChapter({ product, model, url }, reader)
      placement = await aPlacement({ product, model, url }, reader)
      const agreed = await Promise.all(['Chess', 'Go', 'Guitar'].map((goal) => ana.agreeOn(goal)))
      freeIds = await Promise.all(['Origami', 'Bridge', 'Juggling'].map((goal) => ana.askForPlan(goal)))
      for (const id of freeIds) await finished(ana, id)
      await mailServer?.close()
      await send('/api/register', ben)
      await send('/api/resend-verification', { email: ben.email })
      // a try comes to nothing
      await until(async () => ((await mailJobs('retry')) > 0 ? true : undefined))
      const begun = await post(product, ana, '/api/conversation/initiate', { initial_goal: 'Tea' })
      conversation = `/api/conversation/${begun.conversation_id}`
      const asked = model.requests.length
      model.faults.next({ kind: 'hang' })
      lost = post(product, ana, `${conversation}/continue`, { message: 'A beginner' }).catch(() => null)
      await until(() => (model.requests.length > asked ? true : undefined))

      await crash([...payments, ...unlocks, grants, chapter, placement.writing], async () => {
        for (const [place, wait] of [85, 15, 0].entries()) {
          planIds.push(await ana.sayYes(agreed[place] ?? ''))
          await ana.unlockNext(freeIds[place] ?? '')
          await sleep(wait)
        }
      })
      await openMail()
    }, PREPARATION_MS)

    it('should keep a message whose reply was being written', async () => {
      await lost
      type Conversation = { readonly messages: readonly { readonly content: string }[] }
      const { messages } = await get<Conversation>(product, ana, `${conversation}/messages`)
      expect(messages.map(({ content }) => content)).toContain('A beginner')
    })

    it('should finish plans by itself that were asked for just before', async () => {
      expect(planIds).toHaveLength(3)
      for (const id of planIds) expect(await finished(ana, id)).toMatchObject({ generation_status: 'COMPLETE' })
    })

    it('should finish chapters by itself that were unlocked just before', async () => {
      for (const id of freeIds) {
        const { chapters } = await planWith(ana, id, ([first]) => first?.content_status === 'COMPLETE')
        expect(chapters.filter(({ isUnlocked }) => isUnlocked)).toHaveLength(1)
      }
    })

    it('should credit once what was paid 120, 30, 8 and 0 ms before', async () => {
      for (const { holds } of payments) await holds()
    })

    it('should hold and pay once for chapters that were unlocked 50, 10 and 0 ms before', async () => {
      for (const { holds } of unlocks) await holds()
    })

    it('should have given once what an admin was asked to give 16 and 2 ms before, and know who did', () =>
      grants.holds())

    it('should ask a model again only for what was in flight of a chapter, and charge once', () => chapter.holds())

    it('should finish a placement that was being written, and ask no question twice', () => placement.writing.holds())

    it('should have answered at once while the mail server was away, and send each mail once when it is back', async () => {
      const token = openedToken(await mailTo(delivered, ben.email, /^Confirm/), product.url, '/verify-email')
      await send('/api/verify-email', { token })
      await until(async () => ((await mailJobs('created', 'retry', 'active')) === 0 ? true : undefined))
      expect(delivered().filter(({ recipients }) => recipients.includes(ben.email))).toHaveLength(1)
    })

    it('should know accounts, finish all chapters that were unlocked at once, and end lost calls, after another one', async () => {
      const [planId = ''] = freeIds
      const callId = crypto.randomUUID()
      await execute(
        url,
        `UPDATE chapters SET price = 0 WHERE plan_id = '${planId}'`,
        `INSERT INTO model_calls (id, purpose, model, started_at, outcome, cost) VALUES ('${callId}', 'reply', 'm', now(), 'running', 5)`,
      )
      await post(product, ana, `/api/learning-plans/${planId}/unlock-all`)
      await sleep(10)
      await crash([placement.answering])
      await send('/api/login', ben)
      await placement.answering.holds()
      const { chapters } = await planWith(ana, planId, (all) =>
        all.every(({ content_status: status }) => status === 'COMPLETE'),
      )
      expect(chapters.every(({ isUnlocked }) => isUnlocked)).toBe(true)
      const ended = `SELECT outcome, cost::integer FROM model_calls WHERE id = '${callId}'`
      expect(await execute(url, ended)).toEqual([{ outcome: 'model-stopped', cost: 5 }])
    })

    const mailJobs = async (...states: readonly string[]): Promise<number> => {
      const sql = `SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state = ANY('{${states.join()}}')`
      return (await execute(url, sql)).length
    }
  })

  it('should have a sound ledger', async () => {
    const postgres = openPostgres({ url })
    const findings = await postgres.checkLedger().finally(postgres.close)
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  })

  it('should refuse a second instance on the same folder in one sentence', async () => {
    const refused = await product.startSecond()
    expect(refused.code).toBe(1)
    expect(refused.said.trim().split('\n')).toHaveLength(1)
    expect(refused.said).toContain('Another running instance')
  })

  it('should stop cleanly when it is asked to', async () => {
    expect(await product.stop()).toBe(0)
  })
})
