import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanEnvelope } from './clean-envelope.ts'

const own = 'https://learn.example.org'
const ID = '0190f7c211117abc8def0123456789ab'

const TRACE = {
  ...{ trace_id: ID, span_id: ID, op: 'pageload', origin: 'auto.pageload.browser', status: 'ok' },
  data: { 'sentry.op': 'pageload', 'http.response.status_code': 200 },
}
const EVENT = {
  ...{ event_id: ID, type: 'transaction', level: 'error', platform: 'javascript', release: 'waymark@1.2.3' },
  ...{ environment: 'production', timestamp: 2, start_timestamp: 1, transaction: '/dashboard' },
  sdk: { name: 'sentry.javascript.react', version: '11.10.0', settings: { infer_ip: 'never' } },
  measurements: { lcp: { value: 812, unit: 'millisecond' } },
  transaction_info: { source: 'route' },
  exception: {
    values: [
      {
        ...{ type: 'TypeError', value: 'x is not a function', mechanism: { type: 'generic', handled: false } },
        stacktrace: { frames: [{ function: 'f', filename: '/assets/index-D.js', lineno: 1, colno: 2, in_app: true }] },
      },
    ],
  },
  breadcrumbs: [{ category: 'navigation', timestamp: 1, data: { from: '/login', to: '/dashboard' } }],
  contexts: { trace: TRACE },
  tags: { error_id: '4f0c1b0e' },
  spans: [{ ...TRACE, start_timestamp: 1, timestamp: 2, description: 'GET /api/chapters/:id/status' }],
}
const REPLAY = { ...EVENT, urls: ['/dashboard'], error_ids: [ID], trace_ids: [ID], replay_id: ID, segment_id: 0 }

describe('cleanEnvelope', () => {
  it('should let out what is named', () => {
    const sent = clean([{ type: 'event' }, EVENT], [{ type: 'transaction' }, EVENT], [{ type: 'replay_event' }, REPLAY])
    expect(sent).toEqual([
      [{ type: 'event' }, EVENT],
      [{ type: 'transaction' }, EVENT],
      [{ type: 'replay_event' }, REPLAY],
    ])
  })

  it('should let out nothing else, wherever in an item it stands', () => {
    const unknown = fc.constantFrom<unknown>('quokka', ['quokka'], { quokka: { 'url.path': '/learn/quokka' } })
    const name = fc.constantFrom(
      'url.path',
      'url.full',
      'user',
      'request',
      'extra',
      'quokka',
      'message',
      'vars',
      'toString',
    )
    fc.assert(
      fc.property(
        fc.nat(),
        name,
        unknown,
        fc.constantFrom('event', 'transaction', 'replay_event'),
        (at, key, value, type) => {
          const item = structuredClone(REPLAY)
          const places = objectsIn(item)
          Object.assign(places[at % places.length] ?? {}, { [key]: value })
          expect(clean([{ type, quokka: 'quokka' }, item])).toEqual(clean([{ type }, REPLAY]))
        },
      ),
    )
  })

  it('should keep of an address which page it is, and of other values none that code cannot have written', () => {
    const { transaction, description, url, value } = {
      ...{ transaction: '/learn/quokka', description: `GET ${own}/learn/quokka?x` },
      ...{ url: 'https://quokka.example/quokka', value: 'No quokka' },
    }
    const [item] = clean([
      { type: 'transaction' },
      {
        transaction,
        spans: [{ description }, { description: 'quokka' }],
        breadcrumbs: [
          { category: 'console', message: 'quokka' },
          { category: 'fetch', data: { url } },
        ],
        exception: { values: [{ type: 'my quokka', value }] },
      },
    ])
    expect(item?.[1]).toMatchObject({
      transaction: '/not-found',
      spans: [{ description: 'GET /not-found' }, {}],
      breadcrumbs: [{ category: 'fetch', data: { url: 'https://quokka.example' } }],
      exception: { values: [{ value: '(redacted)' }] },
    })
  })

  it('should name in the header of an envelope what is named, and the page as a pattern', () => {
    const header = { event_id: ID, quokka: 1, dsn: 'quokka', trace: { trace_id: ID, transaction: '/learn/quokka' } }
    expect(cleanEnvelope(envelope(header, [[{ type: 'event' }, EVENT]]), own)?.[0]).toEqual({
      event_id: ID,
      trace: { trace_id: ID, transaction: '/not-found' },
    })
  })

  it.each([
    'session',
    'sessions',
    'span',
    'log',
    'trace_metric',
    'profile',
    'feedback',
    'user_report',
    'check_in',
    'quokka',
  ])('should not let out an item of a type that is not named: %s', (type) => {
    expect(cleanEnvelope(envelope({}, [[{ type }, EVENT]]), own)).toBeNull()
  })

  it('should leave of a recording the shape of the page, and say how long it is now', () => {
    const node = {
      ...{
        type: 2,
        id: 3,
        tagName: 'div',
        quokka: 'quokka',
        childNodes: [{ type: 3, id: 4, textContent: 'A quokka' }],
      },
      attributes: { class: 'wrap language-quokka', 'aria-expanded': 'true', 'aria-label': 'quokka', title: 'quokka' },
    }
    const change = {
      source: 0,
      texts: [{ id: 4, value: 'quokka' }],
      attributes: [{ id: 3, attributes: { style: { color: 'red' }, value: 'quokka', 'data-text': 'quokka' } }],
    }
    const style = { type: 3, id: 5, isStyle: true, textContent: 'p { color: red }' }
    const recording = [
      { type: 4, timestamp: 1, data: { href: `${own}/learn/quokka`, width: 1 } },
      { type: 2, timestamp: 1, data: { node } },
      { type: 3, timestamp: 1, data: change },
      { type: 5, timestamp: 1, data: { tag: 'performanceSpan', payload: { description: 'quokka' } } },
      { type: 2, timestamp: 1, data: { node: { type: 2, id: 6, childNodes: [style] } } },
    ]
    const lines = `{"segment_id":0}\n${JSON.stringify(recording)}`
    const [item] = clean([{ type: 'replay_recording', length: 1 }, lines])
    const [about, sent] = [item?.[0], String(item?.[1])]
    expect(about).toEqual({ type: 'replay_recording', length: new TextEncoder().encode(sent).length })
    const [segment, events] = sent.split('\n').map((line) => JSON.parse(line))
    expect(segment).toEqual({ segment_id: 0 })
    expect(events).toEqual([
      { type: 4, timestamp: 1, data: { href: '/not-found', width: 1 } },
      {
        ...{ type: 2, timestamp: 1 },
        data: {
          node: {
            ...{ type: 2, id: 3, tagName: 'div', childNodes: [{ type: 3, id: 4, textContent: '* ******' }] },
            attributes: { class: 'wrap ', 'aria-expanded': 'true' },
          },
        },
      },
      {
        ...{ type: 3, timestamp: 1 },
        data: {
          source: 0,
          texts: [{ id: 4, value: '******' }],
          attributes: [{ id: 3, attributes: { style: { color: 'red' } } }],
        },
      },
      { type: 2, timestamp: 1, data: { node: { type: 2, id: 6, childNodes: [style] } } },
    ])
  })

  it('should not let out a recording that it cannot look through', () => {
    expect(clean([{ type: 'replay_recording' }, 'secret'])).toEqual([[{ type: 'replay_recording', length: 4 }, 'null']])
    expect(cleanEnvelope(envelope({}, [[{ type: 'replay_recording' }, new Uint8Array([115])]]), own)).toBeNull()
    expect(cleanEnvelope(envelope({}, [[{ type: 'attachment', length: 6 }, 'secret']]), own)).toBeNull()
  })
})

// Helpers

type Envelope = Parameters<typeof cleanEnvelope>[0]
type Items = readonly (readonly [object, unknown])[]

// only what it reads of an envelope is in there
const envelope = (header: object, items: Items): Envelope => [header, items] as unknown as Envelope

/** Cleans an envelope of these items; answers those that are left. */
const clean = (...items: Items): Items => (cleanEnvelope(envelope({}, items), own)?.[1] ?? []) as unknown as Items

/** Every object in a value, itself first. */
const objectsIn = (value: unknown): readonly object[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)]
