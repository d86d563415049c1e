import { boundedFetch } from '@app/language-model-kit'
import { Refusal } from './failure.ts'

const MAX_REFUSAL = 2_000

/**
 * A `fetch` that hands the SDK nothing but whole lines of JSON, as much as an answer may take. By itself the SDK would
 * print what it cannot read to the console, the learner's words among it, and keep an endless line in memory.
 */
export const fetchLines =
  (signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    const response = await boundedFetch(input, { ...init, signal })
    if (!response.ok) throw new Refusal(response.status, await words(response), response.headers)
    return new Response(response.body && ReadableStream.from(wholeLines(response.body)), response)
  }

async function* wholeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
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
    if (text.length > MAX_REFUSAL) return text.slice(0, MAX_REFUSAL)
  }
  try {
    const { error } = JSON.parse(text)
    return typeof error === 'string' ? error : text
  } catch {
    return text
  }
}
