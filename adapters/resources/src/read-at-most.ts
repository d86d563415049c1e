export type Body = {
  readonly bytes: Buffer
  /** Whether there was more. */
  readonly isCut: boolean
}

/** At most `max` bytes of what a stream holds; it is not read on after them. */
export async function readAtMost(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, max: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > max) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, max), isCut: length > max }
}
