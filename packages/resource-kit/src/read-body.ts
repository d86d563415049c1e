/** Far more than ten results take, after inflating. */
const MAX_BYTES = 2 * 1024 * 1024

/** The whole text, or null when it is longer than that: the rest is neither read nor inflated. */
export async function readBody(response: Response, maxBytes = MAX_BYTES): Promise<string | null> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body) {
    bytes += chunk.length
    // leaving the loop cancels the stream
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
