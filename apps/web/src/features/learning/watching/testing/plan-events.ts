import type { GenerationStatus, OutlineEvent } from '@app/contract'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

export const outline = (data: OutlineEvent, id: string): string =>
  `event: outline\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

export const planStatus = (generation_status: GenerationStatus): string =>
  `event: status\ndata: ${JSON.stringify({ generation_status })}\n\n`

export const eventStream = (body: BodyInit): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })

export type OpenStream = ReturnType<typeof openStream>

/** A stream of the server's that says something when the test does. Wants fake timers. */
export function openStream() {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let isLeft = false
  return {
    respond: (signal?: AbortSignal | null): Response => {
      const body = new ReadableStream<Uint8Array>({
        start: (opened) => {
          controller = opened
        },
        cancel: () => {
          isLeft = true
        },
      })
      signal?.addEventListener('abort', () => {
        isLeft = true
        controller?.error(signal.reason)
      })
      return eventStream(body)
    },
    send: (...events: readonly string[]): Promise<void> =>
      act(async () => {
        controller?.enqueue(encoder.encode(events.join('')))
        // read piece by piece, and shown in a task of its own
        await vi.advanceTimersByTimeAsync(1)
      }),
    isLeft: (): boolean => isLeft,
  }
}
