import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SPECS } from './changes.mjs'

const WEB = join(import.meta.dirname, '../apps/web')

describe('the map from parts of the web app to browser tests', () => {
  it.each(Object.entries(SPECS))('should name what exists: %s', (part, specs) => {
    expect(existsSync(join(WEB, 'src', part))).toBe(true)
    expect(specs.filter((name) => !existsSync(join(WEB, 'e2e', `${name}.e2e.ts`)))).toEqual([])
  })
})
