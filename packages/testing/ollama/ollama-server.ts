import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import {
  type ModelFault,
  type ModelFaultQueue,
  makeModelFaultQueue,
  type SentMessage,
  sampleAnswer,
  spoil,
} from '@app/domain/testing'
import { type Outcome, outcomeOf, type Pace, type Says, saidBy, textOf } from '../exchange.ts'
import { type Answer, stream, wholeAnswer } from './lines.ts'

export type Options = Pace & {
  readonly port?: number
  readonly model?: string
  /** Answers in one piece, whatever was asked for. */
  readonly neverStreams?: boolean
  /** Thinks for so many tokens, which count as the answer's, unless thinking is switched off and can be. */
  readonly thinksFor?: number
  /** What /api/show tells of it: 'completion', 'tools', 'thinking', 'embedding'. Null: the path is not there. */
  readonly capabilities?: readonly string[] | null
  readonly family?: string
  readonly contextLength?: number
  /** What `think: false` does: see the faults of real models. */
  readonly thinkingOff?: 'obeys' | 'forgets-shape' | 'is-refused'
  /** Instead of what the prompt asks for; by the name of the model, of which there is any then, and by what a good one would answer. */
  readonly says?: string | Says
}

type ChatRequest = {
  readonly model: string
  readonly messages: readonly SentMessage[]
  readonly stream?: boolean
  readonly format?: object | 'json'
  readonly keep_alive?: string
  readonly think?: boolean | string
  readonly truncate?: boolean
  readonly options?: { readonly num_ctx?: number; readonly num_predict?: number; readonly temperature?: number }
}

type Received = {
  readonly path: string
  readonly body: ChatRequest
  /** Messages that did not fit into the context: the model never saw them. */
  readonly unseen: number
  readonly over: Promise<Outcome>
}

export type OllamaServer = {
  /** What `host` wants. */
  readonly url: string
  readonly requests: readonly Received[]
  /** How often it was asked what its model can do. */
  readonly shown: () => number
  readonly faults: Pick<ModelFaultQueue, 'next'>
  readonly close: () => Promise<void>
}

/** Ollama's default. */
const USUAL_CONTEXT = 4_096

/** Speaks Ollama's own protocol, and answers as a patient tutor would. */
export async function startOllamaServer(options: Options = {}): Promise<OllamaServer> {
  const requests: Received[] = []
  const faults = makeModelFaultQueue()
  let shown = 0
  const onShown = (): void => {
    shown += 1
  }
  const server = createServer((request, response) => {
    serve(request, response, { options, requests, faults, onShown }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requests,
    shown: () => shown,
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
  readonly faults: ModelFaultQueue
  readonly onShown: () => void
}

async function serve(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { model = 'sample-model' } = state.options
  const path = request.url ?? '/'
  if (path === '/') return void response.end('Ollama is running')
  if (path === '/api/version') return json(response, 200, { version: '0.20.0' })
  if (path === '/api/tags') {
    return json(response, 200, { models: [{ name: model, model, size: 5e9, details: { family: 'sample' } }] })
  }
  const body = JSON.parse((await textOf(request)) || '{}')
  // so that a test in another process can ask for a fault
  if (path === '/faults') {
    state.faults.next(body)
    return json(response, 200, {})
  }
  if (path === '/api/show') {
    state.onShown()
    const { capabilities = ['completion', 'tools'], family = 'sample', contextLength = 40_960 } = state.options
    if (capabilities === null) return void response.writeHead(404).end('404 page not found')
    const info = { 'general.architecture': family, [`${family}.context_length`]: contextLength }
    return json(response, 200, { details: { family }, model_info: info, capabilities })
  }
  if (path !== '/api/chat') return void response.writeHead(404).end('404 page not found')
  const seen = fitted(body)
  state.requests.push({ path, body, unseen: body.messages.length - seen.length, over: outcomeOf(response) })
  const fault = state.faults.take(body)
  if (fault && happened(response, fault)) return
  if (typeof state.options.says !== 'function' && body.model !== model)
    return json(response, 404, { error: `model '${body.model}' not found` })
  if (body.truncate === false && seen.length < body.messages.length) {
    const message = 'the request exceeds the available context size, try increasing it'
    return json(response, 400, {
      error: JSON.stringify({ error: { code: 400, message, type: 'exceed_context_size_error' } }),
    })
  }
  const { thinkingOff } = state.options
  if (body.think !== undefined && thinkingOff === 'is-refused') {
    return json(response, 400, { error: `"${body.model}" does not support thinking` })
  }
  const answer = complete({ ...body, messages: seen }, fault, state.options)
  if (state.options.neverStreams || body.stream === false) return json(response, 200, wholeAnswer(answer))
  await stream(response, answer, fault, state.options)
}

/** Faults that leave no room for an answer. */
function happened(response: ServerResponse, fault: ModelFault): boolean {
  if (fault.kind === 'drop') response.destroy()
  else if (fault.kind === 'empty') response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end()
  else if (fault.kind === 'status') {
    const body = fault.body ?? { error: 'as the test wants it' }
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(JSON.stringify(body))
  } else return fault.kind === 'hang'
  return true
}

/** Without a word Ollama leaves out what does not fit, oldest first; the system message and the last one stay. */
function fitted({ messages, options }: ChatRequest): readonly SentMessage[] {
  const kept = [...messages]
  const size = () => kept.reduce((sum, { content }) => sum + Math.ceil(content.length / 4) + 4, 0)
  while (kept.length > 2 && size() > (options?.num_ctx ?? USUAL_CONTEXT)) kept.splice(1, 1)
  return kept
}

function complete(
  request: ChatRequest,
  fault: ModelFault | undefined,
  { thinksFor = 0, says, thinkingOff }: Options,
): Answer {
  const forgets = request.think === false && thinkingOff === 'forgets-shape'
  const words = forgets
    ? 'Sure, here is a plan for you: first, flour.'
    : saidBy(request.model, says, () => sampleAnswer(request.messages, JSON.stringify(request.format ?? '')))
  const whole = spoil(fault, words)
  const most = request.options?.num_predict ?? Number.POSITIVE_INFINITY
  const quiet = request.think === false && thinkingOff === 'obeys'
  const thinking = Math.min((quiet ? 0 : thinksFor) || (fault?.kind === 'reasoning' ? 3 : 0), most)
  const text = whole.slice(0, fault?.kind === 'length' ? whole.length / 2 : (most - thinking) * 4)
  return {
    model: request.model,
    text,
    thoughts: 'hmm '.repeat(thinking),
    reason: text.length < whole.length ? 'length' : 'stop',
    counts: {
      prompt_eval_count: Math.ceil(JSON.stringify(request.messages).length / 4),
      eval_count: thinking + Math.ceil(text.length / 4),
    },
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, model: { type: 'string' } } })
  const { url } = await startOllamaServer({ port: Number(values.port), ...(values.model && { model: values.model }) })
  process.stdout.write(`${url}\n`)
}
