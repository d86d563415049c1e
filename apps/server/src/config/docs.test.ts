import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configTable, envExample } from './docs.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** To bring them up to date: `npm run docs`. */
describe('the documents about configuration', () => {
  it('should show every variable as the schema has it', () => {
    expect(readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8')).toBe(configTable())
  })

  it('should offer every variable in .env.example', () => {
    expect(readFileSync(join(ROOT, '.env.example'), 'utf8')).toBe(envExample())
  })
})
