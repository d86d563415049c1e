import { EXIT_CONFIG, readConfig, readEnvironment } from './config.ts'
import { startServer } from './start-server.ts'

/** Stopping takes no longer than this, whatever hangs: a supervisor would end the process less kindly. */
const LONGEST_STOP = 9_500

const config = readConfig(readEnvironment())
if (!config.ok) {
  process.stderr.write(`The configuration has faults:\n${config.error.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(EXIT_CONFIG)
}

const server = await startServer(config.value)
if (!server.ok) {
  process.stderr.write(`${server.error}\n`)
  process.exit(1)
}

const { address, where, stop } = server.value
process.stdout.write(address === null ? `Ready for jobs. ${where}.\n` : `Ready at ${address}\n${where}.\n`)

let stopping = false
const stopOnce = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), LONGEST_STOP).unref()
  await stop()
  process.exit(0)
}
process.on('SIGTERM', stopOnce)
process.on('SIGINT', stopOnce)
