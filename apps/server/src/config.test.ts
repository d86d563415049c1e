import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

  it('should tell all faults at once, and no secret', () => {
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
    const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) }
    const refused = readConfig(production)
    expect(refused.ok ? [] : refused.error.map((fault) => fault.split(':')[0])).toEqual(['LLM_PROVIDER', 'SMTP_URL'])
    const asked = { ...production, LLM_PROVIDER: 'offline', MAIL_PROVIDER: 'dev-mailbox' }
    expect(readConfig(asked)).toMatchObject({ ok: true, value: { host: '0.0.0.0' } })
    expect(readConfig({ ...asked, APP_SECRET: '' })).toMatchObject({ ok: false })
  })

  it('should read a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'key')
    writeFileSync(file, 'from-a-file\n')
    expect(readConfig({ OPENAI_API_KEY_FILE: file })).toMatchObject({ value: { model: { apiKey: 'from-a-file' } } })
    expect(readConfig({ OPENAI_API_KEY_FILE: `${file}-gone` })).toMatchObject({ ok: false })
  })

  it('should not take a path for an origin', () => {
    expect(readConfig({ APP_URL: 'https://learn.example.org/app' })).toMatchObject({ ok: false })
    expect(readConfig({ APP_URL: 'https://learn.example.org/' })).toMatchObject({
      value: { appUrl: 'https://learn.example.org', mailFrom: 'Waymark <no-reply@learn.example.org>' },
    })
  })
})
