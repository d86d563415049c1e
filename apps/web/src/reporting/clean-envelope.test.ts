import { describe, expect, it } from 'vitest'
import { cleanEnvelope } from './clean-envelope.ts'

const own = 'https://learn.example.org'

describe('cleanEnvelope', () => {
  it('should clean every text of an item, and say how long a recording is now', () => {
    const recording = `{"segment_id":0}\n[{"data":{"href":"${own}/reset-password?token=sécret"}}]`
    const sent = clean(
      [{ type: 'replay_event' }, { urls: [`${own}/?conversation=1`] }],
      [{ type: 'replay_recording', length: recording.length }, recording],
    )
    const cleaned = `{"segment_id":0}\n[{"data":{"href":"${own}/reset-password"}}]`
    expect(sent).toEqual([
      [{ type: 'replay_event' }, { urls: [`${own}/`] }],
      [{ type: 'replay_recording', length: cleaned.length }, cleaned],
    ])
  })

  it('should leave no words in the attributes of what was recorded', () => {
    const node = { tagName: 'div', attributes: { 'data-text': 'to juggle', 'aria-expanded': 'true', class: 'wrap' } }
    const change = {
      attributes: [{ id: 3, attributes: { 'aria-label': 'Juggling', value: 'knives', style: { color: 'red' } } }],
    }
    const sent = clean([{ type: 'replay_recording' }, JSON.stringify([{ node }, { change }])])
    expect(JSON.stringify(sent)).not.toMatch(/juggl|knives/i)
    expect(JSON.stringify(sent)).toContain('wrap')
    expect(JSON.stringify(sent)).toContain('expanded')
    expect(JSON.stringify(sent)).toContain('red')
  })

  it('should not let out what it cannot look through', () => {
    expect(clean([{ type: 'attachment', length: 6 }, 'secret'], [{ type: 'log' }, { items: ['secret'] }])).toEqual([])
    expect(clean([{ type: 'replay_recording' }, 'secret'])).toEqual([[{ type: 'replay_recording', length: 4 }, 'null']])
    expect(clean([{ type: 'replay_recording' }, new Uint8Array([115, 101])])).toEqual([])
  })
})

// Helpers

type Envelope = Parameters<typeof cleanEnvelope>[0]

/** Cleans an envelope of these items; answers those that are left. */
const clean = (...items: [object, unknown][]): unknown =>
  // only what it reads of an envelope is in there
  cleanEnvelope([{}, items] as unknown as Envelope, own)[1]
