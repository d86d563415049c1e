import {
  BrowserClient,
  type BrowserOptions,
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
import { isHarmless, safeErrorMessage } from './safe-error-message.ts'
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
        beforeAddRecordingEvent: (event) => (holdsInteraction(event.data) ? null : event),
      }),
    ],
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: withSafeMessage,
    transport: (options) => {
      const transport = makeFetchTransport(options)
      return { ...transport, send: (envelope) => transport.send(cleanEnvelope(envelope, window.location.origin)) }
    },
  })
  getCurrentScope().setClient(client)
  client.init()
  setErrorSink(({ error, errorId }) => captureException(error, { tags: { error_id: errorId } }))
}

const withSafeMessage: NonNullable<BrowserOptions['beforeSend']> = (event) => {
  const values = event.exception?.values ?? []
  if ([event.message, ...values.map(({ value }) => value)].some((words) => isHarmless(words ?? ''))) return null
  return {
    ...event,
    exception: { values: values.map((one) => ({ ...one, value: safeErrorMessage(one.value ?? '') })) },
    ...(event.message !== undefined && { message: safeErrorMessage(event.message) }),
  }
}

const holdsInteraction = ({ tag, payload }: { readonly tag: string; readonly payload: object }): boolean =>
  tag === 'breadcrumb' && 'category' in payload && /^(?:ui|console)\b/.test(String(payload.category))
