import type { makeFetchTransport } from '@sentry/react'
import { scrub } from './scrub.ts'

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

/** What is known to be clean after this. Attachments, feedback or logs are not used, so they are not let out. */
const LET_OUT = new Set(['event', 'transaction', 'span', 'replay_event', 'replay_recording', 'client_report'])

/** The last gate: whatever Sentry collected, no user's data leaves. */
export function cleanEnvelope(envelope: Envelope, own: string): Envelope {
  const [header, items] = envelope
  const clean = [...items].flatMap(([about, payload]) => {
    if (!LET_OUT.has(about.type) || payload instanceof Uint8Array) return []
    if (typeof payload !== 'string') return [[about, scrub(payload, own)]]
    const text = payload
      .split('\n')
      .map((line) => cleanLine(line, own))
      .join('\n')
    return [[{ ...about, length: new TextEncoder().encode(text).length }, text]]
  })
  // each item kept its kind and its place: only texts within were shortened, which the compiler cannot see
  return [header, clean] as unknown as Envelope
}

/** A recording is JSON, line by line. What is none cannot be looked through. */
function cleanLine(line: string, own: string): string {
  try {
    return JSON.stringify(scrub(maskAttributes(JSON.parse(line)), own))
  } catch {
    return 'null'
  }
}

const WORDS = /^(?:data-.*|aria-.*|alt|title|placeholder|content|label|value|download|summary|srcdoc)$/
/** What a state is called by code. Anything else may be what a user typed, or a title that was written for them. */
const STATE = /^(?:true|false|mixed|page|step|location|polite|assertive|off|dialog|\d{1,3})$/

/** Of a recording the shape of the page: texts are masked by the recorder, and attributes that can hold any here. */
function maskAttributes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskAttributes)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      // a change lists several elements under the same name, each with its own
      key === 'attributes' && isObject(one) && !Array.isArray(one) ? maskElementAttributes(one) : maskAttributes(one),
    ]),
  )
}

const maskElementAttributes = (attributes: object): object =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && WORDS.test(name) && !STATE.test(value) ? '***' : value,
    ]),
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
