import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@app/contract'
import { makeReplyParser } from '@app/contract/reply-parser'
import {
  type Authenticate,
  type AuthenticatedUser,
  err,
  knownTimeZone,
  ok,
  type RateLimiter,
  type Result,
} from '@app/domain'
import { writeHead } from './common-headers.ts'
import type { HttpContext } from './context.ts'
import { describeRefusal } from './describe-refusal.ts'
import { deviceOf } from './device.ts'
import { type FaultSinks, faultOf, sendRefusal } from './error-handler.ts'
import type { OpenStreams } from './event-stream.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { makeCountAttempts } from './rate-limit.ts'
import { readBody } from './read-json-body.ts'
import { readRawBody } from './read-raw-body.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import { readersLanguage, textLanguage } from './request-language.ts'
import type { FileReply, OnText, Outcome, Route } from './route.ts'
import { MAX_STREAM_MS, sendEvents } from './send-events.ts'
import type { StreamSlots } from './stream-slots.ts'

export type PipelineDeps = FaultSinks & {
  readonly authenticate: Authenticate
  readonly rateLimiter: RateLimiter
  readonly streams: OpenStreams
  /** Of the streams that only watch: nothing is lost when they end at once. */
  readonly slots: StreamSlots
  /** Unset: MAX_STREAM_MS. */
  readonly maxStreamMs?: number | undefined
  readonly hasStarted?: (() => boolean) | undefined
}

/** The handler with everything that it needs but a listener. */
type Call = (onText: OnText) => Promise<Outcome>

const ignoreChunks: OnText = () => {}

type Params = Readonly<Record<string, string>>

/** Who is asking, what for, and the answer: every endpoint of the contract goes this way. */
export function makeEndpointPipeline(
  route: Route,
  deps: PipelineDeps,
): (ctx: HttpContext, params: Params) => Promise<void> {
  const { streams, slots, maxStreamMs: maxMs = MAX_STREAM_MS, hasStarted = () => true } = deps
  const { status } = route.endpoint
  const prepare = makePrepare(route, deps)

  return async (ctx, params) => {
    ctx.state.route = route.endpoint.path
    if (!hasStarted()) return sendRefusal(ctx, { code: 'unavailable', status: 503 })
    const call = await prepare(ctx, params)
    if (!call.ok) return sendRefusal(ctx, call.error)

    if (route.endpoint.streams && ctx.accepts('json', 'text/event-stream') === 'text/event-stream') {
      const options = { ctx, status, streams, run: call.value, faultOf: (error: unknown) => faultOf(error, ctx, deps) }
      const refusal = await streamReply(options)
      return refusal ? sendRefusal(ctx, refusal) : undefined
    }
    const outcome = await call.value(ignoreChunks)
    if ('code' in outcome) return sendRefusal(ctx, outcome)
    if ('source' in outcome) {
      const about = { ctx, source: outcome.source, slots, maxMs }
      const refusal = await sendEvents({ ...about, faultOf: (error) => faultOf(error, ctx, deps) })
      return refusal ? sendRefusal(ctx, refusal) : undefined
    }
    if ('file' in outcome) return sendFile(ctx, outcome.file, route.endpoint.file ?? '')
    sendJson(ctx, outcome.status, outcome.body)
  }
}

/** Reads a request: everything that can be refused without asking a use case. */
function makePrepare(
  route: Route,
  { authenticate, rateLimiter }: PipelineDeps,
): (ctx: HttpContext, params: Params) => Promise<Result<Call, Refusal>> {
  const { method, access, body } = route.endpoint
  const parseInput = makeParseInput(route.endpoint)
  const parseReply = makeReplyParser(route.endpoint)
  const countAttempts = makeCountAttempts(route.limits, rateLimiter)

  const readGiven = async (ctx: HttpContext): Promise<Result<object, Refusal>> =>
    method === 'GET' ? ok(ctx.querystring === '' ? {} : ctx.query) : readBody(ctx, body === 'large')

  return async (ctx, params) => {
    let auth: AuthenticatedUser | null = null
    if (access !== 'public') {
      // before the body is looked at: a stranger cannot make us parse anything
      const known = await authenticateRequest(ctx, route.endpoint, authenticate)
      if (!known.ok) return known
      auth = known.value
    }
    const raw = body === 'raw' ? await readRawBody(ctx) : ok(null)
    if (!raw.ok) return raw
    const given = raw.value ? ok({}) : await readGiven(ctx)
    if (!given.ok) return given
    const input = parseInput(given.value, params)
    if (!input.ok) return input
    const tries = await countAttempts({ ctx, auth, input: input.value })
    if (!tries.ok) return tries
    const { headers } = ctx.req
    const lastEventId = headers['last-event-id']?.toString() ?? null
    const client = {
      address: ctx.state.clientAddress,
      device: () => deviceOf(headers['user-agent']),
      language: () => readersLanguage(headers),
      textLanguage: () => textLanguage(headers),
      timeZone: () => knownTimeZone(headers['time-zone']?.toString() ?? ''),
    }
    return ok(async (onText) => {
      const identify = (userId: string): void => {
        ctx.state.userId = userId
      }
      const request = { input: input.value, auth, onText, identify, client, lastEventId, raw: raw.value }
      const outcome = await route.handle(request)
      if ('code' in outcome) {
        await tries.value.ended(outcome)
        return outcome
      }
      // it cannot fail, and the answer need not wait for it
      void tries.value.ended(null)
      return 'body' in outcome ? { ...outcome, body: parseReply(outcome.body) } : outcome
    })
  }
}

/** Answers with a text that we know all about: Koa's own way would ask the headers three times. */
function sendJson(ctx: HttpContext, status: number, body: unknown): void {
  if (status === 204) {
    writeHead(ctx, 204, []).end()
    return
  }
  const text = JSON.stringify(body)
  const about = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', Buffer.byteLength(text)]
  // for a HEAD request Node leaves the body out by itself
  writeHead(ctx, status, about).end(text)
}

/** The name is ours, so nothing in it needs to be quoted. */
function sendFile(ctx: HttpContext, { name, content }: FileReply, type: string): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const about = ['Content-Type', type, 'Content-Length', bytes.length]
  writeHead(ctx, 200, [...about, 'Content-Disposition', `attachment; filename="${name}"`]).end(bytes)
}

const BEARER = /^Bearer +(\S+) *$/i

/** The user of the bearer token, if they may call the endpoint. */
async function authenticateRequest(
  ctx: HttpContext,
  { access, withTemporaryPassword }: Pick<Endpoint, 'access' | 'withTemporaryPassword'>,
  authenticate: Authenticate,
): Promise<Result<AuthenticatedUser, Refusal>> {
  const token = BEARER.exec(ctx.req.headers.authorization ?? '')?.[1]
  if (token === undefined) return err(UNAUTHENTICATED)
  const auth = await authenticate(token)
  if (!auth) return err(INVALID_TOKEN)
  ctx.state.userId = auth.user.id
  // before the role: a temporary password is refused the same everywhere
  if (auth.user.passwordIsTemporary && !withTemporaryPassword) return err(PASSWORD_FIRST)
  if (access === 'admin' && auth.user.role !== 'admin') return err({ code: 'forbidden', status: 403 })
  return ok(auth)
}

const UNAUTHENTICATED: Refusal = { code: 'unauthenticated', status: 401 }
const PASSWORD_FIRST: Refusal = { code: 'password-change-required', status: 403 }
const INVALID_TOKEN: Refusal = { ...UNAUTHENTICATED, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }

type ParseInput = (body: object, params: Readonly<Record<string, string>>) => Result<unknown, Refusal>

/** Body or query first, path last: a body cannot overrule the id in the path. */
function makeParseInput(endpoint: Endpoint): ParseInput {
  const absent: Refusal = { code: notFoundCode(endpoint), status: 404 }
  return (body, params) => {
    const parsed = endpoint.input.safeParse({ ...body, ...params })
    if (parsed.success) return ok(parsed.data)
    const fields: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message
    // what cannot be an id is the id of nothing
    if (Object.keys(params).some((name) => Object.hasOwn(fields, name))) return err(absent)
    return err({ code: 'invalid-input', status: 400, fields })
  }
}

/** An endpoint names first the refusal for what its path is about. */
function notFoundCode({ refusals }: Endpoint): RefusalCode {
  const code = Object.keys(refusals).find((name) => refusals[name] === 404)
  // the cast restores what Endpoint, being general, does not say: every key here is a code of an endpoint
  return (code ?? 'not-found') as RefusalCode
}

/** A refusal known this soon gets its own status; later the client must see that the stream is open. Milliseconds. */
const FIRST_CHUNK_TIMEOUT_MS = 1_000

type Options = {
  readonly ctx: HttpContext
  readonly status: number
  readonly streams: OpenStreams
  /** Never aborted: when the client has disconnected, the reply is still finished and saved. */
  readonly run: (onText: (chunk: string) => void) => Promise<Outcome>
  readonly faultOf: (error: unknown) => Refusal
}

/** Streams the reply as server-sent events. A refusal before the first chunk is returned, so that it gets its own status. */
async function streamReply({ ctx, status, streams, run, faultOf }: Options): Promise<Refusal | null> {
  let stream: EventStream | null = null
  let buffered = ''
  const firstChunk = Promise.withResolvers<undefined>()
  const outcome = run((text) => {
    if (stream) return stream.send('delta', { text })
    buffered += text
    firstChunk.resolve(undefined)
  })
  const timeout = pause(FIRST_CHUNK_TIMEOUT_MS, undefined, { ref: false })
  const first = await Promise.race([outcome, firstChunk.promise, timeout])
  if (first && 'code' in first) return first

  const language = textLanguage(ctx.req.headers)
  const open = openEventStream(ctx, status)
  stream = open
  if (buffered !== '') open.send('delta', { text: buffered })
  const refuse = (refusal: Refusal): void =>
    open.send('error', describeRefusal(refusal, ctx.state.requestId, language).body)
  const remove = streams.add(() => {
    refuse({ code: 'unavailable', status: 503 })
    open.end()
  })
  try {
    const final = await outcome
    if ('code' in final) refuse(final)
    else if ('body' in final) open.send('done', final.body)
  } catch (error) {
    refuse(faultOf(error))
  }
  remove()
  open.end()
  return null
}
