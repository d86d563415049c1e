import * as z from 'zod/mini'
import { id, noBody, nothing } from './shapes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, a signed-in learner, an admin. */
export type Access = 'public' | 'learner' | 'admin'

/** One call of the HTTP API as data. Routes, the typed client and the OpenAPI document are all made from it. */
export type Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Refusals extends Readonly<Record<string, number>> = Readonly<Record<string, number>>,
> = {
  readonly method: Method
  /** Begins with /api; a part like `:id` is filled from the input property of that name. */
  readonly path: string
  /** Where the same call answers too: paths that the specification writes without /api. */
  readonly alsoAt?: readonly string[]
  readonly access: Access
  /** May be called with a temporary password. Every other call is refused with 403 until it is changed. */
  readonly withTemporaryPassword?: true
  /**
   * 'raw': taken byte by byte as it came, at most 1 MiB, whatever its type; `input` then holds no more than the path says. 'large': JSON of at
   * most 1 MiB. Otherwise JSON of at most 32 KiB.
   */
  readonly body?: 'raw' | 'large'
  /** The reply is a file of that media type, with a name of its own. `reply` is a text then, which stands for its content. */
  readonly file?: string
  /** With `Accept: text/event-stream` the reply comes as server-sent events: see `deltaEvent`. */
  readonly streams?: true
  /**
   * The reply is nothing but server-sent events, whatever `Accept` says: their names and their data. The id of the last one may be sent back
   * as `Last-Event-ID`. `error` (a Problem) may come besides, and ends the stream.
   */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>
  /** `Accept-Language` says in which language to answer words that are too few to say one. */
  readonly readsLanguage?: true
  /** `Time-Zone` says where the learner is: which day "tomorrow" is for them. It is kept with the conversation. */
  readonly readsTimeZone?: true
  /** One sentence for the API document. */
  readonly summary: string
  /** Path parameters and body (GET: query) in one object. Keys that it does not name are dropped. */
  readonly input: Input
  /** The status of a success; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204
  readonly reply: Reply
  /** Every refusal of its own with its status. 400 `invalid-input`, 401, 413, 415, 429, 500 and 503 come on top where they apply. */
  readonly refusals: Refusals
}

/** What is not said: no input but the id that the path names; no reply and then 204, else 200; no refusal of its own. */
type Defaults = 'input' | 'status' | 'reply' | 'refusals'

const withId = z.object({ id })
type InputOfPath<Path extends string> = Path extends `${string}/:id${string}` ? typeof withId : typeof nothing

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  Path extends string,
  Reply extends z.ZodMiniType = typeof noBody,
  Input extends z.ZodMiniObject = InputOfPath<Path>,
  const Refusals extends Readonly<Record<string, number>> = Readonly<Record<never, number>>,
>(
  method: Method,
  path: Path,
  access: Access,
  definition: Omit<Endpoint<Input, Reply, Refusals>, 'method' | 'path' | 'access' | Defaults> &
    Partial<Pick<Endpoint<Input, Reply, Refusals>, Defaults>>,
): Endpoint<Input, Reply, Refusals> => {
  const input = path.includes('/:id') ? withId : nothing
  const none = { input, status: definition.reply === undefined ? 204 : 200, reply: noBody, refusals: {} } as const
  // what is left out has the type parameter's default, which the compiler cannot see
  return { ...none, ...definition, method, path, access } as unknown as Endpoint<Input, Reply, Refusals>
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string
