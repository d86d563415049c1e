import type { Endpoint, ParsedInputOf, RefusalOf, ReplyOf } from '@app/contract'
import { type AuthenticatedUser, type Err, type Language, type Ok, ok, type Result } from '@app/domain'
import { type Limit, type LimitOptions, nameLimits } from './limits.ts'
import type { RawBody } from './read-raw-body.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { EventSource } from './send-events.ts'

export type Outcome =
  | { readonly status: Endpoint['status']; readonly body: unknown }
  /** Of an endpoint that has `events`. */
  | { readonly status: Endpoint['status']; readonly source: EventSource }
  /** Of an endpoint that has `file`. */
  | { readonly status: Endpoint['status']; readonly file: FileReply }
  | Refusal

/** A file under a name of ours. */
export type FileReply = { readonly name: string; readonly content: string | Uint8Array }

/** Takes the text of a reply in chunks, as they come. */
export type OnText = (chunk: string) => void

/** An endpoint, how often it may be called, and what answers it. */
export type Route = {
  readonly endpoint: Endpoint
  readonly limits: readonly Limit[]
  readonly handle: (request: Given<unknown>) => Promise<Outcome>
}

/** Where a request comes from. Computed on demand: hardly any route needs it. */
export type Client = {
  readonly address: () => string
  /** What the browser says it is; see the domain's `Session.device`. */
  readonly device: () => string | null
  /** What its reader chose, else what its browser asks for first: a BCP 47 primary language that has a name, and nothing else that was sent. */
  readonly language: () => string | null
  /** What its page is in: see `requestLanguage`. */
  readonly textLanguage: () => Language
  /** Where it says that it is: see `knownTimeZone`. */
  readonly timeZone: () => string | null
}

type Request<Input, Who> = {
  /** The output of the endpoint's schema. */
  readonly input: Input
  /** Null if, and only if, the endpoint is public. */
  readonly auth: Who
  readonly onText: OnText
  /** For the log: who the request turned out to come from. */
  readonly identify: (userId: string) => void
  readonly client: Client
  /** The last event that a client has got which comes back to a stream; null of one that has got none. */
  readonly lastEventId: string | null
}

/** What a handler answers: the reply, or a refusal that its endpoint names. */
type Replied<E extends Endpoint> = Promise<Result<ReplyOf<E>, { readonly kind: RefusalOf<E> | 'invalid-input' }>>
type Handler<E extends Endpoint, Who> = (request: Request<ParsedInputOf<E>, Who>) => Replied<E>

/** The reply to what a use case answers, whose refusals stay as they are. */
export async function replied<T, Refused extends Err<unknown>, Body>(
  answer: Promise<Ok<T> | Refused>,
  bodyOf: (value: T) => Body | Promise<Body>,
): Promise<Ok<Body> | Refused> {
  const result = await answer
  return result.ok ? ok(await bodyOf(result.value)) : result
}

/** A route for signed-in users. */
export function route<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: Handler<E, AuthenticatedUser>,
): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: nobody knows who reads it.`)
  takesJson(endpoint)
  return makeRoute(endpoint, limits, async ({ auth, ...request }) => {
    if (!auth) throw new Error(`${endpoint.path} was called without a auth.`)
    return handle({ ...request, auth })
  })
}

/** A route for anybody. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: Handler<E, null>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`)
  takesJson(endpoint)
  return makeRoute(endpoint, limits, (request) => handle({ ...request, auth: null }))
}

/** A route for a program elsewhere that signs what it sends: its body comes as it is. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: (raw: RawBody, input: ParsedInputOf<E>) => Replied<E>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`)
  if (endpoint.body !== 'raw') throw new Error(`${endpoint.path} takes JSON.`)
  return makeRoute(endpoint, limits, async ({ raw, input }) => {
    if (!raw) throw new Error(`${endpoint.path} was called without a body.`)
    return handle(raw, input)
  })
}

/** What a route answers that is no JSON, or a refusal that its endpoint names. */
type Other<E extends Endpoint, T> = Promise<Result<T, { readonly kind: RefusalOf<E> | 'invalid-input' }>>
type OtherHandler<E extends Endpoint, T> = (request: Request<ParsedInputOf<E>, AuthenticatedUser>) => Other<E, T>

/** A route for signed-in users whose reply is a stream of events. */
export function eventRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: OtherHandler<E, EventSource>,
): Route {
  if (!endpoint.events) throw new Error(`${endpoint.path} is no stream.`)
  return otherRoute(endpoint, limits, handle, (source) => ({ status: endpoint.status, source }))
}

/** A route for signed-in users whose reply is a file. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: OtherHandler<E, FileReply>,
): Route {
  if (!endpoint.file) throw new Error(`${endpoint.path} is no file.`)
  return otherRoute(endpoint, limits, handle, (file) => ({ status: endpoint.status, file }))
}

function otherRoute<E extends Endpoint, T>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: OtherHandler<E, T>,
  outcomeOf: (value: T) => Outcome,
): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: nobody knows who reads it.`)
  return {
    endpoint,
    limits: nameLimits(endpoint, limits),
    handle: async ({ auth, ...request }) => {
      if (!auth) throw new Error(`${endpoint.path} was called without a auth.`)
      // the input was made by the endpoint's own schema
      const result = await handle({ ...request, auth, input: request.input as ParsedInputOf<E> })
      return result.ok ? outcomeOf(result.value) : refuse(result.error, endpoint)
    },
  }
}

type Given<Input> = Request<Input, AuthenticatedUser | null> & { readonly raw: RawBody | null }

const makeRoute = <E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: (request: Given<ParsedInputOf<E>>) => Replied<E>,
): Route => ({
  endpoint,
  limits: nameLimits(endpoint, limits),
  handle: async (request) => {
    // the input was made by the endpoint's own schema
    const result = await handle({ ...request, input: request.input as ParsedInputOf<E> })
    return result.ok ? { status: endpoint.status, body: result.value } : refuse(result.error, endpoint)
  },
})

function takesJson({ path, body }: Endpoint): void {
  if (body === 'raw') throw new Error(`${path} takes its body as it is: nothing would read it.`)
}
