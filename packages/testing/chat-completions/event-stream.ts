import type { ServerResponse } from 'node:http'
import { FLOOD_BYTES, type ModelFault } from '@app/domain/testing'
import { backpressureOf, type Pace } from '../exchange.ts'

export type Completion = {
  readonly model: string
  readonly text: string
  readonly finish: 'stop' | 'length'
  readonly usage: {
    readonly prompt_tokens: number
    readonly completion_tokens: number
    readonly total_tokens: number
    readonly completion_tokens_details: { readonly reasoning_tokens: number }
  } | null
}

const ABOUT = { id: 'chatcmpl-1', created: 1_700_000_000 }

export const wholeAnswer = ({ model, text, finish, usage }: Completion) => ({
  ...ABOUT,
  object: 'chat.completion',
  model,
  choices: [{ index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: finish }],
  usage,
})

/** Speaks the answer as server-sent events, a few characters each, as far as the fault lets it. */
export async function stream(
  response: ServerResponse,
  completion: Completion,
  fault: ModelFault | undefined,
  pace: Pace,
): Promise<void> {
  const { closed, pause, write } = backpressureOf(response)
  const event = (data: object): string =>
    `data: ${JSON.stringify({ ...ABOUT, object: 'chat.completion.chunk', model: completion.model, ...data })}\n\n`
  const delta = (delta: object, finish: string | null = null): string =>
    event({ choices: [{ index: 0, delta, finish_reason: finish }] })
  const other = (delta: object): string => event({ choices: [{ index: 1, delta, finish_reason: null }] })

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  if (fault?.kind === 'garbage') return void response.end('data: {"choices": [oops\n\n')
  if (fault?.kind === 'flood') {
    const part = fault.of === 'line' ? 'x'.repeat(65_536) : delta({ content: ' flood'.repeat(100) }).repeat(50)
    for (let sent = 0; sent < FLOOD_BYTES; sent += part.length) if (!(await write(part))) return
    return void response.end()
  }

  await write(delta({ role: 'assistant', content: '' }))
  if (fault?.kind === 'reasoning')
    for (const word of ['They ', 'want ', 'JSON.']) await write(delta({ reasoning_content: word }))
  if (fault?.kind === 'refusal') {
    await write(delta({ refusal: 'I am sorry, I cannot help with that.' }))
    await write(delta({}, 'stop'))
    return void response.end('data: [DONE]\n\n')
  }
  if (fault?.kind === 'tools') {
    await write(delta({ tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name: 'search' } }] }))
    await write(delta({}, 'tool_calls'))
    return void response.end('data: [DONE]\n\n')
  }
  const share =
    fault?.kind === 'cut' || fault?.kind === 'stall'
      ? (fault.at ?? 0.5)
      : fault?.kind === 'error-inside' || fault?.kind === 'filtered'
        ? 0.5
        : 1
  const text = completion.text.slice(0, Math.floor(completion.text.length * share))
  const { pieces, pieceDelayMs = 0 } = pace
  const length = pieces ? Math.ceil(text.length / pieces) : 4
  for (let from = 0; from < text.length; from += length) {
    await pace.held
    const piece = text.slice(from, from + length)
    if (fault?.kind === 'parts') {
      const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }
      await write(delta({ content: [thought, { type: 'text', text: piece }] }))
      continue
    }
    if (fault?.kind === 'choices') await write(other({ content: 'And now for something else. ' }))
    if (fault?.kind === 'trickle') {
      const bytes = Buffer.from(delta({ content: piece }))
      for (let at = 0; at < bytes.length; at += fault.bytes) {
        if (!(await write(bytes.subarray(at, at + fault.bytes))) || !(await pause(fault.everyMs))) return
      }
    } else if (!(await write(delta({ content: piece })))) return
    if (pieceDelayMs > 0) await pause(pieceDelayMs)
  }
  if (fault?.kind === 'stall') return void (await closed)
  if (fault?.kind === 'error-inside') {
    return void response.end(
      'data: {"error":{"message":"The server had an error","type":"server_error","code":null}}\n\n',
    )
  }
  if (fault?.kind === 'cut') return void (fault.torn ? response.destroy() : response.end())
  await write(delta({}, fault?.kind === 'filtered' ? 'content_filter' : completion.finish))
  if (completion.usage) await write(event({ choices: [], usage: completion.usage }))
  response.end('data: [DONE]\n\n')
}
