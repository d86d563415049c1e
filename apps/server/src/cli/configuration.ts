import { type Config, EXIT_CONFIG, readConfig, readEnvironment } from '../config.ts'

/** The configuration of the app. Faults are told, all at once, and nothing else is done. */
export function configuration(): Config {
  const config = readConfig(readEnvironment())
  if (config.ok) return config.value
  process.stderr.write(`The configuration has faults:\n${config.error.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(EXIT_CONFIG)
}
