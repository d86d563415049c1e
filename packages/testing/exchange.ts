import type { IncomingMessage, ServerResponse } from 'node:http'

/** How an exchange went, once it is over. `leftEarly`: the client closed the connection before the end. */
export type Outcome = { readonly bytesSent: number; readonly leftEarly: boolean }

export type Pace = {
  /** How many pieces an answer comes in. Unset or 0: one for each few characters. */
  readonly pieces?: number
  readonly pieceDelayMs?: number
  /** The next piece waits for it; asked before each. */
  readonly held?: Promise<unknown>
}

export type Says = (model: string, good: () => string) => string

/** What a server is to say, instead of what a `good` model would. */
export const saidBy = (model: string, says: string | Says | undefined, good: () => string): string =>
  typeof says === 'function' ? says(model, good) : (says ?? good())

export async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

export function outcomeOf(response: ServerResponse): Promise<Outcome> {
  const { socket } = response
  const before = socket?.bytesWritten ?? 0
  return new Promise((resolve) =>
    response.once('close', () =>
      resolve({ bytesSent: (socket?.bytesWritten ?? 0) - before, leftEarly: !response.writableFinished }),
    ),
  )
}

/** `pause` and `write` give false where the client has closed the connection meanwhile; `write` waits until it reads on. */
export function backpressureOf(response: ServerResponse) {
  const closed = new Promise<false>((resolve) => response.once('close', () => resolve(false)))
  const pause = (milliseconds: number): Promise<boolean> =>
    Promise.race([closed, new Promise<true>((go) => setTimeout(() => go(true), milliseconds))])
  const write = async (text: string | Uint8Array): Promise<boolean> => {
    if (response.destroyed) return false
    return (
      response.write(text) || Promise.race([closed, new Promise<true>((go) => response.once('drain', () => go(true)))])
    )
  }
  return { closed, pause, write }
}
