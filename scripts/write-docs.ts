import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configTable, envExample } from '../apps/server/src/config/docs.ts'
import { declareTexts } from '../apps/web/build/catalogues.ts'

const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')
const table = /\| Variable \| Default \| Meaning \|\n(?:\|.*\n)+/

writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(table, () => `${configTable()}\n`),
)
writeFileSync(join(root, '.env.example'), envExample())
writeFileSync(join(root, 'apps/web/src/texts/messages.d.ts'), declareTexts())
