import type { ServerResponse } from 'node:http'
import { FLOOD_BYTES, type ModelFault } from '@app/domain/testing'
import { backpressureOf, type Pace } from '../exchange.ts'

export type Answer = {
  readonly model: string
  readonly text: string
  readonly thoughts: string
  readonly reason: 'stop' | 'length'
  readonly counts: { readonly prompt_eval_count: number; readonly eval_count: number }
}

const DURATIONS = { total_duration: 4e9, load_duration: 1e9, prompt_eval_duration: 1e9, eval_duration: 2e9 }

const chunk = (model: string, message: object, more: object = { done: false }) => ({
  model,
  created_at: '2026-11-21T10:00:00.000000000Z',
  message: { role: 'assistant', content: '', ...message },
  ...more,
})

const ending = ({ reason, counts }: Answer) => ({ done: true, done_reason: reason, ...DURATIONS, ...counts })

export const wholeAnswer = (answer: Answer) =>
  chunk(answer.model, { content: answer.text, ...(answer.thoughts && { thinking: answer.thoughts }) }, ending(answer))

/** Speaks the answer as lines of JSON, a few characters each, as far as the fault lets it. */
export async function stream(
  response: ServerResponse,
  answer: Answer,
  fault: ModelFault | undefined,
  { pieces, pieceDelayMs = 0 }: Pace,
): Promise<void> {
  const { closed, pause, write } = backpressureOf(response)
  const line = (message: object): string => `${JSON.stringify(chunk(answer.model, message))}\n`

  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  if (fault?.kind === 'garbage') return void response.end('{"message": oops\n')
  if (fault?.kind === 'flood') {
    const part = fault.of === 'line' ? 'x'.repeat(65_536) : line({ content: ' flood'.repeat(100) }).repeat(50)
    for (let sent = 0; sent < FLOOD_BYTES; sent += part.length) if (!(await write(part))) return
    return void response.end()
  }

  if (fault?.kind === 'tools') {
    await write(line({ tool_calls: [{ function: { name: 'search', arguments: {} } }] }))
    return void response.end(`${JSON.stringify(chunk(answer.model, {}, ending(answer)))}\n`)
  }
  for (const word of answer.thoughts.split(/(?<= )/)) if (word) await write(line({ thinking: word }))
  const share =
    fault?.kind === 'cut' || fault?.kind === 'stall' ? (fault.at ?? 0.5) : fault?.kind === 'error-inside' ? 0.5 : 1
  const text = answer.text.slice(0, Math.floor(answer.text.length * share))
  const length = pieces ? Math.ceil(text.length / pieces) : 4
  for (let from = 0; from < text.length; from += length) {
    const piece = text.slice(from, from + length)
    if (fault?.kind === 'trickle') {
      const bytes = Buffer.from(line({ content: piece }))
      for (let at = 0; at < bytes.length; at += fault.bytes) {
        if (!(await write(bytes.subarray(at, at + fault.bytes))) || !(await pause(fault.everyMs))) return
      }
    } else if (!(await write(line({ content: piece })))) return
    if (pieceDelayMs > 0) await pause(pieceDelayMs)
  }
  if (fault?.kind === 'stall') return void (await closed)
  if (fault?.kind === 'error-inside') {
    return void response.end('{"error":"an error was encountered while running the model"}\n')
  }
  if (fault?.kind === 'cut') return void (fault.torn ? response.destroy() : response.end())
  response.end(`${JSON.stringify(chunk(answer.model, {}, ending(answer)))}\n`)
}
