import { flushCompileCache } from 'node:module'
import { configuration } from './cli/configuration.ts'
import { startServer } from './start-server.ts'

/** Below the 10 s after which supervisors kill. */
const STOP_TIMEOUT_MS = 9_500

const stopping = new AbortController()
const starting = startServer(configuration(), stopping.signal)

/** Also during the start. Ignores a second signal: npm forwards the terminal's. */
const stop = async (): Promise<void> => {
  if (stopping.signal.aborted) return
  stopping.abort()
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  const started = await starting
  if (started.ok) await started.value.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const server = await starting
if (server.ok) {
  const { address, where } = server.value
  process.stdout.write(address === null ? `Ready for jobs. ${where}.\n` : `Ready at ${address}\n${where}.\n`)
  // now, because a killed process cannot; a no-op without a cache
  flushCompileCache()
} else if (!stopping.signal.aborted) {
  process.stderr.write(`${server.error}\n`)
  process.exit(1)
}
