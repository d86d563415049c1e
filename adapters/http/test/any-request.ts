import { type Endpoint, endpoints } from '@app/contract'
import fc, { type Arbitrary } from 'fast-check'
import type { Sending } from './world.ts'

export type AnyRequest = { readonly endpoint: Endpoint; readonly path: string; readonly sending: Sending }

type Schema = Endpoint['input'] | Endpoint['reply']

/** What requests may be about: ids of things that are there, texts that mean something, such as mailed tokens, and signed notices. */
type Known = {
  readonly ids: readonly string[]
  readonly texts: readonly string[]
  readonly webhookEvents: readonly { readonly body: string; readonly signature: string }[]
}

/** Requests made from the contract: valid ones and spoilt ones, mostly about things that are there. */
export function anyRequest(known: Known): Arbitrary<AnyRequest> {
  return fc.constantFrom(...Object.values(endpoints)).chain((endpoint) =>
    fc
      .record({
        path: anyPath(endpoint, known),
        sending: anySending(endpoint, known),
        accept: fc.constantFrom('application/json', '*/*', 'text/event-stream', 'x'),
        userAgent: fc.constantFrom('', 'Firefox/140.0 (X11; Linux)', '<b>\u00FF\t/1 (x)', '('.repeat(5_000)),
      })
      .map(({ path, sending, accept, userAgent }) => ({
        endpoint,
        path,
        sending: { ...sending, headers: { Accept: accept, 'User-Agent': userAgent, ...sending.headers } },
      })),
  )
}

function anyPath({ method, path, alsoAt = [], input }: Endpoint, known: Known): Arbitrary<string> {
  const junk = fc.oneof(
    fc.constantFrom('%00', '%zz', '__proto__', '0'),
    // an address with dots for a part is another address
    fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !/^(?:\.|%2e){1,2}$/i.test(text)),
  )
  const id = often(anyId(known.ids), junk.map(encodeLoosely))
  const token = often(fc.constantFrom(...known.texts), junk).map(encodeLoosely)
  const query = often(
    method === 'GET' ? anyQuery(input, known) : fc.constant(''),
    fc.string({ maxLength: 20 }).map((text) => `?${encodeLoosely(text)}`),
  )
  return fc
    .record({ pattern: fc.constantFrom(path, ...alsoAt), id, part: id, token, query })
    .map(
      ({ pattern, id, part, token, query }) =>
        pattern.replace(':id', id).replace(':chapter_id', part).replace(':token', token) + query,
    )
}

/** What a GET takes beside its path, now and then with something else for one of its values. */
function anyQuery(input: Endpoint['input'], known: Known): Arbitrary<string> {
  const names = Object.keys(input.def.shape).filter((name) => name !== 'id')
  if (names.length === 0) return fc.constant('')
  const spoilt = fc.record({ name: fc.constantFrom(...names), value: fc.string({ maxLength: 20 }) })
  return fc
    .record({ valid: anyOf(input, known), spoilt: often(fc.constant(null), spoilt) })
    .map(({ valid, spoilt }) => {
      // the input of an endpoint is an object
      const query = { ...(valid as object), ...(spoilt && { [spoilt.name]: spoilt.value }) }
      const given = Object.entries(query).filter(([name, value]) => names.includes(name) && value !== undefined)
      return `?${new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))}`
    })
}

function anySending(endpoint: Endpoint, known: Known): Arbitrary<Sending> {
  if (endpoint.method === 'GET') return fc.constant({})
  if (endpoint.body === 'raw') return anyRaw(known)
  const valid = anyOf(endpoint.input, known) as Arbitrary<Record<string, unknown>>
  const spoilt = fc
    .record({
      body: valid,
      key: fc.constantFrom(...Object.keys(endpoint.input.def.shape), 'id', 'role'),
      value: anyJunk(),
    })
    .map(({ body, key, value }) => ({ ...body, [key]: value }))
  const body = often(valid, spoilt)
  const cut = fc.record({ body, at: fc.nat(100) }).map(({ body, at }) => ({ raw: JSON.stringify(body).slice(0, at) }))
  return fc.oneof(
    { weight: 8, arbitrary: body.map((it) => ({ body: it })) },
    { weight: 1, arbitrary: anyJunk().map((it) => ({ body: it })) },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((raw) => ({ raw: new Uint8Array(raw) })) },
    { weight: 1, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', 'application/json; charset=utf-16', 'application/jsonx', 'x', 'multipart/form-data')
        .map((type) => ({ raw: '{"a":1}', headers: { 'Content-Type': type } })),
    },
  )
}

/** A signed body, as it is or spoilt, or an unsigned one. */
function anyRaw({ webhookEvents }: Known): Arbitrary<Sending> {
  const genuine = fc.constantFrom(...webhookEvents).map(({ body, signature }) => sign(body, signature))
  const forged = fc
    .record({
      body: anyJunk(),
      signature: fc.constantFrom('', 't=1,v1=0', ...webhookEvents.map((webhookEvent) => webhookEvent.signature)),
    })
    .map(({ body, signature }) => ({ body, headers: { 'Stripe-Signature': signature } }))
  const bytes = fc.uint8Array({ maxLength: 100 }).map((raw) => sign(new Uint8Array(raw), '0'))
  return fc.oneof(genuine, forged, bytes, fc.constant({}))
}

const sign = (raw: string | Uint8Array, signature: string): Sending => ({
  raw,
  headers: { 'Content-Type': 'text/x', 'Stripe-Signature': signature },
})

/** A value that the schema takes. */
function anyOf(schema: Schema, known: Known): Arbitrary<unknown> {
  const { def } = schema as unknown as { readonly def: Definition }
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).map(([name, part]) => [name, anyOf(part, known)] as const)
    return fc.record(Object.fromEntries(parts))
  }
  if (def.type === 'optional' || def.type === 'default') {
    return fc.option(anyOf(def.innerType, known), { nil: undefined })
  }
  if (def.type === 'nullable') return fc.option(anyOf(def.innerType, known))
  if (def.type === 'pipe') return anyOf(def.in, known)
  if (def.type === 'union') return fc.oneof(...def.options.map((option) => anyOf(option, known)))
  if (def.type === 'number') {
    return fc
      .oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...known.texts).map(Number))
      .filter((number) => schema.safeParse(number).success)
  }
  if (def.type === 'array') {
    const some = fc.array(anyOf(def.element, known), { maxLength: 14 })
    return some.filter((list) => schema.safeParse(list).success)
  }
  if (def.type === 'record') return fc.dictionary(anyId(known.ids), anyOf(def.valueType, known), { maxKeys: 8 })
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries))
  if (def.type === 'literal') return fc.constantFrom(...def.values)
  if (def.type !== 'string') throw new Error(`No request has had a ${def.type} so far: say here what one looks like.`)
  if (def.format === 'uuid') return anyId(known.ids)
  if (def.format === 'date') return fc.constantFrom('1999-12-31', '2026-11-23', '2099-02-28')
  return fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 8, maxLength: 120 }),
      fc.emailAddress(),
      fc.constantFrom(...known.texts),
    )
    .filter((text) => schema.safeParse(text).success)
}

type Definition =
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'optional' | 'default' | 'nullable'; readonly innerType: Schema }
  | { readonly type: 'pipe'; readonly in: Schema }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'string'; readonly format?: string }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'record'; readonly valueType: Schema }
  | { readonly type: 'number' }
  | { readonly type: 'boolean' }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  /** What no request has had so far. */
  | { readonly type: 'unknown' }

const anyId = (ids: readonly string[]): Arbitrary<string> =>
  often(
    fc.constantFrom(...ids),
    fc.oneof(
      fc.uuid(),
      fc.constantFrom(...ids).map((id) => id.toUpperCase()),
    ),
  )

const anyJunk = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('', ' ', '\u0000', '\uD800', 'x'.repeat(5_000), 'x'.repeat(40_000), -1, 2 ** 53, null, [], {}),
  )

const often = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd })

/** Slashes and question marks would lead elsewhere; most other characters may come as they are. */
const encodeLoosely = (text: string): string => text.replace(/[^\w%.~-]/g, (character) => encodeURIComponent(character))
