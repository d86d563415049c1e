// what the app fetches when it is wanted is there at once in a test
import '../coming-trail.tsx'
import '../follow.ts'
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
    send: async (...events: readonly string[]): Promise<void> => {
      // what reads it may still be on its way
      for (let tries = 0; controller === null && tries < 20; tries += 1) {
        await vi.dynamicImportSettled()
        await act(() => vi.advanceTimersByTimeAsync(1))
      }
      await act(async () => {
        controller?.enqueue(encoder.encode(events.join('')))
        // read piece by piece, and shown in a task of its own
        await vi.advanceTimersByTimeAsync(1)
      })
      // and so may what shows it
      await vi.dynamicImportSettled()
      await act(() => vi.advanceTimersByTimeAsync(0))
    },
    isLeft: (): boolean => isLeft,
  }
}
