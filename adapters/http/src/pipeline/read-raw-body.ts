import { err, ok, type Result } from '@app/domain'
import type { HttpContext } from './context.ts'
import { isCompressed, tooLarge, UNSUPPORTED } from './read-json-body.ts'
import type { Refusal } from './refusal.ts'

/** A body before it is parsed, for a signature over all of it. */
export type RawBody = {
  /**
   * The bytes as text, to the letter. Bytes that are no UTF-8 become U+FFFD, so a signature over them no longer fits; where it
   * does, the text is what was signed.
   */
  readonly body: string
  /** By names in lower case; one that came several times is joined by commas. */
  readonly headers: Readonly<Record<string, string>>
}

const MAX_BYTES = 1024 * 1024

/** The client has disconnected or timed out: nothing of this refusal arrives. */
const DISCONNECTED: Refusal = { code: 'invalid-input', status: 400 }

/** The body as it came, whatever its type. */
export async function readRawBody(ctx: HttpContext): Promise<Result<RawBody, Refusal>> {
  const { headers } = ctx.req
  if (isCompressed(ctx)) return err(UNSUPPORTED)
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) return err(tooLarge(ctx))

  const chunks: Buffer[] = []
  let size = 0
  try {
    // a loop over the request itself would destroy it when left early, and the refusal has still to go out on its connection
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      // a request without an encoding yields bytes
      const bytes = chunk as Buffer
      size += bytes.length
      if (size > MAX_BYTES) return err(tooLarge(ctx))
      chunks.push(bytes)
    }
  } catch {
    return err(DISCONNECTED)
  }
  return ok({
    // Buffer's own decoding: unlike TextDecoder it keeps a byte order mark, which was signed like the rest
    body: Buffer.concat(chunks).toString('utf8'),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  })
}
