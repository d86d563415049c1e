import { Refusal } from './failure.ts'

/** Far more than the longest answer takes, a line for each token. */
const MOST_BYTES = 8 * 1024 * 1024
const LONGEST_LINE = 256 * 1024
const LONGEST_REFUSAL = 2_000

/**
 * A `fetch` that hands the SDK nothing but whole lines of JSON, as much as an answer may take. By itself the SDK would
 * print what it cannot read to the console, the learner's words among it, and keep an endless line in memory.
 */
export const fetchLines =
  (signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, signal, redirect: 'error' })
    if (!response.ok) throw new Refusal(response.status, await words(response), response.headers)
    return new Response(response.body && ReadableStream.from(wholeLines(response.body)), response)
  }

async function* wholeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of chunks) {
    bytes += chunk.length
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (bytes > MOST_BYTES || rest.length > LONGEST_LINE) throw new Error('the response is too long')
    const whole = lines.filter((line) => line.trim() !== '')
    whole.forEach(check)
    if (whole.length > 0) yield encoder.encode(`${whole.join('\n')}\n`)
  }
  if (rest.trim() === '') return
  check(rest)
  yield encoder.encode(`${rest}\n`)
}

function check(line: string): void {
  try {
    JSON.parse(line)
  } catch {
    // not the parser's own words: they quote the line
    throw new Error('the response is not JSON')
  }
}

/** What the server says about its refusal: its `error`, or the beginning of whatever it is. */
async function words(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_REFUSAL) return text.slice(0, LONGEST_REFUSAL)
  }
  try {
    const { error } = JSON.parse(text)
    return typeof error === 'string' ? error : text
  } catch {
    return text
  }
}
