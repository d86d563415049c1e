import type { makeNodeTransport } from '@sentry/node'

type Envelope = Parameters<ReturnType<typeof makeNodeTransport>['send']>[0]
/** What of a value leaves: a plain value as it is, of a list each, of an object these fields. */
type Kept = true | readonly [Kept] | { readonly [field: string]: Kept }

const TRACE: Kept = {
  ...({ trace_id: true, span_id: true, parent_span_id: true, op: true, origin: true, status: true } as const),
  data: { 'sentry.op': true, 'sentry.origin': true, 'sentry.source': true, 'http.response.status_code': true },
}
const SDK: Kept = { name: true, version: true, settings: { infer_ip: true } }
const FRAME: Kept = { function: true, filename: true, lineno: true, colno: true, in_app: true }
const EVENT: Kept = {
  ...({ event_id: true, type: true, level: true, platform: true, release: true, environment: true } as const),
  ...({ timestamp: true, start_timestamp: true, transaction: true } as const),
  sdk: SDK,
  transaction_info: { source: true },
  exception: { values: [{ type: true, value: true, stacktrace: { frames: [FRAME] } }] },
  contexts: { trace: TRACE },
  tags: { request_id: true, method: true, route: true, where: true, job: true },
}
const ITEMS: Readonly<Record<string, Kept | undefined>> = {
  event: EVENT,
  transaction: EVENT,
  client_report: { timestamp: true, discarded_events: [{ reason: true, category: true, quantity: true }] },
}
const HEADER: Kept = { event_id: true, sent_at: true, sdk: SDK }

/** The last gate: what is named here leaves, and nothing else that the vendor's library may add. Null: nothing of it. */
export function cleanEnvelope([header, items]: Envelope): Envelope | null {
  const clean = [...items].flatMap(([{ type }, payload]) => {
    const kept = ITEMS[type]
    return kept ? [[{ type }, keep(payload, kept)]] : []
  })
  // each item kept its kind and its place: what is within was only left out, which the compiler cannot see
  return clean.length === 0 ? null : ([keep(header, HEADER), clean] as unknown as Envelope)
}

function keep(value: unknown, kept: Kept): unknown {
  if (typeof value !== 'object' || value === null) return kept === true ? value : undefined
  if (kept === true) return undefined
  if (isList(kept)) return Array.isArray(value) ? value.map((one) => keep(one, kept[0])) : undefined
  const entries = Object.entries(kept).map(
    ([field, within]) => [field, keep(Reflect.get(value, field), within)] as const,
  )
  return Object.fromEntries(entries.filter(([, left]) => left !== undefined))
}

const isList = (kept: Kept): kept is readonly [Kept] => Array.isArray(kept)
