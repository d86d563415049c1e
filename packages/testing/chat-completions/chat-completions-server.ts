import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { type ModelFault, type ModelFaultQueue, makeModelFaultQueue, sampleAnswer, spoil } from '@app/domain/testing'
import { type Outcome, outcomeOf, type Pace, type Says, saidBy, textOf } from '../exchange.ts'
import { type Completion, stream, wholeAnswer } from './event-stream.ts'
import { type ChatRequest, type Parameter, refusalOf } from './request-check.ts'

export type Options = Pace & {
  readonly port?: number
  /** Unset: any. */
  readonly apiKey?: string
  readonly model?: string
  /** Parameters that it answers with 400. */
  readonly refuses?: readonly Parameter[]
  /** Answers in one piece, whatever was asked for. */
  readonly neverStreams?: boolean
  /** Tokens that prompt and answer share; a call that asks for more is refused. */
  readonly context?: number
  /** Thinks for so many tokens, which count as the answer's, as the vendor counts them. */
  readonly thinksFor?: number
  /** Categories that its moderation finds in any text. */
  readonly flags?: readonly string[]
  /** False: it knows no moderation. 'never': it never answers. */
  readonly moderates?: false | 'never'
  /** Instead of what the prompt asks for; by the name of the model, of which there is any then, and by what a good one would answer. */
  readonly says?: string | Says
  /** The answer to this task in the shape of this schema; null: what any good model would answer. */
  readonly writes?: (task: string, schema: string) => object | null
}

type Received = {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: ChatRequest
  readonly over: Promise<Outcome>
  /** When it came, by `performance.now()`. */
  readonly began: number
  /** Milliseconds from the request to the end of its answer. */
  readonly took: Promise<number>
}

export type ChatCompletionsServer = {
  /** What `baseUrl` wants. */
  readonly url: string
  readonly requests: readonly Received[]
  /** What its moderation was asked. */
  readonly moderated: readonly unknown[]
  readonly faults: Pick<ModelFaultQueue, 'next'>
  readonly close: () => Promise<void>
}

/** Speaks OpenAI's Chat Completions, and answers as a patient tutor would. */
export async function startChatCompletionsServer(options: Options = {}): Promise<ChatCompletionsServer> {
  const requests: Received[] = []
  const moderated: unknown[] = []
  const faults = makeModelFaultQueue()
  const server = createServer((request, response) => {
    serve(request, response, { options, requests, moderated, faults }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    requests,
    moderated,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type State = {
  readonly options: Options
  readonly requests: Received[]
  readonly moderated: unknown[]
  readonly faults: ModelFaultQueue
}

async function serve(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { model = 'sample-model', apiKey } = state.options
  const path = request.url ?? '/'
  if (path === '/v1/models') {
    return json(response, 200, { object: 'list', data: [{ id: model, object: 'model', owned_by: 'nobody' }] })
  }
  const body = JSON.parse((await textOf(request)) || '{}')
  // so that a test in another process can ask for a fault
  if (path === '/faults') {
    state.faults.next(body)
    return json(response, 200, {})
  }
  const authorization = request.headers.authorization
  if (path === '/v1/moderations') {
    state.moderated.push(body)
    return moderate(response, state.options)
  }
  if (path !== '/v1/chat/completions') return refuse(response, 404, `Invalid URL (${request.method} ${path})`)
  const [over, began] = [outcomeOf(response), performance.now()]
  state.requests.push({ path, authorization, body, over, began, took: over.then(() => performance.now() - began) })
  const fault = state.faults.take(body)
  if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) {
    return refuse(response, 401, 'Incorrect API key provided', { code: 'invalid_api_key' })
  }
  if (fault && happened(response, fault)) return
  if (typeof state.options.says !== 'function' && body.model !== model) {
    return refuse(response, 404, `The model '${body.model}' does not exist`, { code: 'model_not_found' })
  }
  const refusal = refusalOf(body, state.options.refuses ?? [])
  if (refusal) return refuse(response, 400, refusal.message, refusal)
  const { context = Number.POSITIVE_INFINITY } = state.options
  const [asked, prompt] = [body.max_completion_tokens ?? body.max_tokens ?? 0, tokensOf(body)]
  if (asked + prompt > context) {
    return refuse(response, 400, `'max_completion_tokens' is too large: ${asked}. The context has ${context} tokens.`)
  }
  const completion = complete(body, fault, state.options)
  if (state.options.neverStreams || !body.stream) return json(response, 200, wholeAnswer(completion))
  await stream(response, completion, fault, state.options)
}

function moderate(response: ServerResponse, { flags = [], moderates }: Options): void {
  if (moderates === 'never') return
  if (moderates === false) {
    refuse(response, 404, 'Invalid URL (POST /v1/moderations)')
    return
  }
  const categories = Object.fromEntries(flags.map((flag) => [flag, true]))
  json(response, 200, { id: 'modr-1', model: 'm', results: [{ flagged: flags.length > 0, categories }] })
}

/** Faults that leave no room for an answer. */
function happened(response: ServerResponse, fault: ModelFault): boolean {
  if (fault.kind === 'drop') response.destroy()
  else if (fault.kind === 'empty') response.writeHead(200, { 'content-type': 'text/event-stream' }).end()
  else if (fault.kind === 'status') {
    const body = fault.body ?? { error: { message: 'As the test wants it', type: 'test', param: null, code: null } }
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(JSON.stringify(body))
  } else return fault.kind === 'hang'
  return true
}

function complete(
  request: ChatRequest,
  fault: ModelFault | undefined,
  { thinksFor = 0, says, writes }: Options,
): Completion {
  const asked = JSON.stringify(request.response_format?.json_schema?.schema ?? '')
  const inWords = request.messages[0]?.content.split('JSON Schema: ')[1] ?? ''
  const written = writes?.(request.messages.at(-1)?.content ?? '', asked + inWords) ?? null
  const answer =
    (written && JSON.stringify(written)) ??
    saidBy(request.model, says, () => sampleAnswer(request.messages, asked + inWords))
  // a model that nothing holds to the shape is chatty
  const format = request.response_format?.type ?? 'text'
  const whole = spoil(fault ?? (format === 'text' ? { kind: 'fenced' } : undefined), answer)
  const most = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY
  const thoughts = Math.min(thinksFor, most)
  const words = whole.slice(0, fault?.kind === 'length' ? whole.length / 2 : (most - thoughts) * 4)
  const counts = {
    prompt_tokens: tokensOf(request),
    completion_tokens: Math.ceil(words.length / 4) + thoughts,
  }
  return {
    model: request.model,
    text: words,
    finish: words.length < whole.length ? 'length' : 'stop',
    usage:
      request.stream && !request.stream_options?.include_usage
        ? null
        : {
            ...counts,
            total_tokens: counts.prompt_tokens + counts.completion_tokens,
            completion_tokens_details: { reasoning_tokens: thoughts },
          },
  }
}

const tokensOf = ({ messages }: ChatRequest): number => Math.ceil(JSON.stringify(messages).length / 4)

function refuse(response: ServerResponse, status: number, message: string, more: object = {}): void {
  json(response, status, { error: { type: 'invalid_request_error', param: null, code: null, ...more, message } })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, model: { type: 'string' } } })
  const { url } = await startChatCompletionsServer({
    port: Number(values.port),
    ...(values.model && { model: values.model }),
  })
  process.stdout.write(`${url}\n`)
}
