import { request } from 'node:http'
import { openSentryServer, type SentryServer } from '@app/testing/sentry-server'
import { addBreadcrumb, captureFeedback, captureSession, logger, startSession, withScope } from '@sentry/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSentryReporter, type SentryReporter } from './index.ts'

let sentry: SentryServer
let reporter: SentryReporter
beforeEach(async () => {
  sentry = await openSentryServer()
  reporter = makeSentryReporter({ dsn: sentry.dsn, release: 'waymark@1.2.3', environment: 'production' })
})
afterEach(async () => {
  await reporter.close(100)
  await sentry.close()
})

describe('a fault', () => {
  it('should arrive with its type, its place and what code says about it', async () => {
    reporter.reportFault(new RangeError('no'), { route: '/api/chapters/:id', request_id: 'r-1' })
    await reporter.flush(2_000)
    expect(sentry.items('event')).toMatchObject([
      {
        level: 'error',
        release: 'waymark@1.2.3',
        environment: 'production',
        tags: { route: '/api/chapters/:id', request_id: 'r-1' },
        exception: { values: [{ type: 'RangeError' }] },
      },
    ])
    const [file] = filesOf(sentry).slice(-1)
    // the test runner writes a query behind it
    expect(file).toMatch(/^adapters\/sentry\/src\/sentry-reporter\.test\.ts/)
  })

  it('should bring its causes, the first cause first', async () => {
    const cause = new AggregateError([new SyntaxError('inner')], 'several')
    reporter.reportFault(new Error('outer', { cause }), {})
    await reporter.flush(2_000)
    expect(typesOf(sentry)).toEqual(['SyntaxError', 'AggregateError', 'Error'])
  })

  it('should leave nothing of what people wrote, of secrets or of the machine', async () => {
    const cause = new SyntaxError('Unexpected token: {"goal":"to juggle\n    at knives (/secret/knives.js:1:1)"}')
    const error = Object.assign(new Error('Key (email)=(ana@example.org) exists', { cause }), {
      config: { headers: { Authorization: 'Bearer eyJhbGciOi.J9' } },
      detail: 'sk_live_123',
      body: 'correct horse',
    })
    error.name = 'ana@example.org'
    reporter.reportFault(error, { route: '/api/login' })
    reporter.reportFault('thrown text of ana@example.org', {})
    reporter.reportFault({ password: 'correct horse' }, {})
    await reporter.flush(2_000)
    expect(sentry.items('event')).toHaveLength(3)
    const sent = sentry.envelopes.join('\n')
    for (const word of ['ana@', 'juggle', 'knives', 'Bearer', 'eyJ', 'sk_live', 'correct horse', process.cwd()]) {
      expect(sent).not.toContain(word)
    }
    for (const key of ['server_name', 'user', 'request', 'breadcrumbs', 'extra', 'modules']) {
      for (const event of sentry.items('event')) expect(event[key] ?? null).toBe(null)
    }
  })

  it('should leave nothing that the vendor adds, wherever it does', async () => {
    await withScope(async (scope) => {
      addBreadcrumb({ message: 'quokka' })
      scope.setUser({ username: 'quokka' }).setExtra('quokka', 'quokka').setTag('quokka', 'quokka')
      scope.setContext('quokka', { word: 'quokka' }).addAttachment({ filename: 'quokka', data: 'quokka' })
      scope.addEventProcessor((event) => {
        event.request = { url: '/learn/quokka' }
        Object.assign(event.contexts?.trace ?? {}, { data: { 'url.path': '/learn/quokka' } })
        return event
      })
      reporter.reportFault(new RangeError('no'), { route: '/api/login', quokka: 'quokka' })
      await reporter.traceJob('draft-plan', async () => 'done')
      captureFeedback({ message: 'quokka' })
      startSession({ userAgent: 'quokka' })
      captureSession()
      logger.info('quokka')
      await reporter.flush(2_000)
    })
    expect(sentry.items('event')).toHaveLength(1)
    expect(sentry.items('transaction')).toMatchObject([{ transaction: 'draft-plan' }])
    expect(sentry.envelopes.join('\n')).not.toContain('quokka')
  })

  it('should end where causes go round in circles', async () => {
    const error = new Error('a')
    error.cause = error
    reporter.reportFault(error, {})
    await reporter.flush(2_000)
    expect(sentry.items('event')).toHaveLength(1)
  })
})

describe('traces', () => {
  it('should be sent of every request, by its pattern', async () => {
    for (let count = 0; count < 20; count += 1) {
      await reporter.traceRequest(async () => ({ method: 'GET', route: '/api/chapters/:id', status: 200 }))
    }
    await reporter.flush(2_000)
    const traces = sentry.items('transaction')
    expect(traces).toHaveLength(20)
    expect(traces[0]).toMatchObject({
      transaction: 'GET /api/chapters/:id',
      contexts: { trace: { op: 'http.server', data: { 'http.response.status_code': 200 } } },
    })
    expect(new Set(traces.map(({ contexts }) => JSON.stringify(contexts).match(/"trace_id":"(\w+)"/)?.[1])).size).toBe(
      20,
    )
  })

  it('should leave out what is not worth a word', async () => {
    await reporter.traceRequest(async () => null)
    await reporter.flush(2_000)
    expect(sentry.items('transaction')).toEqual([])
  })

  it('should be sent of a job, with what it answers passed on', async () => {
    expect(await reporter.traceJob('draft-plan', async () => 'done')).toBe('done')
    await reporter.flush(2_000)
    expect(sentry.items('transaction')).toMatchObject([{ transaction: 'draft-plan' }])
  })

  it('should pass on what is thrown, and not its words', async () => {
    const failing = reporter.traceJob('send-mail', () => Promise.reject(new Error('to ana@example.org')))
    await expect(failing).rejects.toThrow('ana@example.org')
    await reporter.flush(2_000)
    expect(sentry.envelopes.join('\n')).toContain('send-mail')
    expect(sentry.envelopes.join('\n')).not.toContain('ana@')
  })
})

describe('the service', () => {
  it('should not be missed when it is away', async () => {
    await sentry.close()
    for (let count = 0; count < 50; count += 1) reporter.reportFault(new Error('no'), {})
    await reporter.flush(1_000)
    sentry = await openSentryServer()
  })

  it('should not be waited for longer than agreed when it is silent', async () => {
    const silent = await openSentryServer({ silent: true })
    const other = makeSentryReporter({ dsn: silent.dsn, release: 'r', environment: 'test' })
    other.reportFault(new Error('no'), {})
    await other.close(300)
    expect(silent.envelopes).toHaveLength(1)
    await silent.close()
  })

  it('should change nothing of Node, and watch nothing by itself', async () => {
    expect(request.toString()).toMatch(/^function request\(/)
    expect(String(process.listeners('uncaughtException'))).not.toContain('captureException')
    expect(String(process.listeners('unhandledRejection'))).not.toContain('captureException')
    await fetch(sentry.dsn.replace('public@', '')).then((reply) => reply.text())
    await reporter.flush(1_000)
    expect(sentry.envelopes).toEqual([])
  })
})

// Helpers

type Exceptions = { readonly values: readonly { type: string; stacktrace?: { frames: { filename: string }[] } }[] }

// the envelope is JSON; an event without these fails the test at the next line
const exceptionsOf = (server: SentryServer) => server.items('event').map(({ exception }) => exception as Exceptions)
const typesOf = (server: SentryServer) => exceptionsOf(server).flatMap(({ values }) => values.map(({ type }) => type))
const filesOf = (server: SentryServer) =>
  exceptionsOf(server).flatMap(({ values }) =>
    values.flatMap(({ stacktrace }) => stacktrace?.frames.map(({ filename }) => filename) ?? []),
  )
