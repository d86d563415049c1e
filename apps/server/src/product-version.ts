import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that is running, as the root package names it. */
export const productVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).version
