import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openSentryServer } from '@app/testing/sentry-server'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { originsOf } from '../config/reporting.ts'
import { type Config, readConfig } from '../config.ts'
import { chooseReporting, jobLog, reportingInfo, tracedJobs } from './reporting.ts'

const DSN = 'https://key@errors.example.org/1'

describe('the configuration of reporting', () => {
  it('should be off, and allow the browser nothing', async () => {
    const config = read({})
    expect(config.reporting).toEqual({ serverDsn: null, webDsn: null, analytics: null })
    expect(originsOf(config.reporting)).toEqual([])
    expect(reportingInfo(config)).toEqual({ errors: null, analytics: null })
    expect(await chooseReporting(config)).toBe(null)
  })

  it('should allow the browser exactly what was configured, once each', () => {
    const plausible = { ANALYTICS_PROVIDER: 'plausible', ANALYTICS_DOMAIN: 'learn.example.org' }
    expect(originsOf(read(plausible).reporting)).toEqual(['https://plausible.io'])
    const own = read({ ...plausible, ANALYTICS_URL: 'https://errors.example.org/stats/', WEB_SENTRY_DSN: DSN })
    expect(originsOf(own.reporting)).toEqual(['https://errors.example.org'])
    expect(reportingInfo(own)).toMatchObject({
      errors: { dsn: DSN, environment: 'development', release: expect.stringMatching(/^waymark@\d/) },
      analytics: { provider: 'plausible', site: 'learn.example.org', url: 'https://errors.example.org/stats' },
    })
    // where the server reports to is nothing to the browser
    expect(originsOf(read({ SENTRY_DSN: DSN }).reporting)).toEqual([])
    expect(JSON.stringify(reportingInfo(read({ SENTRY_DSN: DSN })))).not.toContain('errors.example.org')
  })

  it.each([
    [{ SENTRY_DSN: 'https://errors.example.org/1' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'https://key:secret@errors.example.org/1' }, 'SENTRY_DSN'],
    [{ WEB_SENTRY_DSN: 'https://key@errors.example.org/' }, 'WEB_SENTRY_DSN'],
    [{ WEB_SENTRY_DSN: 'key@errors.example.org/1' }, 'WEB_SENTRY_DSN'],
    [{ WEB_SENTRY_DSN: 'https://key@errors.example.org:port/1' }, 'WEB_SENTRY_DSN'],
    [{ ANALYTICS_PROVIDER: 'google' }, 'ANALYTICS_PROVIDER'],
    [{ ANALYTICS_PROVIDER: 'plausible' }, 'ANALYTICS_DOMAIN'],
    [{ ANALYTICS_DOMAIN: 'learn.example.org' }, 'ANALYTICS_PROVIDER'],
    [{ ANALYTICS_PROVIDER: 'umami', ANALYTICS_DOMAIN: 'an-id' }, 'ANALYTICS_URL'],
    [{ ANALYTICS_PROVIDER: 'umami', ANALYTICS_DOMAIN: 'i', ANALYTICS_URL: 'https://u.example/?x=1' }, 'ANALYTICS_URL'],
  ])('should be refused when it is malformed or half there: %j', (environment, name) => {
    const config = readConfig(environment)
    expect(config.ok ? [] : config.error.map((fault) => fault.split(':')[0])).toEqual([name])
  })
})

describe('the service for faults', () => {
  it('should not even be loaded unless it is configured', async () => {
    expect(await loadedBy({})).toEqual([])
    expect(await loadedBy({ SENTRY_DSN: 'http://key@127.0.0.1:9/1' })).not.toEqual([])
  })

  it('should receive faults and jobs once it is configured', async () => {
    const sentry = await openSentryServer()
    const reporting = await chooseReporting(read({ SENTRY_DSN: sentry.dsn }))
    const lines: string[] = []
    const logEvent = jobLog(pino({}, { write: (line) => lines.push(line) }), reporting)
    const error = new TypeError('about ana@example.org')
    logEvent({ level: 'error', message: 'A job failed.', kind: 'send-mail', jobKey: 'send-mail:0190-ana', error })
    logEvent({ level: 'warn', message: 'A job was given up.', kind: 'send-mail', jobKey: 'send-mail:0190-ana' })
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['A job failed.', 'A job was given up.'])
    const handlers = tracedJobs({ run: async () => 'done', abandon: async () => {} }, reporting)
    expect(await handlers.run({ kind: 'clean-up' })).toBe('done')
    await reporting?.close(2_000)
    expect(sentry.items('event')).toMatchObject([{ tags: { where: 'A job failed.', job: 'send-mail' } }])
    expect(sentry.items('transaction')).toMatchObject([{ transaction: 'clean-up' }])
    expect(sentry.envelopes.join()).not.toMatch(/ana@|0190-ana/)
    await sentry.close()
  })
})

// Helpers

function read(environment: Readonly<Record<string, string>>): Config {
  const config = readConfig(environment)
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}

/** Which files of Sentry, and of what it stands on, a program loads that is all of the server but its start. */
async function loadedBy(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('../start-server.ts')
    const { chooseReporting } = await import('./reporting.ts')
    const { readConfig } = await import('../config.ts')
    await chooseReporting(readConfig(${JSON.stringify(environment)}).value)
    console.log(JSON.stringify(loaded.filter((url) => /@sentry|@opentelemetry|adapters.sentry/.test(url))))
    process.exit(0)`
  const child = spawn(process.execPath, ['--conditions=app-source', '--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await once(child, 'close')
  return JSON.parse(said)
}
