import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configTable, envExample } from '../apps/server/src/config/docs.ts'
import { declareTexts } from '../apps/web/build/catalogues.ts'

const root = join(import.meta.dirname, '..')

writeFileSync(join(root, 'docs/configuration.md'), configTable())
writeFileSync(join(root, '.env.example'), envExample())
writeFileSync(join(root, 'apps/web/src/texts/messages.d.ts'), declareTexts())
