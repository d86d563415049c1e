import type { makeFetchTransport } from '@sentry/react'
import { maskAttributes } from './mask-attributes.ts'
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
