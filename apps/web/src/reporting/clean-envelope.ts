import type { makeFetchTransport } from '@sentry/react'
import { each, fields, figure, isObject, type Keep, matching, text } from './allow-list.ts'
import { keptAddress, pageOf } from './page-of.ts'
import { keptRecording } from './recording.ts'
import { safeErrorMessage } from './safe-error-message.ts'

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

/** The last gate: of whatever Sentry collected, only what is named here leaves. Null: nothing of it. */
export function cleanEnvelope([header, items]: Envelope, own: string): Envelope | null {
  const kept = keptItems(own)
  const clean = [...items].flatMap(([about, payload]) => {
    const { type } = about
    if (type === 'replay_recording') {
      if (typeof payload !== 'string') return []
      const recording = keptRecording(payload, own)
      return [[{ type, length: new TextEncoder().encode(recording).length }, recording]]
    }
    const of = kept[type]
    return of && isObject(payload) ? [[{ type }, of(payload)]] : []
  })
  // each item kept its kind and its place: what is within was only left out, which the compiler cannot see
  return clean.length === 0 ? null : ([HEADER(header), clean] as unknown as Envelope)
}

const ID = matching(/^[\da-f-]{8,36}$/i)
const WORD = matching(/^[\w.:@+-]{1,80}$/)
const PAGE = text(pageOf)
/** The service is not to read an address of the connection. */
const SDK = fields({ name: WORD, version: WORD, settings: () => ({ infer_ip: 'never' }) })

const HEADER = fields({
  ...{ event_id: ID, sent_at: WORD, sdk: SDK },
  trace: fields({
    ...{ trace_id: ID, replay_id: ID, public_key: WORD, release: WORD, environment: WORD, transaction: PAGE },
    ...{ sampled: WORD, sample_rate: WORD, sample_rand: WORD },
  }),
})

const ATTRIBUTES = fields({
  ...{ 'sentry.op': WORD, 'sentry.origin': WORD, 'sentry.source': WORD, 'sentry.sample_rate': figure },
  ...{ 'http.request.method': WORD, 'http.response.status_code': figure },
})
const TRACE = { trace_id: ID, span_id: ID, parent_span_id: ID, op: WORD, origin: WORD, status: WORD, data: ATTRIBUTES }
const MEASURED = fields({ value: figure, unit: WORD })
const MEASUREMENTS = fields(
  Object.fromEntries(['lcp', 'fcp', 'fp', 'cls', 'inp', 'ttfb'].map((name) => [name, MEASURED])),
)

/** By type. Sessions, spans of their own, logs, metrics, profiles, feedback and attachments are not used, so they do not leave. */
function keptItems(own: string): Readonly<Record<string, Keep | undefined>> {
  const ADDRESS = text((address) => keptAddress(address, own))
  /** "GET https://…". Other names are the vendor's, or a library's on the page. */
  const CALL = text((name) => {
    const [, method, address] = /^(?:([A-Z]{3,7}) )?((?:\/|https?:).*)$/s.exec(name) ?? []
    return address && [method, keptAddress(address, own)].filter(Boolean).join(' ')
  })
  const FRAME = {
    function: matching(/^[\w$.<>]{1,100}$/),
    filename: ADDRESS,
    lineno: figure,
    colno: figure,
    in_app: figure,
  }
  const EXCEPTION = fields({
    type: matching(/^[A-Za-z]\w{0,60}$/),
    value: text(safeErrorMessage),
    mechanism: fields({ type: WORD, handled: figure, exception_id: figure, parent_id: figure }),
    stacktrace: fields({ frames: each(fields(FRAME)) }),
  })
  const CRUMB = fields({
    ...{ type: WORD, level: WORD, category: matching(/^(?:navigation|fetch|xhr)$/), timestamp: figure },
    data: fields({ from: ADDRESS, to: ADDRESS, url: ADDRESS, method: WORD, status_code: figure }),
  })
  const EVENT = {
    ...{ event_id: ID, type: WORD, level: WORD, platform: WORD, release: WORD, environment: WORD, sdk: SDK },
    ...{ timestamp: figure, start_timestamp: figure, transaction: PAGE, measurements: MEASUREMENTS },
    transaction_info: fields({ source: WORD }),
    exception: fields({ values: each(EXCEPTION) }),
    breadcrumbs: each((crumb) =>
      isObject(crumb) && Reflect.get(CRUMB(crumb) ?? {}, 'category') ? CRUMB(crumb) : undefined,
    ),
    contexts: fields({ trace: fields(TRACE), replay: fields({ replay_id: ID }) }),
    tags: fields({ error_id: WORD, replayId: ID }),
    spans: each(fields({ ...TRACE, start_timestamp: figure, timestamp: figure, description: CALL })),
  }
  const REPLAY = { replay_id: ID, replay_type: WORD, replay_start_timestamp: figure, segment_id: figure }
  const REPLAYED = { urls: each(ADDRESS), error_ids: each(ID), trace_ids: each(ID), segment_names: each(PAGE) }
  return {
    event: fields(EVENT),
    transaction: fields(EVENT),
    replay_event: fields({ ...EVENT, ...REPLAY, ...REPLAYED }),
    client_report: fields({
      timestamp: figure,
      discarded_events: each(fields({ reason: WORD, category: WORD, quantity: figure })),
    }),
  }
}
