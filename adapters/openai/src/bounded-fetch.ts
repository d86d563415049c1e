/** Far more than the longest answer takes, wrapped in events of a token each. */
const MOST_BYTES = 8 * 1024 * 1024
/** The SDK keeps a line until it is whole. */
const LONGEST_LINE = 256 * 1024
const LINE_FEED = 10

/**
 * A server that never stops talking must not fill the memory: its body breaks off with an error. One that sends us elsewhere
 * is not followed: the operator named this server and no other, and the key is for it.
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
    if (bytes > MOST_BYTES || line > LONGEST_LINE) throw new Error('the response is too long')
    yield chunk
  }
}
