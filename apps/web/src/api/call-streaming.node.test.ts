// @vitest-environment node
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { continueConversation } from '@app/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callStreaming, readEvents } from './call-streaming.ts'
import { ApiProblem } from './problem.ts'

const id = '0192f3a0-0000-7000-8000-000000000001'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const close of closers.splice(0)) await close()
})

describe('callStreaming', () => {
  it('should hand on the pieces and answer the whole reply', async () => {
    await serve((response) => write(response, delta('Hello'), delta(' you'), done('Hello you!')))
    const received = await listen()
    expect(received).toEqual({ pieces: ['Hello', ' you'], opened: 1, reply: reply('Hello you!') })
  })

  it('should ask for events and send the message', async () => {
    const sent = await serve((response) => write(response, done('Yes.')))
    await listen()
    expect(sent).toEqual([
      { url: `/api/conversation/${id}/continue`, accept: 'text/event-stream', body: '{"message":"Hi"}' },
    ])
  })

  it('should not care where the network cuts, be it inside of a letter or an event', async () => {
    const bytes = Buffer.from(`${delta('Grüße, 学习 🧭')}:\n\n${delta(' مرحبا')}${done('Grüße, 学习 🧭 مرحبا')}`)
    await serve(async (response) => {
      open(response)
      for (const byte of bytes) {
        response.write(Uint8Array.of(byte))
        await new Promise(setImmediate)
      }
      response.end()
    })
    const received = await listen()
    expect(received.pieces).toEqual(['Grüße, 学习 🧭', ' مرحبا'])
    expect(received.reply).toEqual(reply('Grüße, 学习 🧭 مرحبا'))
  })

  it('should read line ends of every kind', async () => {
    await serve((response) => write(response, `${delta('a')}${done('ab')}`.replaceAll('\n', '\r\n')))
    expect(await listen()).toMatchObject({ pieces: ['a'], reply: reply('ab') })
  })

  it('should throw an error event with its words and the status of its code', async () => {
    const body = { error: 'Kept.', message: 'Kept.', code: 'assistant-unavailable', request_id: 'r', retry_after: 10 }
    await serve((response) => write(response, delta('Hel'), `event: error\ndata: ${JSON.stringify(body)}\n\n`))
    const problem = await failure(listen())
    expect(problem).toMatchObject({ status: 503, code: 'assistant-unavailable', message: 'Kept.' })
    expect(problem.extra.retry_after).toBe(10)
  })

  it('should throw a refusal from before the stream like any other', async () => {
    await serve((response) => {
      response.writeHead(409, { 'Content-Type': 'application/json' })
      response.end('{"error":"Ended.","message":"Ended.","code":"conversation-closed","request_id":"r"}')
    })
    expect(await failure(listen())).toMatchObject({ status: 409, code: 'conversation-closed', message: 'Ended.' })
  })

  it('should distinguish a stream that broke from one that was refused', async () => {
    await serve((response) => {
      open(response)
      response.write(delta('Hel'), () => response.destroy())
    })
    expect(await failure(listen())).toMatchObject({ status: 0, code: 'stream-dropped' })
  })

  it('should not take the end of the stream for the end of the reply', async () => {
    await serve((response) => write(response, delta('Hel'), 'event: done\ndata: {"ai_message":"Hello"'))
    expect(await failure(listen())).toMatchObject({ code: 'stream-dropped' })
  })

  it('should refuse a reply that is not in the contract', async () => {
    await serve((response) => write(response, 'event: done\ndata: {"ai_message":1}\n\n'))
    expect(await failure(listen())).toMatchObject({ code: 'unexpected-reply' })
  })

  it('should pass over events that it does not know', async () => {
    await serve((response) => write(response, 'event: news\ndata: x\n\n', 'data: {"text":"?"}\n\n', done('Yes.')))
    expect(await listen()).toMatchObject({ pieces: [], reply: reply('Yes.') })
  })

  it('should take a reply that did not come in pieces', async () => {
    await serve((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(reply('At once.')))
    })
    expect(await listen()).toMatchObject({ pieces: [], reply: reply('At once.') })
  })

  it('should let go of the connection when it is cancelled', async () => {
    const left = Promise.withResolvers<void>()
    await serve((response) => {
      response.once('close', left.resolve)
      open(response)
      response.write(delta('Hel'))
    })
    const controller = new AbortController()
    const cancelled = listen({ signal: controller.signal, onText: () => controller.abort() })
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
    await left.promise
  })
})

describe('readEvents', () => {
  it('should give up on a connection that has gone silent', async () => {
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    })
    const events: string[] = []
    for await (const { data } of readEvents(silent, 20)) events.push(data)
    expect(events).toEqual(['a'])
  })
})

// Helpers

const reply = (text: string) => ({ ai_message: text, awaiting_confirmation: false })
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`
const done = (text: string) => `event: done\ndata: ${JSON.stringify(reply(text))}\n\n`

const open = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).flushHeaders()

function write(response: ServerResponse, ...events: readonly string[]): void {
  open(response)
  for (const event of events) response.write(event)
  response.end()
}

type Sent = { readonly url: string; readonly accept: string | undefined; readonly body: string }

/** A real server, to which the page's own addresses lead. Answers the list of what was sent. */
async function serve(answer: (response: ServerResponse) => void): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    sent.push({ url: request.url ?? '', accept: request.headers.accept, body })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  // a server that listens on a port answers an object
  const { port } = server.address() as AddressInfo
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
  return sent
}

type Overrides = { readonly signal?: AbortSignal; readonly onText?: () => void }

async function listen({ signal = new AbortController().signal, onText }: Overrides = {}) {
  const pieces: string[] = []
  let opened = 0
  const reply = await callStreaming(
    continueConversation,
    { id, message: 'Hi' },
    {
      signal,
      onOpen: () => {
        opened += 1
      },
      onText: (piece) => {
        pieces.push(piece)
        onText?.()
      },
    },
  )
  return { pieces, opened, reply }
}

async function failure(promise: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown) => thrown,
  )
  if (!(error instanceof ApiProblem)) throw new Error('expected an ApiProblem', { cause: error })
  return error
}
