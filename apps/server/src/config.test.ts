import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSecret, VARIABLES, type VariableName } from './config/variables.ts'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('should need nothing', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: {
        production: false,
        port: 3000,
        host: '127.0.0.1',
        appUrl: 'http://localhost:3000',
        role: 'all',
        databaseUrl: null,
        databaseWaitMs: 60_000,
        spending: { freeChaptersPerMonth: null },
        model: { provider: 'offline' },
        mail: { provider: 'dev-mailbox' },
        mailFrom: 'Waymark <no-reply@localhost>',
      },
    })
  })

  it.each([
    [{ OPENAI_API_KEY: 'k' }, 'openai'],
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'openai'],
    [{ OLLAMA_HOST: 'http://127.0.0.1:11434' }, 'ollama'],
    [{ OPENAI_API_KEY: 'k', OLLAMA_HOST: 'http://127.0.0.1:11434' }, 'openai'],
    [{ OPENAI_API_KEY: 'k', LLM_PROVIDER: 'offline' }, 'offline'],
  ])('should choose the model by what is set: %j', (environment, provider) => {
    expect(readConfig(environment)).toMatchObject({ value: { model: { provider } } })
  })

  it('should bound the free chapters of a month where that is set', () => {
    expect(readConfig({ FREE_CHAPTERS_PER_MONTH: '2' })).toMatchObject({
      value: { spending: { freeChaptersPerMonth: 2 } },
    })
    expect(faultsOf({ FREE_CHAPTERS_PER_MONTH: '0' })).toEqual(['FREE_CHAPTERS_PER_MONTH'])
  })

  it('should have a contact, or a reserved domain as a placeholder', () => {
    const set = { CONTACT_EMAIL: 'help@learn.example.org', COMMUNITY_URL: 'ircs://irc.example.org/learners' }
    expect(readConfig(set)).toMatchObject({
      value: { contactEmail: set.CONTACT_EMAIL, communityUrl: set.COMMUNITY_URL },
    })
    expect(readConfig({})).toMatchObject({
      value: {
        contactEmail: expect.stringMatching(/@.+\.example$/),
        communityUrl: expect.stringMatching(/\.example\/$/),
      },
    })
    expect(faultsOf({ CONTACT_EMAIL: 'help', COMMUNITY_URL: 'javascript:alert(1)' })).toEqual([
      'CONTACT_EMAIL',
      'COMMUNITY_URL',
    ])
  })

  it('should take an address with a user name of secrets alone: any other is logged and shown', () => {
    const takes = (name: VariableName, text: string) => VARIABLES[name].type.safeParse(text).success
    const names = (Object.keys(VARIABLES) as VariableName[]).filter(
      (name) => !isSecret(name) && takes(name, 'https://example.org') && !takes(name, 'no address'),
    )
    expect(names).toEqual(expect.arrayContaining(['OPENAI_BASE_URL', 'OLLAMA_HOST', 'COMMUNITY_URL', 'SEARXNG_URL']))
    for (const name of names) {
      const read = readConfig({ [name]: 'https://ada:hush@example.org' })
      expect(read).toMatchObject({ ok: false, error: [expect.stringContaining(`${name}: must have no user name`)] })
      expect(JSON.stringify(read)).not.toContain('hush')
    }
  })

  it('should report all faults at once, and no secret', () => {
    const read = readConfig({
      PORT: '70000',
      ROLE: 'boss',
      APP_SECRET: 'short-secret',
      DATABASE_URL: 'mysql://u:pass@h/d',
    })
    if (read.ok) throw new Error('It must be refused.')
    expect(read.error).toHaveLength(4)
    expect(read.error.join('\n')).toContain('PORT')
    expect(read.error.join('\n')).not.toMatch(/short-secret|pass/)
  })

  it('should refuse stand-ins in production, unless they are asked for by name', () => {
    const production = { NODE_ENV: 'production', APP_SECRET: 'kIqmD2xVv1Tz7yB0hLs5eRw9NcUa3oGf' }
    expect(faultsOf(production)).toEqual(['LLM_PROVIDER', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    const asked = { ...production, LLM_PROVIDER: 'offline', MAIL_PROVIDER: 'dev-mailbox', PAYMENTS_PROVIDER: 'sandbox' }
    expect(readConfig(asked)).toMatchObject({ ok: true, value: { host: '0.0.0.0' } })
    expect(readConfig({ ...asked, APP_SECRET: '' })).toMatchObject({ ok: false })
    expect(readConfig({ ...asked, APP_SECRET: 'x'.repeat(32) })).toEqual({
      ok: false,
      error: ['APP_SECRET: is too easy to guess; generate one with openssl rand -hex 32'],
    })
    expect(readConfig({ ...asked, APP_SECRET: 'x'.repeat(32), NODE_ENV: 'development' })).toMatchObject({ ok: true })
  })

  it('should look for resources where no key is needed, and where one is given', () => {
    const keyless = ['wikimedia', 'open-library', 'internet-archive', 'mit-learn', 'stack-exchange']
    const sourcesOf = (environment: Readonly<Record<string, string>>) => {
      const read = readConfig(environment)
      return read.ok ? read.value.resources.sources : read.error
    }
    expect(sourcesOf({})).toEqual(keyless)
    expect(sourcesOf({ RESOURCE_SOURCES: 'none' })).toEqual([])
    expect(sourcesOf({ SEARXNG_URL: 'http://127.0.0.1:8888/' })).toEqual([...keyless, 'searxng'])
    expect(sourcesOf({ RESOURCE_SOURCES: 'wikimedia, brave', BRAVE_API_KEY: 'k' })).toEqual(['wikimedia', 'brave'])
    expect(faultsOf({ RESOURCE_SOURCES: 'wikimedia,google' })).toEqual(['RESOURCE_SOURCES'])
    expect(faultsOf({ RESOURCE_SOURCES: 'brave,searxng' })).toEqual(['BRAVE_API_KEY', 'SEARXNG_URL'])
  })

  it('should let no page be read in a private network in production', () => {
    const given = { RESOURCE_ALLOW_HOSTS: '127.0.0.1:8080' }
    expect(readConfig(given)).toMatchObject({ value: { resources: { allowHosts: ['127.0.0.1:8080'] } } })
    expect(faultsOf({ ...given, NODE_ENV: 'production' })).toContain('RESOURCE_ALLOW_HOSTS')
    expect(faultsOf({ RESOURCE_ALLOW_HOSTS: 'http://127.0.0.1' })).toEqual(['RESOURCE_ALLOW_HOSTS'])
  })

  it('should refuse proxies that nothing can be compared with, in one sentence', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, caddy' })).toEqual({
      ok: false,
      error: [
        'TRUSTED_PROXIES: must be addresses and subnets such as 127.0.0.1 or 10.0.0.0/8, separated by commas (it is "10.0.0.0/8, caddy")',
      ],
    })
  })

  it('should take the money by Stripe once there is a key, and with nothing missing', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig({})).toMatchObject({ value: { payments: { provider: 'sandbox' } } })
    expect(readConfig({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:12111/' })).toMatchObject({
      value: {
        payments: {
          provider: 'stripe',
          secretKey: 'sk_test_1',
          webhookSecret: 'whsec_1',
          apiBase: 'http://127.0.0.1:12111',
        },
      },
    })
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual(['STRIPE_WEBHOOK_SECRET'])
    expect(faultsOf({ PAYMENTS_PROVIDER: 'stripe' })).toEqual(['STRIPE_SECRET_KEY'])
    expect(faultsOf({ ...keys, PAYMENTS_PROVIDER: 'sandbox' })).toEqual(['PAYMENTS_PROVIDER'])
    const former = { PAYMENTS_PROVIDER: 'sandbox', FORMER_PAYMENTS_PROVIDER: 'stripe' }
    expect(readConfig({ ...keys, ...former })).toMatchObject({
      value: { payments: { provider: 'sandbox' }, formerPayments: { provider: 'stripe', secretKey: 'sk_test_1' } },
    })
    expect(faultsOf(former)).toEqual(['STRIPE_SECRET_KEY'])
    expect(faultsOf({ ...keys, FORMER_PAYMENTS_PROVIDER: 'stripe' })).toEqual(['FORMER_PAYMENTS_PROVIDER'])
    expect(faultsOf({ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'secret' })).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ])
  })

  it('should read a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'key')
    writeFileSync(file, 'from-a-file\n')
    expect(readConfig({ OPENAI_API_KEY_FILE: file })).toMatchObject({ value: { model: { apiKey: 'from-a-file' } } })
    expect(readConfig({ OPENAI_API_KEY_FILE: `${file}-gone` })).toMatchObject({ ok: false })
  })

  it('should count only when a port is named for it, and on one of its own', () => {
    expect(readConfig({})).toMatchObject({ value: { metricsPort: null } })
    expect(readConfig({ METRICS_PORT: '9100' })).toMatchObject({ value: { metricsPort: 9_100 } })
    expect(faultsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT'])
    // a worker does not use the other one
    const worker = { ROLE: 'worker', DATABASE_URL: 'postgres://db/waymark' }
    expect(readConfig({ METRICS_PORT: '3000', ...worker })).toMatchObject({ ok: true })
  })

  it('should share out the roles only on a database that several can reach', () => {
    for (const ROLE of ['api', 'worker']) expect(faultsOf({ ROLE })).toEqual(['DATABASE_URL'])
  })

  it('should show an address without the name, the password and the key in it', () => {
    const read = readConfig({ OPENAI_BASE_URL: 'htp://me:hush@models.example.org/v1?key=hush#hush' })
    if (read.ok) throw new Error('It must be refused.')
    expect(read.error.join('\n')).toContain('htp://…@models.example.org/v1?…')
    expect(read.error.join('\n')).not.toContain('hush')
  })

  it('should not take a path for an origin', () => {
    expect(readConfig({ APP_URL: 'https://learn.example.org/app' })).toMatchObject({ ok: false })
    expect(readConfig({ APP_URL: 'https://learn.example.org/' })).toMatchObject({
      value: { appUrl: 'https://learn.example.org', mailFrom: 'Waymark <no-reply@learn.example.org>' },
    })
  })
})

// Helpers

/** Names of the variables that have a fault. */
const faultsOf = (environment: Readonly<Record<string, string>>): readonly (string | undefined)[] => {
  const read = readConfig(environment)
  return read.ok ? [] : read.error.map((fault) => fault.split(':')[0])
}
