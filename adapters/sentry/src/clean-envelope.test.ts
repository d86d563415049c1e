import { describe, expect, it } from 'vitest'
import { cleanEnvelope } from './clean-envelope.ts'

describe('cleanEnvelope', () => {
  it('should let only what is named leave, whatever the vendor adds, and wherever', () => {
    const event = {
      message: 'secret',
      transaction: { name: 'secret' },
      contexts: { trace: { trace_id: 'a1', data: { 'sentry.op': 'http', 'url.full': 'secret' } }, device: 'secret' },
      exception: {
        values: [{ type: 'Error', value: 'It broke', module: 'secret', stacktrace: { frames: ['secret'] } }],
      },
      tags: { route: '/api/me', user: 'secret' },
      user: { id: 'secret' },
    }
    const header = { event_id: 'e1', sent_at: '2026-11-29', dsn: 'secret' }
    const items = [
      [{ type: 'event', filename: 'secret' }, event],
      [{ type: 'attachment' }, 'secret'],
    ]
    expect(cleanEnvelope(asEnvelope([header, items]))).toEqual([
      { event_id: 'e1', sent_at: '2026-11-29' },
      [
        [
          { type: 'event' },
          {
            contexts: { trace: { trace_id: 'a1', data: { 'sentry.op': 'http' } } },
            exception: { values: [{ type: 'Error', value: 'It broke', stacktrace: { frames: [undefined] } }] },
            tags: { route: '/api/me' },
          },
        ],
      ],
    ])
  })

  it('should let nothing leave that has no kind of ours in it', () => {
    expect(cleanEnvelope(asEnvelope([{ event_id: 'e1' }, [[{ type: 'replay_event' }, { urls: ['secret'] }]]]))).toBe(
      null,
    )
  })
})

// Helpers

type Envelope = Parameters<typeof cleanEnvelope>[0]

/** What another version of the vendor's library may send has no type of this one's. */
const asEnvelope = (envelope: unknown): Envelope => envelope as Envelope
