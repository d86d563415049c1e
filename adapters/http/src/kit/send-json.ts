import type { HttpContext } from './context.ts'

/**
 * Writes a success straight to the response: Koa's own way asks the headers three times about a text that we know all
 * about, which took a fifth of the time of a whole request (5 of 24 µs on top of bare Node).
 */
export function sendJson(ctx: HttpContext, status: number, body: unknown): void {
  ctx.respond = false
  if (status === 204) {
    ctx.res.writeHead(204).end()
    return
  }
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) }
  // for a HEAD request Node leaves the body out by itself
  ctx.res.writeHead(status, headers).end(text)
}
