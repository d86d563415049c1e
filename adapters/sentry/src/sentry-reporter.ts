import {
  captureEvent,
  initWithoutDefaultIntegrations,
  makeNodeTransport,
  type Span,
  startNewTrace,
  startSpan,
} from '@sentry/node'
import { cleanEnvelope } from './clean-envelope.ts'
import { describeFault } from './describe-fault.ts'

type Options = {
  readonly dsn: string
  readonly release: string
  readonly environment: string
}

/** How a request ended; null for one that is not worth a word, such as a machine's question whether we live. */
export type Answered = { readonly method: string; readonly route: string; readonly status: number } | null

export type SentryReporter = Readonly<ReturnType<typeof makeSentryReporter>>

/** The name of what is measured and then not sent. */
const UNTOLD = 'untold'

/**
 * Sends faults and times to Sentry. Nothing is collected by itself: no integration watches requests, the console or
 * queries, and nothing of Node is changed. What is handed over here is all that leaves.
 */
export function makeSentryReporter({ dsn, release, environment }: Options) {
  const client = initWithoutDefaultIntegrations({
    dsn,
    release,
    environment,
    // every trace, in the form that servers of all ages understand
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    beforeSendTransaction: (event) => (event.transaction === UNTOLD ? null : event),
    transport: (options) => {
      const transport = makeNodeTransport(options)
      const send: typeof transport.send = async (envelope) => {
        const clean = cleanEnvelope(envelope)
        return clean ? transport.send(clean) : {}
      }
      return { ...transport, send }
    },
    // the machine's name can be a person's
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    spotlight: false,
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  })

  return {
    /** `about` holds words of ours only: never user input, a path or an address. */
    reportFault: (error: unknown, about: Readonly<Record<string, string>>): void => {
      captureEvent({ level: 'error', exception: { values: describeFault(error) }, tags: { ...about } })
    },
    traceRequest: (run: () => Promise<Answered>): Promise<void> =>
      measured('http.server', async (span) => {
        const answered = await run()
        name(span, answered && `${answered.method} ${answered.route}`)
        if (answered) span.setAttribute('http.response.status_code', answered.status)
      }),
    traceJob: <T>(kind: string, run: () => Promise<T>): Promise<T> =>
      measured('queue.process', (span) => {
        name(span, kind)
        return run()
      }),
    /** Waits until everything has been sent, and no longer than this. */
    flush: async (milliseconds: number): Promise<void> => {
      await client?.flush(milliseconds)
    },
    /** The same, for good. */
    close: async (milliseconds: number): Promise<void> => {
      await client?.close(milliseconds)
    },
  }
}

/** Each on a trace of its own: they are unrelated, and no client may name our traces. */
const measured = <T>(op: string, run: (span: Span) => Promise<T>): Promise<T> =>
  startNewTrace(() => startSpan({ name: UNTOLD, op, forceTransaction: true }, run))

const name = (span: Span, text: string | null): void => {
  span.updateName(text ?? UNTOLD)
  span.setAttribute('sentry.source', 'route')
}
