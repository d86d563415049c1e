import { flushCompileCache } from 'node:module'
import { EXIT_CONFIG, readConfig, readEnvironment } from './config.ts'
import { startServer } from './start-server.ts'

/** Stopping takes no longer than this, whatever hangs: a supervisor would end the process less kindly. */
const STOP_TIMEOUT_MS = 9_500

const config = readConfig(readEnvironment())
if (!config.ok) {
  process.stderr.write(`The configuration has faults:\n${config.error.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(EXIT_CONFIG)
}

const starting = startServer(config.value)

let stopping = false
/** Also while it is still starting; a second signal changes nothing, as npm passes on what a terminal sends as well. */
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  const started = await starting
  if (started.ok) await started.value.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const server = await starting
if (!server.ok) {
  process.stderr.write(`${server.error}\n`)
  process.exit(1)
}
const { address, where } = server.value
process.stdout.write(address === null ? `Ready for jobs. ${where}.\n` : `Ready at ${address}\n${where}.\n`)
// now, as a process that is killed has no other chance to; without a cache it does nothing
flushCompileCache()
