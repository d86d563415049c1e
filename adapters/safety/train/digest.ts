import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..', 'src')

/** Of all that the weights depend on: the wordings, the word lists, the features, and how they are learned. */
export function digestOfTraining(): string {
  const digest = createHash('sha256')
  for (const [folder, only] of [
    [join(import.meta.dirname, 'wordings'), /\.tsv$/],
    [join(import.meta.dirname, 'words'), /\.json$/],
    [SOURCES, /^(?:plain-text|groups|match-rule|term-index|text-features|linear-model)\.ts$|^traditional-signs\.json$/],
    [import.meta.dirname, /^(?:compile-terms|fit|main)\.ts$/],
  ] as const) {
    for (const name of readdirSync(folder).sort()) {
      if (only.test(name)) digest.update(readFileSync(join(folder, name)))
    }
  }
  return digest.digest('hex').slice(0, 16)
}
