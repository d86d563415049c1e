import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type Result } from '@app/domain'
import { DatabaseUnavailable } from '@app/postgres'

/** What it answers is a sentence for the operator where it is text: the server can't start. It may run again after a `DatabaseUnavailable`. */
export type StartStep = () => Promise<unknown>

type Waiting = {
  readonly databaseUrl: string
  /** How long a database may take to answer for the first time. One that has answered is waited for without end. */
  readonly maxWaitMs: number
  readonly log: { readonly warn: (line: string) => void }
  readonly signal: AbortSignal
  /** Before the second attempt; each further pause is twice as long, up to MAX_PAUSE_MS. */
  readonly pauseMs?: number
}

const MAX_PAUSE_MS = 5_000

/** Runs everything that a start does with the database, in order, each step until the database is available for it. */
export async function runStartSteps(steps: readonly StartStep[], waiting: Waiting): Promise<Result<void, string>> {
  const { databaseUrl, maxWaitMs, log, signal } = waiting
  const place = placeOf(databaseUrl)
  const deadline = Date.now() + maxWaitMs
  let pauseMs = waiting.pauseMs ?? 250
  let answered = false
  for (const step of steps) {
    for (let done = false; !done; ) {
      if (signal.aborted) return err('The start was stopped.')
      try {
        const sentence = await step()
        if (typeof sentence === 'string') return err(sentence)
        answered = done = true
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        if (!answered && Date.now() >= deadline) return err(neverAnswered(place, maxWaitMs))
        log.warn(`The database at ${place} isn’t available yet: ${causeOf(error)}. Trying again.`)
        await pause(pauseMs, undefined, { signal }).catch(() => {})
        pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
      }
    }
  }
  return ok(undefined)
}

const neverAnswered = (place: string, maxWaitMs: number): string =>
  `The database at ${place} didn’t respond within ${maxWaitMs} ms. Check DATABASE_URL and that PostgreSQL is running, or raise DATABASE_WAIT_MS.`

/** Host and port, without credentials. An address can name a socket's folder as `?host=`. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  return `${hostname || (searchParams.get('host') ?? 'localhost')}:${port || '5432'}`
}

/** What drivers say of a lock, a timeout or a connection: it has no credentials in it. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return 'no answer'
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
