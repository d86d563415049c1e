import {
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react'
import { cleanEnvelope } from './clean-envelope.ts'
import { pageOf } from './page-of.ts'
import { setErrorSink } from './reports.ts'
import { isHarmless } from './safe-error-message.ts'
import type { Reporting } from './start-reporting.ts'

/** Sends errors, times and a share of visits; of what stands on the screen and of what is typed, only the shape. */
export function startSentry({ dsn, release, environment }: NonNullable<Reporting['errors']>): void {
  // what `init` does, less what it adds by itself; it would also pull React apart into another chunk, for every visitor
  const client = new BrowserClient({
    stackParser: defaultStackParser,
    dsn,
    release,
    environment,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    traceLifecycle: 'static',
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, sentry: false }),
      browserTracingIntegration({
        // names of elements stand in these, and labels in the names
        enableInp: false,
        beforeStartSpan: (span) => ({ ...span, name: pageOf(window.location.pathname) }),
      }),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-valuetext', 'aria-description', 'alt', 'content'],
        // a worker made of text, which our policy forbids
        useCompression: false,
        // keeps nothing in the browser
        stickySession: false,
        slowClickTimeout: 0,
      }),
    ],
    beforeSend: (event) => (event.exception?.values?.some(({ value }) => isHarmless(value)) ? null : event),
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    transport: (options) => {
      const transport = makeFetchTransport(options)
      const send: typeof transport.send = async (envelope) => {
        const clean = cleanEnvelope(envelope, window.location.origin)
        return clean ? transport.send(clean) : {}
      }
      return { ...transport, send }
    },
  })
  getCurrentScope().setClient(client)
  client.init()
  setErrorSink(({ error, errorId }) => captureException(error, { tags: { error_id: errorId } }))
}
