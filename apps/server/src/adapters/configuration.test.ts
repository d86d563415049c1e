import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSecret, VARIABLES, type VariableName } from '../config/variables.ts'
import { readConfig } from '../config.ts'
import { configurationInfo } from './configuration.ts'

describe('configurationInfo', () => {
  it('should have every variable of the schema, with what runs where nothing was set', () => {
    const { settings } = infoOf({})
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(VARIABLES))
    expect(settings.every(({ is_default: isDefault }) => isDefault)).toBe(true)
    expect(settingIn({}, 'PORT')).toEqual(['3000', true])
    expect(settingIn({}, 'APP_URL')).toEqual(['http://localhost:3000', true])
    expect(settingIn({}, 'PREPARE_AHEAD')).toEqual(['on', true])
    expect(settingIn({}, 'DAILY_BUDGET_USD')).toEqual(['none', true])
    expect(settingIn({}, 'SEARXNG_URL')).toEqual([null, true])
    // a default that the documentation describes is no value, and would be English in every language
    expect(settingIn({}, 'STRIPE_API_BASE')).toEqual([null, true])
    expect(settingIn({}, 'SENTRY_DSN')).toEqual([null, true])
    expect(settingIn({ PORT: '4000' }, 'APP_URL')).toEqual(['http://localhost:4000', true])
    expect(settingIn({ PORT: '4000' }, 'PORT')).toEqual(['4000', false])
  })

  it('should sum up what learners get', () => {
    expect(infoOf({})).toMatchObject({
      ...{ role: 'all', payments: 'sandbox', mail: 'dev-mailbox', languages: ['en', 'de', 'es'] },
      tutor: { provider: 'offline', model: null },
    })
    const hosted = {
      ...{ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'gpt-x', SMTP_URL: 'smtp://mail.example.org', RESOURCE_SOURCES: 'none' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    }
    expect(infoOf(hosted)).toMatchObject({
      ...{ payments: 'test', mail: 'smtp', sources: [] },
      tutor: { provider: 'openai', model: 'gpt-x' },
    })
    expect(infoOf({ ...hosted, STRIPE_SECRET_KEY: 'rk_live_1' })).toMatchObject({ payments: 'live' })
  })

  it('should say of a secret whether it is set, and nothing else, for each variable that is one', () => {
    const secrets = (Object.keys(VARIABLES) as VariableName[]).filter(isSecret)
    // a new one whose form is not known here has to be given one
    expect(secrets.toSorted()).toEqual(Object.keys(SECRETS).toSorted())
    fc.assert(
      fc.property(marker(), (secret) => {
        const given = Object.fromEntries(Object.entries(SECRETS).map(([name, form]) => [name, form(secret)]))
        const info = infoOf(given)
        expect(JSON.stringify(info)).not.toContain(secret)
        for (const { name, ...setting } of info.settings.filter(({ is_secret: secret }) => secret)) {
          expect({ name, ...setting }).toMatchObject({ name, value: null, is_default: false })
        }
      }),
    )
  })

  it('should not show what a file of a secret holds, nor where it lies', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'key')
    writeFileSync(file, 'hush-hush')
    const info = infoOf({ OPENAI_API_KEY_FILE: file })
    expect(JSON.stringify(info)).not.toMatch(/hush|secret-/)
    expect(info.settings.find(({ name }) => name === 'OPENAI_API_KEY')).toMatchObject({ is_default: false })
  })

  it('should show addresses without what they hold of credentials', () => {
    fc.assert(
      fc.property(marker(), (secret) => {
        const given = Object.fromEntries(Object.entries(ADDRESSES).map(([name, form]) => [name, form(secret)]))
        const info = infoOf(given)
        expect(JSON.stringify(info)).not.toContain(secret)
      }),
    )
    expect(settingIn({ OPENAI_BASE_URL: 'https://llm.example.org/v1?key=k' }, 'OPENAI_BASE_URL')).toEqual([
      'https://llm.example.org/v1?…',
      false,
    ])
  })
})

// Helpers

type Forms = Readonly<Record<string, (secret: string) => string>>

/** A well-formed value of each secret, with the secret in it. */
const SECRETS: Forms = {
  APP_SECRET: (secret) => `${secret}${'0123456789abcdef'.repeat(2)}`,
  ADMIN_PASSWORD: (secret) => secret,
  DATABASE_URL: (secret) => `postgres://${secret}:${secret}@db.example.org/waymark`,
  OPENAI_API_KEY: (secret) => secret,
  SMTP_URL: (secret) => `smtps://me:${secret}@mail.example.org?x=${secret}`,
  STRIPE_SECRET_KEY: (secret) => `sk_live_${secret}`,
  STRIPE_WEBHOOK_SECRET: (secret) => `whsec_${secret}`,
  STACKEXCHANGE_API_KEY: (secret) => secret,
  OPENALEX_API_KEY: (secret) => secret,
  YOUTUBE_API_KEY: (secret) => secret,
  BRAVE_API_KEY: (secret) => secret,
}

/** Variables that are no secrets, whose addresses may hold one. */
const ADDRESSES: Forms = {
  OPENAI_BASE_URL: (secret) => `https://llm.example.org/v1?key=${secret}`,
  OLLAMA_HOST: (secret) => `http://127.0.0.1:11434?key=${secret}`,
  COMMUNITY_URL: (secret) => `https://chat.example.org/room?invite=${secret}`,
  SENTRY_DSN: (secret) => `https://${secret}@errors.example.org/1`,
  WEB_SENTRY_DSN: (secret) => `https://${secret}@errors.example.org/2`,
}

/** Long enough to stand nowhere by chance. */
const marker = () => fc.stringMatching(/^Z[a-zA-Z0-9]{19}$/)

function infoOf(environment: Readonly<Record<string, string>>) {
  const config = readConfig(environment)
  if (!config.ok) throw new Error(config.error.join('\n'))
  return configurationInfo(config.value)
}

function settingIn(environment: Readonly<Record<string, string>>, wanted: VariableName) {
  const found = infoOf(environment).settings.find(({ name }) => name === wanted)
  return [found?.value, found?.is_default]
}
