import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export const SOURCE_FAULTS = [
  'empty',
  'html',
  'flood',
  'hang',
  'stall',
  'rate-limited',
  'broken',
  'refused',
  'cut-off',
  'no-list',
  'wrong-types',
  'elsewhere',
] as const
/**
 * `hang`: no answer at all; `stall`: none after its beginning; `rate-limited`: 429 for ten minutes; `broken`: 500; `wrong-types`: numbers where there
 * should be texts; `elsewhere`: a redirect to another host; a response as it is given.
 */
export type SourceFault =
  | (typeof SOURCE_FAULTS)[number]
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: object }

/** So long is `rate-limited`, in seconds. */
export const RETRY_AFTER_SECONDS = 600
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const FLOOD_BYTES = 10 * 1024 * 1024

/** Answers as the fault wants it; `body` is what the source would have answered. */
export function answerWithFault(response: ServerResponse, fault: SourceFault, body: object): void {
  if (typeof fault === 'object') {
    response.writeHead(fault.status, { ...JSON_TYPE, ...fault.headers }).end(JSON.stringify(fault.body))
    return
  }
  const right = JSON.stringify(body)
  const answers: Readonly<Record<typeof fault, () => void>> = {
    empty: () => response.writeHead(200, JSON_TYPE).end(),
    html: () =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Just a moment</title>'),
    // small on its way: only who inflates it with care is safe
    flood: () => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(flood(right)),
    hang: () => {},
    stall: () => response.writeHead(200, JSON_TYPE).write(right.slice(0, 1)),
    'rate-limited': () =>
      response.writeHead(429, { 'retry-after': String(RETRY_AFTER_SECONDS) }).end('Too many requests'),
    broken: () => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error'),
    refused: () => response.writeHead(403, { 'content-type': 'text/html' }).end('<p>Please identify yourself</p>'),
    'cut-off': () => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(right) })
      response.write(right.slice(0, right.length / 2), () => response.destroy())
    },
    'no-list': () => response.writeHead(200, JSON_TYPE).end('{"message":"moved","status":200}'),
    'wrong-types': () => response.writeHead(200, JSON_TYPE).end(JSON.stringify(withoutTexts(body))),
    elsewhere: () => response.writeHead(302, { location: 'http://localhost:2/' }).end(),
  }
  answers[fault]()
}

const flood = (right: string): Buffer =>
  gzipSync(`${right.slice(0, -1)},"padding":"${'x'.repeat(FLOOD_BYTES)}"}`, { level: 1 })

const withoutTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutTexts(part)]))
}
