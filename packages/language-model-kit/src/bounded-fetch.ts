/** Far more than the longest answer takes, in a line or event of a token each. */
const MAX_BYTES = 8 * 1024 * 1024
/** Both SDKs keep a line until it is whole. */
const MAX_LINE_BYTES = 256 * 1024
const LINE_FEED = 10

/**
 * A `fetch` whose body breaks off with an error before a server that never stops talking fills the memory. No redirect is
 * followed: the operator named this server and no other, and the key is for it.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  return response.body ? new Response(ReadableStream.from(bounded(response.body)), response) : response
}

async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let line = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    const lineEnd = chunk.lastIndexOf(LINE_FEED)
    line = lineEnd < 0 ? line + chunk.length : chunk.length - lineEnd - 1
    if (bytes > MAX_BYTES || line > MAX_LINE_BYTES) throw new Error('the response is too long')
    yield chunk
  }
}
