import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productVersion } from './product-version.ts'

it('should be the version of the package, and the commit that is checked out', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(productVersion()).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}(?:\\+[\\da-f]{7,})?$`))
})
