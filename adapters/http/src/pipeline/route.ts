import type { Endpoint, ParsedInputOf, ReplyOf } from '@app/contract'
import type { AuthenticatedUser } from '@app/domain'
import { type Limit, type LimitOptions, nameLimits } from './limits.ts'
import type { RawBody } from './read-raw-body.ts'
import type { Refusal } from './refusal.ts'

export type Success<Body = unknown> = {
  readonly status: Endpoint['status']
  readonly body: Body
  /** For the log: who the request turned out to come from. */
  readonly userId?: string
}
export type Outcome = Success | Refusal

/** Takes the text of a reply in chunks, as they come. */
export type OnText = (chunk: string) => void

/** An endpoint, how often it may be called, and what answers it. */
export type Route = {
  readonly endpoint: Endpoint
  readonly limits: readonly Limit[]
  readonly handle: (
    request: Request<unknown, AuthenticatedUser | null> & { readonly raw: RawBody | null },
  ) => Promise<Outcome>
}

/** Where a request comes from. Computed on demand: hardly any route needs it. */
export type Client = {
  readonly address: () => string
  /** What the browser says it is; see the domain's `Session.device`. */
  readonly device: () => string | null
  /** What its browser asks for first: a BCP 47 primary language that has a name, and nothing else that was sent. */
  readonly language: () => string | null
}

type Request<Input, Who> = {
  /** The output of the endpoint's schema. */
  readonly input: Input
  /** Null if, and only if, the endpoint is public. */
  readonly auth: Who
  readonly onText: OnText
  readonly client: Client
}

type Handler<E extends Endpoint, Who> = (
  request: Request<ParsedInputOf<E>, Who>,
) => Promise<Success<ReplyOf<E>> | Refusal>

/** A route for signed-in users. */
export function route<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: Handler<E, AuthenticatedUser>,
): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: nobody knows who reads it.`)
  takesJson(endpoint)
  return {
    endpoint,
    limits: nameLimits(endpoint, limits),
    handle: async (request) => {
      const { auth } = request
      if (!auth) throw new Error(`${endpoint.path} was called without a auth.`)
      // the input was made by the endpoint's own schema
      return handle({ ...request, auth, input: request.input as ParsedInputOf<E> })
    },
  }
}

/** A route for anybody. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: Handler<E, null>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`)
  takesJson(endpoint)
  return {
    endpoint,
    limits: nameLimits(endpoint, limits),
    // the input was made by the endpoint's own schema
    handle: (request) => handle({ ...request, auth: null, input: request.input as ParsedInputOf<E> }),
  }
}

/** A route for a program elsewhere that signs what it sends: its body comes as it is. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  limits: readonly LimitOptions[],
  handle: (raw: RawBody, input: ParsedInputOf<E>) => Promise<Success<ReplyOf<E>> | Refusal>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`)
  if (endpoint.body !== 'raw') throw new Error(`${endpoint.path} takes JSON.`)
  return {
    endpoint,
    limits: nameLimits(endpoint, limits),
    handle: async ({ raw, input }) => {
      if (!raw) throw new Error(`${endpoint.path} was called without a body.`)
      // the input was made by the endpoint's own schema
      return handle(raw, input as ParsedInputOf<E>)
    },
  }
}

function takesJson({ path, body }: Endpoint): void {
  if (body === 'raw') throw new Error(`${path} takes its body as it is: nothing would read it.`)
}
