import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem } from './problem.ts'
import { LANGUAGE_NAMES } from './shapes.ts'

type Json = Readonly<Record<string, unknown>>

/** The HTTP API as an OpenAPI 3.1 document, made from the endpoints: what it says is what is checked at run time. */
export function openApiDocument(about: {
  readonly name: string
  readonly version: string
  /** Whether tries of an endpoint are counted: then it may answer 429. */
  readonly isLimited: IsLimited
}): Json {
  const { name, version, isLimited } = about
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version,
      description: `Every error body is a Problem; every id a UUID; every time in UTC. Messages come in ${spoken}: as the cookie \`language\` says, else \`Accept-Language\`, else in English.`,
    },
    paths: pathsOf(isLimited),
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' })
const spoken = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  Object.keys(LANGUAGE_NAMES).map((language) => englishNames.of(language) ?? language),
)

type IsLimited = (endpoint: Endpoint) => boolean

function pathsOf(isLimited: IsLimited): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const byPath = Object.entries<Endpoint>(endpoints).toSorted(([, one], [, other]) =>
    one.path.localeCompare(other.path),
  )
  for (const [name, endpoint] of byPath) {
    const aliases = (endpoint.alsoAt ?? []).map((path, index) => [path, `${name}Alias${index + 1}`] as const)
    for (const [path, id] of [[endpoint.path, name] as const, ...aliases]) {
      const template = path.replace(/:(\w+)/g, '{$1}')
      paths[template] = {
        ...paths[template],
        [endpoint.method.toLowerCase()]: operation(id, endpoint, isLimited(endpoint)),
      }
    }
  }
  return paths
}

function operation(id: string, endpoint: Endpoint, limited: boolean): Json {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const { properties = {}, required = [] } = schemaOf(endpoint.input, 'input') as ObjectSchema
  const rest = Object.keys(properties).filter((name) => !names.includes(name))
  const query = endpoint.method === 'GET' ? rest : []
  const body = endpoint.method === 'GET' ? [] : rest
  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
  })
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...names.map(parameter('path')),
      ...query.map(parameter('query')),
      ...(endpoint.readsLanguage ? [acceptLanguage] : []),
      ...(endpoint.readsTimeZone ? [timeZone] : []),
      ...(endpoint.events ? [lastEventId] : []),
    ],
    ...(endpoint.body === 'raw' ? { requestBody: rawBody } : {}),
    ...(body.length === 0 ? {} : { requestBody: jsonBody(pick(properties, required, body)) }),
    responses: { ...success(endpoint), ...refusals(endpoint, limited) },
  }
}

const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin\//, 'Administration'],
  [/^\/api\/conversation/, 'Conversations'],
  [/^\/api\/(learning-plans|chapters|shared)/, 'Plans and chapters'],
  [/^\/api\/(payments|credits)/, 'Credits'],
  [/^\/api\/(app|version)/, 'Installation'],
]

/** Under which heading a reader finds it. */
const tagOf = ({ path }: Endpoint): string => TAGS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Account'

type ObjectSchema = { readonly properties?: Json; readonly required?: readonly string[] }

const pick = (properties: Json, required: readonly string[], names: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  required: names.filter((name) => required.includes(name)),
})

const jsonBody = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } })

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
})

const acceptLanguage = header(
  'Accept-Language',
  'As browsers send it. Counts where the words are too few to say their language; without it that is English.',
)
const timeZone = header(
  'Time-Zone',
  'An IANA time zone, as "Europe/Berlin": in which days are counted. It is kept with the conversation; without one, and where it is unknown, that is the one it had, or UTC.',
)
const lastEventId = header('Last-Event-ID', 'The id of the last event that came: the stream goes on behind it.')

const rawBody: Json = {
  description: 'Taken byte by byte, at most 1 MiB.',
  required: true,
  content: { '*/*': {} },
}

function success({ status, reply, streams, events: named, file }: Endpoint): Json {
  if (status === 204) return { 204: { description: 'Done.' } }
  if (file)
    return {
      [status]: { description: 'A file.', content: { [file]: { schema: { type: 'string', format: 'binary' } } } },
    }
  const content = named
    ? eventsOf(named)
    : {
        'application/json': { schema: schemaOf(reply, 'output') },
        ...(streams && { 'text/event-stream': { schema: { type: 'string', description: EVENTS } } }),
      }
  return { [status]: { description: 'Done.', content } }
}

/** OpenAPI 3.1 has no words for the events of a stream: what their data is stands beside it. */
const eventsOf = (named: NonNullable<Endpoint['events']>): Json => ({
  'text/event-stream': {
    schema: {
      type: 'string',
      description: `Events: ${Object.keys(named).join(', ')}; \`error\` (a Problem) may come last.`,
    },
    'x-events': Object.fromEntries(Object.entries(named).map(([name, data]) => [name, schemaOf(data, 'output')])),
  },
})

const EVENTS =
  'With `Accept: text/event-stream`: `delta` ({"text": …}) any number of times, then `done` (the JSON reply, whole) or `error` (a Problem).'

/** One response per status, with the codes that it may carry. */
function refusals({ access, method, withTemporaryPassword, body, refusals: own }: Endpoint, limited: boolean): Json {
  // a body is looked at wherever one is sent, also where none is wanted
  const readsBody = method !== 'GET'
  const codes = {
    ...(body !== 'raw' && { 'invalid-input': 400 }),
    ...(readsBody && body !== 'raw' && { 'malformed-json': 400, 'unsupported-media-type': 415 }),
    ...(readsBody && { 'body-too-large': 413 }),
    ...(access !== 'public' && { unauthenticated: 401 }),
    ...(access !== 'public' && !withTemporaryPassword && { 'password-change-required': 403 }),
    ...(access === 'admin' && { forbidden: 403 }),
    ...own,
    ...(limited && { 'too-many-tries': 429 }),
  }
  const byStatus = Map.groupBy(
    Object.entries({ ...codes, 'internal-error': 500, unavailable: 503 }),
    ([, status]) => status,
  )
  return Object.fromEntries([...byStatus].map(([status, entries]) => [status, refusal(entries.map(([code]) => code))]))
}

const refusal = (codes: readonly string[]): Json => ({
  description: `Codes: ${codes.join(', ')}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
