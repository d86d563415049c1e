import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HERE = import.meta.dirname
const SAFETY = join(HERE, '../../domain/src/safety')
const CASES = join(HERE, '../cases/safety')

/** Of all that the weights depend on: the wordings, the word lists, the features, and how they are learned. */
export function digestOfTraining(): string {
  const digest = createHash('sha256')
  for (const [folder, only] of [
    [CASES, /\.tsv$/],
    [join(SAFETY, 'words'), /\.json$/],
    [SAFETY, /^(plain-text|safety-languages|match-rule|term-index|text-features|linear-model)\.ts$/],
    [HERE, /^(fit|main)\.ts$/],
  ] as const) {
    for (const name of readdirSync(folder).sort()) {
      if (only.test(name)) digest.update(readFileSync(join(folder, name)))
    }
  }
  return digest.digest('hex').slice(0, 16)
}
