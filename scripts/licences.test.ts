import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** They let anybody use what they cover, for any purpose. */
const OPEN = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'Python-2.0'],
  ...['MPL-2.0', 'OFL-1.1', 'MIT OR Apache-2.0', 'Apache-2.0 AND MIT', '(MIT OR CC0-1.0)'],
]

describe('package-lock.json', () => {
  it('should name no package whose licence forbids a use', () => {
    const closed = packages().filter(({ link, license }) => !link && !OPEN.includes(license ?? 'none'))
    expect(closed.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
  })

  it('should name no address of a registry, as each machine has its own', () => {
    expect(packages().filter(({ resolved }) => resolved?.includes('://'))).toEqual([])
  })
})

// Helpers

type Package = { readonly license?: string; readonly link?: true; readonly resolved?: string }

function packages() {
  const lock: { packages: Record<string, Package> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages).flatMap(([path, one]) =>
    path.startsWith('node_modules/') ? [{ path, ...one }] : [],
  )
}
