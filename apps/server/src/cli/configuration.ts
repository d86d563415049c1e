import { type Config, EXIT_CONFIG, readConfig, readEnvironment } from '../config.ts'
import type { OutputOptions } from './output.ts'

/** The app's configuration; prints all its faults (as JSON with --json) and exits if it has any. */
export function configuration({ json }: OutputOptions = {}): Config {
  const config = readConfig(readEnvironment())
  if (config.ok) return config.value
  if (json) process.stdout.write(`${JSON.stringify({ faults: config.error }, null, 2)}\n`)
  else process.stderr.write(`The configuration isn’t valid:\n${config.error.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(EXIT_CONFIG)
}
