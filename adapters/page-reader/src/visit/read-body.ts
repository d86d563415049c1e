import { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

export type Body = {
  readonly bytes: Buffer
  /** Whether there was more. */
  readonly isCut: boolean
}

/** At most `max` bytes of what a stream holds; it is not read on after them. */
export async function readAtMost(stream: AsyncIterable<Buffer>, max: number): Promise<Body> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > max) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, max), isCut: length > max }
}

/** At most `max` bytes after inflating; null when the encoding is not known or broken. What was cut before counts as far as it goes. */
export async function inflate(body: Body, encoding: string, max: number): Promise<Body | null> {
  if (encoding === '' || encoding === 'identity') return body
  if (body.bytes.length === 0) return body
  const inflater = inflaterFor(encoding, body.bytes)
  if (!inflater) return null
  const chunks: Buffer[] = []
  const output = Readable.from([body.bytes]).pipe(inflater)
  try {
    const { bytes, isCut } = await readAtMost(kept(output, chunks), max)
    return { bytes, isCut: isCut || body.isCut }
  } catch {
    return body.isCut && chunks.length > 0 ? { bytes: Buffer.concat(chunks).subarray(0, max), isCut: true } : null
  }
}

async function* kept(stream: AsyncIterable<Buffer>, chunks: Buffer[]): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    chunks.push(chunk)
    yield chunk
  }
}

function inflaterFor(encoding: string, bytes: Buffer) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding !== 'deflate') return null
  // some servers leave out the two bytes of zlib's header, of which the first names the method 8
  return ((bytes[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}
