import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aVerifiedUser, seed } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { emptyDatabase, execute, migratedDatabase } from '@app/testing/database'
import { NOWHERE } from '@app/testing/nowhere'
import { startOllamaServer } from '@app/testing/ollama/ollama-server'
import { openMailServer } from '@app/testing/open-mail-server'
import { openStripeServer } from '@app/testing/stripe/stripe-server'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { runCli } from './run-cli.ts'

const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_hush', STRIPE_WEBHOOK_SECRET: 'whsec_hush', OPENAI_API_KEY: 'hush-hush' }
const WEBHOOK = 'http://localhost:3000/api/payments/webhook'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cli-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** No secret is ever printed, whatever is asked. */
const cli = async (args: string, environment: Readonly<Record<string, string>> = {}) => {
  const ended = await runCli(args.split(' '), { DATA_DIR: dataDir, ...environment })
  expect(ended.out + ended.err).not.toMatch(/hush/)
  return ended
}

describe('npm run cli -- ai test', () => {
  it('should say what a hosted model can do, and what that cost', async () => {
    const model = await closing(startChatCompletionsServer({ apiKey: 'hush-hush' }))
    const environment = { ...openAi(model.url), LLM_PRICES: 'sample-model=1/2' }
    const { code, out } = await cli('ai test --tries 1', environment)
    expect(code).toBe(0)
    for (const line of [/^reply +1 of 1 usable, 1 of 1 exactly/m, /^plan +1 of 1/m, /^chapter +1 of 1/m]) {
      expect(out).toMatch(line)
    }
    expect(out).toMatch(/^context +takes a conversation of [34]\d{3} tokens, the longest/m)
    expect(out).toMatch(/^price +\$1 in and \$2 out .* cost \$0\.\d{4}$/m)
    expect(out).toContain('can teach here')
    expect(out).toMatch(/^note +these calls weren’t recorded: There is no database/m)
  })

  it('should have another model that reviews solve a question, and name it', async () => {
    const model = await closing(startChatCompletionsServer({ says: (_, good) => good() }))
    const { code, out } = await cli('ai test --tries 1', { ...openAi(model.url), OPENAI_MODEL_REVIEW: 'careful-model' })
    expect(code).toBe(0)
    expect(out).toMatch(/^model +.*asked as sample-model and careful-model \(openai\)$/m)
    expect(out).toMatch(/^solve +1 of 1 usable/m)
    const asked = new Set(model.requests.map(({ body }) => body.model))
    expect([...asked]).toEqual(['sample-model', 'careful-model'])
  })

  it('should say that a local model forgets when its context is small', async () => {
    const model = await closing(startOllamaServer())
    const environment = { OLLAMA_HOST: model.url, OLLAMA_MODEL: 'sample-model', OLLAMA_NUM_CTX: '5632' }
    const { code, out } = await cli('ai test --tries 1 --json', environment)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      model: 'sample-model',
      tasks: [{ usable: 1 }, { usable: 1 }, { usable: 1 }],
      context: {
        taken: expect.any(Number),
        failed: { tokens: 2_000, why: expect.stringContaining('OLLAMA_NUM_CTX') },
      },
      tokens_per_second: expect.any(Number),
      first_token_ms: expect.any(Number),
      price: { input: 0, output: 0 },
    })
  })

  it('should leave a row of each call, as the app does, and stop where the day has cost enough', async () => {
    const [model, database] = await Promise.all([
      closing(startChatCompletionsServer()),
      closing(migratedDatabase(inject('databaseUrl'))),
    ])
    const environment = { ...openAi(model.url), LLM_PRICES: 'sample-model=1/2', DATABASE_URL: database.url }
    const { code, out } = await cli('ai test --tries 1 --json', environment)
    expect([code, JSON.parse(out).notes]).toEqual([0, []])
    const rows = 'SELECT purpose, user_id, outcome, cost > 0 AS costs FROM model_calls ORDER BY started_at, id'
    const saved = { user_id: null, outcome: 'answered', costs: true }
    const [first, second, third, ...others] = await execute(database.url, rows)
    expect([first, second, third]).toEqual(['reply', 'plan', 'chapter'].map((purpose) => ({ purpose, ...saved })))
    expect(others).toEqual(Array(model.requests.length - 3).fill({ purpose: 'reply', ...saved }))
    await execute(database.url, 'UPDATE model_calls SET cost = 50000')
    const spent = await cli('ai test', { ...environment, DAILY_BUDGET_USD: '0.05' })
    expect(spent).toMatchObject({ code: 2, err: expect.stringContaining('DAILY_BUDGET_USD allows no more') })
    expect(await execute(database.url, rows)).toHaveLength(3 + others.length)
  })

  it('should fail with a model that answers something else, and with none at all', async () => {
    const model = await closing(startChatCompletionsServer({ says: '{"weather":"fine"}' }))
    const [useless, away, wrongKey] = await Promise.all([
      cli('ai test --tries 1', openAi(model.url)),
      cli('ai test', openAi(`http://${NOWHERE}/v1`)),
      cli('ai test', openAi((await closing(startChatCompletionsServer({ apiKey: 'another' }))).url)),
    ])
    expect(useless).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^plan +0 of 1 usable[\s\S]*can’t teach here/m),
    })
    expect(useless.out).toMatch(/^price +unknown: set LLM_PRICES/m)
    expect(away).toMatchObject({ code: 2, err: expect.stringContaining('model-unavailable') })
    expect(wrongKey).toMatchObject({ code: 2, err: expect.stringContaining('model-rejected') })
  })
})

describe('npm run cli -- mail test', () => {
  it('should send one mail, or say why it could not', async () => {
    const { url, delivered } = await closing(openMailServer())
    const [sent, nowhere, saved, refused] = await Promise.all([
      cli('mail test ada@example.org', { SMTP_URL: url }),
      cli('mail test ada@example.org', { SMTP_URL: `smtp://${NOWHERE}` }),
      cli('mail test ada@example.org --json'),
      cli('mail test ada'),
    ])
    expect(sent.code).toBe(0)
    expect(delivered).toMatchObject([{ recipients: ['ada@example.org'], mail: { subject: 'Test email from Waymark' } }])
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('can’t be reached') })
    expect(JSON.parse(saved.out)).toEqual({ to: 'ada@example.org', sent: true, provider: 'dev-mailbox' })
    expect(refused.code).toBe(1)
  })
})

describe('npm run cli -- stripe test', () => {
  it('should look at key, mode and webhook, and move nothing', async () => {
    const shop = await openShop()
    const missing = await cli('stripe test', shop.environment)
    shop.server.addWebhook(WEBHOOK)
    const [registered, refused, away, sandbox] = await Promise.all([
      cli('stripe test --json', shop.environment),
      cli('stripe test', { ...shop.environment, STRIPE_SECRET_KEY: 'sk_test_hushhush' }),
      cli('stripe test', { ...shop.environment, STRIPE_API_BASE: `http://${NOWHERE}` }),
      cli('stripe test'),
    ])
    expect(missing).toMatchObject({ code: 0, out: expect.stringMatching(/^webhook +MISSING: add http/m) })
    expect(JSON.parse(registered.out)).toMatchObject({ key: 'works', mode: 'test', webhook: 'registered' })
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('REFUSED') })
    expect([away.code, sandbox.code]).toEqual([2, 2])
    expect(shop.server.requests.every(({ method }) => method === 'GET')).toBe(true)
  })
})

describe('npm run cli -- config check', () => {
  it('should print what would run, where it comes from, and no secret', async () => {
    const file = join(dataDir, 'database-url')
    writeFileSync(file, 'postgres://u:hush@127.0.0.1:1/x\n')
    const environment = { ...SECRETS, DATABASE_URL_FILE: file, SENTRY_DSN: 'https://hush@errors.example.org/1' }
    const { code, out } = await cli('config check', environment)
    expect(code).toBe(0)
    expect(out).toMatch(/^STRIPE_SECRET_KEY +\(secret\) +set$/m)
    expect(out).toMatch(/^DATABASE_URL +\(secret\) +DATABASE_URL_FILE$/m)
    expect(out).toMatch(/^LLM_PROVIDER +openai +default$/m)
    expect(out).toMatch(/^SENTRY_DSN +https:\/\/…@errors\.example\.org\/1 +set$/m)
  })

  it('should report all faults, and exit with 78', async () => {
    const { code, err } = await cli('config check', { PORT: 'x', ROLE: 'boss', STRIPE_SECRET_KEY: 'hush' })
    expect(code).toBe(78)
    for (const name of ['PORT', 'ROLE', 'STRIPE_SECRET_KEY']) expect(err).toContain(`- ${name}: `)
    const asJson = await cli('config check --json', { PORT: 'x' })
    expect(asJson).toMatchObject({ code: 78, err: '' })
    expect(JSON.parse(asJson.out)).toEqual({ faults: [expect.stringMatching(/^PORT: /)] })
  })
})

describe('npm run cli -- doctor', () => {
  it('should find everything well', async () => {
    const database = await closing(migratedDatabase(inject('databaseUrl')))
    const postgres = openPostgres({ url: database.url })
    onTestFinished(postgres.close)
    await seed(postgres.unitOfWork, { users: [aVerifiedUser({ role: 'admin' })] })
    const shop = await openShop()
    shop.server.addWebhook(WEBHOOK)
    const [mails, model] = await Promise.all([closing(openMailServer()), closing(startChatCompletionsServer())])
    const environment = { ...shop.environment, ...openAi(model.url), SMTP_URL: mails.url, DATABASE_URL: database.url }
    const { code, out } = await cli('doctor --json', environment)
    // the next lines fail on anything else
    const findings = JSON.parse(out) as readonly { check: string; state: string; says: string }[]
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(findings.map(({ check }) => check)).toEqual(
      'configuration disk database schema clock jobs failed admin mail model payments'.split(' '),
    )
    expect(code).toBe(0)
  })

  it('should name everything that is broken, with what to do', async () => {
    const shop = await openShop()
    const { code, out } = await cli('doctor', {
      ...shop.environment,
      STRIPE_SECRET_KEY: 'sk_test_hushhush',
      DATABASE_URL: `postgres://u:hush@${NOWHERE}/x`,
      SMTP_URL: `smtp://u:hush@${NOWHERE}?requireTLS=false`,
      OLLAMA_HOST: `http://${NOWHERE}`,
      LLM_PROVIDER: 'ollama',
    })
    expect(code).toBe(1)
    expect(out).toMatch(/^broken +database +The database isn’t responding/m)
    expect(out).toMatch(/^broken +mail .*can’t be reached/m)
    expect(out).toMatch(/^broken +model .*Check OLLAMA_HOST/m)
    expect(out).toMatch(/^broken +payments .*Run "stripe test"/m)
  })

  it('should know a database without a schema, and a configuration with faults', async () => {
    const empty = await closing(emptyDatabase(inject('databaseUrl')))
    const [unused, faulty] = await Promise.all([
      cli('doctor', { DATABASE_URL: empty.url }),
      cli('doctor', { PORT: 'x' }),
    ])
    expect(unused).toMatchObject({ code: 1, out: expect.stringMatching(/^broken +schema .*Run "migrate"/m) })
    expect(faulty).toMatchObject({ code: 78, out: expect.stringMatching(/^broken +configuration +PORT: /m) })
  })
})

// an empty database takes all migrations
describe('npm run cli -- migrate', () => {
  it('should bring a database up to date, once, and leave one of a newer version alone', async () => {
    const empty = await closing(emptyDatabase(inject('databaseUrl')))
    const first = await cli('migrate --json', { DATABASE_URL: empty.url })
    expect(JSON.parse(first.out)).toEqual({ before: 'empty', now: 'current' })
    const second = await cli('migrate', { DATABASE_URL: empty.url })
    expect(second).toMatchObject({ code: 0, out: 'The database is up to date.\n' })
    await execute(empty.url, "INSERT INTO schema_migrations (name) VALUES ('2999-01-01-later')")
    const third = await cli('migrate', { DATABASE_URL: empty.url })
    expect(third).toMatchObject({ code: 1, err: expect.stringContaining('newer version') })
  })
})

// Helpers

type Closing = { readonly close: () => Promise<void> } | { readonly drop: () => Promise<void> }

async function closing<T extends Closing>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  onTestFinished('close' in opened ? opened.close : opened.drop)
  return opened
}

const openAi = (url: string) => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: SECRETS.OPENAI_API_KEY,
  OPENAI_MODEL: 'sample-model',
})

async function openShop() {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = SECRETS
  const server = await closing(openStripeServer({ secretKey, webhookSecret }))
  const environment = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: server.url,
  }
  return { server, environment }
}
