import { Ollama } from 'ollama'
import { Refusal } from './failure.ts'
import { fetchLines } from './fetch-lines.ts'

/** What a server says about its model. */
export type Capabilities = {
  /** Null where it does not say. */
  readonly thinks: 'never' | 'by default' | 'by level' | null
  /** False for one that only makes embeddings. */
  readonly completes: boolean
  /** Tokens that the model itself can take in. */
  readonly window: number | null
}

const UNKNOWN: Capabilities = { thinks: null, completes: true, window: null }

/** Families that know levels of thinking, and cannot do without. */
const BY_LEVEL: readonly unknown[] = ['gptoss', 'gpt-oss']

/** Asks once for each process; a server that does not know the question is not asked again, one out of reach is. */
export function makeCapabilities(host: string, model: string): (signal: AbortSignal) => Promise<Capabilities> {
  let asked: Promise<Capabilities> | null = null
  return (signal) => {
    asked ??= new Ollama({ host, fetch: fetchLines(signal) }).show({ model }).then(read, (thrown: unknown) => {
      if (!(thrown instanceof Refusal) || thrown.status >= 500) asked = null
      return UNKNOWN
    })
    return asked
  }
}

/** Servers differ from the SDK's types, so nothing is taken for granted. */
function read(shown: unknown): Capabilities {
  const { capabilities, model_info: info, details } = record(shown)
  const window = Object.entries(record(info)).find(([name]) => name.endsWith('.context_length'))?.[1]
  const can = Array.isArray(capabilities) && capabilities.length > 0 ? capabilities : null
  return {
    thinks: !can ? null : !can.includes('thinking') ? 'never' : byLevel(details) ? 'by level' : 'by default',
    completes: !can || can.includes('completion'),
    window: typeof window === 'number' && window > 0 ? window : null,
  }
}

const byLevel = (details: unknown): boolean => BY_LEVEL.includes(record(details).family)

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
