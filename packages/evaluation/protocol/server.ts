import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type ProtocolServer = Awaited<ReturnType<typeof startProtocolServer>>

/** What a model of that name says. */
export type Say = (model: string) => string

/**
 * Speaks Chat Completions and Ollama's own protocol on 127.0.0.1, and says what `say` wants, word for word: a model of
 * any quality behind a server without a fault. So that answers can be tried at once, the model's name chooses one.
 */
export async function startProtocolServer(say: Say) {
  const server = createServer((request, response) => {
    serve(request, response, say).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    /** What the OpenAI adapter calls `baseUrl`. */
    openAiUrl: `${url}/v1`,
    /** What the Ollama adapter calls `host`. */
    ollamaUrl: url,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, say: Say): Promise<void> {
  const path = request.url ?? '/'
  const body: { model?: string } = JSON.parse((await textOf(request)) || '{}')
  const model = body.model ?? ''
  if (path === '/v1/chat/completions') return chatCompletions(response, model, say(model))
  if (path === '/api/chat') return ollamaChat(response, model, say(model))
  // nothing is flagged and nothing is routed away: what is declined is declined by the product's own rule
  if (path === '/v1/moderations') return json(response, { model, results: [{ flagged: false, categories: {} }] })
  if (path === '/api/show') {
    return json(response, {
      capabilities: ['completion'],
      model_info: { 'sample.context_length': 131_072 },
      details: {},
    })
  }
  if (path === '/api/version') return json(response, { version: '0.20.0' })
  if (path === '/v1/models') return json(response, { object: 'list', data: [] })
  response.writeHead(404).end('{"error":"no such path"}')
}

function chatCompletions(response: ServerResponse, model: string, text: string): void {
  const event = (more: object): string =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, ...more })}\n\n`
  const choice = (delta: object, finish: string | null): string =>
    event({ choices: [{ index: 0, delta, finish_reason: finish }] })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(choice({ role: 'assistant', content: '' }, null))
  for (const content of inPieces(text)) response.write(choice({ content }, null))
  response.write(choice({}, 'stop'))
  response.write(event({ choices: [], usage: usage(text) }))
  response.end('data: [DONE]\n\n')
}

function ollamaChat(response: ServerResponse, model: string, text: string): void {
  const line = (content: string, more: object): string =>
    `${JSON.stringify({ model, created_at: '2026-01-15T12:00:00Z', message: { role: 'assistant', content }, ...more })}\n`
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  for (const content of inPieces(text)) response.write(line(content, { done: false }))
  const { completion_tokens, prompt_tokens } = usage(text)
  response.end(
    line('', { done: true, done_reason: 'stop', eval_count: completion_tokens, prompt_eval_count: prompt_tokens }),
  )
}

/** Pieces end in the middle of words, and never in the middle of a code point, as a vendor's do. */
const PIECE = 61

function* inPieces(text: string): Generator<string> {
  const characters = [...text]
  for (let from = 0; from < characters.length; from += PIECE) yield characters.slice(from, from + PIECE).join('')
}

const usage = (text: string) => ({ prompt_tokens: 500, completion_tokens: Math.ceil(text.length / 4), total_tokens: 0 })

const json = (response: ServerResponse, body: object): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}
