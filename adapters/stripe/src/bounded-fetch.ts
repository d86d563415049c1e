/** Far more than a page of a hundred events. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Hands the SDK what it can read. A body without end breaks off, and one that is JSON but no object goes on as none: the SDK
 * would throw at it uncaught, and so end the process. Redirects are refused: they would send our key elsewhere.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const text = await bounded(response)
  const { status, headers } = response
  return new Response(isReadable(text) ? text : null, { status, headers })
}

async function bounded({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('the response is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const isReadable = (text: string): boolean => /^\s*[{[]/.test(text)
